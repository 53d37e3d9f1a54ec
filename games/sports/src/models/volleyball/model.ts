import type { SportModel, Standing } from '../model.ts'
import { STATUSES } from '../statuses.ts'
import { scoreOf } from '../winners.ts'
import { type VolleyballCell, volleyballOutlook } from './outlook.ts'
import {
  LAST_GOAL,
  SET_GOAL,
  type VolleyballState,
  type VolleyballStrengths,
  isMatchOver,
  serverNow,
  setsWon,
  startVolleyball,
} from './state.ts'
import { WAYS, volleyballTransitions } from './transitions.ts'

function volleyballStanding(state: VolleyballState): Standing {
  const winners = setsWon(state)
  const hasEnded = isMatchOver(winners)
  const hasBegun = state.first !== null || state.sets.length > 1
  const rallies = state.sets.at(-1)!
  return {
    phase: hasEnded ? 'over' : !hasBegun ? 'before' : rallies === '' ? 'break' : 'live',
    score: scoreOf(winners),
    periods: state.sets.map((set) => scoreOf(set)),
    matchStatus: hasEnded ? STATUSES.ended : hasBegun ? STATUSES.firstSet + state.sets.length - 1 : STATUSES.notStarted,
    more: { server: hasEnded ? null : serverNow(state), rallies },
  }
}

/** Rallies, won by whoever receives with the same chance throughout; whoever wins one serves the next. Sets to 25, the fifth to 15, two clear. */
export const volleyball: SportModel<VolleyballState, VolleyballStrengths, VolleyballCell> = {
  sport: 'volleyball',
  sportId: 23,
  beatSeconds: 3,
  maths: { version: 1, ways: WAYS, set: SET_GOAL, lastSet: LAST_GOAL },
  start: startVolleyball,
  transitions: volleyballTransitions,
  outlook: volleyballOutlook,
  standing: volleyballStanding,
}
