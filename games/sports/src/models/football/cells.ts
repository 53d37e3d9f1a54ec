import type { Side } from '../model.ts'
import type { Sides } from './strengths.ts'

/** What has happened already: the same in all cells of an outlook. */
export interface Known {
  /** Who has scored each goal so far. */
  goals: readonly Side[]
  /** Goals whose scorer has been told, by side, and these scorers. */
  scorersTold: Sides
  scorers: readonly string[]
}

/** How the goals of a match can end. */
export interface ScoreCell {
  of: 'score'
  home: number
  away: number
  halfHome: number
  halfAway: number
  /** Whose the next goal is. */
  next: Side | 'none'
  /** Whether anybody has been sent off. */
  red: boolean
  known: Known
  /** Who has scored, among those who are asked after: what `tellApart` has split the cell by. */
  scored: readonly string[]
}

/** How many corners or cards there can be. */
export interface CountCell {
  of: 'corners' | 'cards'
  home: number
  away: number
}

export type FootballCell = ScoreCell | CountCell
