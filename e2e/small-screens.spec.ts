import type { Page } from '@playwright/test'
import { deposit } from './support/cashier.ts'
import { newPlayer } from './support/fund.ts'
import { lookAtTexts } from './support/layout.ts'
import { openAs, openMemberCentre } from './support/member.ts'
import { type MoneySite, openMoneySite, setPaymentPassword } from './support/money.ts'
import { newDocuments, newWithdrawal } from './support/office.ts'
import { startPromotion } from './support/promotions.ts'
import { expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

/** A phone and a desk enlarged to 200 %, a small phone, a small desk and a wide one. */
const SCREENS = [
  [195, 422],
  [320, 640],
  [640, 450],
  [1024, 768],
  [1920, 1080],
] as const
/** The first and the third: twice the size. */
const ENLARGED = [SCREENS[2], SCREENS[0]]
/** The roulette last: it is looked at more closely. */
const GAMES = [
  'ARA:sete-da-sorte',
  ...['bacara', 'vinte-e-um', 'minas', 'foguete', 'valete-ou-mais', 'keno', 'dados', 'roleta-europeia'].map((code) => `TUC:${code}`),
]

/** What can be pressed in header, footer and menus and stands outside of the screen, where nothing scrolls to it. */
const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    return [...document.querySelectorAll<HTMLElement>('header :is(a, button), footer :is(a, button, summary), nav :is(a, button)')]
      .filter((element) => element.checkVisibility() && !scrolls(element.parentElement))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return left < -1 || right > innerWidth + 1
      })
      .map((element) => element.textContent || element.ariaLabel || element.outerHTML.slice(0, 60))
  })

async function expectFits(page: Page, what: string): Promise<void> {
  const look = async () => ({ ...(await lookAtTexts(page)), unreachable: await unreachable(page) })
  // What follows the width of the screen follows it with the next frames.
  await expect.poll(look, what).toEqual({ tooWide: 0, touching: [], cut: [], unreachable: [] })
}

test('pages fit every screen, enlarged ones too: nothing is cut, no number touches another, every entry is reached', async ({
  page,
  site,
}) => {
  const read = async (who: string, path: string, open = page): Promise<void> => {
    await expect(open.getByRole('heading', { level: 1 })).toBeVisible()
    for (const [width, height] of SCREENS) {
      await open.setViewportSize({ width, height })
      await expectFits(open, `${who}, ${path} at ${width}`)
    }
  }
  for (const path of ['/', '/rng', '/help', '/promotions', '/helpmc', '/responsible', '/down']) {
    await page.goto(path)
    await read('visitor', path)
  }
  // Two promotions stand beside each other on a phone.
  for (let n = 0; n < 2; n++) await startPromotion(site, 'checkIn', { ladder: [{ type: 'cash', amount: '2000' }], claim: 'press' })
  const own = await page.context().newPage()
  await openAs(own, site, await newPlayer(site, 123_456_78n), '/')
  await expect(own.locator('[data-promotion]').nth(1)).toBeVisible()
  await expect(own.getByRole('banner').getByRole('group', { name: 'Saldo' })).toContainText('123.456,78')
  await read('member', '/', own)
})

test('a wide screen is filled: with more covers, not with larger ones', inWhole, async ({ page }) => {
  await page.goto('/rng')
  const measure = async (width: number) => {
    await page.setViewportSize({ width, height: 1080 })
    const covers = page.getByRole('main').getByRole('button', { name: /^Jogar / })
    await expect.poll(async () => (await page.locator('[data-items]').boundingBox())!.width).toBeGreaterThan(width - 200)
    const boxes = await covers.evaluateAll((all) => all.map((cover) => cover.getBoundingClientRect().toJSON() as DOMRect))
    const row = boxes.filter(({ top }) => Math.abs(top - boxes[0]!.top) < 4)
    return { count: row.length, size: row[0]!.width }
  }
  const [desk, wide] = [await measure(1440), await measure(1920)]
  expect(wide.count).toBeGreaterThan(desk.count)
  expect(wide.size).toBeLessThan(desk.size * 1.1)
})

