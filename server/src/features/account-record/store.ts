import type { Heading, RecordPocket } from '@tucano/contract/account-record'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** Some accounts of one member, and days of the brand's time zone, both included. */
export interface Scope {
  memberId: bigint
  accounts: bigint[]
  timeZone: string
  from: string
  to: string
  heading: Heading | undefined
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

const begins = ({ from, timeZone }: Scope) => sql`(${from}::date)::timestamp at time zone ${timeZone}`
const ends = ({ to, timeZone }: Scope) => sql`(${to}::date + 1)::timestamp at time zone ${timeZone}`

/** Where a page ended. */
export interface Position {
  micros: string
  account: string
}

/** Entries of the same moment are in the order of their accounts. Within an account no two are of the same moment. */
const earlier = ({ micros, account }: Position) =>
  sql`to_timestamp(0) + (${micros}::bigint + (a.id < ${account}::bigint)::int) * interval '1 microsecond'`

export interface MovementRow {
  account_id: bigint
  micros: string
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
}

/** A page of entries, newest first. Each account gives its newest; the newest of those are the page. */
export async function readMovements(
  db: Db,
  scope: Scope,
  { before, limit }: { before: Position | undefined; limit: number },
): Promise<MovementRow[]> {
  const { accounts, heading, memberId } = scope
  const until = before ? sql`least(${ends(scope)}, ${earlier(before)})` : ends(scope)
  const { rows } = await sql<MovementRow>`
    with page as materialized (
      select e.* from unnest(${accounts}::bigint[]) a(id), lateral (${newest({ scope, heading, until, limit })}) e
      order by e.at desc, e.account_id desc limit ${limit}
    )
    select e.account_id, (extract(epoch from e.at) * 1000000)::bigint::text as micros, e.amount, e.balance, e.reference, p.kind,
      coalesce(m.heading, 'bets') as heading, own.vendor as own_vendor, other.vendor as other_vendor,
      r.vendor, r.game, r.stake, r.payout, r.state
    from page e
    join ledger.postings p on p.id = e.posting_id
    join ledger.accounts own on own.id = e.account_id
    left join betting.rounds r on r.id = e.reference
    left join lateral (
      select m.heading from ledger.movements m
      where e.reference is null and m.account_id = e.account_id and m.at = e.at and m.heading = any (${FILED}::text[])
    ) m on true
    left join lateral (
      select case count(distinct b.vendor) when 1 then min(b.vendor) end as vendor from ledger.entries o join ledger.accounts b on b.id = o.account_id
      where e.reference is null and o.posting_id = e.posting_id and o.account_id <> e.account_id and b.member_id = ${memberId}::bigint
        and o.at between e.at - interval '1 minute' and e.at + interval '1 minute'
    ) other on true
    order by e.at desc, e.account_id desc`.execute(db)
  return rows
}

/** Named, so that each is one look into the index. */
const FILED: Heading[] = ['deposits', 'withdrawals', 'transfers', 'bonuses', 'adjustments']

interface Newest {
  scope: Scope
  heading: Heading | undefined
  until: ReturnType<typeof sql>
  limit: number
}

function newest({ scope, heading, until, limit }: Newest) {
  const bets = heading === 'bets' ? sql`and e.reference is not null` : sql``
  return heading === undefined || heading === 'bets'
    ? sql`
      select e.* from ledger.entries e
      where e.account_id = a.id and e.at >= ${begins(scope)} and e.at < ${until} ${bets} order by e.at desc limit ${limit}`
    : sql`
      select e.* from ledger.movements m join ledger.entries e on e.account_id = m.account_id and e.at = m.at
      where m.account_id = a.id and m.heading = ${heading} and m.at >= ${begins(scope)} and m.at < ${until} order by m.at desc limit ${limit}`
}

export interface TotalRow {
  movements: string
  credit: string
  debit: string
  opening: string
  closing: string
}

/**
 * What the movements of a period add up to. Days are summed by a job, and what it has not come to yet is added here: one statement, so that
 * nothing is in both or in neither.
 */
export async function readMovementTotal(db: Db, scope: Scope): Promise<TotalRow> {
  const { accounts, heading, from, to } = scope
  const filed = (of: ReturnType<typeof sql>) => (heading === undefined ? sql`` : sql`and ${of} = ${heading}`)
  const isBet = heading === undefined ? sql`` : heading === 'bets' ? sql`and e.reference is not null` : sql`and e.reference is null`
  const tailHeading = heading === undefined || heading === 'bets' ? sql`` : sql`and ledger_heading.heading = ${heading}`
  const { rows } = await sql<TotalRow>`
    with summed as (
      select d.entries, d.credit, d.debit from ledger.days d
      where d.account_id = any (${accounts}::bigint[]) and d.day between ${from}::date and ${to}::date ${filed(sql`d.heading`)}
      union all
      select 1, greatest(e.amount, 0), greatest(-e.amount, 0)
      from ledger.entries e join ledger.postings p on p.id = e.posting_id
      left join lateral (
        select m.heading from ledger.movements m
        where e.reference is null and m.account_id = e.account_id and m.at = e.at and m.heading = any (${FILED}::text[])
      ) ledger_heading on true
      where e.account_id = any (${accounts}::bigint[]) and e.at >= ${begins(scope)} and e.at < ${ends(scope)}
        and e.at >= (select s.since - interval '1 minute' from ledger.summed s)
        and (p.xid, p.id) > (select s.xid, s.posting_id from ledger.summed s) ${isBet} ${tailHeading}
    ), held as (
      select coalesce(sum(o.balance), 0) as opening, coalesce(sum(c.balance), 0) as closing from unnest(${accounts}::bigint[]) a(id)
      left join lateral (
        select e.balance from ledger.entries e where e.account_id = a.id and e.at < ${begins(scope)} order by e.at desc limit 1
      ) o on true
      left join lateral (
        select e.balance from ledger.entries e where e.account_id = a.id and e.at < ${ends(scope)} order by e.at desc limit 1
      ) c on true
    )
    select (select coalesce(sum(s.entries), 0) from summed s)::text as movements, (select coalesce(sum(s.credit), 0) from summed s)::text as credit,
      (select coalesce(sum(s.debit), 0) from summed s)::text as debit, held.opening::text, held.closing::text
    from held`.execute(db)
  return rows[0]!
}

/** Adds what was posted since to the days. Returns how many postings that were. */
export async function sumDays(db: Db, timeZone: string, postings: number): Promise<number> {
  const { rows } = await sql<{ many: number }>`select ledger.sum_days(${timeZone}, ${postings}) as many`.execute(db)
  return rows[0]!.many
}
