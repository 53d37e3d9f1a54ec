import { expect } from 'vitest'
import type { MarketKind, Result, Specifiers } from '../markets/market.ts'

/** A worked example: a market, and how each of its outcomes ends. */
export type Example = readonly [market: number, specifiers: Specifiers, results: Readonly<Record<string, Result>>]

/** Grades of a match that has ended in this cell. Every market of the part is to be among the examples. */
export function expectGrades<Cell extends { part: string }>(kinds: readonly MarketKind<Cell>[], cell: Cell, examples: readonly Example[]): void {
  const own = kinds.filter(({ part }) => part === cell.part)
  const asked = (kind: MarketKind<Cell>): readonly Example[] =>
    examples.filter(([id, { variant }]) => id === kind.id && variant === kind.variant)
  for (const kind of own)
    for (const [id, specifiers, results] of asked(kind)) {
      const found = Object.fromEntries(kind.outcomes.map((outcome) => [outcome.id, kind.result(cell, outcome.id, specifiers)]))
      // Of many outcomes those that lose need not be named.
      const left = Object.entries(found).filter(([outcome, result]) => outcome in results || result !== 'lost')
      expect(Object.fromEntries(left), `${id} ${JSON.stringify(specifiers)}`).toEqual(results)
    }
  expect(own.filter((kind) => asked(kind).length === 0).map(({ id, variant }) => [id, variant])).toEqual([])
}
