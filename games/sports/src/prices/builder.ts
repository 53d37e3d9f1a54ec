import type { Odds } from '../slips/odds.ts'
import { BILLION, inBillionths } from '../slips/chances.ts'
import { exponential, logarithm } from './exponential.ts'
import { offeredOdds } from './margin.ts'

/** How much of the price is left of a chance's logarithm, and the most that is kept however long the price. */
const SHARE = 0.93
export const BUILDER_OVERROUND_BP = 11_700

/**
 * The odds of selections of one event together, from the chance that all of them win: max(P^−.93, 1/(1.17·P)), down to a hundredth. Both fall with the
 * chance, so that one selection more never lowers them. The chance is taken in billionths: two that differ are then far further apart than what is lost of
 * their powers. Nothing where they cannot win together, or are too sure for odds.
 */
export function builderOdds(together: number): Odds | undefined {
  const chance = inBillionths(together) / BILLION
  if (chance <= 0 || chance >= 1) return undefined
  return offeredOdds(Math.max(exponential(-SHARE * logarithm(chance)), 10_000 / (BUILDER_OVERROUND_BP * chance)))
}

export interface BuilderCheck {
  /** All of them together never win. */
  impossible: boolean
  /** Those that the others bring with them: with or without one of these, the chance is the same. */
  implied: readonly number[]
}

/** What is wrong with selections of one event, before anybody presses: `chanceOf` says how likely some of them win together. */
export function checkBuilder<Selection>(
  selections: readonly Selection[],
  chanceOf: (together: readonly Selection[]) => number,
): BuilderCheck {
  const chance = inBillionths(chanceOf(selections))
  if (chance === 0) return { impossible: true, implied: [] }
  const without = (leftOut: number): number =>
    selections.length > 1 ? inBillionths(chanceOf(selections.filter((_, at) => at !== leftOut))) : BILLION
  return { impossible: false, implied: [...selections.keys()].filter((at) => without(at) === chance) }
}
