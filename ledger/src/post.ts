import { type Db, jsonOf } from '@tucano/database'
import { sql } from 'kysely'
import { first } from './accounts.ts'
import { refusing } from './refusal.ts'

/** The largest amount that one move can have, in minor units. */
export const AMOUNT_MAX = 1_000_000_000_000_000n

/** Minor units from one account to another; both have the currency. */
export interface Move {
  from: bigint
  to: bigint
  amount: bigint
  currency: string
}

export interface Posting {
  /** Names the act, once and for all: the same key with the same inputs gives the same posting, with other inputs it is refused. */
  key: string
  /** What happened, in a word: deposit, transfer, dividend … */
  kind: string
  moves: Move[]
  reference?: string
}

export interface Posted {
  postingId: bigint
  /** The key was known: nothing happened now. */
  replayed: boolean
}

/** Moves money within the caller's transaction. All of it, or a refusal and nothing. */
export async function post(db: Db, { key, kind, moves, reference }: Posting): Promise<Posted> {
  return posted(db, sql`ledger.post(${key}, ${kind}, ${jsonOf(moves)}::jsonb, ${reference ?? null}::uuid)`)
}

export interface KeyedMove {
  key: string
  kind: string
  from: bigint
  to: bigint
  amount: bigint
}

/** Moves amounts of one currency within the caller's transaction, each by a posting of its own, in their order. All of them, or a refusal and nothing. Returns the postings. */
export async function postMany(db: Db, moves: readonly KeyedMove[], currency: string): Promise<bigint[]> {
  if (moves.length === 0) return []
  const { rows } = await refusing(
    sql<{ posting_id: bigint }>`select p.posting_id from ledger.post_many(${jsonOf(moves)}::jsonb, ${currency}) p order by p.n`.execute(db),
  )
  return rows.map((row) => row.posting_id)
}

/** Undoes a posting by its mirror image. A posting is undone once; holds and rounds have acts of their own for it. */
export const reverse = (db: Db, { key, postingId }: { key: string; postingId: bigint }): Promise<Posted> =>
  posted(db, sql`ledger.reverse(${key}, ${postingId}::bigint)`)

/** Brings all that some accounts of a member hold to another one of theirs. What that is, is decided once for a key. */
export const gather = (db: Db, { key, kind, from, to }: { key: string; kind: string; from: bigint[]; to: bigint }): Promise<Posted> =>
  posted(db, sql`ledger.gather(${key}, ${kind}, ${from}::bigint[], ${to}::bigint)`)

/** Calls a function of the database that posts. */
export async function posted(db: Db, call: ReturnType<typeof sql>): Promise<Posted> {
  const { rows } = await refusing(sql<{ posting_id: bigint; replayed: boolean }>`select * from ${call}`.execute(db))
  const { posting_id: postingId, replayed } = first(rows)
  return { postingId, replayed }
}
