import type { Page } from '@playwright/test'
import { newMember, openAs } from './support/member.ts'
import { expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 820, height: 1180 }

/** The part of the page above the tab bar. */
async function aboveTabs(page: Page): Promise<number> {
  const tabs = page.getByRole('navigation', { name: 'Atalhos' })
  return (await tabs.isVisible()) ? (await tabs.boundingBox())!.y : page.viewportSize()!.height
}

test('phones and tablets show whole games in the first screen, and the jackpot as a strip', async ({ page }) => {
  for (const screen of [PHONE, TABLET]) {
    await page.setViewportSize(screen)
    await page.goto('/')
    const first = page.locator('[data-rail="featured"] [data-node]').first()
    await expect(first).toBeVisible()
    const box = (await first.boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(await aboveTabs(page))
    expect((await page.getByRole('region', { name: 'Jackpot progressivo' }).boundingBox())!.height).toBeLessThanOrEqual(64)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
  }
})

test(
  'the first banner is there before any script, where the page then draws it; no line of a banner is cut, from 360 to 1920 wide',
  inWhole,
  async ({ browser, page, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
    const plain = await context.newPage()
    const placeOf = async (open: Page, picture: string): Promise<number[]> => {
      const { x, y, width, height } = (await open.locator(picture).first().boundingBox())!
      return [x, y, width, height].map(Math.round)
    }
    const cut = () =>
      page.locator('[data-region="banner"]').evaluate((area) => {
        const outer = area.querySelector('[aria-roledescription="carousel"]')!.getBoundingClientRect()
        return [...area.querySelectorAll<HTMLElement>('[aria-roledescription="slide"] p, [aria-roledescription="slide"] button')]
          .filter((line) => line.checkVisibility())
          .filter((line) => {
            const { top, bottom } = line.getBoundingClientRect()
            const clips = getComputedStyle(line).overflow !== 'visible' && line.scrollHeight > line.clientHeight + 1
            return clips || line.scrollWidth > line.clientWidth + 1 || top < outer.top || bottom > outer.bottom
          })
          .map(({ textContent }) => textContent)
      })
    /** Words that lie under the buttons of the carousel. */
    const covered = () =>
      page.locator('[data-region="banner"]').evaluate((area) => {
        const controls = area.querySelector('[data-dots]')?.parentElement?.getBoundingClientRect()
        if (!controls) return []
        return [...area.querySelectorAll<HTMLElement>('[aria-roledescription="slide"] button')]
          .filter((button) => {
            const { right, bottom } = button.getBoundingClientRect()
            return right > controls.left && bottom > controls.top && right < controls.right
          })
          .map(({ textContent }) => textContent)
      })
    for (const path of ['/', '/rng', '/promotions', '/help']) {
      for (const open of [plain, page]) await open.goto(path)
      await expect(page.locator('[data-region="banner"] p').first()).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      for (const width of [360, 375, 390, 414, 480, 560, 640, 767, 768, 820, 900, 1023, 1024, 1199, 1200, 1280, 1440, 1680, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await cut(), `${path} at ${width}`).toEqual([])
        expect(await covered(), `${path} at ${width}`).toEqual([])
        if (![390, 768, 900, 1280, 1440, 1920].includes(width)) continue
        await plain.setViewportSize({ width, height: 900 })
        const first = await placeOf(plain, '.first-banner img')
        const drawn = () => placeOf(page, '[aria-roledescription="carousel"] img')
        await expect.poll(drawn, `${path} at ${width}`).toEqual(first)
      }
    }
    await context.close()
  },
)

test('what stays above while somebody scrolls never lies half under another row', inWhole, async ({ page, site }) => {
  await page.setViewportSize(PHONE)
  await openAs(page, site, await newMember(site), '/rng')
  await expect(page.getByRole('region', { name: 'Jogo responsável' })).toBeVisible()
  await expect(page.locator('[data-items]')).toBeVisible()
  for (const screen of [PHONE, { width: 360, height: 740 }, TABLET, { width: 1440, height: 900 }]) {
    await page.setViewportSize(screen)
    for (const top of [0, 120, 260, 420, 900]) {
      await page.evaluate((y) => scrollTo(0, y), top)
      // A changed width is measured in the next frame.
      await expect
        .poll(() =>
          page.evaluate(() => {
            const head = document.querySelector('[data-region="top"]')!.getBoundingClientRect()
            const bar = document.querySelector('[data-region="filters"]')!.getBoundingClientRect()
            return head.top === 0 && bar.top >= head.bottom - 0.5
          }),
        )
        .toBe(true)
    }
  }
})
