import { OUTCOMES } from '@tucano/cockfight'
import type { Json } from '@tucano/round'
import { RAFTS } from './kinds/regatta/rafts.ts'

const upTo = (count: number, first = 0): number[] => Array.from({ length: count }, (_, n) => first + n)

/** Every order of some numbers. */
const ordersOf = (numbers: readonly number[]): number[][] =>
  numbers.length === 0
    ? [[]]
    : numbers.flatMap((first) => ordersOf(numbers.filter((other) => other !== first)).map((rest) => [first, ...rest]))

const DICE = upTo(6, 1)
const RANKS = upTo(13)
const SUITS = 4
/** The last card that can be the first match. */
const MOST_CARDS = 49
const WHEEL_NUMBERS = [1, 2, 5, 10, 20, 40]

/** Whatever bets on a kind tell apart, as its results have it. */
const results: Readonly<Record<string, () => Json[]>> = {
  roulette: () => upTo(37).map((number) => ({ number })),
  'sic-bo': () => DICE.flatMap((a) => DICE.flatMap((b) => DICE.map((c) => [a, b, c]))),
  // Each rank against each of another suit, and twice the same card.
  'dragon-tiger': () =>
    RANKS.flatMap((rank) => [
      ...RANKS.map((other) => ({ dragon: SUITS * rank, tiger: SUITS * other + 1 })),
      { dragon: SUITS * rank, tiger: SUITS * rank },
    ]),
  'andar-bahar': () => upTo(MOST_CARDS, 1).map((cards) => ({ joker: 0, dealt: upTo(cards) })),
  // Turned once again at most: longer rows are too rare to be looked at.
  wheel: () => [[], [2], [7]].flatMap((multipliers) => WHEEL_NUMBERS.map((number) => ({ multipliers, number }))),
  regatta: () =>
    ordersOf(RAFTS.map(({ number }) => number)).flatMap((order) => [false, true].map((photo) => ({ order, photo, progress: [] }))),
  cockfight: () => OUTCOMES.map((outcome) => ({ outcome, blows: [] })),
}

const counted = new Map<string, readonly Json[]>()

/** All that can come out at a kind of table, as far as it makes a difference to bets; nothing where that is too much to count. */
export function everyResult(kind: string): readonly Json[] | undefined {
  const all = counted.get(kind) ?? results[kind]?.()
  if (all) counted.set(kind, all)
  return all
}
