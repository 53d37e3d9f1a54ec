import { type CockfightPool, type CockfightResult, withPool } from '@tucano/live'
import type { Json } from '@tucano/round'
import type { RoundState, TableState } from './state.ts'

/** Whether what is staked in this round is shared out among those who were right. */
export const sharesOut = ({ setup }: Pick<RoundState, 'setup'>): boolean => setup !== null && typeof setup === 'object' && 'pool' in setup

/** What a round is about, with that it shares out what is staked. */
export const withPoolSaid = (setup: Json): Json =>
  setup !== null && typeof setup === 'object' && !Array.isArray(setup) ? { ...setup, pool: true } : setup

/** What was done in a round that shares out what was staked: that. Nobody bets any more when it is read. */
export function poolMoves({ setup, totals }: Pick<TableState, 'setup' | 'totals'>): { pool: CockfightPool } | null {
  if (!sharesOut({ setup })) return null
  const staked = (corner: keyof CockfightPool): string => totals[corner]?.staked ?? '0'
  return { pool: { red: staked('red'), blue: staked('blue') } }
}

/** A result as its draw is going to tell it. */
export const withStakes = (state: Pick<TableState, 'setup' | 'totals'>, result: Json): Json =>
  sharesOut(state) ? withPool(result as CockfightResult, poolMoves(state)) : result
