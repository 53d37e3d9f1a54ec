import type { Page } from '@playwright/test'
import { pages } from '@tucano/contract/pages'
import { expectClean, runAxe } from './support/axe.ts'
import { expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const modals = ['loginPopupModal', 'registerModal', 'changePassModal', 'forgetPassModal', 'noticeModal', 'gamePopupModal', 'chatRoomModal']

/** Drawn on a phone first, then on ever wider screens; none of them has to be scrolled sideways. */
async function expectNotTooWide(page: Page): Promise<void> {
  for (const width of [360, 390, 768, 1024, 1920, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    // What is drawn anew for another width is there after a frame.
    const needed = () =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        return document.documentElement.scrollWidth
      })
    await expect.poll(needed, `${page.url()} at ${width}`).toBeLessThanOrEqual(width)
  }
}

for (const { paths, share } of [
  { paths: ['/', '/noticePage', '/help'], share: {} },
  { paths: ['/promotions', '/rng', '/lottery'], share: inWhole },
  { paths: ['/helpmc', '/nowhere'], share: inWhole },
])
  test(`axe finds nothing on ${paths.join(', ')} in either theme, and nothing is wider than the screen`, share, async ({ page }) => {
    for (const path of paths) {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNotTooWide(page)
      await page.waitForLoadState('networkidle')
      await expectClean(page, path)
    }
  })

test(
  'axe finds nothing on /dev/gallery and in any modal in either theme, and nothing is wider than the screen',
  inWhole,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/dev/gallery')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNotTooWide(page)
    await page.waitForLoadState('networkidle')
    await expectClean(page, '/dev/gallery')
    for (const name of modals) {
      await page.getByRole('button', { name, exact: true }).click()
      const dialog = page.locator(`[data-modal="${name}"]`).getByRole('dialog')
      await expect(dialog).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectClean(page, name, '[data-modal]')
      await dialog.getByRole('button', { name: 'Fechar' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  },
)

test('the first stop of the keyboard leads past the header to the content; on a phone everything to press is large enough; a page without styles would be found out', async ({
  page,
}) => {
  await test.step('the first stop of the keyboard', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('navigation', { name: 'Atalhos' })).toBeVisible()
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a[href]')]
        .filter((element) => element.checkVisibility() && !element.closest('p, footer'))
        .map((element) => ({ text: element.textContent || element.ariaLabel, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.height < 24 || box.width < 24))
        .map(({ text }) => text),
    )
    expect(small).toEqual([])
  })
  await test.step('a page without styles would be found out', async () => {
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<button></button><p style="color:#eee;background:#fff">x</p>'))
    const { violations } = await runAxe(page, 'html')
    expect(violations.map(({ id }) => id)).toContain('button-name')
  })
})

test('every page of the contract has a title of its own kind', async ({ page }) => {
  await page.goto(pages.notices.path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const titles = new Set<string>()
  for (const { path } of Object.values(pages).filter(({ path: address }) => !address.includes('$'))) {
    const title = await page.evaluate(async (address) => {
      history.pushState(null, '', address)
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      return document.title
    }, path)
    expect(title).toMatch(/ · Tucano$/)
    titles.add(title)
  }
  expect(titles.size).toBeGreaterThan(18)
})
