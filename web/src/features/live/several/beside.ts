import { livePath } from '@tucano/contract/pages'

/** So many tables are open side by side at most. */
export const TABLES_MAX = 4
export const BESIDE = 'beside'

/** Tables side by side: the first has the path, the others are named beside it. */
export const severalPath = ([first = '', ...others]: readonly string[]): string =>
  livePath(first) + (others.length > 0 ? `?${BESIDE}=${others.map(encodeURIComponent).join(',')}` : '')

/** The tables that an address names, each once, as far as they are known and have room. */
export function tablesAt<Table extends { code: string }>(tables: readonly Table[], first: string, beside: string | null): Table[] {
  const codes = [...new Set([first, ...(beside ?? '').split(',')])]
  return codes.flatMap((code) => tables.find((table) => table.code === code) ?? []).slice(0, TABLES_MAX)
}
