import type { SportModel, Standing } from '../model.ts'
import { STATUSES } from '../statuses.ts'
import { scoreOf } from '../winners.ts'
import { type TennisCell, tennisOutlook } from './outlook.ts'
import {
  MATCH_TIE_BREAK,
  TIE_BREAK,
  type TennisState,
  type TennisStrengths,
  isOver,
  serverNow,
  setsWon,
  startTennis,
  tieBreakGoal,
} from './state.ts'
import { WAYS, pointAt, tennisTransitions } from './transitions.ts'

/** Points of a game as they are told; 50 is an advantage. */
const CALLS = [0, 15, 30, 40, 50]

function tennisStanding(state: TennisState): Standing {
  const hasEnded = isOver(state)
  const isTieBreak = !hasEnded && tieBreakGoal(state) !== undefined
  const called = (points: number): number => (isTieBreak ? points : CALLS[points]!)
  const [home, away] = state.points
  return {
    phase: state.first === null ? 'before' : hasEnded ? 'over' : 'live',
    score: setsWon(state),
    periods: state.sets.map((set) => scoreOf(set)),
    matchStatus: state.first === null ? STATUSES.notStarted : hasEnded ? STATUSES.ended : STATUSES.firstSet + state.sets.length - 1,
    more: { server: serverNow(state), isTieBreak, points: { home: called(home), away: called(away) }, at: pointAt(state) },
  }
}

/** Points, won by whoever serves with the same chance throughout; games, tie-breaks at six all, the best of three or five sets. */
export const tennis: SportModel<TennisState, TennisStrengths, TennisCell> = {
  sport: 'tennis',
  sportId: 5,
  beatSeconds: 3,
  maths: { version: 1, ways: WAYS, tieBreak: TIE_BREAK, matchTieBreak: MATCH_TIE_BREAK },
  start: startTennis,
  transitions: tennisTransitions,
  outlook: tennisOutlook,
  standing: tennisStanding,
}
