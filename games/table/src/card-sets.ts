import { type Card, rankOf, suitOf } from './cards.ts'

/** C(n, k), by k and n: a set of cards has the number C(a, 1) + C(b, 2) + …, its cards in order. */
export const CHOOSE: readonly Int32Array[] = Array.from({ length: 6 }, (_, k) =>
  Int32Array.from({ length: 53 }, (_, n) => {
    let ways = 1
    for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
    return ways
  }),
)

/** The number of the set of those cards whose bit is in `held`. */
export function numberOf(cards: readonly Card[], held: number): number {
  let [number, size] = [0, 0]
  for (let n = 0; n < cards.length; n++) if (held & (1 << n)) number += CHOOSE[++size]![cards[n]!]!
  return number
}

/** The set with the next number: the first card that can go up does, and those before it begin again. */
export function nextSet(set: Card[]): void {
  let n = 0
  while (n < set.length - 1 && set[n]! + 1 === set[n + 1]!) n++
  set[n]!++
  for (let before = 0; before < n; before++) set[before] = before
}

/** How many ranks, or bits, there are in a set. */
export function sizeOf(set: number): number {
  let size = 0
  for (let left = set; left > 0; left &= left - 1) size++
  return size
}

/** Tells one of all sets that differ by the names of their suits only, and how many they are. The list is used again. */
export function eachClass(size: number, tell: (cards: readonly Card[], alike: number) => void): void {
  const small = Array.from({ length: 1 << 13 }, (_, set) => set).filter((set) => sizeOf(set) <= size)
  const sizes = small.map(sizeOf)
  const suits = [0, 0, 0, 0]
  const cards: Card[] = []
  /** Suits are in the order of their ranks: none has a set that comes after the one before it. */
  const choose = (suit: number, most: number, left: number): void => {
    if (suit === 4) {
      if (left === 0) tell(gather(suits, cards), arrangements(suits))
      return
    }
    for (let n = 0; n <= most; n++) {
      if (sizes[n]! > left) continue
      suits[suit] = small[n]!
      choose(suit + 1, n, left - sizes[n]!)
    }
  }
  choose(0, small.length - 1, size)
}

/** The cards of four suits, in order. */
function gather(suits: readonly number[], cards: Card[]): Card[] {
  cards.length = 0
  for (let left = suits.reduce((all, set) => all | set); left > 0; left &= left - 1) {
    const rank = 31 - Math.clz32(left & -left)
    for (let suit = 0; suit < 4; suit++) if (suits[suit]! & (1 << rank)) cards.push(rank * 4 + suit)
  }
  return cards
}

/** In how many ways four sets of ranks, in order, can be given to the suits. */
function arrangements(suits: readonly number[]): number {
  let [ways, run] = [24, 1]
  for (let n = 1; n < 4; n++) {
    run = suits[n] === suits[n - 1] ? run + 1 : 1
    ways /= run
  }
  return ways
}

/** The same number for all sets that differ by the names of their suits only. */
export function classOf(cards: readonly Card[]): number {
  let [a, b, c, d] = [0, 0, 0, 0]
  for (const card of cards) {
    const rank = 1 << rankOf(card)
    const suit = suitOf(card)
    if (suit === 0) a |= rank
    else if (suit === 1) b |= rank
    else if (suit === 2) c |= rank
    else d |= rank
  }
  // Five exchanges put four numbers in order.
  if (a < b) [a, b] = [b, a]
  if (c < d) [c, d] = [d, c]
  if (a < c) [a, c] = [c, a]
  if (b < d) [b, d] = [d, b]
  if (b < c) [b, c] = [c, b]
  return ((a * 8192 + b) * 8192 + c) * 8192 + d
}
