import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { refusing } from './refusal.ts'

/** What a currency is: real money, chips of free play, or points. */
export type Nature = 'money' | 'play' | 'points'
/** A member's pockets. `vendor` is the wallet at one game vendor, for brands with transfer wallets. */
export type Pocket = 'cash' | 'bonus' | 'locked' | 'points' | 'vendor'
/** The operator's accounts. */
export type OperatorAccount = 'house' | 'stakes' | 'jackpot' | 'promotion' | 'clearing' | 'commission' | 'suspense'

/** Makes a currency known, with the operator's accounts in it. Safe to repeat. */
export async function openCurrency(db: Db, code: string, nature: Nature): Promise<void> {
  await refusing(sql`select ledger.open_currency(${code}, ${nature})`.execute(db))
}

interface PocketOf {
  memberId: bigint
  pocket: Pocket
  currency: string
  vendor?: string
}

/** The account of a member's pocket, opened when there is none yet. */
export async function openAccount(db: Db, { memberId, pocket, currency, vendor }: PocketOf): Promise<bigint> {
  const { rows } = await refusing(
    sql<{ id: bigint }>`select ledger.open_account(${memberId}::bigint, ${pocket}, ${currency}, ${vendor ?? null}) as id`.execute(db),
  )
  return first(rows).id
}

/** A closed account gives and takes nothing until it is open again. */
export async function setAccountClosed(db: Db, account: bigint, closed: boolean): Promise<void> {
  await refusing(sql`select ledger.close_account(${account}::bigint, ${closed})`.execute(db))
}

/** The operator's account in a currency; of accounts in stripes, the one of this connection. */
export async function operatorAccount(db: Db, kind: OperatorAccount, currency: string): Promise<bigint> {
  const { rows } = await refusing(sql<{ id: bigint }>`select ledger.system_account(${kind}, ${currency}) as id`.execute(db))
  return first(rows).id
}

/** Every account of some members, as it stands. */
export function readAccounts(db: Db, memberIds: bigint[]) {
  return db
    .selectFrom('ledger.accounts')
    .select(['id', 'member_id', 'kind', 'vendor', 'currency', 'balance', 'version', 'closed_at'])
    .where('member_id', 'in', memberIds)
    .orderBy('id')
    .execute()
}

export function first<Row>(rows: Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('the database answered nothing')
  return row
}
