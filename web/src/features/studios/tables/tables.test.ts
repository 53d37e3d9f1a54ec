import {
  type BaccaratView,
  type BlackjackView,
  type HoldemView,
  type RouletteView,
  type VideoPokerView,
  playBest,
  tableGames,
} from '@tucano/table'
import { expect, test } from 'vitest'
import { baccaratScript, pointsOfHand } from './baccarat/script.ts'
import { totalOf } from './blackjack/hand-total.ts'
import { type BlackjackPicture, blackjackScript } from './blackjack/script.ts'
import { adviceRows } from './blackjack/strategy.ts'
import { bestFive, worthOf } from '#play/cards/best-five.ts'
import { letterOf, suitOf } from '#play/cards/card.ts'
import { antePays } from './holdem/ante-pays.ts'
import { type HoldemPicture, holdemScript } from './holdem/script.ts'
import { rouletteScript } from './roulette/script.ts'
import { texts } from '#play/cards/texts.ts'
import { madeOf } from './videopoker/made-hand.ts'
import { type PokerPicture, pokerScript } from './videopoker/script.ts'

type Game = (typeof tableGames)[number]
type Run = ReturnType<Game['run']>
type Move = Parameters<Game['run']>[0][number]

const gameOf = (code: string): Game => tableGames.find((game) => game.code === code)!

