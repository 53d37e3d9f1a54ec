import type { SportsMemberFactor } from '@tucano/contract/sports/office-limits'
import type { Db } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'

interface MemberRow {
  memberId: bigint
  account: string
  factorBp: number | null
  reason: string | null
  by: string | null
  at: Date | null
  liveBets: number
  late: number
}

const LISTED = 100

/** Members with how late their live bets of the last 30 days were. */
async function read(db: Db, which: RawBuilder<unknown>): Promise<SportsMemberFactor[]> {
  const { rows } = await sql<MemberRow>`
    select m.id as "memberId", m.account, f.factor_bp as "factorBp", f.reason, f.account as by, f.at, coalesce(l.bets, 0)::integer as "liveBets", coalesce(l.late, 0)::integer as late
    from member.members m left join sports.members f on f.member_id = m.id
    left join (
      select b.member_id, count(*) as bets, count(*) filter (where b.is_late) as late from sports.bets b
      where b.is_live and b.is_late is not null and b.accepted_at > platform.clock() - interval '30 days' group by b.member_id
    ) l on l.member_id = m.id
    where ${which} order by coalesce(l.late, 0)::float8 / greatest(coalesce(l.bets, 0), 1) desc, m.id limit ${LISTED}`.execute(db)
  return rows.map(({ memberId, at, factorBp, late, ...row }) => ({
    ...row,
    memberId: String(memberId),
    factorBp: factorBp ?? 10_000,
    at: at?.getTime() ?? null,
    lateBp: row.liveBets > 0 ? Math.round((late * 10_000) / row.liveBets) : 0,
  }))
}

export const readMembers = (db: Db, account: string | undefined): Promise<SportsMemberFactor[]> =>
  read(db, account === undefined ? sql`f.member_id is not null or l.late > 0` : sql`m.account = ${account.toLowerCase()}`)

export const readMember = async (db: Db, memberId: bigint): Promise<SportsMemberFactor | undefined> =>
  (await read(db, sql`m.id = ${memberId}::bigint`))[0]
