import { expect } from 'vitest'
import type { MarketKind, Specifiers } from '../markets/market.ts'
import { graded } from './grading.ts'

/** A worked example: a market, and how its outcomes end, as `graded` tells it. */
type Example = readonly [market: number, specifiers: Specifiers, told: string]

/** Grades of a match that has ended in this cell. Every market of its part is to be among the examples. */
export function expectGrades<Cell extends { part: string }>(
  kinds: readonly MarketKind<Cell>[],
  cell: Cell,
  examples: readonly Example[],
): void {
  for (const [id, specifiers, told] of examples) {
    const variant = specifiers['variant']
    const found = graded(kinds, { id, specifiers, ...(variant !== undefined && { variant }) }, cell)
    expect(found, `${id} ${JSON.stringify(specifiers)}`).toBe(told)
  }
  const shown = new Set(examples.map(([id]) => id))
  expect(kinds.filter(({ part, id }) => part === cell.part && !shown.has(id)).map(({ id }) => id)).toEqual([])
}
