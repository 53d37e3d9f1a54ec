import { type Part, type SportModel, WEIGHTS } from '../model.ts'
import { FIGHT_PLAYS } from './play.ts'
import { BREAK_BEATS, FIGHT_START, type FightEnd, type FightState, ROUND_BEATS, fightStanding, isLate } from './state.ts'
import type { FightStrengths } from './strengths.ts'
import { endingsAt, fightTransitions } from './transitions.ts'

/** How a fight can end, and how many rounds it has. */
export interface FightCell extends FightEnd {
  rounds: number
}

/** The beat of its round that is drawn next. */
const beatAhead = ({ phase, stage, beat }: FightState): number => (phase === 'break' ? 0 : stage === 'play' ? beat + 1 : beat)

function fightPart(state: FightState, strengths: FightStrengths): Part<FightCell> {
  const rounds = strengths.rounds.length
  if (state.end) return { part: 'fight', cells: [{ ...state.end, rounds }], chances: Float64Array.of(1) }
  const found = new Map<string, { cell: FightCell; chance: number }>()
  const add = (end: FightEnd, chance: number): void => {
    const key = Object.values(end).join('|')
    const known = found.get(key)
    if (known) known.chance += chance
    else found.set(key, { cell: { ...end, rounds }, chance })
  }
  let left = 1
  for (let round = state.round; round <= rounds; round++)
    for (let beat = round === state.round ? beatAhead(state) : 0; beat < ROUND_BEATS; beat++) {
      let goesOn = 1
      for (const { winner, method, weight } of endingsAt(strengths, round, beat)) {
        add({ winner, method, round, isLate: isLate(beat) }, (left * weight) / WEIGHTS)
        goesOn -= weight / WEIGHTS
      }
      left *= goesOn
    }
  for (const winner of ['home', 'away', 'draw'] as const)
    if (strengths.decision[winner] > 0)
      add({ winner, method: 'decision', round: rounds, isLate: true }, (left * strengths.decision[winner] * 1000) / WEIGHTS)
  const ends = [...found.values()]
  return { part: 'fight', cells: ends.map(({ cell }) => cell), chances: Float64Array.from(ends, ({ chance }) => chance) }
}

export const FIGHT_MODEL: SportModel<FightState, FightStrengths, FightCell> = {
  sport: 'mma',
  sportId: 117,
  beatSeconds: 6,
  maths: {
    version: 1,
    roundBeats: ROUND_BEATS,
    breakBeats: BREAK_BEATS,
    plays: FIGHT_PLAYS.map(({ kind, strikes, takedowns, weight }) => [kind, strikes, takedowns, weight]),
  },
  start: () => FIGHT_START,
  transitions: fightTransitions,
  outlook: (state, strengths) => [fightPart(state, strengths)],
  standing: fightStanding,
}
