import type { Side } from '../model.ts'
import { type Score, type Winners, otherSide, scoreOf } from '../winners.ts'

/** Rounds of a half; who is first to one more than both halves of one side has won the map. */
export const HALF = 12
const TO_WIN = 13
/** Level after both halves: halves of three rounds, again and again until they are not level any more. */
const EXTRA_HALF = 3

export type BestOf = 1 | 2 | 3 | 5

/** Of a million rounds on this map, those that the home side wins while it attacks, and while it defends. */
export type MapStrengths = { map: string; attacking: number; defending: number }

/** The maps in the order in which they are played. */
export type RoundsStrengths = { bestOf: BestOf; maps: MapStrengths[] }

/** Kills of the round just decided that are still to be told: how many of each side's, whose the next is, and who is alive. */
export type Fight = {
  home: number
  away: number
  turn: Side | null
  alive: { home: number[]; away: number[] }
}

export type MapState = {
  map: string
  /** Who attacks first; nobody before sides are chosen. */
  first: Side | null
  rounds: Winners
  kills: Winners
}

export type RoundsState = {
  bestOf: BestOf
  /** The present map last. */
  maps: MapState[]
  /** A round that is decided, and its ending not drawn yet. */
  ending: { side: Side; how: Ending } | null
  fight: Fight | null
}

export type Ending = 'elimination' | 'bomb' | 'defused' | 'time'

export const freshMap = ({ map }: MapStrengths): MapState => ({ map, first: null, rounds: '', kills: '' })

export const startRounds = ({ bestOf, maps }: RoundsStrengths): RoundsState => ({
  bestOf,
  maps: [freshMap(maps[0]!)],
  ending: null,
  fight: null,
})

/** Who has won the map; nobody yet. Level at 12, 15, 18 … it goes on for six rounds more, of which four are needed. */
export function mapWinner({ home, away }: Score): Side | undefined {
  const extra = Math.max(0, Math.ceil((home + away - 2 * HALF) / (2 * EXTRA_HALF)))
  const toWin = TO_WIN + EXTRA_HALF * extra
  return home === toWin ? 'home' : away === toWin ? 'away' : undefined
}

/** Who has won each map that is over. */
export const mapsWon = ({ maps }: Pick<RoundsState, 'maps'>): Winners =>
  maps
    .map(({ rounds }) => mapWinner(scoreOf(rounds)))
    .map((winner) => (winner === undefined ? '' : winner === 'home' ? 'h' : 'a'))
    .join('')

/** Whether maps so won end the match: both of two are always played. */
export function isSeriesOver(bestOf: BestOf, winners: Winners): boolean {
  const { home, away } = scoreOf(winners)
  return winners.length === bestOf || (bestOf !== 2 && Math.max(home, away) > bestOf / 2)
}

export const isOver = (state: RoundsState): boolean =>
  state.ending === null && state.fight === null && isSeriesOver(state.bestOf, mapsWon(state))

/** Who attacks in the round of this number, from 0. Sides change after each half; a half after the twenty-fourth round goes on with the sides of the one before. */
export function attackerAt(first: Side, round: number): Side {
  if (round < HALF) return first
  const block = round < 2 * HALF ? 0 : Math.floor((round - 2 * HALF) / EXTRA_HALF)
  return Math.floor((block + 1) / 2) % 2 === 0 ? otherSide(first) : first
}
