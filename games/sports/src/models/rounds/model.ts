import type { Json } from '@tucano/round'
import type { SportModel, Standing } from '../model.ts'
import { STATUSES } from '../statuses.ts'
import { otherSide, scoreOf } from '../winners.ts'
import { economyOf } from './economy.ts'
import { COUNTS, SEAT_WEIGHTS, WAYS } from './kills.ts'
import { type RoundsCell, roundsOutlook } from './outlook.ts'
import { type RoundsState, type RoundsStrengths, attackerAt, isOver, mapsWon, startRounds } from './state.ts'
import { roundsTransitions } from './transitions.ts'

function roundsStanding(state: RoundsState): Standing {
  const present = state.maps.at(-1)!
  const hasEnded = isOver(state)
  const hasBegun = present.first !== null
  const phase = hasEnded ? 'over' : hasBegun ? 'live' : state.maps.length === 1 ? 'before' : 'break'
  const attacking = present.first && attackerAt(present.first, present.rounds.length)
  const kills = scoreOf(present.kills)
  return {
    phase,
    score: scoreOf(mapsWon(state)),
    periods: state.maps.map(({ rounds }) => scoreOf(rounds)),
    matchStatus: phase === 'before' ? STATUSES.notStarted : hasEnded ? STATUSES.ended : STATUSES.firstMap + state.maps.length - 1,
    more: {
      bestOf: state.bestOf,
      maps: state.maps.map(({ map }) => map),
      round: present.rounds.length + (hasEnded ? 0 : 1),
      rounds: present.rounds,
      attacking,
      defending: attacking && otherSide(attacking),
      kills: { home: kills.home, away: kills.away },
      economy: { home: economyOf(present.rounds, 'home'), away: economyOf(present.rounds, 'away') },
    },
  }
}

const maths: Json = { version: 1, ways: WAYS, counts: COUNTS, seats: SEAT_WEIGHTS }

/** Maps of rounds: two sides that change after twelve, thirteen rounds to win, six more as often as it is level; the best of one, two, three or five maps. */
const ofRounds = (sport: 'cs2' | 'valorant', sportId: number): SportModel<RoundsState, RoundsStrengths, RoundsCell> => ({
  sport,
  sportId,
  beatSeconds: 6,
  maths,
  start: startRounds,
  transitions: roundsTransitions,
  outlook: roundsOutlook,
  standing: roundsStanding,
})

export const cs2 = ofRounds('cs2', 109)
export const valorant = ofRounds('valorant', 194)
