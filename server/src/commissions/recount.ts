import type { Db } from '@tucano/database'
import { readFacts } from '#betting/facts'
import type { TeamBrand } from '#team/days'
import type { Difference as TeamDifference } from '#team/recount'
import { sql } from 'kysely'
import { keepStakes } from './bet-rebates.ts'

export interface Difference extends Omit<TeamDifference, 'what'> {
  what: 'settledDay' | 'paidDay' | 'rebate' | 'stakeWithRebate' | 'betRebate'
}

type Compared = Omit<Difference, 'what'>

const told = async (what: Difference['what'], rows: Promise<{ rows: Compared[] }>): Promise<Difference[]> =>
  (await rows).rows.map((different) => ({ what, ...different }))

/** Counts what is kept of commissions by day again, from settlements, payments, the days of members and the rates of each day, and tells what differs. Nothing is changed. */
export function recountCommissions(db: Db, brand: TeamBrand): Promise<Difference[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { agents } = brand
      const settled = await told(
        'settledDay',
        sql<Compared>`
          select format('%s %s', agreement_id, day) as "where", row(w.due, w.paid)::text as written, row(c.due, c.paid)::text as counted
          from commissions.settled_days w full join commissions.count_settled_days() c using (agreement_id, day)
          where row(coalesce(w.due, 0), coalesce(w.paid, 0)) <> row(coalesce(c.due, 0), coalesce(c.paid, 0))`.execute(trx),
      )
      const paid = await told(
        'paidDay',
        sql<Compared>`
          select format('%s %s', agreement_id, day) as "where", row(w.amount, w.settlements)::text as written, row(c.amount, c.settlements)::text as counted
          from commissions.paid_days w full join commissions.count_paid_days() c using (agreement_id, day)
          where row(coalesce(w.amount, 0), coalesce(w.settlements, 0)) <> row(coalesce(c.amount, 0), coalesce(c.settlements, 0))`.execute(
          trx,
        ),
      )
      // Whoever was suspended when the day was closed got nothing of what it came to.
      const rebates = await told(
        'rebate',
        sql<Compared>`
          select format('%s %s %s', coalesce(w.payee_id, c.payee_id), coalesce(w.day, c.day), coalesce(w.type, c.type)) as "where",
            row(w.people, w.stake, w.amount)::text as written, row(c.people, c.stake, c.amount)::text as counted
          from commissions.rebate_days w full join (
            select d.day, c.* from (select distinct r.day from commissions.rebate_days r) d cross join lateral commissions.rebates_on(d.day, ${agents.rebateMaxBp}::integer, true) c
          ) c on c.payee_id = w.payee_id and c.day = w.day and c.type = w.type
          where row(w.people, w.stake, case when w.is_suspended then c.amount else w.amount end) is distinct from row(c.people, c.stake, c.amount)`.execute(
          trx,
        ),
      )
      return [...settled, ...paid, ...rebates, ...(await differentStakes(trx, brand)), ...(await differentBetRebates(trx))]
    })
}

const POSTINGS = 1000

/** Stakes that were sold with a rebate, from all facts that the days of teams have heard. */
async function differentStakes(trx: Db, brand: TeamBrand): Promise<Difference[]> {
  await sql`create temporary table recounted_stakes (like commissions.stakes_with_rebates including all) on commit drop`.execute(trx)
  const heard = await trx.selectFrom('platform.listeners').select(['xid', 'posting_id']).where('name', '=', 'team.days').executeTakeFirst()
  let position = { xid: '0', postingId: 0n }
  for (let more = heard !== undefined; more;) {
    const read = await readFacts(trx, position, POSTINGS, { xid: heard!.xid, postingId: heard!.posting_id })
    await keepStakes(trx, read.facts, brand, 'recounted_stakes')
    position = read.position ?? position
    more = read.position !== undefined
  }
  return told(
    'stakeWithRebate',
    sql<Compared>`
      select format('%s %s %s', member_id, day, type) as "where", coalesce(w.stake, 0)::text as written, coalesce(c.stake, 0)::text as counted
      from commissions.stakes_with_rebates w full join recounted_stakes c using (member_id, day, type) where coalesce(w.stake, 0) <> coalesce(c.stake, 0)`.execute(
      trx,
    ),
  )
}

/** Rebates of bets, from what was posted for them. */
const differentBetRebates = (trx: Db): Promise<Difference[]> =>
  told(
    'betRebate',
    sql<Compared>`
      with counted as (
        select a.member_id, sum(e.amount) as amount from ledger.postings p join ledger.entries e on e.posting_id = p.id join ledger.accounts a on a.id = e.account_id
        where p.kind like 'rebateBet%' and a.member_id is not null group by 1
      ), written as (
        select r.member_id, sum(r.amount + r.owed) as amount from commissions.bet_rebates r group by 1
      )
      select member_id::text as "where", coalesce(w.amount, 0)::text as written, coalesce(c.amount, 0)::text as counted
      from written w full join counted c using (member_id) where coalesce(w.amount, 0) <> coalesce(c.amount, 0)`.execute(trx),
  )
