import AxeBuilder from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Goes over the page, or a part of it, with axe: over everything in the light theme, and over the colours again in the dark one. */
export async function expectClean(page: Page, what: string, within = 'html'): Promise<void> {
  await stand(page)
  const { violations, passes } = await new AxeBuilder({ page }).include(within).withTags(RULES).analyze()
  expect(passes.length, what).toBeGreaterThan(10)
  await setTheme(page, 'dark')
  await stand(page)
  const dark = await new AxeBuilder({ page }).include(within).withRules(['color-contrast']).analyze()
  expect(dark.passes.length, what).toBe(1)
  await setTheme(page, 'light')
  const told = (theme: string, found: typeof violations): string[] =>
    found.map(
      ({ id, nodes }) =>
        `${what}, ${theme}, ${id}: ${nodes.map(({ target, any }) => `${target.join(' ')} (${any.map(({ message }) => message).join(' ')})`).join(', ')}`,
    )
  expect([...told('light', violations), ...told('dark', dark.violations)]).toEqual([])
}

const setTheme = (page: Page, theme: string) => page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme)

/** What is fading in has not its final colours yet. */
const stand = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  )
