import { type Side, type Transition, WEIGHTS } from '../model.ts'
import { letterOf, otherSide, scoreOf } from '../winners.ts'
import { COUNTS, SEATS, SEAT_WEIGHTS, aliveIn, homeKillWeight, killsOf, waysOf } from './kills.ts'
import {
  type Fight,
  type MapState,
  type RoundsState,
  type RoundsStrengths,
  attackerAt,
  freshMap,
  isOver,
  isSeriesOver,
  mapWinner,
  mapsWon,
} from './state.ts'

type Ways = Transition<RoundsState>[]

const SIDES = ['home', 'away'] as const
const present = ({ maps }: RoundsState): MapState => maps.at(-1)!
const withPresent = (state: RoundsState, map: MapState): MapState[] => [...state.maps.slice(0, -1), map]

/** Who attacks first. */
const chooseSides = (state: RoundsState): Ways =>
  SIDES.map((side) => ({
    weight: WEIGHTS / 2,
    what: { kind: 'sides', side, map: present(state).map },
    next: { ...state, maps: withPresent(state, { ...present(state), first: side }) },
    goesOn: true,
  }))

/** Who wins the round, how, and whether the bomb was planted. The kills on the way there follow. */
function decideRound(state: RoundsState, { maps }: RoundsStrengths, first: Side): Ways {
  const now = present(state)
  const { attacking, defending } = maps[state.maps.length - 1]!
  const attacker = attackerAt(first, now.rounds.length)
  const wins = attacker === 'home' ? attacking : defending
  return SIDES.flatMap((side) =>
    waysOf(side, attacker).map(({ how, site, share }) => {
      const rounds = now.rounds + letterOf(side)
      const ends = mapWinner(scoreOf(rounds)) === undefined ? 'round' : 'map'
      return {
        // Millionths times thousandths: whole.
        weight: (side === 'home' ? wins : 1_000_000 - wins) * share,
        what: { kind: 'round', side, how, round: rounds.length, attacker, planted: site !== undefined, site: site ?? null, ends },
        next: { ...state, maps: withPresent(state, { ...now, rounds }), ending: { side, how } },
        goesOn: true as const,
      }
    }),
  )
}

const countKills = (state: RoundsState, { side, how }: NonNullable<RoundsState['ending']>): Ways =>
  COUNTS[how].map((counts) => ({
    weight: counts[2] * 1_000_000,
    next: { ...state, ending: null, fight: { ...killsOf(side, counts), turn: null, alive: { home: SEATS, away: SEATS } } },
    goesOn: true,
  }))

function takeTurn(state: RoundsState, fight: Fight): Ways {
  const home = homeKillWeight(fight, aliveIn(fight))
  return SIDES.map((turn) => ({
    weight: turn === 'home' ? home : WEIGHTS - home,
    next: { ...state, fight: { ...fight, turn } },
    goesOn: true as const,
  })).filter(({ weight }) => weight > 0)
}

/** Shares of the whole weight, whole; what is left over is the last one's. */
function weightsOf(shares: readonly number[]): number[] {
  const sum = shares.reduce((all, share) => all + share, 0)
  const weights = shares.map((share) => Math.floor((WEIGHTS / sum) * share))
  const left = WEIGHTS - weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight, n) => (n === weights.length - 1 ? weight + left : weight))
}

/** The state once all kills of a round are told: another map begins where one is over. */
function afterRound(state: RoundsState, { maps }: RoundsStrengths): RoundsState {
  const next = { ...state, fight: null }
  const isMapOver = mapWinner(scoreOf(present(state).rounds)) !== undefined
  if (!isMapOver || isSeriesOver(state.bestOf, mapsWon(state))) return next
  return { ...next, maps: [...state.maps, freshMap(maps[state.maps.length]!)] }
}

function kill(state: RoundsState, strengths: RoundsStrengths, fight: Fight): Ways {
  const side = fight.turn!
  const other = otherSide(side)
  const now = present(state)
  const left = { ...fight, turn: null, [side]: fight[side] - 1 }
  const isLast = left.home + left.away === 0
  const map = { ...now, kills: now.kills + letterOf(side) }
  const pairs = fight.alive[side].flatMap((killer) => fight.alive[other].map((victim) => ({ killer, victim })))
  const weights = weightsOf(pairs.map(({ killer }) => SEAT_WEIGHTS[killer - 1]!))
  return pairs.map(({ killer, victim }, n) => {
    const alive = { ...fight.alive, [other]: fight.alive[other].filter((seat) => seat !== victim) }
    const next = { ...state, maps: withPresent(state, map), fight: { ...left, alive } }
    return {
      weight: weights[n]!,
      what: { kind: 'kill', side, killer, victim, kill: map.kills.length },
      ...(isLast ? { next: afterRound(next, strengths) } : { next, goesOn: true as const }),
    }
  })
}

export function roundsTransitions(state: RoundsState, strengths: RoundsStrengths): Ways {
  if (isOver(state)) return []
  const { ending, fight } = state
  if (ending) return countKills(state, ending)
  if (fight) return fight.turn ? kill(state, strengths, fight) : takeTurn(state, fight)
  const { first } = present(state)
  return first === null ? chooseSides(state) : decideRound(state, strengths, first)
}
