import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** For how many members an affiliate was paid once, and how much. */
export async function readCpaSums(db: Db, agentId: bigint): Promise<{ paid: number; amount: string }> {
  const { rows } = await sql<{ paid: number; amount: string }>`
    select count(*)::integer as paid, coalesce(sum(c.amount), 0)::text as amount from commissions.cpa c where c.agent_id = ${agentId}::bigint and c.amount > 0`.execute(
    db,
  )
  return rows[0]!
}

const FENCED_SHOWN = 100

/** Who is behind the fence of a payee's agreements, and what waits. */
export async function readFenced(db: Db, payeeId: bigint) {
  const { rows } = await sql<{ memberId: string; account: string; waiting: string; since: Date }>`
    select f.member_id::text as "memberId", m.account, f.waiting::text as waiting, f.since from commissions.agreements a join commissions.fenced f on f.agreement_id = a.id
    join member.members m on m.id = f.member_id where a.payee_id = ${payeeId}::bigint order by f.waiting limit ${FENCED_SHOWN}`.execute(db)
  return rows.map(({ since, ...row }) => ({ ...row, since: since.getTime() }))
}
