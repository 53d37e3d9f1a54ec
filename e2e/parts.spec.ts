import type { Page } from '@playwright/test'
import { readCode } from './support/qr.ts'
import { expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

test('a picture that does not come is tried three times, then another stands in [CON-01]', async ({ page }) => {
  let tries = 0
  await page.route('**/brand/missing-0.svg', (route) => {
    tries++
    return route.fulfill({ status: 404 })
  })
  await page.goto('/dev/gallery')
  const image = page.getByAltText('Capa que não veio')
  await image.scrollIntoViewIfNeeded()
  await expect(image).toHaveAttribute('data-state', 'failed')
  await expect(image).toHaveAttribute('src', '/brand/broken-image.svg')
  expect(tries).toBe(3)
})

test('a picture that comes at the third try is shown', inWhole, async ({ page }) => {
  let tries = 0
  await page.route('**/brand/missing-0.svg', (route) => {
    tries++
    return tries < 3 ? route.fulfill({ status: 500 }) : route.fulfill({ path: 'brand/tucano/assets/logo-mark.svg' })
  })
  await page.goto('/dev/gallery')
  const image = page.getByAltText('Capa que não veio')
  await image.scrollIntoViewIfNeeded()
  await expect(image).toHaveAttribute('data-state', 'shown')
})

test('pictures load when a tenth of them comes within 1.3 screens, not before [CON-02] [CON-05]', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: IntersectionObserverInit[] = []
    Object.assign(window, { observers: seen })
    const Original = IntersectionObserver
    window.IntersectionObserver = class extends Original {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options)
        seen.push(options ?? {})
      }
    }
  })
  await page.goto('/dev/gallery')
  await expect(page.getByRole('heading', { name: 'Galeria' })).toBeVisible()
  const observers = await page.evaluate(() => (window as unknown as { observers: IntersectionObserverInit[] }).observers)
  expect(observers).toContainEqual({ rootMargin: '30% 30%', threshold: 0.1 })
  const last = page.locator('[data-specimen="image-far"] img').last()
  await expect(last).toHaveAttribute('data-state', 'waiting')
  const height = 900
  const bring = (screens: number) =>
    last.evaluate((image, distance) => scrollBy(0, image.getBoundingClientRect().top - innerHeight - distance), height * screens)
  await bring(0.4)
  await observed(page)
  await expect(last).toHaveAttribute('data-state', 'waiting')
  // Within the 0.3 screens by less than a tenth of the picture, and then by more.
  const tenth = (await last.evaluate((image) => image.clientHeight)) / 10 / height
  await bring(0.3 - tenth * 0.8)
  await observed(page)
  await expect(last).toHaveAttribute('data-state', 'waiting')
  await bring(0.3 - tenth * 1.2)
  await expect(last).toHaveAttribute('data-state', 'shown')
})

test('what comes near at once is loaded together, at most once in 200 ms [CON-03]', async ({ page }) => {
  await page.clock.install()
  await page.goto('/dev/gallery')
  const images = page.locator('[data-specimen="image-far"] img')
  await expect(images).toHaveCount(8)
  await page.clock.pauseAt(Date.now() + 60_000)
  const show = (index: number) => images.nth(index).evaluate((image) => image.scrollIntoView({ block: 'center' }))
  await show(3)
  await expect(images.nth(3)).toHaveAttribute('data-state', 'shown')
  await show(7)
  await observed(page)
  await expect(images.nth(7)).toHaveAttribute('data-state', 'waiting')
  await page.clock.runFor(190)
  await expect(images.nth(7)).toHaveAttribute('data-state', 'waiting')
  await page.clock.runFor(20)
  await expect(images.nth(7)).toHaveAttribute('data-state', 'shown')
})

/** Returns when an observer of what is on screen has had its turn. */
const observed = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(document.body)
      }),
  )

test('a list without end asks for more when its end comes near, at most once in 200 ms [CON-06]', async ({ page }) => {
  await page.clock.install()
  await page.goto('/dev/gallery')
  const list = page.getByRole('region', { name: 'Lista sem fim' })
  await expect(list).toHaveAttribute('data-count', '20')
  await page.clock.pauseAt(Date.now() + 60_000)
  const scrollTo = (where: 'start' | 'end') =>
    list.evaluate(
      (element, end) =>
        new Promise<void>((resolve) => {
          element.addEventListener('scroll', () => resolve(), { once: true })
          element.scrollTo(0, end ? element.scrollHeight : 1)
        }),
      where === 'end',
    )
  await scrollTo('end')
  // Heard at once; the gallery takes 150 ms to bring more.
  await page.clock.runFor(150)
  await expect(list).toHaveAttribute('data-count', '40')
  await scrollTo('end')
  await page.clock.runFor(40)
  await expect(list).toHaveAttribute('data-count', '40')
  // 190 ms after the first look. The second comes with the 200th, and brings more 150 ms later.
  await page.clock.runFor(155)
  await expect(list).toHaveAttribute('data-count', '40')
  await page.clock.runFor(10)
  await expect(list).toHaveAttribute('data-count', '60')
})

