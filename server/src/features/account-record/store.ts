import type { Heading, RecordPocket } from '@tucano/contract/account-record'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** Some accounts of one member, and days of the brand's time zone, both included. */
export interface Scope {
  accounts: bigint[]
  timeZone: string
  from: string
  to: string
  heading: Heading | undefined
  /** Whether there can be bets among its entries. */
  isPlayed: boolean
}

/** The accounts that a pocket of the record is made of. */
export async function accountsOf(
  db: Db,
  memberId: bigint,
  { pocket, currency }: { pocket: RecordPocket; currency: string },
): Promise<bigint[]> {
  const rows = await db
    .selectFrom('ledger.accounts')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', pocket === 'vendors' ? 'vendor' : pocket)
    .where('currency', '=', currency)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Where a page ended: entries of the same moment are in the order of their accounts, and within an account no two are of the same moment. */
export interface Position {
  micros: string
  account: string
}

export interface MovementRow {
  account_id: bigint
  micros: bigint
  amount: bigint
  balance: bigint
  reference: string | null
  kind: string
  heading: Heading
  own_vendor: string | null
  other_vendor: string | null
  vendor: string | null
  game: string | null
  stake: bigint | null
  payout: bigint | null
  state: 'open' | 'settled' | 'void' | null
  mark: 'part' | 'corrected' | 'cashedOut' | null
}

/** A page of entries, newest first. */
export async function readMovements(
  db: Db,
  { accounts, heading, isPlayed, from, to, timeZone }: Scope,
  { before, limit }: { before: Position | undefined; limit: number },
): Promise<MovementRow[]> {
  if (accounts.length === 0 || (heading === 'bets' && !isPlayed)) return []
  const { rows } = await sql<MovementRow>`
    select * from betting.read_movements(
      ${accounts}::bigint[], (${from}::date)::timestamp at time zone ${timeZone}, (${to}::date + 1)::timestamp at time zone ${timeZone},
      ${heading ?? null}::text, ${before?.micros ?? null}::bigint, ${before?.account ?? null}::bigint, ${limit}::int)`.execute(db)
  return rows
}

export interface TotalRow {
  movements: string
  credit: string
  debit: string
  opening: string
  closing: string
}

/** What the movements of a period add up to, and what the pocket held when it began and ended. */
export async function readMovementTotal(db: Db, { accounts, heading, from, to, timeZone }: Scope): Promise<TotalRow> {
  const { rows } = await sql<TotalRow>`
    select movements::text, credit::text, debit::text, opening::text, closing::text
    from ledger.read_total(${accounts}::bigint[], ${timeZone}, ${from}::date, ${to}::date, ${heading ?? null}::text)`.execute(db)
  return rows[0]!
}

/** Adds what was posted since to the days. Returns how many postings that were. */
export async function sumDays(db: Db, timeZone: string, postings: number): Promise<number> {
  const { rows } = await sql<{ many: number }>`select ledger.sum_days(${timeZone}, ${postings}) as many`.execute(db)
  return rows[0]!.many
}
