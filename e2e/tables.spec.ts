import type { Locator, Page } from '@playwright/test'
import { type Bet, getBet } from '@tucano/contract/bet-history'
import type { BaccaratView, BlackjackView, HoldemView, RouletteView, VideoPokerView } from '@tucano/table'
import { expectClean } from './support/axe.ts'
import { newPlayer } from './support/fund.ts'
import { openAs } from './support/member.ts'
import { type Site, expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const stage = (page: Page) => page.locator('[data-stage]')
const main = (page: Page) => page.locator('[data-main]')
const at = (page: Page, ...phases: string[]): Locator => page.locator(phases.map((phase) => `[data-stage][data-phase="${phase}"]`).join())
const spot = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name},? paga`) })

async function sit(page: Page, site: Site, code: string): Promise<void> {
  await openAs(page, site, await newPlayer(site, 100_000n), `/game?vendor=TUC&type=RNG&code=${code}`)
  await at(page, 'idle').waitFor()
}

/** What lies on the table, as the page shows it. */
async function shown<Result>(page: Page): Promise<Result> {
  return JSON.parse((await stage(page).getAttribute('data-result')) ?? '{}') as Result
}

/** The cards that are seen, from left to right and from the top. */
const cardsOf = (page: Page) =>
  page.locator('[data-card]').evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['card']))

/** Plays until the round is over or waits, and says whether it waits. */
async function playing(page: Page, act: () => Promise<unknown>): Promise<boolean> {
  const before = await stage(page).getAttribute('data-round')
  await act()
  await expect
    .poll(async () => {
      const phase = await stage(page).getAttribute('data-phase')
      return phase === 'waiting' || (phase === 'idle' && (await stage(page).getAttribute('data-round')) !== before)
    })
    .toBe(true)
  return (await stage(page).getAttribute('data-phase')) === 'waiting'
}

/** The round that was shown last, as the betting record has it: paid as the page says, to the cent. */
async function booked<View>(page: Page, site: Site): Promise<View> {
  await at(page, 'idle').waitFor()
  const roundId = await stage(page).getAttribute('data-round')
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
  const headers = { Authorization: token, ModuleId: getBet.moduleId, Device: 'web', Language: 'PT' }
  const reply = await page.request.get(`${site.url}${getBet.path}?roundId=${roundId}`, { headers })
  const { bet, told } = ((await reply.json()) as { value: { bet: Bet; told: { outcome: { view: View } } } }).value
  expect(bet.state).toBe('settled')
  expect(await stage(page).getAttribute('data-payout')).toBe(bet.payout)
  return told.outcome.view
}

/** What the rules of a table have to say. */
const RULES: Record<string, string[]> = {
  'vinte-e-um': [
    'paga 3 para 2',
    'para em qualquer 17',
    'até quatro mãos',
    'A melhor jogada',
    'RTP com a melhor jogada99,49%',
    'RTP do seguro92,31%',
  ],
  bacara: ['A terceira carta', 'paga 0,95 para 1', 'paga 8 para 1', 'Banca98,94%', 'Jogador98,76%', 'Empate85,64%', '8 baralhos'],
  'roleta-europeia': ['Quatro primeiros', '35 para 1', '37 números'],
  'holdem-da-casa': ['100 para 1', 'A banca não se qualifica', 'RTP do jeito simples'],
  'dois-livres': ['Os dois são livres', 'Cinco iguais', '800×', '99,73%'],
  'valete-ou-mais': ['Full house', '99,54%'],
  'poquer-bonus': ['Quadra de ases', '99,17%'],
}

/** Opens the rules of the table, reads them and closes them. */
async function readRules(page: Page, code: string): Promise<void> {
  await page.keyboard.press('i')
  const rules = page.getByRole('dialog', { name: 'Regras e prêmios' })
  for (const sentence of RULES[code]!) await expect(rules).toContainText(sentence)
  expect(await rules.textContent()).not.toMatch(/infinite|any two cards|pair of fours|straightFlush/)
  await page.keyboard.press('Escape')
  await expect(rules).toHaveCount(0)
}

test('roulette: chips by pointer and by keyboard, and the number of the books on wheel, cloth and list', async ({ page, site }) => {
  await sit(page, site, 'roleta-europeia')
  await readRules(page, 'roleta-europeia')
  await expect(main(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('radio', { name: 'Ficha de R$ 5,00' }).click()
  await spot(page, 'Vermelho').click()
  await spot(page, 'Canto 16, 17, 19, 20').click()
  await spot(page, 'Pleno 17').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(spot(page, 'Cavalo 17, 20')).toHaveAttribute('aria-label', /Aposta: R\$\s5,00$/)
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', '1500')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByRole('button', { name: 'Dobrar' }).click()
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', '2000')
  await expectClean(page, 'roulette')
  await playing(page, () => main(page).click())
  const view = await booked<RouletteView>(page, site)
  expect(view.bets.map(({ kind, stake }) => `${kind} ${stake}`)).toEqual(['colour 1000', 'corner 1000'])
  expect(await shown(page)).toEqual({ number: view.number })
  await expect(page.locator('[data-winning]')).toHaveText(String(view.number))
  await expect(page.getByRole('list', { name: 'Últimos números' }).getByRole('listitem')).toHaveText([String(view.number)])
  await playing(page, () => main(page).press('Enter'))
  expect((await booked<RouletteView>(page, site)).bets.map(({ stake }) => stake)).toEqual(['1000', '1000'])
})

test('baccarat: the cards and the winner of the books, and a bead for it', inWhole, async ({ page, site }) => {
  await sit(page, site, 'bacara')
  await readRules(page, 'bacara')
  await spot(page, 'Banca').click()
  await spot(page, 'Empate').press('Enter')
  await expectClean(page, 'baccarat')
  await playing(page, () => main(page).click())
  const { player, banker, winner } = await booked<BaccaratView>(page, site)
  expect(await shown(page)).toEqual({ player: player.cards, banker: banker.cards, winner })
  expect(await cardsOf(page)).toEqual([...player.cards, ...banker.cards].map(String))
  await expect(page.locator('[data-points]').first()).toHaveAttribute('data-points', String(player.points))
  await expect(page.locator('[data-winner]')).toHaveAttribute('data-winner', winner)
})

test('blackjack: a hand survives the page, and ends as the books say', inWhole, async ({ page, site }) => {
  await sit(page, site, 'vinte-e-um')
  await readRules(page, 'vinte-e-um')
  for (let round = 0; round < 12; round++) if (await playing(page, () => main(page).click())) break
  await expectClean(page, 'blackjack')
  const cards = await cardsOf(page)
  expect(cards).toHaveLength(4)
  expect(cards[1]).toBe('down')
  await page.reload()
  await at(page, 'waiting').waitFor()
  expect(await cardsOf(page)).toEqual(cards)
  for (let waits = true; waits;) {
    const stand = page.getByRole('button', { name: /^(Parar|Sem seguro)/ })
    waits = await playing(page, () => stand.click())
  }
  const { dealer, hands } = await booked<BlackjackView>(page, site)
  expect(await shown(page)).toEqual({ dealer: dealer.cards, hands: hands.map(({ cards: own, outcome }) => ({ cards: own, outcome })) })
  expect(await cardsOf(page)).toEqual([...dealer.cards, ...hands.flatMap(({ cards: own }) => own)].map(String))
  await expect(page.getByRole('group', { name: 'Sua vez' })).toHaveCount(0)
})

test('hold’em: after a call both hands are shown, and named as the books have them', inWhole, async ({ page, site }) => {
  await sit(page, site, 'holdem-da-casa')
  await readRules(page, 'holdem-da-casa')
  expect(await playing(page, () => main(page).click())).toBe(true)
  expect((await cardsOf(page)).filter((card) => card === 'down')).toHaveLength(2)
  await expect(page.getByRole('button', { name: /^Pagar/ })).toContainText('R$ 2,00')
  await expectClean(page, 'hold’em')
  await playing(page, () => page.keyboard.press('c'))
  const { player, dealer, board, outcome } = await booked<HoldemView>(page, site)
  expect(await shown(page)).toEqual({ player: player.cards, dealer: dealer!.cards, board, outcome })
  expect(await cardsOf(page)).toEqual([...dealer!.cards, ...board, ...player.cards].map(String))
})

test('video poker: a hand survives the page, held cards stay, and the pay table marks what was made', inWhole, async ({ page, site }) => {
  await sit(page, site, 'dois-livres')
  await readRules(page, 'dois-livres')
  await playing(page, () => page.keyboard.press('Space'))
  const dealt = await cardsOf(page)
  await page.reload()
  await at(page, 'waiting').waitFor()
  expect(await cardsOf(page)).toEqual(dealt)
  await page.keyboard.press('1')
  await page
    .getByRole('button', { name: /^Segurar: / })
    .nth(2)
    .click()
  await expect(page.getByRole('button', { name: /^Segurar: /, pressed: true })).toHaveCount(2)
  await expectClean(page, 'video poker')
  await playing(page, () => main(page).click())
  const view = await booked<VideoPokerView>(page, site)
  expect(view.hold).toEqual([true, false, true, false, false])
  expect(view.dealt.map(String)).toEqual(dealt)
  expect(await cardsOf(page)).toEqual(view.cards.map(String))
  expect(await shown(page)).toEqual(view.hand === undefined ? { cards: view.cards } : { cards: view.cards, hand: view.hand })
  const marked = page.locator('[data-made="paid"]')
  if (view.hand === undefined) await expect(marked).toHaveCount(0)
  else await expect(marked).toHaveAttribute('data-hand', view.hand)
})

test('the rules of video poker are told in words, with the figures of each', inWhole, async ({ page, site }) => {
  await sit(page, site, 'valete-ou-mais')
  await readRules(page, 'valete-ou-mais')
  await page.goto(`${site.url}/game?vendor=TUC&type=RNG&code=poquer-bonus`)
  await at(page, 'idle').waitFor()
  await readRules(page, 'poquer-bonus')
})
