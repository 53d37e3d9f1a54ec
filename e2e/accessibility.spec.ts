import { pages } from '@tucano/contract/pages'
import { expectClean, runAxe } from './support/axe.ts'
import { expect, test } from './support/site.ts'

const paths = ['/', '/noticePage', '/promotions', '/help', '/helpmc', '/rng', '/lottery', '/nowhere', '/dev/gallery']
const modals = ['loginPopupModal', 'registerModal', 'changePassModal', 'forgetPassModal', 'noticeModal', 'gamePopupModal', 'chatRoomModal']

for (const path of paths)
  test(`axe finds nothing on ${path} in either theme`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectClean(page, path)
  })

test('axe finds nothing in any modal in either theme', async ({ page }) => {
  await page.goto('/dev/gallery')
  for (const name of modals) {
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.locator(`[data-modal="${name}"]`).getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectClean(page, name, '[data-modal]')
    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('a page without styles would be found out', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<button></button><p style="color:#eee;background:#fff">x</p>'))
  const { violations } = await runAxe(page, 'html')
  expect(violations.map(({ id }) => id)).toContain('button-name')
})

for (const path of ['/', '/noticePage', '/help', '/promotions', '/rng', '/dev/gallery'])
  test(`nothing of ${path} is wider than the screen, on any screen`, async ({ page }) => {
    for (const width of [360, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      if (width === 360) await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // What is drawn anew for another width is there after a frame.
      const needed = () =>
        page.evaluate(async () => {
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
          return document.documentElement.scrollWidth
        })
      await expect.poll(needed, `${width}`).toBeLessThanOrEqual(width)
    }
  })

test('the first stop of the keyboard leads past the header to the content', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('on a phone everything to press is large enough', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
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

test('every page of the contract has a title of its own kind', async ({ page }) => {
  const titles = new Set<string>()
  for (const { path } of Object.values(pages).filter(({ path: address }) => !address.includes('$'))) {
    await page.goto(path)
    await expect(page).toHaveTitle(/ · Tucano$/)
    titles.add(await page.title())
  }
  expect(titles.size).toBeGreaterThan(18)
})
