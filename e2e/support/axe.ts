import AxeBuilder from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'

/** Goes over the page, or a part of it, with axe once everything stands still. */
export async function expectClean(page: Page, what: string, within = 'html'): Promise<void> {
  // What is fading in has not its final colours yet.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  )
  const { violations, passes } = await new AxeBuilder({ page })
    .include(within)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(passes.length, what).toBeGreaterThan(10)
  expect(violations.map(({ id, nodes }) => `${what} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
}
