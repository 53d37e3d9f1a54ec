import type { Page, WebSocketRoute } from '@playwright/test'
import { LIVE_PATH } from '@tucano/contract/event'
import { expectClean } from './support/axe.ts'
import { newPlayer } from './support/fund.ts'
import { lookAtTexts } from './support/layout.ts'
import { openAs } from './support/member.ts'
import { expect, test } from './support/site.ts'
import { type TurnedSite, openTurnedSite } from './support/turned-clock.ts'
import { inWhole } from './support/whole.ts'

let site: TurnedSite
test.beforeAll(async () => {
  site = await openTurnedSite({ hasTables: true })
})
test.afterAll(() => site.stop())
test.describe.configure({ timeout: 300_000 })

/** A round and the beacon's time, with room for a slow machine. */
const ROUND_MS = 90_000
const [DICE, CARDS, HIGH] = ['tres-dados', 'dragao-tigre', 'bacara-salao'] as const
const WIDE = { width: 1440, height: 900 }

const seat = (page: Page, table: string) => page.locator(`section[data-table="${table}"]`)
const spot = (page: Page, table: string, name: string) => seat(page, table).locator(`[data-spot="${name}"]`)
const small = (page: Page, table: string) =>
  page.getByRole('complementary', { name: 'Sua mesa em jogo' }).locator(`[data-small="${table}"]`)

/** Waits until there is time to put chips down at a table. */
async function timeToBet(page: Page, table: string): Promise<void> {
  const seconds = async (): Promise<number> =>
    (await seat(page, table).getAttribute('data-phase')) === 'open'
      ? Number(/\d+/.exec((await seat(page, table).getByRole('timer').getAttribute('aria-label')) ?? '')?.[0])
      : 0
  await expect.poll(seconds, { timeout: ROUND_MS, intervals: [100] }).toBeGreaterThanOrEqual(6)
}

interface Bet {
  game: string
  state: string
  stake: string
  payout: string
}
const betsOf = (account: string): Promise<Bet[]> =>
  site.sql<Bet>(
    `select e.game, b.state, b.stake, b.payout from betting.bets b join betting.events e on e.id = b.event_id
     join member.members m on m.id = b.member_id where m.account = $1 order by b.id`,
    [account],
  )

/** Bets at one of several tables, and waits until the page tells what it came to. */
async function playAt(page: Page, account: string, table: string, place: string): Promise<void> {
  await timeToBet(page, table)
  await spot(page, table, place).click()
  await expect(spot(page, table, place)).toHaveAccessibleName(/Sua aposta: R\$\s5,00/)
  await expect
    .poll(async () => (await betsOf(account)).filter(({ game }) => game === table))
    .toEqual([expect.objectContaining({ stake: '500', state: 'open' })])
  await expect(seat(page, table).locator('[data-result]')).toBeVisible({ timeout: ROUND_MS })
}

test('several tables on a wide screen: one chip for all, each with its bets, limits and results; a reload and a cut leave them as they are [LIV-01]', async ({
  page,
}) => {
  const account = await newPlayer(site, 100_00n)
  await page.setViewportSize(WIDE)
  let cut: () => Promise<void> = () => Promise.resolve()
  const shownAnew: string[] = []
  await page.routeWebSocket(new RegExp(`${LIVE_PATH}$`), (route: WebSocketRoute) => {
    const server = route.connectToServer()
    server.onMessage((message) => {
      const { type, room } = JSON.parse(String(message)) as { type: string; room?: string }
      if (type === 'room') shownAnew.push(room!)
      route.send(message)
    })
    cut = async () => {
      await server.close()
      await route.close()
    }
  })
  await openAs(page, site, account, `/live/${DICE}`)
  for (const table of [CARDS, HIGH]) {
    await page.getByRole('button', { name: /^(Abrir outra mesa ao lado|Adicionar mesa)$/ }).click()
    await page.locator(`[data-other="${table}"]`).click()
    await expect(spot(page, table, table === CARDS ? 'tiger' : 'banker')).toBeVisible({ timeout: ROUND_MS })
  }
  await expect(page).toHaveURL(new RegExp(`/live/${DICE}\\?beside=${CARDS},${HIGH}$`))
  await expect(page.getByText('3 de 4 mesas abertas')).toBeVisible()
  await expectClean(page, 'tables side by side', 'main')
  expect(await lookAtTexts(page)).toEqual({ cut: [], touching: [], tooWide: 0 })

  // One row of chips, one voice.
  await expect(page.getByRole('radiogroup', { name: 'Fichas' })).toHaveCount(1)
  await expect(page.locator('main [aria-live="polite"]')).toHaveCount(1)
  await page.getByRole('radio', { name: /R\$\s5,00/ }).click()
  await timeToBet(page, HIGH)
  await spot(page, HIGH, 'banker').click()
  await expect(seat(page, HIGH).getByRole('alert')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(1)

  await page.reload()
  for (const table of [DICE, CARDS, HIGH]) await expect(seat(page, table)).toBeVisible({ timeout: ROUND_MS })
  await page.getByRole('radio', { name: /R\$\s5,00/ }).click()
  await Promise.all([playAt(page, account, DICE, 'small'), playAt(page, account, CARDS, 'tiger')])
  await expect.poll(async () => (await betsOf(account)).map(({ state }) => state), { timeout: ROUND_MS }).toEqual(['settled', 'settled'])
  const left = String(100_00n - 1000n + (await betsOf(account)).reduce((sum, { payout }) => sum + BigInt(payout), 0n)).padStart(3, '0')
  await expect(page.getByRole('banner')).toContainText(`${left.slice(0, -2)},${left.slice(-2)}`)

  // What was missed is told on top of what is there: nothing is shown anew.
  shownAnew.length = 0
  await cut()
  await expect(page.locator('section[data-linked="false"]')).toHaveCount(3)
  await expect(page.locator('section[data-linked="true"]')).toHaveCount(3)
  expect(shownAnew).toEqual([])

  await seat(page, CARDS).getByRole('button', { name: 'Aumentar Dragão e Tigre' }).click()
  await expect(page).toHaveURL(new RegExp(`/live/${CARDS}\\?beside=${DICE},${HIGH}$`))
  await expect(seat(page, CARDS)).toHaveAttribute('data-form', 'large')
  await timeToBet(page, DICE)
  await spot(page, DICE, 'big').click()
  await expect(page.locator('[data-stake-of-all="500"]')).toBeVisible()
  await expect(seat(page, DICE).getByText('valendo')).toBeVisible()
  await seat(page, DICE).getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.locator('[data-stake-of-all="0"]')).toBeVisible()
  await seat(page, HIGH)
    .getByRole('button', { name: /^Fechar / })
    .click()
  await expect(seat(page, HIGH)).toHaveCount(0)
  // On a narrow window the first alone is left, and comes back with the others.
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.locator('section[data-table]')).toHaveCount(1)
  await page.setViewportSize(WIDE)
  await expect(page.locator('section[data-table]')).toHaveCount(2)
})

