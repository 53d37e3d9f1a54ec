import type { BrowserContext, TestInfo } from '@playwright/test'
import { NOT_OPEN } from '../../tools/test-results.ts'

/** Watches for pages that say their content is not there yet. Tests that were shown one prove no statement, and are marked for those who count. */
export async function noteNotOpen(context: BrowserContext, info: TestInfo): Promise<void> {
  const seen = new Set<string>()
  await context.exposeBinding('sayNotOpen', (_source, what: string) => {
    if (!seen.has(what)) info.annotations.push({ type: NOT_OPEN, description: what })
    seen.add(what)
  })
  await context.addInitScript(() => {
    const said = new Set<string>()
    const look = (): void => {
      const place = document.querySelector<HTMLElement>('[data-not-open]')?.dataset['notOpen']
      if (place === undefined || said.has(place)) return
      said.add(place)
      ;(window as unknown as { sayNotOpen: (what: string) => void }).sayNotOpen(place)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
}
