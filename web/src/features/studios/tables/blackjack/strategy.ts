import type { Strategy } from '@tucano/table'

export interface AdviceRow {
  /** The totals that the row is for, the lowest and the highest. */
  from: number
  to: number
  /** A letter for each card of the bank's, from two to ace. */
  letters: string
}

/** Rows of a strategy, neighbours that say the same taken together. */
export function adviceRows(rows: Strategy['hard']): AdviceRow[] {
  const names = Object.keys(rows)
    .map(Number)
    .toSorted((a, b) => a - b)
  const merged: AdviceRow[] = []
  for (const name of names) {
    const letters = rows[name]!
    const last = merged.at(-1)
    if (last?.letters === letters) last.to = name
    else merged.push({ from: name, to: name, letters })
  }
  return merged
}