/** The same numbers again for the same seed. */
function drawsOf(seed: number): Parameters<Game['run']>[1] {
  let state = seed * 2_654_435_761 + 1
  const below = (n: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
  return { below, belowBig: (n) => BigInt(below(Number(n))) }
}

/** A round of a game, view after view. */
function viewsOf<View>(game: Game, { seed, opening, decide }: { seed: number; opening: unknown; decide?: (run: Run) => unknown }): View[] {
  const moves: Move[] = [game.readMove(opening, true)]
  const views: View[] = []
  for (;;) {
    const run = game.run(moves, drawsOf(seed), {})
    views.push(run.view as View)
    if (run.over) return views
    moves.push(game.readMove(decide ? decide(run) : playBest(game)!(run), false))
  }
}

const SEEDS = Array.from({ length: 400 }, (_, seed) => seed)

test('blackjack ends as the server says, and nothing is told before', () => {
  const game = gameOf('vinte-e-um')
  const seen = new Set<string>()
  let most = 0
  const unnumbered = (picture: BlackjackPicture) => ({ ...picture, hands: picture.hands.map((hand) => ({ ...hand, id: 0 })) })
  for (const seed of SEEDS) {
    let from: BlackjackPicture | undefined
    // Every other time a pair is split, and insurance taken: the rare ways too.
    const eager = ({ options }: Run): unknown => ({
      do: (options.find(({ move }) => move === 'split' || move === 'insure') ?? options[1]!).move,
    })
    const views = viewsOf<BlackjackView>(game, { seed, opening: { stake: '100' }, ...(seed % 2 ? { decide: eager } : {}) })
    for (const view of views) {
      const steps = blackjackScript(view, from)
      from = steps.at(-1)!.picture
      expect(from.hands.map(({ cards, total, soft }) => ({ cards, total, soft }))).toEqual(
        view.hands.map(({ cards, total, soft }) => ({ cards, total, soft })),
      )
      expect(from.dealer.total).toBe(view.dealer.total)
      for (const { cards, total, soft } of [...view.hands, view.dealer]) expect(totalOf(cards)).toEqual({ total, soft })
      const early = steps.slice(0, -2).flatMap(({ picture }) => picture.hands.map(({ outcome }) => outcome))
      expect(early.every((outcome) => outcome === undefined)).toBe(true)
      if (view.phase === 'over') {
        expect(from.dealer.cards).toEqual(view.dealer.cards)
        expect(from.hands.map(({ payout }) => String(payout))).toEqual(view.hands.map(({ payout }) => payout))
        for (const { outcome } of view.hands) seen.add(outcome!)
      } else expect(from.dealer.cards).toEqual([...view.dealer.cards, undefined])
    }
    // The whole round at once, as the history shows it again.
    expect(unnumbered(blackjackScript(views.at(-1)!, undefined).at(-1)!.picture)).toEqual(unnumbered(from!))
    most = Math.max(most, from!.hands.length)
  }
  expect(most).toBeGreaterThan(2)
  expect([...seen].toSorted()).toEqual(['blackjack', 'bust', 'lose', 'push', 'win'])
})

test('a hand that is split again makes room where it lies, and the others stay', () => {
  const game = gameOf('vinte-e-um')
  // Eights for the player, and again with each split: 8 6 8 10, 8 3, 3 5.
  const cards = [24, 16, 24, 32, 24, 4, 4, 12]
  const draws = () => {
    let at = 0
    const below = (): number => cards[at++]!
    return { below, belowBig: () => BigInt(below()) }
  }
  let from: BlackjackPicture | undefined
  const shown = [[], ['split'], ['split', 'split']].map((decisions) => {
    const moves = [game.readMove({ stake: '100' }, true), ...decisions.map((move) => game.readMove({ do: move }, false))]
    const steps = blackjackScript(game.run(moves, draws(), {}).view as BlackjackView, from)
    from = steps.at(-1)!.picture
    return steps.map(({ picture }) => picture.hands.map((hand) => [hand.id, ...hand.cards]))
  })
  expect(shown[1]![0]).toEqual([
    [0, 24],
    [1, 24],
  ])
  expect(shown[2]![0]).toEqual([
    [0, 24],
    [2, 24],
    [1, 24, 4],
  ])
  expect(shown[2]!.at(-1)).toEqual([
    [0, 24, 4],
    [2, 24, 12],
    [1, 24, 4],
  ])
})

test('hold’em shows the bank’s cards after a call only, and the five cards that made the hand', () => {
  const game = gameOf('holdem-da-casa')
  const names = ['highCard', 'pair', 'twoPairs', 'three', 'straight', 'flush', 'fullHouse', 'four', 'straightFlush']
  for (const seed of SEEDS) {
    let from: HoldemPicture | undefined
    for (const view of viewsOf<HoldemView>(game, { seed, opening: { stake: '100' } })) {
      const steps = holdemScript(view, from)
      from = steps.at(-1)!.picture
      expect([from.player, from.board, from.hand, from.outcome]).toEqual([view.player.cards, view.board, view.player.hand, view.outcome])
      expect(from.dealer).toEqual(view.dealer?.cards ?? [undefined, undefined])
      const five = bestFive([...view.player.cards, ...view.board])
      expect(names[worthOf(five)[0]!]).toBe(view.player.hand)
    }
  }
})

test('video poker turns over what is drawn, and marks what made the hand', () => {
  for (const code of ['valete-ou-mais', 'dois-livres', 'poquer-bonus'])
    for (const seed of SEEDS) {
      let from: PokerPicture | undefined
      // Which cards stay is of no matter here.
      const decide = (): unknown => ({ hold: [1, 2, 4, 8, 16].map((bit) => (seed & bit) !== 0) })
      for (const view of viewsOf<VideoPokerView>(gameOf(code), { seed, opening: { stake: '100' }, decide })) {
        from = pokerScript(view, from).at(-1)!.picture
        expect([from.cards, from.hand, from.isOver]).toEqual([view.cards, view.hand, view.phase === 'over'])
        const made = madeOf(view.cards, view.hand, code === 'dois-livres')
        const least = { jacks: 2, twoPairs: 4, three: 3, four: 4, fourAces: 4, fourLow: 4, fourTwos: 4 } as Record<string, number>
        if (view.hand) expect(made.filter(Boolean).length).toBe(least[view.hand] ?? 5)
        else expect(made).not.toContain(true)
      }
    }
})

test('baccarat counts its points card by card', () => {
  const opening = { bets: [{ on: 'player', stake: '100' }] }
  for (const seed of SEEDS) {
    const [view] = viewsOf<BaccaratView>(gameOf('bacara'), { seed, opening }) as [BaccaratView]
    const steps = baccaratScript(view)
    expect(pointsOfHand(view.player.cards)).toBe(view.player.points)
    expect(steps.at(-1)!.picture).toMatchObject({ player: view.player, banker: view.banker, winner: view.winner })
    expect(steps.slice(0, -2).every(({ picture }) => picture.winner === undefined)).toBe(true)
  }
})

test('roulette pays on the cloth what the server paid', () => {
  const opening = {
    bets: [
      { kind: 'colour', which: 'red', stake: '100' },
      { kind: 'split', numbers: [17, 20], stake: '50' },
    ],
  }
  const [view] = viewsOf<RouletteView>(gameOf('roleta-europeia'), { seed: 3, opening }) as [RouletteView]
  const { number, bets } = rouletteScript(view).at(-1)!.picture
  expect(number).toBe(view.number)
  expect(bets.map(({ name, payout }) => [name, String(payout)])).toEqual([
    ['colour red', view.bets[0]!.payout],
    ['split 17-20', view.bets[1]!.payout],
  ])
})

test('every hand that a server can name has a name in the texts', () => {
  const pokers = ['valete-ou-mais', 'dois-livres', 'poquer-bonus'].flatMap(
    (code) => (gameOf(code).sheet as { pays: [string, number][] }).pays,
  )
  const antes = Object.keys((gameOf('holdem-da-casa').sheet as { rules: { antePays: object } }).rules.antePays)
  for (const hand of [...pokers.map(([name]) => name), ...antes]) {
    expect(Object.keys(texts.pt)).toContain(`hand_${hand}`)
    expect(Object.keys(texts.pt)).toContain(`handText_${hand}`)
  }
})

test('cards are named as the server numbers them', () => {
  expect([0, 3, 35, 36, 43, 47, 48, 51].map((card) => `${letterOf(card)} ${suitOf(card)}`)).toEqual([
    '2 clubs',
    '2 spades',
    '10 spades',
    'J clubs',
    'Q spades',
    'K spades',
    'A clubs',
    'A spades',
  ])
})

test('rows that say the same are one', () => {
  expect(adviceRows({ 4: 'HH', 5: 'HH', 6: 'HS', 7: 'HH' })).toEqual([
    { from: 4, to: 5, letters: 'HH' },
    { from: 6, to: 6, letters: 'HS' },
    { from: 7, to: 7, letters: 'HH' },
  ])
  expect(antePays({ highCard: 1, pair: 1, flush: 2, royalFlush: 100 })).toEqual([
    { hands: ['royalFlush'], pays: 100 },
    { hands: ['flush'], pays: 2 },
    { hands: ['pair', 'highCard'], pays: 1 },
  ])
})
