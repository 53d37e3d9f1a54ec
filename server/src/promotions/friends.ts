import type { Db } from '@tucano/database'
import { sql } from 'kysely'

const SHOWN = 50

export interface BroughtFriend {
  nickname: string
  at: Date
  status: 'came' | 'playing' | 'waiting' | 'rewarded' | 'over'
}

/** Friends who have come by a member's code, the newest first, and how far each is. */
export async function readFriends(db: Db, memberId: bigint): Promise<BroughtFriend[]> {
  const { rows } = await sql<BroughtFriend>`
    select m.nickname, r.at,
      case when e.state in ('issued', 'claimed') then 'rewarded' when e.state in ('claim', 'applying') then 'waiting' when e.state = 'in process' then 'playing' when e.state is null then 'came' else 'over' end as status
    from member.referrals r join member.members m on m.id = r.friend_id
    left join lateral (
      select e.state from promotions.entries e where e.member_id = r.referrer_id and e.period = 'f-' || r.friend_id order by e.ended_at desc nulls last, e.promotion_id desc limit 1
    ) e on true
    where r.referrer_id = ${memberId}::bigint order by r.at desc, r.friend_id desc limit ${SHOWN}`.execute(db)
  return rows
}

/** What friends have brought a member, in money. */
export async function readBrought(db: Db, memberId: bigint): Promise<bigint> {
  const { rows } = await sql<{ brought: bigint }>`
    select coalesce(sum(r.cost), 0)::bigint as brought from promotions.rewards r where r.member_id = ${memberId}::bigint and r.period like 'f-%'`.execute(
    db,
  )
  return rows[0]!.brought
}
