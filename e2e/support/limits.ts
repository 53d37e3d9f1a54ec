import type { Page } from '@playwright/test'
import type { Player } from './player.ts'
import type { Site } from './site.ts'

export const LIMITS_PAGE = '/responsible'

/** The panel of the session, on every page. */
export const panel = (page: Page) => page.locator('[data-panel]')
/** The question how it is going. */
export const check = (page: Page) => page.getByRole('alertdialog', { name: 'Hora de olhar como está o seu jogo' })
/** What stands on top of every page while play is closed. */
export const band = (page: Page) => page.locator('[data-closed]')
/** One limit on the page of limits. */
export const cell = (page: Page, kind: string, period: string) => page.locator(`[data-kind="${kind}"] [data-period="${period}"]`)

/** Opens a page in the session of a member who plays elsewhere too. */
export async function visit(page: Page, site: Site, { token }: Player, path: string): Promise<void> {
  await page.goto(`${site.url}/robots.txt`)
  await page.evaluate((given) => sessionStorage.setItem('token', given), token)
  await page.goto(`${site.url}${path}`)
}

/** The database's clock, which is the only one that counts, goes ahead. */
export const later = (site: Site, interval: string) =>
  site.sql(
    `create or replace function platform.clock() returns timestamptz language sql volatile as $$ select clock_timestamp() + interval '${interval}' $$`,
  )
