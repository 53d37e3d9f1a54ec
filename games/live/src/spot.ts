import { type Ratio, plus, ratio, times } from '@tucano/round'

/** What a bet comes to, as so much for so much of its stake, the stake included: nothing when it is lost, one when it comes back. */
export const LOST = ratio(0)
export const BACK = ratio(1)
/** `paid(12)` is twelve to one, `paid(19, 20)` nineteen to twenty. */
export const paid = (over: number, under = 1): Ratio => plus(BACK, ratio(over, under))

/** In how many of all ways a bet comes to something. */
export interface Chance {
  comesTo: Ratio
  ways: bigint
}

/** Chances that come to the same are one; those that come to nothing are left out. */
export function countWays(all: readonly Chance[]): Chance[] {
  const found = new Map<string, Chance>()
  for (const { comesTo, ways } of all) {
    if (comesTo.over === 0n) continue
    const key = `${comesTo.over}/${comesTo.under}`
    found.set(key, { comesTo, ways: (found.get(key)?.ways ?? 0n) + ways })
  }
  return [...found.values()]
}

/** A place on the cloth that can be bet on. */
export interface Spot<Result> {
  code: string
  /** By the result alone: whoever else bets does not enter. */
  comesTo(result: Result): Ratio
  /** All that can happen, counted. What is lost may be left out. */
  chances: readonly Chance[]
  /** In how many ways anything happens. */
  allWays: bigint
  /** What is said of it where it hangs on how members play, not on chances alone. */
  played?: { returns: Ratio; most: Ratio }
}

/** Exactly what comes back of a stake in the long run. */
export const returnOf = ({ chances, allWays, played }: Pick<Spot<never>, 'chances' | 'allWays' | 'played'>): Ratio =>
  played?.returns ?? chances.map(({ comesTo, ways }) => times(comesTo, ratio(ways, allWays))).reduce(plus, ratio(0))

/** The most that a bet comes to. */
export const mostOf = ({ chances, played }: Pick<Spot<never>, 'chances' | 'played'>): Ratio =>
  played?.most ?? chances.reduce((most, { comesTo }) => (comesTo.over * most.under > most.over * comesTo.under ? comesTo : most), LOST)

/** What a stake comes to in minor units. Parts of a unit stay with the house, so that nothing is paid that was not said. */
export const payoutOf = (stake: bigint, comesTo: Ratio): bigint => (stake * comesTo.over) / comesTo.under
