import { leagueRounds, tiesBefore, tiesOf } from './pairings.ts'
import type { Timetable } from './timetables.ts'

/** A match of a season, whoever plays it. */
export interface Slot {
  tournament: number
  /** From the beginning of the season. */
  afterMs: number
  /** Both count from 0. */
  round: number
  place: number
  /** Among the matches of its tournament in the season, from 0. */
  nth: number
}

const MINUTE = 60_000

/** The matches of one season of a timetable in their order. Leagues of one timetable have as many teams as each other. */
export function slotsOf({ leagues, everySeconds, knockout }: Timetable, entrantsOf: (tournament: number) => number): Slot[] {
  const slots: Slot[] = []
  const teams = leagues[0] === undefined ? 0 : entrantsOf(leagues[0])
  const everyMs = everySeconds * 1000
  let at = 0
  let knockoutRound = 0
  for (let round = 0; ; round++) {
    for (const { leadMinutes, everySeconds, minutes } of knockout?.rounds.filter(({ afterRound }) => afterRound === round) ?? []) {
      const { tournament } = knockout!
      const before = tiesBefore(entrantsOf(tournament), knockoutRound)
      for (let place = 0; place < tiesOf(entrantsOf(tournament), knockoutRound); place++) {
        const afterMs = at + leadMinutes * MINUTE + place * everySeconds * 1000
        slots.push({ tournament, afterMs, round: knockoutRound, place, nth: before + place })
      }
      at += minutes * MINUTE
      knockoutRound++
    }
    if (round >= (teams === 0 ? 0 : leagueRounds(teams))) break
    for (let place = 0; place < teams / 2; place++) {
      for (const [n, tournament] of leagues.entries()) {
        // Side by side: what the second league begins lies between two kick-offs of the first.
        const afterMs = at + place * everyMs + Math.floor((n * everyMs) / leagues.length)
        slots.push({ tournament, afterMs, round, place, nth: round * (teams / 2) + place })
      }
    }
    at += (teams / 2) * everyMs
  }
  return slots.toSorted((a, b) => a.afterMs - b.afterMs)
}