test('who leaves a round goes on seeing it in a corner: stake, result, the way back; on a phone, by keys, and not where it was closed [LIV-01]', async ({
  page,
}) => {
  const account = await newPlayer(site, 100_00n)
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, site, account, `/live/${DICE}`)
  await timeToBet(page, DICE)
  await spot(page, DICE, 'small').click()
  await expect.poll(() => betsOf(account)).toHaveLength(1)
  await expect(small(page, DICE)).toHaveCount(0)
  await page.goto(`${site.url}/promotions`)
  await expect(small(page, DICE)).toContainText(/Apostado R\$\s1,00/)
  await expectClean(page, 'a small table on a phone', 'aside')
  const bar = await page.getByRole('navigation', { name: 'Atalhos' }).boundingBox()
  const box = (await page.getByRole('complementary', { name: 'Sua mesa em jogo' }).boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual(bar!.y)

  const corner = page.locator('aside[data-corner]')
  const move = page.getByRole('button', { name: /^Mudar de canto/ })
  await move.focus()
  await page.keyboard.press('ArrowUp')
  await expect(corner).toHaveAttribute('data-corner', 'top-left')
  await page.keyboard.press('Enter')
  await expect(corner).toHaveAttribute('data-corner', 'top-right')
  await page.keyboard.press('ArrowDown')
  const from = (await small(page, DICE).boundingBox())!
  await page.mouse.move(from.x + 30, from.y + 30)
  await page.mouse.down()
  await page.mouse.move(40, 200, { steps: 4 })
  await page.mouse.up()
  await expect(corner).toHaveAttribute('data-corner', 'top-left')
  await expect(page).toHaveURL(/\/promotions$/)

  await expect(small(page, DICE)).toContainText(/Ganhou|Nada voltou/, { timeout: ROUND_MS })
  const [bet] = await betsOf(account)
  expect(bet!.state).toBe('settled')
  await expect(small(page, DICE)).toContainText(bet!.payout === '0' ? /Nada voltou de R\$\s1,00/ : /Ganhou R\$\s1,00/)
  // It stays there to be read while the next round takes bets.
  await expect(small(page, DICE)).toHaveAttribute('data-phase', 'open', { timeout: ROUND_MS })
  await expect(small(page, DICE)).toContainText(/Ganhou|Nada voltou/)
  await small(page, DICE).click()
  await expect(page).toHaveURL(new RegExp(`/live/${DICE}$`))
  await expect(page.locator('aside[data-corner]')).toHaveCount(0)

  await timeToBet(page, DICE)
  await spot(page, DICE, 'big').click()
  await expect.poll(() => betsOf(account)).toHaveLength(2)
  await page.getByRole('link', { name: 'Voltar às mesas' }).click()
  await page.getByRole('button', { name: 'Fechar a mesa pequena' }).click()
  await expect(page.locator('aside[data-corner]')).toHaveCount(0)
  await page.goto(`${site.url}/promotions`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('aside[data-corner]')).toHaveCount(0)
})

test('four tables of all sorts by night, and the same address on a phone on its side', inWhole, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.setViewportSize({ width: 1920, height: 1080 })
  const codes = ['blackjack-arpoador', 'foguete-para-todos', 'roleta-leme', 'regata-das-jangadas']
  await page.goto(`${site.url}/live/${codes[0]}?beside=${codes.slice(1).join(',')},x,${DICE}`)
  for (const code of codes) await expect(seat(page, code)).toBeVisible({ timeout: ROUND_MS })
  await expect(page.locator('section[data-table]')).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Adicionar mesa' })).toBeDisabled()
  await expectClean(page, 'four tables by night', 'main')
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(page.locator('section[data-table]')).toHaveCount(1)
})
