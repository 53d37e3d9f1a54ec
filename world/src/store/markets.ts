import type { Store } from './store.ts'

/** A market that was offered of a match, and whether it is settled. */
export interface OfferedRow {
  id: number
  specifiers: string
  isSettled: boolean
}

export function offeredOf(store: Store, match: string): OfferedRow[] {
  const rows = store.all<{ id: number; specifiers: string; isSettled: number }>(
    'select id, specifiers, is_settled as isSettled from markets where match = ? order by rowid',
    match,
  )
  return rows.map(({ isSettled, ...row }) => ({ ...row, isSettled: isSettled === 1 }))
}

export const addOffered = (store: Store, match: string, { id, specifiers }: Pick<OfferedRow, 'id' | 'specifiers'>): void =>
  store.run('insert into markets (match, id, specifiers, is_settled) values (?, ?, ?, 0)', match, id, specifiers)

export const markSettled = (store: Store, match: string, { id, specifiers }: Pick<OfferedRow, 'id' | 'specifiers'>): void =>
  store.run('update markets set is_settled = 1 where match = ? and id = ? and specifiers = ?', match, id, specifiers)
