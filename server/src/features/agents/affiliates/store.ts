import { AGAIN_DAYS, type AffiliateApplication } from '@tucano/contract/agents/affiliates'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'

export interface Application {
  id: bigint
  state: AffiliateApplication['state']
  channel: AffiliateApplication['channel']
  address: string
  text: string
  at: Date
  decidedAt: Date | null
  reason: string | null
  /** From when on whoever was refused may ask again. */
  againAt: Date | null
  isEarly: boolean
}

/** A member's newest application. */
export async function readNewest(db: Db, memberId: bigint): Promise<Application | undefined> {
  const { rows } = await sql<Application>`
    select a.id, a.state, a.channel, a.address, a.text, a.at, a.decided_at as "decidedAt", a.reason, g.again as "againAt", coalesce(g.again > platform.clock(), false) as "isEarly"
    from agent.applications a cross join lateral (select case when a.state = 'refused' then a.decided_at + make_interval(days => ${AGAIN_DAYS}) end as again) g
    where a.member_id = ${memberId}::bigint order by a.id desc limit 1`.execute(db)
  return rows[0]
}

export interface Waiting {
  id: bigint
  memberId: bigint
  state: string
}

export async function lockApplication(trx: Db, id: bigint): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select a.id, a.member_id as "memberId", a.state from agent.applications a where a.id = ${id}::bigint for update`.execute(trx)
  return rows[0]
}

type Linked = AffiliateApplication['linked'][number]

interface Row extends Pick<
  AffiliateApplication,
  'account' | 'name' | 'channel' | 'address' | 'text' | 'state' | 'decidedBy' | 'reason' | 'linked'
> {
  id: bigint
  memberId: bigint
  at: Date
  decidedAt: Date | null
  deposits: bigint
  stake: bigint
}

/** So many who share something are named. */
const LINKED_MAX = 20

/** Others with the same documents, the same payee or the same browser. */
const linkedTo = sql<Linked[]>`
  coalesce((
    select jsonb_agg(jsonb_build_object('memberId', l.id::text, 'account', l.account, 'by', l.by) order by l.by, l.id) from (
      select o.id, o.account, s.by from (
        select 'cpf' as by, c.member_id from documents.cases own join documents.cases c on c.cpf = own.cpf where own.member_id = a.member_id
        union select 'payee', p.member_id from cashier.payees own join cashier.payees p on p.print = own.print where own.member_id = a.member_id
        union select 'device', d.member_id from session.devices own join session.devices d on d.token_hash = own.token_hash where own.member_id = a.member_id
      ) s join member.members o on o.id = s.member_id where s.member_id <> a.member_id order by s.by, o.id limit ${sql.lit(LINKED_MAX)}
    ) l
  ), '[]')`

/** Those that wait, the oldest first, or those that were decided, the newest first. `before` is the last of the page before. */
export async function readApplications(
  db: Db,
  { isDecided, before, limit }: { isDecided: boolean; before: bigint | null; limit: number },
): Promise<AffiliateApplication[]> {
  const waiting = sql`a.state = 'applied' and (${before}::bigint is null or a.id > ${before}::bigint) order by a.id`
  const decided = sql`a.state <> 'applied' and (${before}::bigint is null or a.id < ${before}::bigint) order by a.id desc`
  const { rows } = await sql<Row>`
    select a.id, a.member_id as "memberId", m.account, (select c.full_name from documents.cases c where c.member_id = m.id and c.state = 'verified' order by c.id desc limit 1) as name,
      a.channel, a.address, a.text, a.state, a.at, a.decided_by as "decidedBy", a.decided_at as "decidedAt", a.reason, ${linkedTo} as linked,
      coalesce(d.deposits, 0)::bigint as deposits, coalesce(d.stake, 0)::bigint as stake
    from agent.applications a join member.members m on m.id = a.member_id
    left join lateral (select sum(d.deposit) as deposits, sum(d.stake) as stake from team.member_days d where d.member_id = m.id) d on true
    where ${isDecided ? decided : waiting} limit ${limit}`.execute(db)
  return rows.map(({ id, memberId, at, decidedAt, deposits, stake, ...row }) => ({
    applicationId: String(id),
    memberId: String(memberId),
    ...row,
    at: at.getTime(),
    decidedAt: decidedAt?.getTime() ?? null,
    deposits: String(deposits),
    stake: String(stake),
  }))
}
