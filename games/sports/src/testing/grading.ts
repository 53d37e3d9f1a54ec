import { type MarketKind, RESULTS, type Specifiers } from '../markets/market.ts'

/** How every outcome of a kind of market ends in a cell, as one line: `74 won, 76 lost`. Only the winner's name where the others have lost. */
export function graded<Cell>(
  kinds: readonly MarketKind<Cell>[],
  { id, variant, specifiers = {} }: { id: number; variant?: string; specifiers?: Specifiers },
  cell: Cell,
): string {
  const kind = kinds.find((kind) => kind.id === id && (variant === undefined || kind.variant === variant))
  if (!kind) throw new RangeError(`no market ${id}`)
  const results = kind.outcomes.map(({ id }) => ({ id: id.slice(id.lastIndexOf(':') + 1), result: kind.result(cell, id, specifiers) }))
  const isPlain = results.every(({ result }) => result === 'won' || result === 'lost')
  const told = isPlain ? results.filter(({ result }) => result === 'won') : results
  return told
    .toSorted((a, b) => RESULTS.indexOf(a.result) - RESULTS.indexOf(b.result))
    .map(({ id, result }) => (isPlain ? id : `${id} ${result}`))
    .join(', ')
}
