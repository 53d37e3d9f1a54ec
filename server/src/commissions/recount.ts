import type { Db } from '@tucano/database'
import type { TeamBrand } from '#team/days'
import type { Difference as TeamDifference } from '#team/recount'
import { sql } from 'kysely'

export interface Difference extends Omit<TeamDifference, 'what'> {
  what: 'settledDay' | 'paidDay' | 'rebate'
}

type Compared = Omit<Difference, 'what'>

const told = async (what: Difference['what'], rows: Promise<{ rows: Compared[] }>): Promise<Difference[]> =>
  (await rows).rows.map((different) => ({ what, ...different }))

/** Counts what is kept of commissions by day again, from settlements, payments, the days of members and the rates of each day, and tells what differs. Nothing is changed. */
export function recountCommissions(db: Db, { agents }: Pick<TeamBrand, 'agents'>): Promise<Difference[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
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
      return [...settled, ...paid, ...rebates]
    })
}
