import type { MatchRow } from '@tucano/contract/sports'
import { sportOf } from '../sport-of.ts'

/** Codes of the feed that mean the same in every sport. */
const BREAKS = new Set([30, 31, 32, 33, 34, 80, 81, 301, 302, 303, 304, 305, 306, 443, 445])
const HALVES: Readonly<Record<number, 1 | 2>> = { 6: 1, 7: 2 }
const EXTRA = new Set([40, 41, 42])
const PENALTIES = 50

export type Period =
  | { key: 'period_break' | 'period_1' | 'period_2' | 'period_extra' | 'period_penalties' }
  | { key: 'period_quarter' | 'period_set' | 'period_round' | 'period_map' | 'period_half'; number: number }

/** Which part of a match is being played, as far as the feed tells it. */
export function periodOf(sport: string, { matchStatus, periods }: MatchRow['standing']): Period | undefined {
  if (matchStatus !== null) {
    if (BREAKS.has(matchStatus)) return { key: 'period_break' }
    if (EXTRA.has(matchStatus)) return { key: 'period_extra' }
    if (matchStatus === PENALTIES) return { key: 'period_penalties' }
    const half = HALVES[matchStatus]
    if (half) return { key: `period_${half}` }
  }
  const number = periods.at(-1)?.number ?? periods.length
  return number > 0 ? { key: `period_${sportOf(sport).part}`, number } : undefined
}

/** The minute that is being played: the first is 1. */
export const minuteOf = ({ clock }: MatchRow['standing']): number | undefined =>
  clock?.seconds === null || clock?.seconds === undefined ? undefined : Math.floor(clock.seconds / 60) + 1

/** Matches that are being played have a score, and so have those that are over. */
export const hasBegun = (state: MatchRow['state']): boolean =>
  state === 'live' || state === 'suspended' || state === 'interrupted' || state === 'ended' || state === 'closed' || state === 'abandoned'
/** Neither being played nor to come. */
export const isOver = (state: MatchRow['state']): boolean => !isLive(state) && state !== 'not_started' && state !== 'delayed'
export const isLive = (state: MatchRow['state']): boolean => state === 'live' || state === 'suspended' || state === 'interrupted'
