import { type Ratio, ratio } from '@tucano/round'
import type { Prize } from './play.ts'

/** The series at which a line gives back all that it costs. */
export const FULL_SERIES = 2000
/** Of games without a slider: 95 %. It is part of the maths that a draw is bound to. */
export const PLAIN_SERIES = 1900

type Count = bigint | number
type More = Partial<Pick<Prize, 'of' | 'perHit'>>

const plain = (key: string, ways: Count, outcomes: Count, more: More): Omit<Prize, 'odds'> => {
  const { over, under } = ratio(ways, outcomes)
  return { key, of: '', ways: over, outcomes: under, isPush: false, perHit: false, ...more }
}

/** Odds that follow from the chance: a line gives back a two-thousandth of the series. */
export function derived(key: string, ways: Count, outcomes: Count, more: More & { share?: Ratio } = {}): Prize {
  const { share = ratio(1), ...rest } = more
  const prize = plain(key, ways, outcomes, rest)
  const { over, under } = ratio(prize.outcomes * share.over, prize.ways * share.under * BigInt(FULL_SERIES))
  return { ...prize, odds: (series) => ratio(BigInt(series) * over, under) }
}

/** Odds of a table that players know. */
export const fixed = (key: string, ways: Count, outcomes: Count, { odds, ...more }: More & { odds: Ratio }): Prize => ({
  ...plain(key, ways, outcomes, more),
  odds: () => odds,
})

/** A prize, and the push beside it: odds are fair among the outcomes that decide. */
export function withPush(key: string, ways: number, outcomes: number, pushes: number): [Prize, Prize] {
  const won = plain(key, ways, outcomes, { of: key })
  const push = plain(`${key}-push`, pushes, outcomes, { of: key })
  return [
    { ...won, odds: (series) => ratio(BigInt(series) * BigInt(outcomes - pushes), FULL_SERIES * ways) },
    { ...push, isPush: true, odds: () => ratio(1) },
  ]
}
