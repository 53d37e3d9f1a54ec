import { type Page, expect } from '@playwright/test'

/** How many of each region of the layout the page has. */
export const regions = async (page: Page) => ({
  header: await page.getByRole('banner').count(),
  navigation: await page.getByRole('navigation', { name: 'Principal' }).count(),
  side: await page.getByRole('complementary').count(),
  footer: await page.getByRole('contentinfo').count(),
})
export const whole = { header: 1, navigation: 1, side: 1, footer: 1 }

/** The page of an address, by its heading, in the whole layout. */
export async function showsPage(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect.poll(() => regions(page)).toEqual(whole)
}
