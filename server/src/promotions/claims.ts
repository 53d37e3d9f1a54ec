import type { PromotionKind, Reward } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'

const RECEIVED = 50

interface Waiting {
  promotionId: string
  promotionType: PromotionKind
  period: string
  title: string
  reward: Reward | null
  until: Date | null
}

interface Received {
  rewardId: string
  title: string
  reward: Reward
  at: Date
  isAuto: boolean
}

/** What waits to be taken by a member, what has to be taken first before the rest. */
export async function readWaiting(db: Db, memberId: bigint): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select e.promotion_id::text as "promotionId", p.kind as "promotionType", e.period, v.definition ->> 'title' as title, e.reward, e.claim_until as until
    from promotions.entries e join promotions.promotions p on p.id = e.promotion_id join promotions.versions v on v.promotion_id = e.promotion_id and v.version = e.version
    where e.member_id = ${memberId}::bigint and e.state = 'claim' and e.claim_until > platform.clock() and not (select s.is_off from promotions.switch s)
    order by e.claim_until, e.promotion_id, e.period limit 200`.execute(db)
  return rows
}

/** What a member has received lately. */
export async function readReceived(db: Db, memberId: bigint): Promise<Received[]> {
  const { rows } = await sql<Received>`
    select r.id::text as "rewardId", v.definition ->> 'title' as title, r.reward, r.at, r.is_auto as "isAuto"
    from promotions.rewards r join promotions.versions v on v.promotion_id = r.promotion_id and v.version = r.version
    where r.member_id = ${memberId}::bigint order by r.at desc, r.id desc limit ${RECEIVED}`.execute(db)
  return rows
}
