import { type Db, asRows } from '@tucano/database'
import { sql } from 'kysely'
import { type FencedMember, fence } from './amounts.ts'

/** What a member behind a fence came to in a period, what waited before, and what waits afterwards. */
export interface FencePart {
  memberId: bigint
  result: bigint
  before: bigint
  after: bigint
}

interface Fenced {
  id: bigint
  payeeId: bigint
  type: string
  fence: bigint
  firstDay: string
  lastDay: string
}

/**
 * Who is behind the fence of an agreement: whoever has won more in the period, or still has something to make up for. Everybody else counts as part of the team. Days before
 * somebody came into the team with a move are not the team's.
 */
export async function readBehindFences(db: Db, { id, payeeId, type, fence: threshold, firstDay, lastDay }: Fenced): Promise<FencePart[]> {
  const { rows } = await sql<FencedMember>`
    select m.member_id as "memberId", coalesce(r.result, 0)::bigint as result, coalesce(w.waiting, 0) as fenced
    from team.members m left join commissions.fenced w on w.agreement_id = ${id}::bigint and w.member_id = m.member_id
    cross join lateral (
      select sum(d.stake - d.payout - d.rebate - d.promotion - d.salary) as result from team.member_days d
      where d.member_id = m.member_id and d.day between ${firstDay}::date and ${lastDay}::date and (${type} = 'CONS' or d.type = ${type})
        and d.day >= coalesce((
          select max(v.since) from team.moves v
          where v.state = 'done' and v.since > ${firstDay}::date and v.since <= ${lastDay}::date
            and (v.member_id = m.member_id or exists (select from team.members x where x.agent_id = v.member_id and x.member_id = m.member_id))
            and exists (select from team.members y where y.agent_id = ${payeeId}::bigint and y.member_id = v.member_id and y.depth > 0)
            and not exists (select from team.members z where z.agent_id = ${payeeId}::bigint and z.member_id = v.from_id)
        ), '-infinity')
    ) r
    where m.agent_id = ${payeeId}::bigint and (w.member_id is not null or r.result < -${threshold}::bigint)
    order by m.member_id`.execute(db)
  const { fenced } = fence(rows, threshold)
  return rows.map(({ memberId, result, fenced: before }) => ({ memberId, result, before, after: fenced.get(memberId) ?? 0n }))
}

/** What members behind a fence change of a team's net loss: each counts by what is left of its sum above zero, instead of by its result. */
export const fencedBy = (parts: readonly FencePart[]): bigint =>
  parts.reduce((sum, { result, before, after }) => sum + (before + result - after) - result, 0n)

interface Written {
  id: bigint
  since: Date
  parts: readonly FencePart[]
}

/** Keeps what waits, and what each came to. */
export async function writeFences(db: Db, settled: readonly Written[]): Promise<void> {
  const parts = settled.flatMap(({ id, since, parts: own }) => own.map((part) => ({ id, since, ...part })))
  if (parts.length === 0) return
  const rows = parts.map(({ id, memberId, ...part }) => ({ ...part, agreement_id: id, member_id: memberId }))
  await sql`
    with p as (
      select * from ${asRows(rows)} p(agreement_id bigint, since timestamptz, member_id bigint, result bigint, before bigint, after bigint)
    ), written as (
      insert into commissions.fence_parts (agreement_id, since, member_id, result, before, after) select p.agreement_id, p.since, p.member_id, p.result, p.before, p.after from p
    ), over as (
      delete from commissions.fenced w using p where w.agreement_id = p.agreement_id and w.member_id = p.member_id and p.after = 0
    )
    insert into commissions.fenced as w (agreement_id, member_id, waiting, since) select p.agreement_id, p.member_id, p.after, p.since from p where p.after < 0
    on conflict (agreement_id, member_id) do update set waiting = excluded.waiting`.execute(db)
}
