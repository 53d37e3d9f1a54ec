import type { CompetitorId } from '../invented/index.ts'

export interface Pair {
  home: number
  away: number
}

/** How a match ended. */
export interface Result {
  home: CompetitorId
  away: CompetitorId
  /** Goals, points, sets, maps; of a fight, 1 to 0. */
  score: Pair
  /** What the score is made of: points of volleyball, games of tennis, rounds or kills of e-sports; of a fight, 1 for ending it before time. */
  detail?: Pair
}

export type Outcome = 'won' | 'drawn' | 'lost'

export const outcomeFor = (own: number, other: number): Outcome => (own > other ? 'won' : own < other ? 'lost' : 'drawn')
