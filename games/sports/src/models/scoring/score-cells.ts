/** Of both sides. */
export type Points = { home: number; away: number }

/**
 * How a match or a period ends: the points of both sides, and whether it took overtime. In one number, as there are tens of thousands of them and they are
 * made anew after every beat.
 */
export type ScoreCell = number

const BITS = 9
/** Points of a side are below this. */
export const POINTS = 1 << BITS
const OVERTIME = POINTS * POINTS

export const scoreCell = (home: number, away: number, overtime: boolean): ScoreCell => home + away * POINTS + (overtime ? OVERTIME : 0)

export const homePoints = (cell: ScoreCell): number => cell & (POINTS - 1)
export const awayPoints = (cell: ScoreCell): number => (cell >> BITS) & (POINTS - 1)
export const tookOvertime = (cell: ScoreCell): boolean => cell >= OVERTIME

export const leadOf = (cell: ScoreCell): number => homePoints(cell) - awayPoints(cell)
export const totalOf = (cell: ScoreCell): number => homePoints(cell) + awayPoints(cell)
/** Leads as whole numbers from 0. */
export const byLead = (cell: ScoreCell): number => leadOf(cell) + POINTS
/** The same, with overtime told apart: whole matches are put together once for all that asks for either. */
export const byLeadOfMatch = (cell: ScoreCell): number => leadOf(cell) + (tookOvertime(cell) ? 3 * POINTS : POINTS)
/** By the total, and by who wins. */
export const byTotalOfMatch = (cell: ScoreCell): number => 2 * totalOf(cell) + (leadOf(cell) > 0 ? 1 : 0)
