import type { Db } from '@tucano/database'
import { operatorAccount, postMany } from '@tucano/ledger'
import type { PeriodEnd, TeamBrand } from '#team/days'
import { sql } from 'kysely'
import { lockCash } from './cash.ts'

/** When a day is over and its figures are whole, its rebates are counted, in the transaction that closes it. They are paid afterwards. */
export const countRebates =
  ({ agents, timeZone }: Pick<TeamBrand, 'agents' | 'timeZone'>): PeriodEnd =>
  async (db, { period, since }) => {
    if (period !== 'day') return
    await sql`select commissions.count_rebates((${since}::timestamptz at time zone ${timeZone})::date, ${agents.rebateMaxBp}::integer)`.execute(
      db,
    )
  }

/** So many are paid together: whoever plays waits no longer for its cash than that takes. */
const CHUNK = 100

interface DueRebate {
  payeeId: bigint
  day: string
  amount: bigint
}

/** Pays some of what is due, each payee once for a day. Returns how many there were. */
const payChunk = (db: Db, currency: string, chunk: number): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<DueRebate>`
      select p.payee_id as "payeeId", p.day::text as day, p.amount from commissions.rebate_payments p where p.state = 'due' order by p.day, p.payee_id limit ${chunk} for update skip locked`.execute(
      trx,
    )
    if (rows.length === 0) return 0
    const cash = await lockCash(trx, [...new Set(rows.map(({ payeeId }) => payeeId))], currency)
    const house = await operatorAccount(trx, 'commission', currency)
    const [open, closed] = [rows.filter(({ payeeId }) => cash.has(payeeId)), rows.filter(({ payeeId }) => !cash.has(payeeId))]
    const postings = await postMany(
      trx,
      open.map(({ payeeId, day, amount }) => ({
        key: `rebate:${payeeId}:${day}`,
        kind: 'rebate',
        from: house,
        to: cash.get(payeeId)!.id,
        amount,
      })),
      currency,
    )
    await sql`
      update commissions.rebate_payments r set state = 'paid', posting_id = p.posting_id
      from unnest(${open.map(({ payeeId }) => payeeId)}::bigint[], ${open.map(({ day }) => day)}::date[], ${postings}::bigint[]) p(payee, day, posting_id)
      where r.payee_id = p.payee and r.day = p.day`.execute(trx)
    await sql`
      update commissions.rebate_payments r set state = 'closed' from unnest(${closed.map(({ payeeId }) => payeeId)}::bigint[], ${closed.map(({ day }) => day)}::date[]) c(payee, day)
      where r.payee_id = c.payee and r.day = c.day`.execute(trx)
    return rows.length
  })

/** Pays all rebates that are due. Killed in the middle, the next time goes on: what was paid is paid, and nothing twice. */
export async function payRebates(db: Db, currency: string, chunk = CHUNK): Promise<number> {
  let paid = 0
  for (;;) {
    const some = await payChunk(db, currency, chunk)
    if (some === 0) return paid
    paid += some
  }
}

/** What somebody got of one member's stakes of a type on a day. Whose they are is not told. */
export interface RebatePart {
  memberId: bigint
  type: string
  since: Date
  until: Date
  stake: bigint
  belowBp: number
  bp: number
  amount: bigint
  state: 'due' | 'paid' | 'closed'
}

/** Parts of a member's rebates of a day, by type and stake so that their order says nothing of whose they are, after one of them. */
export async function readRebateParts(
  db: Db,
  { memberId, day, timeZone, maxBp }: { memberId: bigint; day: string; timeZone: string; maxBp: number },
  { after, limit }: { after: RebatePart | undefined; limit: number },
): Promise<RebatePart[]> {
  const { rows } = await sql<RebatePart>`
    select r.member_id as "memberId", r.type, p.day::timestamp at time zone ${timeZone} as since, (p.day + 1)::timestamp at time zone ${timeZone} as until, r.stake, r.below_bp as "belowBp", r.bp, r.amount, p.state
    from commissions.rebate_payments p cross join lateral commissions.rebate_parts(p.day, ${maxBp}::integer, true, p.payee_id) r
    where p.payee_id = ${memberId}::bigint and p.day = ${day}::date
      ${after ? sql`and (r.type, r.stake, r.member_id) > (${after.type}, ${after.stake}::bigint, ${after.memberId}::bigint)` : sql``}
    order by r.type, r.stake, r.member_id limit ${limit}`.execute(db)
  return rows
}
