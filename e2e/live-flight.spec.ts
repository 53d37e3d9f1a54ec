import type { Page } from '@playwright/test'
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

const TABLE = 'foguete-para-todos'
/** A round and the beacon's time, with room for a slow machine and a long flight. */
const ROUND_MS = 180_000
/** So many flights at most: of a hundred about ten end before anybody can press. */
const FLIGHTS = 8

const desk = (page: Page) => page.locator(`[data-table="${TABLE}"]`)
const panel = (page: Page, place: 1 | 2) => page.getByRole('region', { name: `Aposta ${place}` })

interface Bet {
  id: string
  state: string
  stake: string
  payout: string
}
const betsOf = (account: string): Promise<Bet[]> =>
  site.sql<Bet>(
    `select b.id, b.state, b.stake, b.payout from betting.bets b join member.members m on m.id = b.member_id where m.account = $1 and b.state <> 'void' order by b.id desc limit 2`,
    [account],
  )

/** Bets on a flight in both panels; leaves it by hand in the first. Whether it was heard in time. */
async function fly(page: Page): Promise<boolean> {
  await expect(desk(page)).toHaveAttribute('data-phase', 'open', { timeout: ROUND_MS })
  for (const place of [1, 2] as const)
    await panel(page, place)
      .getByRole('button', { name: /^Apostar/ })
      .click()
  for (const place of [1, 2] as const)
    await expect(panel(page, place)).toHaveAttribute('data-state', /placed|boarding|flying|out|lost/, { timeout: ROUND_MS })
  const leave = panel(page, 1).getByRole('button', { name: /Sair agora/ })
  await expect(panel(page, 1)).toHaveAttribute('data-state', /flying|lost/, { timeout: ROUND_MS })
  await leave.click({ timeout: 2000 }).catch(() => undefined)
  await expect(panel(page, 1)).toHaveAttribute('data-state', /out|lost/, { timeout: ROUND_MS })
  return (await panel(page, 1).getAttribute('data-state')) === 'out'
}

test('one flight for everybody: two bets, one out by hand and one by itself, what the page says is what the record and the proof say [LIV-01]', async ({
  page,
}) => {
  test.setTimeout(FLIGHTS * ROUND_MS)
  const account = await newPlayer(site, 100_00n)
  await openAs(page, site, account, `/live/${TABLE}`)
  const second = panel(page, 2)
  await expect(second).toBeVisible({ timeout: ROUND_MS })
  await expectClean(page, 'a flight', 'main')
  await second.getByRole('switch', { name: 'Sair em' }).check()
  await second.getByRole('textbox', { name: /Multiplicador/ }).fill('1,05')
  await second.getByRole('button', { name: 'Aumentar o valor' }).click()
  let isOut = false
  for (let n = 0; n < FLIGHTS && !isOut; n++) isOut = await fly(page)
  expect(isOut).toBe(true)
  const said = await panel(page, 1).textContent()
  await expect.poll(async () => (await betsOf(account)).map(({ state }) => state), { timeout: ROUND_MS }).toEqual(['settled', 'settled'])
  const bets = await betsOf(account)
  const [byItself, byHand] = [bets.find(({ stake }) => stake === '200')!, bets.find(({ stake }) => stake === '100')!]
  // A press that was heard: so the flight had reached 1.01, and the stake of 1.00 has come back with something.
  expect(BigInt(byHand.payout)).toBeGreaterThan(100n)
  expect(said).toContain(`${byHand.payout.slice(0, -2)},${byHand.payout.slice(-2)}`)
  expect(['0', '210']).toContain(byItself.payout)

  await openEntry(page, 'personalHistoryCopy')
  await page
    .locator(`tr[data-bet="${byHand.id}"]`)
    .getByRole('button', { name: /^Ver a aposta em/ })
    .click()
  await expect(page.locator('[data-lines="1"]')).toContainText(/Aposta 1\s*saiu em 1?\d/)
  await page.getByRole('button', { name: 'Conferir esta aposta' }).click()
  await expect(page.locator('[data-proof="checked"] [data-draw]')).toHaveAttribute('data-verdict', 'right')
})

test('a visitor sees the flight on a phone, with exact chances, and is asked to come in at the first bet', inWhole, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.url}/live/${TABLE}`)
  await expect(panel(page, 1)).toBeVisible({ timeout: ROUND_MS })
  expect(await lookAtTexts(page)).toEqual({ cut: [], touching: [], tooWide: 0 })
  await expectClean(page, 'a flight on a phone', 'main')
  await page.getByRole('button', { name: 'Resultados, apostas e retornos' }).click()
  await page.getByRole('tab', { name: 'Retornos' }).click()
  await expect(page.getByRole('row', { name: /^2,00×/ })).toContainText('48,50%')
  await expect(page.getByRole('row', { name: /^2,00×/ })).toContainText('97,00%')
  await page.keyboard.press('Escape')
  await panel(page, 1)
    .getByRole('button', { name: /^Apostar/ })
    .click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Entrar' }).first()).toBeVisible()
})
