import { type Slip, readSlip } from '@tucano/sports/slips'
import type { LegRow } from './leg-matches.ts'
import type { BetRow } from './read-bets.ts'

/** A slip as it was kept. */
export const slipOf = ({ slip }: Pick<BetRow, 'slip'>): Slip => readSlip(slip)

/** The same with what is left of its stake. */
export const slipLeft = (row: Pick<BetRow, 'slip' | 'unitLeft'>): Slip => ({ ...slipOf(row), unit: row.unitLeft })

/** Selections of a bet by the legs that they are of. */
export const byLeg = <Row extends Pick<LegRow, 'leg'>>(legs: readonly Row[]): Row[][] => [...Map.groupBy(legs, ({ leg }) => leg).values()]
