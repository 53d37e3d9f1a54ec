import { type Ratio, compare, ratio } from '@tucano/round'
import { type OpenChances, expectedFactor } from './chances.ts'
import { type Grade, factorOf } from './factors.ts'
import { type LegState, atMost, totalOf } from './settle.ts'
import type { Slip } from './slip.ts'

/** What is kept of the fair value, in basis points: once a leg is live, and before. */
export const CASH_OUT_MARGIN_BP = { before: 200, live: 400 } as const

/** Each leg is decided, or open with its chances. A builder has the chance of all that it is made of. */
export type LegOutlook = LegState<Grade | OpenChances>

const isGrade = (part: Grade | OpenChances): part is Grade => 'result' in part

function expected(price: Ratio, part: Grade | OpenChances | undefined): Ratio {
  if (!part) throw new RangeError('a leg is decided or has chances')
  return isGrade(part) ? factorOf(price, part) : expectedFactor(price, part)
}

const gradeOf = (part: Grade | OpenChances | undefined): Grade | undefined => (part && isGrade(part) ? part : undefined)

/**
 * What a bet is worth: the mean of what it pays. Legs are of different events, so that the mean of a line is the product of the means of its legs.
 * Where the cap is below the most that it can pay, all is worth as much less: exact where it pays all or nothing, and never more than the
 * mean of what is paid.
 */
function fairValue(slip: Slip, outlooks: readonly LegOutlook[], cap: bigint | undefined): Ratio {
  const value = totalOf(slip, outlooks, expected)
  if (cap === undefined) return value
  const most = totalOf(slip, outlooks, (price, part) => atMost(price, gradeOf(part)))
  return compare(most, ratio(cap)) > 0 ? { over: value.over * cap * most.under, under: value.under * most.over } : value
}

export interface CashOutTerms {
  marginBp: number
  /** The most that the bet pays. */
  cap?: bigint
  /** What is ended of the stake of each line; all of it where it is not said. */
  part?: bigint
}

export interface CashOut {
  /** Fair value of what is ended, down to the minor unit. */
  value: bigint
  offer: bigint
  /** The stake of each line that goes on, at the same odds. */
  rides: bigint
}

/** The offer for a bet that was paid for, or for a part of it. */
export function cashOut(slip: Slip, outlooks: readonly LegOutlook[], { marginBp, cap, part = slip.unit }: CashOutTerms): CashOut {
  if (part < 1n || part > slip.unit) throw new RangeError('a part of the stake')
  const { over, under } = fairValue(slip, outlooks, cap)
  const [ended, all] = [over * part, under * slip.unit]
  return { value: ended / all, offer: (ended * BigInt(10_000 - marginBp)) / (all * 10_000n), rides: slip.unit - part }
}

/** So much of the stake of a line, down to the minor unit. */
export const partOfUnit = (unit: bigint, shareBp: number): bigint => (unit * BigInt(shareBp)) / 10_000n
