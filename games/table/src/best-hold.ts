import { type Card, DECK } from './cards.ts'
import { CHOOSE, classOf, eachClass, nextSet, numberOf } from './card-sets.ts'

/** In how many ways so many cards come from the 47 that are left. */
const WAYS = [1, 47, 1081, 16_215, 178_365, 1_533_939] as const
/** All of those divide it: what comes back is a whole number of this part of the stake. */
export const PART = 7_669_695

/** By how many cards are held and the number of their set: what all hands that have them pay together. */
export type Sums = readonly Float64Array[]

/** What a set of four pays goes to its sets of three, theirs to sets of two, and so on. Suits are alike, so one set stands for many. */
export function sumPays(payOf: (cards: readonly Card[]) => number): Sums {
  const sums = CHOOSE.slice(0, 5).map((choose) => new Float64Array(choose[52]!))
  const known = new Map<number, number>()
  const set = [0, 1, 2, 3]
  for (let number = 0; number < sums[4]!.length; number++) {
    const alike = classOf(set)
    let sum = known.get(alike)
    if (sum === undefined) known.set(alike, (sum = sumWith(set, payOf)))
    sums[4]![number] = sum
    nextSet(set)
  }
  for (let size = 3; size >= 0; size--) passDown(sums, size)
  return sums
}

function sumWith(four: readonly Card[], payOf: (cards: readonly Card[]) => number): number {
  let sum = 0
  for (const card of DECK) if (!four.includes(card)) sum += payOf([...four, card])
  return sum
}

/** Each hand with a set of so many cards has 5 - size sets with one more, so it was counted as often. */
function passDown(sums: Sums, size: number): void {
  const [from, to] = [sums[size + 1]!, sums[size]!]
  const set = Array.from({ length: size + 1 }, (_, n) => n)
  for (let number = 0; number < from.length; number++) {
    for (let without = 0; without <= size; without++) to[numberOf(set, 31 ^ (1 << without))]! += from[number]!
    nextSet(set)
  }
  for (let number = 0; number < to.length; number++) to[number]! /= 5 - size
}

export interface BestHold {
  /** A bit for each card, the first one lowest. */
  held: number
  /** What comes back on average, in parts of the stake. */
  back: number
}

const SIZES = Uint8Array.from({ length: 32 }, (_, held) => [0, 1, 2, 3, 4].filter((n) => held & (1 << n)).length)
const FACTORS = Array.from(SIZES, (size) => PART / WAYS[5 - size]!)

/** Which cards to keep, of five in order. Of holds that are as good, the one with the higher bits. */
export function bestHold(sums: Sums, cards: readonly Card[], pay: number): BestHold {
  const back = new Float64Array(32)
  for (let held = 0; held < 31; held++) back[held] = sums[SIZES[held]!]![numberOf(cards, held)]!
  back[31] = pay
  // Whoever holds some of the cards gets none of the others again: hands that have more of them are taken away.
  for (let bit = 1; bit < 32; bit <<= 1) for (let held = 0; held < 32; held++) if (!(held & bit)) back[held]! -= back[held | bit]!
  let best = 31
  for (let held = 30; held >= 0; held--) if (back[held]! * FACTORS[held]! > back[best]! * FACTORS[best]!) best = held
  return { held: best, back: back[best]! * FACTORS[best]! }
}

/** What other sums come to on average for the same hold, in parts of one: of all hands that it can become, none with a card that was given away. */
export function worthOfHold(sums: Sums, cards: readonly Card[], dealt: number, held: number): number {
  const given = 31 ^ held
  let worth = 0
  for (let back = given; ; back = (back - 1) & given) {
    const set = held | back
    const sum = set === 31 ? dealt : sums[SIZES[set]!]![numberOf(cards, set)]!
    worth += SIZES[back]! % 2 === 0 ? sum : -sum
    if (back === 0) return worth * FACTORS[held]!
  }
}

/** What the best play gets back from all hands that can be dealt, in parts of the stake. */
export function backFromAll(sums: Sums, payOf: (cards: readonly Card[]) => number): number {
  let back = 0
  eachClass(5, (cards, alike) => {
    back += alike * bestHold(sums, cards, payOf(cards)).back
  })
  return back
}
