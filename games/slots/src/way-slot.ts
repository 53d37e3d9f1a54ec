import type { Slot } from './slot-game.ts'

/** What is told of a game besides its return, for reports: nothing here decides an outcome. */
export interface WayFigures {
  /** How many of the rounds pay, and how many lead to free spins or to respins. */
  hitRate: number
  featureRate: number
  /** Standard deviation of what a round pays, times the stake. */
  deviation: number
  /** No round pays more than so many coins. */
  maximum: number
}

/** A slot of ways, clusters or coins that stay. Its figures take a moment to work out. */
export interface WaySlot extends Slot {
  figures: () => WayFigures
}
