import type { SportCode } from './model.ts'

/** Numbers by which the feed calls how far a match is: those of its own catalogue of match statuses. What is counted, such as sets, goes on from the first. */
export const STATUSES = {
  notStarted: 0,
  firstPeriod: 1,
  firstHalf: 6,
  secondHalf: 7,
  firstSet: 8,
  firstQuarter: 13,
  halfTime: 31,
  overtime: 40,
  ended: 100,
  endedAfterOvertime: 110,
  firstMap: 141,
  firstBreak: 301,
} as const

const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, n) => first + n)

const QUARTERS = [...from(STATUSES.firstQuarter, 4), STATUSES.overtime]
const SETS = from(STATUSES.firstSet, 5)
const MAPS = from(STATUSES.firstMap, 5)

const PERIODS: Record<SportCode, readonly number[]> = {
  football: [STATUSES.firstHalf, STATUSES.secondHalf],
  basketball: QUARTERS,
  'american-football': QUARTERS,
  tennis: SETS,
  volleyball: SETS,
  mma: from(STATUSES.firstPeriod, 5),
  cs2: MAPS,
  valorant: MAPS,
  lol: MAPS,
  dota2: MAPS,
}

/** What the feed calls a period of a match, from 0; all overtimes are called the same. */
export function periodStatus(sport: SportCode, period: number): number {
  const codes = PERIODS[sport]
  return codes[Math.min(period, codes.length - 1)]!
}
