import type { Db } from '@tucano/database'

export interface StatementLine {
  at: Date
  /** Position of the line, to go on from. */
  cursor: string
  kind: string
  key: string | null
  postingId: bigint
  amount: bigint
  balance: bigint
  /** The round that it belongs to. */
  reference: string | null
}

/** A page of an account's entries, the newest first; `before` is the cursor of the last line of the page before. */
export async function readStatement(
  db: Db,
  { account, before, limit }: { account: bigint; before?: string; limit: number },
): Promise<StatementLine[]> {
  const rows = await db
    .selectFrom('ledger.entries as e')
    .innerJoin('ledger.postings as p', 'p.id', 'e.posting_id')
    .select(['e.at', 'e.posting_id', 'e.amount', 'e.balance', 'e.reference', 'p.kind', 'p.key'])
    .select((of) => of.cast<string>('e.at', 'text').as('cursor'))
    .where('e.account_id', '=', account)
    .$if(before !== undefined, (query) => query.where((of) => of('e.at', '<', of.cast<Date>(of.val(before ?? ''), 'timestamptz'))))
    .orderBy('e.at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ posting_id: postingId, ...line }) => ({ ...line, postingId }))
}

/** What an account held at a moment of the past. */
export async function balanceAt(db: Db, { account, at }: { account: bigint; at: Date }): Promise<bigint> {
  const entry = await db
    .selectFrom('ledger.entries')
    .select('balance')
    .where('account_id', '=', account)
    .where('at', '<=', at)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return entry?.balance ?? 0n
}