/** Places of the roulette whose words are wider than they are, and what of it is cut. */
const wrongOfRoulette = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const isInside = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.left >= outer.left - 0.5 &&
      inner.right <= outer.right + 0.5 &&
      inner.top >= outer.top - 0.5 &&
      inner.bottom <= outer.bottom + 0.5
    const stage = document.querySelector('[data-stage]')!.getBoundingClientRect()
    for (const cell of document.querySelectorAll('[data-kind]')) {
      const words = cell.firstElementChild!.getBoundingClientRect()
      if (!isInside(words, cell.getBoundingClientRect())) found.push(`${cell.textContent} is wider than its place`)
      if (!isInside(cell.getBoundingClientRect(), stage)) found.push(`${cell.textContent} is cut`)
    }
    for (const tool of document.querySelectorAll('[role="group"][aria-label="Todas as fichas"] button'))
      if (!isInside(tool.getBoundingClientRect(), stage)) found.push(`${tool.textContent} is cut`)
    return found
  })

test('games on small and enlarged screens: nothing is cut, and no number touches another', inWhole, async ({ page, site }) => {
  const account = await newPlayer(site, 123_456_78n)
  await openAs(page, site, account, '/noticePage')
  for (const game of GAMES) {
    const [vendor, code] = game.split(':')
    await page.goto(`/game?vendor=${vendor}&type=RNG&code=${code}`)
    await page.locator('[data-main]').waitFor()
    for (const [width, height] of [...SCREENS.slice(0, 3), [640, 360], [390, 664]] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => lookAtTexts(page), `${code} at ${width} × ${height}`).toEqual({ tooWide: 0, touching: [], cut: [] })
      await page.locator('[data-main]').scrollIntoViewIfNeeded()
      await expect(page.locator('[data-main]')).toBeInViewport({ ratio: 1 })
    }
  }
  // A desk of 1280 enlarged to 200 %, phones upright and on their side.
  for (const [width, height] of [
    [640, 360],
    [640, 450],
    [390, 844],
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => wrongOfRoulette(page), `roulette at ${width} × ${height}`).toEqual([])
  }
})

/** Whatever is open over the page, at twice the size; then as it was. */
async function expectReadable(page: Page, what: string): Promise<void> {
  for (const [width, height] of ENLARGED) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => lookAtTexts(page, 'dialog[open]'), `${what} at ${width}`).toEqual({ tooWide: 0, touching: [], cut: [] })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** Every page of a centre that is open, once what it shows is there. */
async function readCentre(page: Page, name: string): Promise<void> {
  const panel = page.getByRole('dialog', { name })
  const entries = panel.locator('[data-entry]')
  await entries.first().waitFor()
  for (const entry of await entries.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['entry']))) {
    await panel.locator(`[data-entry="${entry}"]`).click()
    await expect(panel.locator(`[data-page="${entry}"]`)).toBeVisible()
    await expect(panel.getByRole('status', { name: 'Carregando' })).toHaveCount(0)
    await expectReadable(page, `${name}, ${entry}`)
  }
}

test.describe('windows and panels', () => {
  let site: MoneySite
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    site = await openMoneySite()
  })
  test.afterAll(() => site.stop())

  test(
    'both centres and the windows of the door at twice the size: nothing is cut or wider than the screen, no number touches another',
    inWhole,
    async ({ page }) => {
      await page.goto(site.url)
      for (const name of ['Criar conta', 'Entrar']) {
        await page.setViewportSize({ width: 1024, height: 768 })
        await page.getByRole('banner').getByRole('button', { name }).click()
        await page.getByRole('dialog').getByRole('textbox', { name: 'Usuário' }).waitFor()
        await expectReadable(page, name)
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }

      // A withdrawal under way, a deposit that waits, and somebody below.
      const { account } = await newWithdrawal(site, { cents: 123_456_78n })
      await newDocuments(site, account)
      await setPaymentPassword(site, account)
      await site.sql('update member.members set type = 2 where account = $1', [account])
      const below = await newPlayer(site, 98_765_43n)
      await site.sql('update member.members set upline_id = (select id from member.members where account = $2) where account = $1', [
        below,
        account,
      ])
      // Another tab: this one has been a visitor's.
      const own = await page.context().newPage()
      await openAs(own, site, account)
      await own.getByRole('banner').getByRole('button', { name: 'Depositar' }).click()
      await own.getByRole('button', { name: 'R$\u00A050', exact: true }).click()
      await expectReadable(own, 'deposit')
      await own.getByRole('button', { name: 'Gerar Pix de R$\u00A050,00' }).click()
      await expect(deposit(own, 'open')).toBeVisible()
      await expectReadable(own, 'code of Pix')
      await own.keyboard.press('Escape')
      await openMemberCentre(own)
      await readCentre(own, 'Central do membro')
      await own.keyboard.press('Escape')
      await own.getByRole('button', { name: /^Abrir o menu de/ }).click()
      await own.getByRole('menuitem', { name: 'Central do agente' }).click()
      await readCentre(own, 'Central do agente')
    },
  )
})
