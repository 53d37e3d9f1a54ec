import type { Side } from '../model.ts'
import { type Winners, otherSide, scoreOf } from '../winners.ts'
import { type Points, gameChance, tieBreakChance } from './chances.ts'
import { MATCH_TIE_BREAK, TIE_BREAK, type TennisState, type TennisStrengths, setWinner, tieBreakGoal } from './state.ts'

/** All scores that a set can end with: the fourteen of games, as the feed counts them, and those of a tie-break that stands for a set. */
export const SET_SCORES: readonly (readonly [home: number, away: number])[] = [
  ...[0, 1, 2, 3, 4].map((lost) => [6, lost] as const),
  [7, 5],
  [7, 6],
  ...[0, 1, 2, 3, 4].map((won) => [won, 6] as const),
  [5, 7],
  [6, 7],
  [1, 0],
  [0, 1],
]
export const HOME_TIE_BREAK = 14
const AWAY_TIE_BREAK = 15

const INDEX = new Map(SET_SCORES.map(([home, away], at) => [home * 8 + away, at]))
export const setScoreAt = (home: number, away: number): number => INDEX.get(home * 8 + away)!

/** What the strengths of a match come to: chances that the home side wins a point, and a game or a tie-break by who serves first in it. */
export interface GameChances {
  points: Points
  game: Record<Side, number>
  tieBreak: Record<Side, number>
  matchTieBreak: Record<Side, number>
}

const MILLION = 1_000_000

export function gameChances({ home, away }: Pick<TennisStrengths, 'home' | 'away'>): GameChances {
  const points = { serving: home / MILLION, receiving: 1 - away / MILLION }
  const tieBreak = (goal: number): Record<Side, number> => ({
    home: tieBreakChance(points, { goal, homeIsFirst: true }),
    away: tieBreakChance(points, { goal, homeIsFirst: false }),
  })
  return {
    points,
    game: { home: gameChance(points.serving), away: 1 - gameChance(away / MILLION) },
    tieBreak: tieBreak(TIE_BREAK),
    matchTieBreak: tieBreak(MATCH_TIE_BREAK),
  }
}

/** The chance that the home side wins the game that is being played. */
export function chanceOfGameNow(state: TennisState, { chances, server }: { chances: GameChances; server: Side }): number {
  const goal = tieBreakGoal(state)
  const { points } = state
  if (goal !== undefined) return tieBreakChance(chances.points, { goal, homeIsFirst: server === 'home', score: points })
  const { serving, receiving } = chances.points
  return server === 'home' ? gameChance(serving, points) : 1 - gameChance(1 - receiving, [points[1], points[0]])
}

/** A set from where it stands: who won its games so far, who serves the next, and how likely the home side wins that one, where it is being played. */
interface SetNow {
  games: Winners
  server: Side
  isTieBreakAlone: boolean
  gameNow?: number
}

/** How likely each of `SET_SCORES` is: forward over the scores in games. */
export function setChances(
  { game, tieBreak, matchTieBreak }: GameChances,
  { games, server, isTieBreakAlone, gameNow }: SetNow,
): Float64Array {
  const ends = new Float64Array(SET_SCORES.length)
  const from = scoreOf(games)
  if (isTieBreakAlone) {
    const won = setWinner(from, true) ? from.home : (gameNow ?? matchTieBreak[server])
    ends[HOME_TIE_BREAK] = won
    ends[AWAY_TIE_BREAK] = 1 - won
    return ends
  }
  const reached = new Float64Array(64)
  reached[from.home * 8 + from.away] = 1
  for (let home = from.home; home <= 7; home++)
    for (let away = from.away; away <= 7; away++) {
      const chance = reached[home * 8 + away]!
      if (chance === 0) continue
      if (setWinner({ home, away }, false)) {
        ends[setScoreAt(home, away)]! += chance
        continue
      }
      const played = home + away - games.length
      const turn = played % 2 === 0 ? server : otherSide(server)
      const won = played === 0 && gameNow !== undefined ? gameNow : home === 6 && away === 6 ? tieBreak[turn] : game[turn]
      reached[(home + 1) * 8 + away]! += chance * won
      reached[home * 8 + away + 1]! += chance * (1 - won)
    }
  return ends
}
