import type { Definition } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { AboutMember } from './kind.ts'

const DAY_MS = 86_400_000

/** A member as promotions look at it. */
export interface Candidate extends AboutMember {
  /** It has closed play, is blocked, or plays for nothing. */
  isClosed: boolean
}

/** Whether a promotion is for this member at a moment. */
export function isEligible({ audience: { rankFrom, newDays, labelIds } }: Definition, member: Candidate, at: Date): boolean {
  if (member.isClosed || member.rankLevel < rankFrom) return false
  if (newDays !== null && at.getTime() - member.createdAt.getTime() > newDays * DAY_MS) return false
  return labelIds === null || labelIds.some((labelId) => member.labelIds.includes(labelId))
}

/** Members by their ids, as they are now. */
export async function readCandidates(db: Db, memberIds: readonly bigint[]): Promise<Map<bigint, Candidate>> {
  if (memberIds.length === 0) return new Map()
  const { rows } = await sql<Omit<Candidate, 'first'> & { firstAmount: bigint | null; firstAt: Date | null }>`
    select m.id as "memberId", m.created_at as "createdAt", m.rank_level as "rankLevel", coalesce(d.deposits, 0) as deposits, d.first_amount as "firstAmount", d.first_at as "firstAt",
      (select r.referrer_id from member.referrals r where r.friend_id = m.id) as "referrerId",
      array(select l.label_id::text from member.member_labels l where l.member_id = m.id order by 1) as "labelIds",
      m.status <> 'active' or m.type = 4 or coalesce(l.closed_until > platform.clock(), false) as "isClosed"
    from member.members m left join promotions.deposits d on d.member_id = m.id left join limits.player_limits l on l.member_id = m.id
    where m.id = any (${memberIds}::bigint[])`.execute(db)
  return new Map(
    rows.map(({ firstAmount, firstAt, ...row }) => [
      row.memberId,
      { ...row, first: firstAmount === null || firstAt === null ? null : { amount: firstAmount, at: firstAt } },
    ]),
  )
}
