import { expectedScore } from '../expectation.ts'
import { type MatchUp, millionths } from '../match-up.ts'
import type { Pair } from '../results.ts'

/** In millionths. */
export interface FightStrengths {
  /** How each round ends the fight, if it comes to it; what is left of a million is that it goes on. */
  rounds: readonly { knockout: Pair; submission: Pair }[]
  /** When the last round is over: they add up to a million. */
  decision: Pair & { draw: number }
}

/** How likely a round is to be the last, between athletes of usual tempo; the first and the last are the wildest. */
const ENDING: Record<3 | 5, readonly number[]> = { 3: [0.2, 0.17, 0.18], 5: [0.19, 0.16, 0.14, 0.12, 0.15] }
const BY_KNOCKOUT = 0.62
const DRAW = 0.012

export function fightStrengths({ edge, tempo }: MatchUp, { rounds }: { rounds: 3 | 5 }): FightStrengths {
  const home = expectedScore(Math.round(edge * 400_000)) / 1_000_000
  const split = (chance: number): Pair => ({ home: millionths(chance * home), away: millionths(chance * (1 - home)) })
  const decided = split(1 - DRAW)
  return {
    rounds: ENDING[rounds].map((ending) => ({
      knockout: split(ending * tempo * BY_KNOCKOUT),
      submission: split(ending * tempo * (1 - BY_KNOCKOUT)),
    })),
    decision: { ...decided, draw: 1_000_000 - decided.home - decided.away },
  }
}
