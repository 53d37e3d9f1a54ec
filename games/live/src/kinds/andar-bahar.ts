import { deal } from '@tucano/randomness'
import { type Card, DECK, rankOf } from '@tucano/table/cards'
import type { LiveGame } from '../live-game.ts'
import { LOST, type Spot, paid } from '../spot.ts'

/** The card that has to be matched, and all that were dealt until it was: the first to Andar, the next to Bahar, and so on. */
export type AndarBaharResult = { joker: Card; dealt: Card[] }

/** One deck without the joker, in which three cards match it. */
const LEFT = 51
const PER_CARD_MS = 500
const twoOf = (n: number): bigint => (BigInt(n) * BigInt(n - 1)) / 2n
/** Three places out of all that are left. */
const ALL = (BigInt(LEFT) * BigInt(LEFT - 1) * BigInt(LEFT - 2)) / 6n
/** The first match is card so many: the other two lie behind it. */
const waysAt = (card: number): bigint => twoOf(LEFT - card)
/** Three cards match: the last that can be the first of them. */
const LAST = LEFT - 2

function spot(code: string, pays: [number, number?], holds: (cards: number) => boolean): Spot<AndarBaharResult> {
  const ways = Array.from({ length: LAST }, (_, n) => n + 1)
    .filter(holds)
    .reduce((sum, cards) => sum + waysAt(cards), 0n)
  return {
    code,
    comesTo: ({ dealt }) => (holds(dealt.length) ? paid(...pays) : LOST),
    chances: [{ comesTo: paid(...pays), ways }],
    allWays: ALL,
  }
}

/** What is paid in all, by how many cards it takes. */
const CARDS: readonly [from: number, to: number, over: number, under?: number][] = [
  [1, 5, 5, 2],
  [6, 10, 7, 2],
  [11, 15, 9, 2],
  [16, 25, 7, 2],
  [26, 30, 14],
  [31, 35, 24],
  [36, 40, 49],
  [41, LAST, 119],
]

export const andarBahar: LiveGame<AndarBaharResult> = {
  kind: 'andar-bahar',
  version: 1,
  spots: [
    spot('andar', [9, 10], (cards) => cards % 2 === 1),
    spot('bahar', [1], (cards) => cards % 2 === 0),
    ...CARDS.map(([from, to, over, under = 1]) =>
      spot(to === LAST ? `cards-${from}-more` : `cards-${from}-${to}`, [over, under], (cards) => cards >= from && cards <= to),
    ),
  ],
  draw: (draws) => {
    const [joker, ...rest] = deal(draws, DECK, DECK.length) as [Card, ...Card[]]
    const match = rest.findIndex((card) => rankOf(card) === rankOf(joker))
    return { joker, dealt: rest.slice(0, match + 1) }
  },
  playMs: ({ dealt }) => 1500 + dealt.length * PER_CARD_MS,
}
