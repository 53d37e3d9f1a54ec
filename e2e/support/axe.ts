import { type Page, expect } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const RULES: axe.RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }
const COLOURS: axe.RunOnly = { type: 'rule', values: ['color-contrast'] }

interface Found {
  violations: { id: string; nodes: string[] }[]
  /** How many rules were met. */
  passes: number
}

/** Goes over the page, or a part of it, with axe: over everything in the light theme, and over the colours again in the dark one. */
export async function expectClean(page: Page, what: string, within = 'html'): Promise<void> {
  await stand(page)
  const light = await runAxe(page, within)
  expect(light.passes, what).toBeGreaterThan(10)
  await setTheme(page, 'dark')
  await stand(page)
  const dark = await runAxe(page, within, COLOURS)
  expect(dark.passes, what).toBe(1)
  await setTheme(page, 'light')
  const told = (theme: string, { violations }: Found): string[] =>
    violations.map(({ id, nodes }) => `${what}, ${theme}, ${id}: ${nodes.join(', ')}`)
  expect([...told('light', light), ...told('dark', dark)]).toEqual([])
}

/** Axe stays in the page once it is there: its source is half a megabyte. Of what is right it only says which rule was met. */
export async function runAxe(page: Page, within: string, runOnly = RULES): Promise<Found> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue
    await frame.evaluate(axe.source)
    await frame.evaluate(() => window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }))
  }
  return page.evaluate(
    async ([part, rules]) => {
      const { violations, passes } = await window.axe.run(part, { runOnly: rules, resultTypes: ['violations'] })
      const told = violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, any }) => `${target.join(' ')} (${any.map(({ message }) => message).join(' ')})`),
      }))
      return { violations: told, passes: passes.length }
    },
    [within, runOnly] as const,
  )
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
