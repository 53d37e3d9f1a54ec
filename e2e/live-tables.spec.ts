import type { Page } from '@playwright/test'
import { findTable, pairingIn, toldSpots, windOf } from '@tucano/live'
import { expectClean } from './support/axe.ts'
import { newPlayer } from './support/fund.ts'
import { lookAtTexts } from './support/layout.ts'
import { openAs } from './support/member.ts'
import { openEntry } from './support/records.ts'
import { expect, test } from './support/site.ts'
import { type TurnedSite, openTurnedSite } from './support/turned-clock.ts'
import { inWhole } from './support/whole.ts'

/** A site with a beacon: without one no table opens. */
let site: TurnedSite
test.beforeAll(async () => {
  site = await openTurnedSite({ hasTables: true })
})
test.afterAll(() => site.stop())

const TABLE = 'tres-dados'
/** A round and the beacon's time, with room for a slow machine. */
const ROUND_MS = 90_000

const desk = (page: Page) => page.locator(`[data-table="${TABLE}"]`)
const spot = (page: Page, name: string) => page.locator(`[data-spot="${name}"]`)
const tool = (page: Page, name: string) => page.getByRole('group', { name: 'Suas fichas' }).getByRole('button', { name })

test('live casino is offered: from the list of tables to one of them, chips on the cloth, the result everybody sees, the balance and the record [LIV-01] [RTE-11] [LCH-03]', async ({
  page,
}) => {
  const account = await newPlayer(site, 100_00n)
  await openAs(page, site, account, '/live')
  await expect(page.getByRole('heading', { level: 1, name: 'Cassino ao vivo' })).toBeVisible()
  const card = page.locator(`article[data-table="${TABLE}"]`)
  await expect(card).toHaveAttribute('data-phase', /open|last|waits|play|result/, { timeout: ROUND_MS })
  await expectClean(page, 'the list of tables', 'main')
  await card.getByRole('link', { name: 'Entrar na mesa' }).click()
  await expect(page).toHaveURL(/\/live\/tres-dados$/)

  await timeToBet(page, TABLE)
  await spot(page, 'small').click()
  await spot(page, 'small').click()
  await expect(spot(page, 'small')).toHaveAccessibleName(/Sua aposta: R\$\s2,00/)
  await expect(page.getByText('valendo')).toBeVisible()
  await spot(page, 'big').click()
  await expect(spot(page, 'big')).toHaveAccessibleName(/Sua aposta: R\$\s1,00/)
  await expect.poll(() => stakeOf(account)).toBe('300')
  await tool(page, 'Desfazer').click()
  await expect(spot(page, 'big')).toHaveAccessibleName(/Sua aposta: R\$\s0,00/)
  await expect.poll(() => stakeOf(account)).toBe('200')

  await expect(page.locator('[data-result]')).toBeVisible({ timeout: ROUND_MS })
  const [bet] = await site.sql<{ id: string; payout: string; state: string }>(
    `select b.id, b.payout, b.state from betting.bets b join member.members m on m.id = b.member_id where m.account = $1`,
    [account],
  )
  expect(bet!.state).toBe('settled')
  const left = String(100_00n - 200n + BigInt(bet!.payout)).padStart(3, '0')
  await expect(page.getByRole('banner')).toContainText(`${left.slice(0, -2)},${left.slice(-2)}`)

  await openEntry(page, 'personalHistoryCopy')
  await page
    .locator(`tr[data-bet="${bet!.id}"]`)
    .getByRole('button', { name: /^Ver a aposta em/ })
    .click()
  await expect(page.locator('[data-lines="1"]')).toContainText('Pequeno')
  await page.getByRole('button', { name: 'Conferir esta aposta' }).click()
  await expect(page.locator('[data-proof="checked"] [data-draw]')).toHaveAttribute('data-verdict', 'right')
})

