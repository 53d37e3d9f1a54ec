import type { SportsStanding } from '@tucano/contract/sports'

interface Score {
  home: number
  away: number
}

/** How a match stands, as the adapter of the feed keeps it. */
interface KeptStanding {
  matchStatus?: number
  score?: Score
  clock?: { matchSeconds?: number; remainingSeconds?: number; remainingInPeriodSeconds?: number; stopped?: boolean }
  periods?: { number?: number; matchStatus: number; score: Score }[]
  [more: string]: unknown
}

const OWN = new Set(['status', 'reporting', 'matchStatus', 'score', 'clock', 'periods'])

export function showStanding(kept: object, toldAt: Date | null): SportsStanding {
  const { matchStatus, score, clock, periods = [], ...more } = kept as KeptStanding
  return {
    score: score ?? null,
    periods: periods.map(({ number, matchStatus: of, score: { home, away } }) => ({ number: number ?? null, matchStatus: of, home, away })),
    matchStatus: matchStatus ?? null,
    clock: clock
      ? {
          seconds: clock.matchSeconds ?? null,
          remainingSeconds: clock.remainingInPeriodSeconds ?? clock.remainingSeconds ?? null,
          isStopped: clock.stopped ?? false,
        }
      : null,
    more: Object.fromEntries(Object.entries(more).filter(([name]) => !OWN.has(name))),
    toldAt: toldAt?.getTime() ?? null,
  }
}
