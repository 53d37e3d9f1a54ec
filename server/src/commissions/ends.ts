import { sql } from 'kysely'
import type { PeriodEnd } from '#team/days'
import type { Agreement } from './agreement.ts'
import { tellCut } from './notices.ts'

/**
 * When a day is over and members have changed their upline, agreements with whoever was above them end with the period that is running; what was only offered is gone. Plans of
 * affiliates are paid by the house wherever they stand.
 * Runs after members were moved, in the transaction that closes the day.
 */
export const endCutEdges: PeriodEnd = async (db, { period, until }) => {
  if (period !== 'day') return
  const { rows } = await sql<Pick<Agreement, 'payerId' | 'payeeId' | 'kind' | 'type' | 'endsAt'>>`
    update commissions.agreements a set version = a.version + 1, asked_at = platform.clock(), state = case when a.state = 'P' then 'X' else 'C' end,
      ends_at = case when a.state <> 'P' then (select p.until from platform.period_of(a.period, ${until}::timestamptz - interval '1 microsecond') p) end
    from member.members m where m.id = a.payee_id and a.state in ('P', 'E', 'A', 'V') and a.payer_id is distinct from m.upline_id
      and not exists (select from commissions.plans p where p.agreement_id = a.id)
    returning a.payer_id as "payerId", a.payee_id as "payeeId", a.kind, a.type, a.ends_at as "endsAt"`.execute(db)
  await tellCut(db, rows)
}
