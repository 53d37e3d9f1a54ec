import type { Competitor, SportCode } from '../invented/index.ts'
import { homeAdvantageOf } from './ratings.ts'

/** Two against each other, as their strengths follow from it. */
export interface MatchUp {
  /** By how much whoever is at home is better, being at home included: 1 is 400 points of rating. */
  edge: number
  /** How much happens, where 1 is usual. */
  tempo: number
}

/** No edge is larger: whoever is behind by it wins one match in eighteen. */
export const MOST_EDGE = 1.25
const POINTS_OF_ONE = 400_000

/** Ratings in thousandths of a point. */
interface Sides {
  home: { rating: number } & Pick<Competitor, 'tempo'>
  away: { rating: number } & Pick<Competitor, 'tempo'>
  isNeutral: boolean
}

export function matchUpOf(sport: SportCode, { home, away, isNeutral }: Sides): MatchUp {
  const difference = home.rating - away.rating + (isNeutral ? 0 : homeAdvantageOf(sport))
  return { edge: withinEdge(difference / POINTS_OF_ONE), tempo: (home.tempo + away.tempo) / 2000 }
}

const withinEdge = (edge: number): number => Math.min(MOST_EDGE, Math.max(-MOST_EDGE, edge))

/** The same match-up where the home side is better by so many thousandths of a point more, as on a map that suits it. */
export const shifted = ({ edge, tempo }: MatchUp, points: number): MatchUp => ({ edge: withinEdge(edge + points / POINTS_OF_ONE), tempo })

/** All strengths are whole numbers of millionths: of a goal, of a chance. */
export const millionths = (value: number): number => Math.round(value * 1_000_000)
