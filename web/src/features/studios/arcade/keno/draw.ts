import type { KenoSheet } from '@tucano/arcade'

/** What a number of the board is: free, picked, drawn though not picked, or both. */
export type Spot = 'free' | 'picked' | 'drawn' | 'hit'

/** So far as the draw has been shown. */
export function spotOf(number: number, picks: readonly number[], drawn: readonly number[]): Spot {
  const isDrawn = drawn.includes(number)
  if (picks.includes(number)) return isDrawn ? 'hit' : 'picked'
  return isDrawn ? 'drawn' : 'free'
}

export const hitsIn = (picks: readonly number[], drawn: readonly number[]): number => picks.filter((pick) => drawn.includes(pick)).length

/** What each number of hits pays, in tenths, for those that pay. */
export const paysFor = ({ tables }: KenoSheet, picks: number): { hits: number; pays: number }[] =>
  (tables[picks - 1]?.pays ?? []).flatMap((pays, hits) => (pays > 0 ? [{ hits, pays }] : []))

/** A pick more or less. A full board takes no more. */
export function toggled(picks: readonly number[], number: number, most: number): number[] {
  if (picks.includes(number)) return picks.filter((pick) => pick !== number)
  return picks.length < most ? [...picks, number] : [...picks]
}
