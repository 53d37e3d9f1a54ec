import { type Json, type SharedGame, ratio } from '@tucano/round'
import type { LiveGame } from '../live-game.ts'
import { LOST, payoutOf } from '../spot.ts'
import { CRASH, crashComesTo, crashMaths, drawCrash, flightMs, survivalOf } from './crash.ts'

/** Whoever bets has so many bets on a flight at once. */
export const FLIGHT_PLACES = [1, 2] as const
export type FlightPlace = (typeof FLIGHT_PLACES)[number]

/** What a bet on a flight says when bets are closed: where it leaves by itself, in hundredths. */
export type FlightSelections = { round: number; place: FlightPlace; auto: number | null }

/** Where bets have left by hand, in hundredths, by their ids. */
export type FlightMoves = Record<string, number>
export type FlightResult = { point: number; left: FlightMoves }

const end = survivalOf(CRASH.last)
const most = ratio(CRASH.last, CRASH.start)

/** As a table's game. Any multiplier can be aimed at, with the same return: the one at the end of all flights stands for them. */
export const flight: LiveGame<{ point: number }> = {
  kind: CRASH.kind,
  version: CRASH.version,
  spots: [
    {
      code: 'flight',
      comesTo: ({ point }) => (point >= CRASH.last ? most : LOST),
      chances: [{ comesTo: most, ways: end.over }],
      allWays: end.under,
    },
  ],
  draw: (draws) => ({ point: drawCrash(draws) }),
  playMs: ({ point }) => flightMs(point),
}

/** What a bet comes to: it left by itself or, before that, by hand; or the flight was over first. */
export function flightPayout(
  { stake, auto, byHand }: { stake: bigint; auto: number | null; byHand: number | null },
  point: number,
): bigint {
  return payoutOf(stake, crashComesTo(Math.min(auto ?? CRASH.last, byHand ?? CRASH.last), point))
}

/** A flight as whoever draws and whoever checks a draw has it. What members did by hand comes out of its moves. */
export const sharedFlight = (code: string): SharedGame => ({
  code,
  maths: crashMaths(),
  draw: (draws, { moves }): Json => ({ point: drawCrash(draws), left: (moves ?? {}) as FlightMoves }),
  leaf: ({ id, stake, selections }) => `live|${id}|${stake}@${(selections as FlightSelections).auto ?? 'hand'}`,
  payout: ({ id, stake, selections }, result) => {
    const { point, left } = result as FlightResult
    return flightPayout({ stake, auto: (selections as FlightSelections).auto, byHand: left[id] ?? null }, point)
  },
})
