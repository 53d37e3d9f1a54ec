import { type MatchUp, millionths } from '../match-up.ts'
import type { Pair } from '../results.ts'

type Gender = 'men' | 'women'

/** Points won on serve between equals. */
const ON_SERVE: Record<Gender, number> = { men: 0.63, women: 0.57 }
/** By the length of the match: more sets let the better one win more often, so that less is needed. */
const SERVE_EDGE: Record<3 | 5, number> = { 3: 0.11, 5: 0.0875 }

/** Of a million points on their own serve, those that each wins. */
export function tennisStrengths({ edge, tempo }: MatchUp, { gender, bestOf }: { gender: Gender; bestOf: 3 | 5 }): Pair {
  const usual = ON_SERVE[gender] + 0.2 * (tempo - 1)
  const half = (SERVE_EDGE[bestOf] * edge) / 2
  return { home: millionths(usual + half), away: millionths(usual - half) }
}

/** Rallies won by whoever receives, between equals. */
const SIDE_OUT: Record<Gender, number> = { men: 0.6, women: 0.56 }

/** Of a million rallies that begin with the other side's serve, those that each wins. */
export function volleyballStrengths({ edge, tempo }: MatchUp, { gender }: { gender: Gender }): Pair {
  const usual = SIDE_OUT[gender] + 0.1 * (tempo - 1)
  return { home: millionths(usual + 0.052 * edge), away: millionths(usual - 0.052 * edge) }
}
