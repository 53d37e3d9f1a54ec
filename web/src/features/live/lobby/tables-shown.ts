import type { ShownTable } from '../queries.ts'
import type { ShownKind } from '../words/kinds.ts'

export const STAKES = ['all', 'low', 'high'] as const
export type Stakes = (typeof STAKES)[number]

/** Tables of small bets begin with no more than this, those of large bets with no less, in minor units. */
export const LOW = 500n
export const HIGH = 10_000n

export interface Filter {
  kind: ShownKind | undefined
  stakes: Stakes
  typed: string
  /** Codes of favourites, where only those are shown. */
  only: readonly string[] | undefined
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

export function tablesShown(
  tables: readonly ShownTable[],
  { kind, stakes, typed, only }: Filter,
  kindName: (kind: ShownKind) => string,
): ShownTable[] {
  const words = plain(typed)
  return tables.filter((table) => {
    const min = BigInt(table.limits.min)
    return (
      (kind === undefined || table.kind === kind) &&
      (stakes === 'all' || (stakes === 'low' ? min <= LOW : min >= HIGH)) &&
      (only === undefined || only.includes(table.code)) &&
      (words === '' || plain(`${table.name} ${kindName(table.kind)} ${table.dealer.name}`).includes(words))
    )
  })
}
