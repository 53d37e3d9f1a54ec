import type { Grant, GrantState } from '@tucano/contract/rewards'
import type { BonusTerms } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'

interface Row {
  id: bigint
  title: string
  state: GrantState
  amount: bigint
  terms: BonusTerms
  required: bigint
  progress: bigint
  converted: bigint
  balance: bigint
  grantedAt: Date
  expiresAt: Date | null
  endedAt: Date | null
}

const OVER_MAX = 50

/** A member's bonuses: what is being staked, what waits in its turn, and the last of those that are over. */
export async function tellBonuses(
  db: Db,
  memberId: bigint,
  currency: string,
): Promise<{ active: Grant | null; waiting: Grant[]; over: Grant[] }> {
  const columns = sql`b.id, b.title, b.state, b.amount, b.terms, b.required, b.progress, b.converted, case b.state when 'active' then coalesce(a.balance, 0) else 0 end as balance,
    b.granted_at as "grantedAt", b.expires_at as "expiresAt", b.ended_at as "endedAt"`
  const { rows } = await sql<Row>`
    with own as (select b.* from betting.bonuses b where b.member_id = ${memberId}::bigint and b.currency = ${currency})
    select ${columns} from (
      (select * from own where state in ('active', 'waiting') order by id)
      union all (select * from own where state not in ('active', 'waiting') order by ended_at desc, id desc limit ${OVER_MAX})
    ) b left join ledger.accounts a on a.member_id = b.member_id and a.currency = b.currency and a.kind = 'bonus'
    order by b.ended_at desc nulls first, b.id`.execute(db)
  const grants = rows.map(show)
  return {
    active: grants.find(({ state }) => state === 'active') ?? null,
    waiting: grants.filter(({ state }) => state === 'waiting'),
    over: grants.filter(({ state }) => state !== 'active' && state !== 'waiting'),
  }
}

const show = ({ id, amount, required, progress, converted, balance, grantedAt, expiresAt, endedAt, ...row }: Row): Grant => ({
  ...row,
  grantId: String(id),
  amount: String(amount),
  required: String(required),
  // What was undone may have taken more than there was.
  progress: String(progress < 0n ? 0n : progress > required ? required : progress),
  balance: String(balance),
  converted: String(converted),
  grantedAt: grantedAt.getTime(),
  expiresAt: expiresAt?.getTime() ?? null,
  endedAt: endedAt?.getTime() ?? null,
})