test('the pagination has First, Prev, Next and Last, in the language of the page [CON-10]', async ({ page }) => {
  await page.goto('/dev/gallery')
  const pages = page.locator('[data-specimen="pagination"]').getByRole('navigation', { name: 'Páginas' })
  await expect(pages.getByRole('button')).toHaveText(['Primeira', 'Anterior', '1', '4', '5', '6', '12', 'Próxima', 'Última'])
  await pages.getByRole('button', { name: 'Última' }).click()
  await expect(pages.getByRole('button')).toHaveText(['Primeira', 'Anterior', '1', '10', '11', '12', 'Próxima', 'Última'])
  await expect(pages.getByRole('button', { name: 'Próxima' })).toBeDisabled()
  await expect(pages.getByRole('button', { name: 'Última' })).toBeDisabled()
  await pages.getByRole('button', { name: 'Anterior' }).click()
  await expect(pages.locator('[aria-current]')).toHaveText('11')
  await pages.getByRole('button', { name: 'Primeira' }).click()
  await expect(pages.locator('[aria-current]')).toHaveText('1')
})

test('a menu is walked through by arrows, Home, End and letters, and left by Escape and Tab', inWhole, async ({ page }) => {
  await page.goto('/dev/gallery')
  const place = page.locator('[data-specimen="menu"]')
  const button = place.getByRole('button', { name: 'Abrir o menu de Ana Beatriz' })
  const item = (name: string) => place.getByRole('menuitem', { name })
  await button.focus()
  await page.keyboard.press('ArrowUp')
  await expect(item('Sair')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item('Minha conta')).toBeFocused()
  await page.keyboard.press('End')
  await expect(item('Sair')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(item('Minha conta')).toBeFocused()
  await page.keyboard.press('p')
  await expect(item('Preferências')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(place.getByRole('menu')).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(item('Minha conta')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(place.getByRole('menu')).toHaveCount(0)
})

test('a menu at the foot of the screen opens upwards, within its edges', inWhole, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/dev/gallery')
  const button = page.locator('[data-specimen="menu"]').getByRole('button', { name: 'Abrir o menu de Ana Beatriz' })
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await button.click()
  const menu = page.getByRole('menu', { name: 'Abrir o menu de Ana Beatriz' })
  await expect(menu).toHaveAttribute('data-above', '')
  await expect(menu).toBeInViewport({ ratio: 1 })
})

test.describe('in English', () => {
  test.use({ wishes: { brand: { languages: ['EN'], defaultLanguage: 'EN' } } })
  test('the labels of the pagination are Prev, Next, First and Last [CON-10]', async ({ page }) => {
    await page.goto('/dev/gallery')
    const buttons = page.locator('[data-specimen="pagination"]').getByRole('button')
    await expect(buttons).toHaveText(['First', 'Prev', '1', '4', '5', '6', '12', 'Next', 'Last'])
  })
})

test('a QR code is 200 with a margin of 20 and correction M, and can be read [CON-11]', async ({ page }) => {
  await page.goto('/dev/gallery')
  const code = page.getByRole('img', { name: 'Endereço do site', exact: true })
  await expect(code).toHaveAttribute('width', '200')
  await expect(code).toHaveAttribute('height', '200')
  await expect(code).toHaveAttribute('data-margin', '20')
  // The dark modules begin 20 pixels inside the picture.
  const box = await code.evaluate((svg) => {
    const outer = svg.getBoundingClientRect()
    const inner = (svg.querySelector('path') as SVGPathElement).getBoundingClientRect()
    return { left: inner.left - outer.left, top: inner.top - outer.top, right: outer.right - inner.right }
  })
  for (const side of Object.values(box)) expect(side).toBeCloseTo(20, 0)
  await code.scrollIntoViewIfNeeded()
  expect(await readCode(code)).toBe('https://tucano.example')
  // Level M is written into the format bits beside the upper left corner.
  const bits = await code.evaluate((svg) => (svg.querySelector('path') as SVGPathElement).getAttribute('d') ?? '')
  expect(correctionLevel(bits)).toBe('M')
})

/** The two highest bits of the format information, unmasked: 01 L, 00 M, 11 Q, 10 H. */
function correctionLevel(path: string): string {
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x},${y}`))
  const high = dark.has('0,8') ? 2 : 0
  const low = dark.has('1,8') ? 1 : 0
  return ['M', 'L', 'H', 'Q'][(high | low) ^ 0b10] ?? '?'
}