test('at blackjack: a seat, chips on it, a decision in turn by the clock, and what the hand came to in the balance and the record [LIV-01]', async ({
  page,
}) => {
  const account = await newPlayer(site, 100_00n)
  await openAs(page, site, account, '/live/blackjack-arpoador')
  const table = page.locator('[data-table="blackjack-arpoador"]')
  await expect(table).toHaveAttribute('data-phase', /open|closed|play|result/, { timeout: ROUND_MS })
  await page.getByRole('button', { name: 'Sentar no lugar 4' }).click()
  await expect(table).toHaveAttribute('data-seat', '4')
  await expectClean(page, 'a table with seats', 'main')
  // Chips that come too late for a round are put down in the next one.
  await expect(async () => {
    await expect(table).toHaveAttribute('data-phase', 'open', { timeout: ROUND_MS })
    await spot(page, 'seat:4').click()
    await expect.poll(() => stakeOf(account), { timeout: 3000 }).toBeDefined()
  }).toPass({ timeout: ROUND_MS })
  const stand = page.getByRole('group', { name: 'Sua decisão' }).getByRole('button', { name: 'Parar' })
  // Where the dealer has a blackjack, or the hand is one, there is nothing to decide.
  await expect(async () => {
    if (await stand.isEnabled({ timeout: 100 }).catch(() => false)) await stand.click()
    await expect(page.locator('[data-result]')).toBeVisible({ timeout: 300 })
  }).toPass({ timeout: ROUND_MS })
  await expect(page.getByRole('list', { name: 'Mãos na mesa' })).toContainText('Lugar 4')
  const [bet] = await site.sql<{ id: string; stake: string; payout: string }>(
    `select b.id, b.stake, b.payout from betting.bets b join member.members m on m.id = b.member_id where m.account = $1 and b.state = 'settled'`,
    [account],
  )
  const left = String(100_00n - BigInt(bet!.stake) + BigInt(bet!.payout)).padStart(3, '0')
  await expect(page.getByRole('banner')).toContainText(`${left.slice(0, -2)},${left.slice(-2)}`)
  await openEntry(page, 'personalHistoryCopy')
  await page
    .locator(`tr[data-bet="${bet!.id}"]`)
    .getByRole('button', { name: /^Ver a aposta em/ })
    .click()
  await expect(page.locator('[data-lines="1"]')).toContainText('Lugar 4')
  await page.getByRole('button', { name: 'Conferir esta aposta' }).click()
  await expect(page.locator('[data-proof="checked"] [data-draw]')).toHaveAttribute('data-verdict', 'right')
})

const stakeOf = async (account: string): Promise<string | undefined> =>
  (
    await site.sql<{ stake: string }>(
      `select b.stake from betting.bets b join member.members m on m.id = b.member_id where m.account = $1 and b.state = 'open'`,
      [account],
    )
  )[0]?.stake

test(
  'a visitor sees all of a table and is asked to come in at the first chip; on a phone and by night as well',
  inWhole,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.goto(`${site.url}/live/${TABLE}`)
    await expect(desk(page)).toBeVisible({ timeout: ROUND_MS })
    expect(await lookAtTexts(page)).toEqual({ cut: [], touching: [], tooWide: 0 })
    await expectClean(page, 'a table on a phone', 'main')
    await page.getByRole('button', { name: 'Resultados, apostas e retornos' }).click()
    await page.getByRole('tab', { name: 'Retornos' }).click()
    await expect(page.getByRole('row', { name: /Pequeno/ })).toContainText('97,22%')
    await page.keyboard.press('Escape')
    await spot(page, 'small').click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Entrar' }).first()).toBeVisible()
  },
)

/** Waits until there is time to put chips down at a table, and tells its round. */
async function timeToBet(page: Page, table: string): Promise<number> {
  const seat = page.locator(`section[data-table="${table}"]`)
  const seconds = async (): Promise<number> =>
    (await seat.getAttribute('data-phase')) === 'open'
      ? Number(/\d+/.exec((await page.getByRole('timer').getAttribute('aria-label')) ?? '')?.[0])
      : 0
  await expect.poll(seconds, { timeout: ROUND_MS, intervals: [100] }).toBeGreaterThanOrEqual(6)
  return Number(await seat.getAttribute('data-round'))
}

/** What a place pays as the table's game has it, as the page writes it. */
const oddsIn = (table: string, round: number, spotCode: string): string =>
  toldSpots(findTable(table)!.gameIn(round))
    .find(({ code }) => code === spotCode)!
    .most.replace('.', ',')

/** The one bet of an account, when its round is over. */
async function settledBet(account: string): Promise<{ id: string; stake: string; payout: string; result: unknown }> {
  const [bet] = await site.sql<{ id: string; stake: string; payout: string; state: string; result: unknown }>(
    `select b.id, b.stake, b.payout, b.state, e.result from betting.bets b join betting.events e on e.id = b.event_id
     join member.members m on m.id = b.member_id where m.account = $1`,
    [account],
  )
  expect(bet!.state).toBe('settled')
  return bet!
}

