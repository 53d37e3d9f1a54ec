import type { LiveSpot, LiveView } from '@tucano/contract/live'
import { goesBack, poolOdds } from '@tucano/live'

/** Whether what is staked in a round is shared out among those who were right. */
export const isPool = (setup: unknown): boolean => typeof setup === 'object' && setup !== null && 'pool' in setup

const CORNERS = ['red', 'blue'] as const
/** What is shared out, of a hundred. */
const SHARED = '95.0000'

/** What each corner of a pool would pay by the stakes of now: nothing is said where nobody has bet on it, and one where all would go back. */
export function poolSpots(totals: LiveView['spots']): LiveSpot[] {
  const staked = (corner: (typeof CORNERS)[number]): bigint => BigInt(totals[corner]?.staked ?? '0')
  const pool = { red: staked('red'), blue: staked('blue') }
  return CORNERS.map((code) => {
    const odds = poolOdds(pool, code)
    const hundredths = odds === undefined ? 0n : goesBack(pool, code) ? 100n : odds
    return { code, returns: SHARED, most: `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}` }
  })
}
