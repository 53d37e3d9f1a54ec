import { type Ratio, ratio } from '@tucano/round'
import { NOTHING, type Sum, dealerHits, totalOf, withValue } from './blackjack-hand.ts'
import { SPLITS_MAX } from './blackjack-table.ts'

/** Every card comes from a whole deck: of the 13 ranks, so many count 1, 2, … 10. */
export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
const ranksOf = (value: number): bigint => (value === 10 ? 4n : 1n)

/** Chances and worths are whole numbers of this part: each card divides by 13, and no round has as many cards. */
export const WHOLE = 13n ** 48n

function divided(sum: bigint, by: bigint): bigint {
  if (sum % by !== 0n) throw new RangeError('more cards than the fractions are made for')
  return sum / by
}

/** The mean over the next card. */
const mean = (of: (value: number) => bigint): bigint =>
  divided(
    VALUES.reduce((so, value) => so + ranksOf(value) * of(value), 0n),
    13n,
  )

/**
 * What a hand is worth to the player, as a part of its stake: by standing, by hitting and playing on as well as can be, by doubling.
 * All are multiplied with the chance that it comes to a play, because the dealer has no blackjack.
 */
export interface Worth {
  stand: bigint
  hit: bigint
  double: bigint
}

/** What hands are worth against one card of the dealer's. */
export interface Against {
  /** The chance that the dealer has a blackjack. */
  blackjack: bigint
  worth: (hand: Sum) => Worth
  /** All hands that come of it together, when so many splits are left. They are doubled as any other, but aces get one card each. */
  split: (value: number, left: number) => bigint
}

const ENDS = [17, 18, 19, 20, 21, 22] as const
const BROKEN = 22

/** The card that makes a blackjack with the one that is shown. */
const completing = (up: number): number | undefined => (up === 1 ? 10 : up === 10 ? 1 : undefined)

function remembered<Value>(of: (hand: Sum) => Value): (hand: Sum) => Value {
  const known = new Map<number, Value>()
  return (hand) => {
    const key = hand.sum * 2 + Number(hand.ace)
    const value = known.get(key) ?? of(hand)
    known.set(key, value)
    return value
  }
}

/** How probable each end is from here on, by the dealer's rules; whatever breaks is 22. */
const dealerEnds = remembered((hand: Sum): bigint[] => {
  const end = Math.min(totalOf(hand), BROKEN)
  return ENDS.map((each, n) => {
    if (!dealerHits(hand)) return each === end ? WHOLE : 0n
    return mean((value) => dealerEnds(withValue(hand, value))[n]!)
  })
})

export const larger = (a: bigint, b: bigint): bigint => (a >= b ? a : b)

function playAgainst(up: number): Against {
  const shown = withValue(NOTHING, up)
  const ends = ENDS.map((_, n) => mean((hole) => (hole === completing(up) ? 0n : dealerEnds(withValue(shown, hole))[n]!)))
  const played = ends.reduce((sum, chance) => sum + chance, 0n)
  const standing = Array.from({ length: BROKEN + 1 }, (_, total) =>
    total >= BROKEN ? -played : ends.reduce((sum, chance, n) => sum + chance * resultOf(total, ENDS[n]!), 0n),
  )
  const stand = (hand: Sum): bigint => standing[Math.min(totalOf(hand), BROKEN)]!
  /** Without doubling, which only two cards can. 21 stands by itself. */
  const onward = remembered((hand: Sum): bigint => (totalOf(hand) >= 21 ? stand(hand) : larger(stand(hand), hit(hand))))
  const hit = (hand: Sum): bigint => mean((value) => onward(withValue(hand, value)))
  const worth = remembered((hand: Sum): Worth => {
    return { stand: stand(hand), hit: hit(hand), double: 2n * mean((value) => stand(withValue(hand, value))) }
  })
  const twoCards = (hand: Sum): bigint => (totalOf(hand) >= 21 ? stand(hand) : larger(onward(hand), worth(hand).double))
  const split = (value: number, left: number): bigint => {
    const one = withValue(NOTHING, value)
    if (value === 1) return 2n * mean((next) => stand(withValue(one, next)))
    return worthOfSplitting(value, (next) => twoCards(withValue(one, next)))(1, left)
  }
  return { blackjack: WHOLE - played, worth, split }
}

/**
 * What it is worth to split one of so many pairs, with so many splits left: the pairs that are not split are played as any other hand, and
 * those that come of the split can be split again. Hands are independent, so it does not matter which of the pairs is split.
 */
function worthOfSplitting(value: number, played: (next: number) => bigint): (pairs: number, left: number) => bigint {
  const best = (pairs: number, left: number): bigint => {
    if (pairs === 0) return 0n
    const kept = played(value) + best(pairs - 1, left)
    return left === 0 ? kept : larger(kept, split(pairs, left))
  }
  const same = ranksOf(value)
  const differ = 13n - same
  const others = VALUES.reduce((sum, next) => (next === value ? sum : sum + ranksOf(next) * played(next)), 0n)
  // Two cards come: both make pairs again, one of them does, or neither.
  const split = (pairs: number, left: number): bigint =>
    divided(
      26n * others +
        same * same * best(pairs + 1, left - 1) +
        2n * same * differ * best(pairs, left - 1) +
        differ * differ * best(pairs - 1, left - 1),
      169n,
    )
  return split
}

/** By what the dealer's card counts, from one to ten. */
export const AGAINST: ReadonlyMap<number, Against> = new Map(VALUES.map((up) => [up, playAgainst(up)]))

/** One stake won, kept or lost, by the player's total and the dealer's. */
function resultOf(player: number, dealer: number): bigint {
  if (dealer === BROKEN || dealer < player) return 1n
  return dealer === player ? 0n : -1n
}

/**
 * What comes back with the best play. It is measured against the opening stake: one and what is won or lost on average, whatever was
 * staked later included. What a blackjack pays is a part of the stake.
 */
export function bestReturn({ over, under }: Ratio): Ratio {
  const net = mean((up) => {
    const { blackjack, worth, split } = AGAINST.get(up)!
    return mean((first) =>
      mean((second) => {
        const hand = withValue(withValue(NOTHING, first), second)
        if (totalOf(hand) === 21) return (WHOLE - blackjack) * over
        const { stand, hit, double } = worth(hand)
        const best = [stand, hit, double].reduce(larger)
        return ((first === second ? larger(best, split(first, SPLITS_MAX)) : best) - blackjack) * under
      }),
    )
  })
  return ratio(WHOLE * under + net, WHOLE * under)
}