async function expectProven(page: Page, betId: string): Promise<void> {
  await openEntry(page, 'personalHistoryCopy')
  await page
    .locator(`tr[data-bet="${betId}"]`)
    .getByRole('button', { name: /^Ver a aposta em/ })
    .click()
  await page.getByRole('button', { name: 'Conferir esta aposta' }).click()
  await expect(page.locator('[data-proof="checked"] [data-draw]')).toHaveAttribute('data-verdict', 'right')
}

test('the cockfight is offered: one press on its category is the ring, with who meets and at which odds before the bets; the bout, its result, the record [CKF-01] [CKF-02] [CKF-03] [LCH-03] [LCH-08]', async ({
  page,
}) => {
  const account = await newPlayer(site, 100_00n)
  await openAs(page, site, account)
  const entry = page.locator('[data-category="COCKFIGHT"]')
  await expect(entry.getByRole('link')).toHaveCount(0)
  await entry.getByRole('button', { name: 'Galo virtual' }).first().click()
  await expect(page).toHaveURL(/\/live\/galo-virtual$/)
  await expect(spot(page, 'draw')).toBeVisible({ timeout: ROUND_MS })
  await expectClean(page, 'the ring', 'main')
  const round = await timeToBet(page, 'galo-virtual')
  const { red, blue } = pairingIn(round)
  for (const { name } of [red, blue]) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  for (const code of ['red', 'blue', 'draw']) await expect(spot(page, code)).toContainText(oddsIn('galo-virtual', round, code))
  for (const code of ['red', 'blue', 'draw']) await spot(page, code).click()
  await expect(spot(page, 'draw')).toHaveAccessibleName(/Sua aposta: R\$\s1,00/)
  await expect(page.locator('[data-result]')).toBeVisible({ timeout: ROUND_MS })
  const bet = await settledBet(account)
  const { outcome } = bet.result as { outcome: 'red' | 'blue' | 'draw' }
  const odds = BigInt(oddsIn('galo-virtual', round, outcome).replace(',', ''))
  expect(bet).toMatchObject({ stake: '300', payout: String(odds + (outcome === 'draw' ? 200n : 0n)) })
  await expectProven(page, bet.id)
})

test('the regatta: the wind is told before the bets, its odds stand on the programme and among the returns, and a race pays by them [LIV-01]', async ({
  page,
}) => {
  const account = await newPlayer(site, 100_00n)
  await openAs(page, site, account, '/live')
  await page.locator('article[data-table="regata-das-jangadas"]').getByRole('link', { name: 'Entrar na mesa' }).click()
  // All of the programme in sight: chips that follow the page would lie over a part of it.
  await page.setViewportSize({ width: 1280, height: 1900 })
  await expect(spot(page, 'photo')).toBeVisible({ timeout: ROUND_MS })
  await expectClean(page, 'the regatta', 'main')
  const round = await timeToBet(page, 'regata-das-jangadas')
  await expect(page.locator(`[data-wind="${windOf(round)}"]`)).toBeVisible()
  const winners = [1, 2, 3, 4, 5, 6].map((raft) => `winner-${raft}`)
  for (const code of winners) await expect(spot(page, code)).toContainText(oddsIn('regata-das-jangadas', round, code))
  for (const code of winners) await spot(page, code).click()
  await expect(spot(page, 'winner-6')).toHaveAccessibleName(/Sua aposta: R\$\s1,00/)
  await page.getByRole('tab', { name: 'Retornos' }).click()
  const [first] = toldSpots(findTable('regata-das-jangadas')!.gameIn(round))
  await expect(page.getByRole('row', { name: /^Iracema vence/ })).toContainText(`${first!.returns.slice(0, 5).replace('.', ',')}%`)
  await expect(page.locator('[data-result]')).toBeVisible({ timeout: ROUND_MS })
  const bet = await settledBet(account)
  const { order } = bet.result as { order: number[] }
  expect(bet).toMatchObject({ stake: '600', payout: oddsIn('regata-das-jangadas', round, `winner-${order[0]}`).replace(',', '') })
  await expectProven(page, bet.id)
})
