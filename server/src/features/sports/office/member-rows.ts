import type { SportsMemberFactor } from '@tucano/contract/sports/office-limits'
import type { Db } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'
import { type LateScore, extraSecondsOf, shareOf } from '../place/delays.ts'

interface MemberRow extends LateScore {
  realBets: number
  realLate: number
  memberId: bigint
  account: string
  factorBp: number | null
  reason: string | null
  by: string | null
  at: Date | null
}

const LISTED = 100
const WHOLE_BP = 10_000

/** Members with how late their live bets of the last 30 days were. */
async function read(db: Db, which: RawBuilder<unknown>): Promise<SportsMemberFactor[]> {
  const { rows } = await sql<MemberRow>`
    select m.id as "memberId", m.account, f.factor_bp as "factorBp", f.reason, f.account as by, f.at, coalesce(s.bets, 0) as bets, coalesce(s.late, 0) as late, coalesce(s.real_bets, 0) as "realBets", coalesce(s.real_late, 0) as "realLate"
    from member.members m left join sports.members f on f.member_id = m.id and f.factor_bp < ${WHOLE_BP} left join sports.late_scores s on s.member_id = m.id
    where ${which} order by coalesce(s.late, 0)::float8 / greatest(coalesce(s.bets, 0), 1) desc, coalesce(s.bets, 0) desc, m.id limit ${LISTED}`.execute(
    db,
  )
  return rows.map(({ memberId, at, factorBp, bets, late, realBets, realLate, ...row }) => ({
    ...row,
    memberId: String(memberId),
    factorBp: factorBp ?? WHOLE_BP,
    at: at?.getTime() ?? null,
    liveBets: bets,
    lateBp: shareOf({ bets, late }),
    extraSeconds: extraSecondsOf({ bets: realBets, late: realLate }),
  }))
}

export const readMembers = (db: Db, account: string | undefined): Promise<SportsMemberFactor[]> =>
  read(db, account === undefined ? sql`f.member_id is not null or s.late > 0` : sql`m.account = ${account.toLowerCase()}`)

export const readMember = async (db: Db, memberId: bigint): Promise<SportsMemberFactor | undefined> =>
  (await read(db, sql`m.id = ${memberId}::bigint`))[0]
