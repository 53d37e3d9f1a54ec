import type { Db } from '@tucano/database'
import { linkedTo } from '#links/linked'
import { sql } from 'kysely'
import { FRIEND } from './rules.ts'

/** Why a reward waits for an operator, and because of whom. */
export interface Reason {
  why: 'payee' | 'device' | 'opposite' | 'ring' | 'velocity'
  with: { memberId: string; account: string }[]
}

/** After so many rewards in an hour the next one waits. */
const HOUR_MAX = 30

interface Found {
  why: Reason['why']
  memberId: string
  account: string
}

/** Others who have been given something by the same promotion and share a payee or a device with the member; and of friends, whoever they share them with of those who were brought by the same. */
export async function readReasons(
  db: Db,
  { memberId, promotionId, period }: { memberId: bigint; promotionId: bigint; period: string },
): Promise<Reason[]> {
  const { rows } = await sql<Found>`
    select distinct l.why, m.id::text as "memberId", m.account
    from (${linkedTo(sql`${memberId}::bigint`)}) l join member.members m on m.id = l.member_id
    where exists (select from promotions.rewards r where r.promotion_id = ${promotionId}::bigint and r.member_id = l.member_id)
    order by 1, 2 limit 50`.execute(db)
  const friendId = period === FRIEND ? memberId : period.startsWith('f-') ? BigInt(period.slice(2)) : undefined
  const ring = friendId === undefined ? [] : await readRing(db, friendId)
  const opposite = await readOpposite(db, memberId)
  const reasons = [...Map.groupBy([...rows, ...ring, ...opposite], ({ why }) => why)].map(([why, found]) => ({
    why,
    with: found.map(({ memberId: id, account }) => ({ memberId: id, account })),
  }))
  return (await isTooFast(db, memberId)) ? [...reasons, { why: 'velocity', with: [] }] : reasons
}

/** Whether a member was given more in the last hour than anybody comes to by playing. */
async function isTooFast(db: Db, memberId: bigint): Promise<boolean> {
  const { rows } = await sql<{ given: number }>`
    select count(*)::integer as given from (
      select from promotions.rewards r where r.member_id = ${memberId}::bigint and r.at > platform.clock() - interval '1 hour' limit ${HOUR_MAX}
    ) r`.execute(db)
  return rows[0]!.given >= HOUR_MAX
}

/** Of those, whoever has lately bet on something else of the same event: what one of them loses the other wins. */
async function readOpposite(db: Db, memberId: bigint): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select distinct 'opposite' as why, m.id::text as "memberId", m.account
    from (${linkedTo(sql`${memberId}::bigint`)}) l join member.members m on m.id = l.member_id
    where exists (
      select from betting.bets b join betting.bets o on o.event_id = b.event_id and o.member_id = l.member_id and o.selections is distinct from b.selections and o.state <> 'void'
      where b.member_id = ${memberId}::bigint and b.event_id is not null and b.placed_at > platform.clock() - interval '30 days' and b.state <> 'void'
    )
    order by 2 limit 50`.execute(db)
  return rows
}

async function readRing(db: Db, friendId: bigint): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select distinct 'ring' as why, m.id::text as "memberId", m.account
    from member.referrals r cross join (${linkedTo(sql`${friendId}::bigint`)}) l join member.members m on m.id = l.member_id
    where r.friend_id = ${friendId}::bigint
      and (l.member_id = r.referrer_id or exists (select from member.referrals o where o.friend_id = l.member_id and o.referrer_id = r.referrer_id))
    order by 2 limit 50`.execute(db)
  return rows
}

/** Puts a reward before an operator, once. One that was refused, and was applied for again, is looked at again. */
export const suspect = (
  db: Db,
  { promotionId, memberId, period, reasons }: { promotionId: bigint; memberId: bigint; period: string; reasons: Reason[] },
) =>
  db
    .insertInto('promotions.suspicions')
    .values({ promotion_id: promotionId, member_id: memberId, period, reasons: JSON.stringify(reasons) })
    .onConflict((clash) => clash.doNothing())
    .execute()
