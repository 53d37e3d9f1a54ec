import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { readClock } from './clock.ts'
import { begin, closeEntry, earn } from './earn.ts'
import { isEligible, readCandidates } from './eligible.ts'
import type { Promotions } from './promotions.ts'
import { FRIEND } from './rules.ts'
import { type Version, runningOf } from './running.ts'

const MANY = 200

interface Friend {
  friendId: bigint
  referrerId: bigint
  measured: bigint
}

/** Friends who have staked enough and whose documents were verified: something for whoever has brought them, and for themselves. */
export async function giveReferrals(promotions: Promotions): Promise<void> {
  const { db } = promotions
  const at = await readClock(db)
  const { versions } = await promotions.versions.read(db)
  const running = new Set((await runningOf(promotions, 'referral', at)).map(({ promotionId }) => promotionId))
  for (const version of versions) if (running.has(version.promotionId)) await giveUnder(promotions, version, at)
}

/** Friends who have begun under one version are judged by that one. */
async function giveUnder(promotions: Promotions, version: Version, at: Date): Promise<void> {
  const { db } = promotions
  if (version.definition.kind !== 'referral') return
  for (;;) {
    const friends = await readFriends(db, version, version.definition.stake)
    for (const friend of friends) await db.transaction().execute((trx) => giveOne({ ...promotions, db: trx }, version, friend, at))
    if (friends.length < MANY) return
  }
}

async function readFriends(db: Db, { promotionId, version }: Version, stake: string): Promise<Friend[]> {
  const { rows } = await sql<Friend>`
    select r.friend_id as "friendId", e.member_id as "referrerId", e.measured
    from promotions.entries e join member.referrals r on r.referrer_id = e.member_id and e.period = 'f-' || r.friend_id
    where e.promotion_id = ${promotionId}::bigint and e.version = ${version} and e.state = 'in process' and e.measured >= ${stake}::bigint
      and exists (select from documents.cases c where c.member_id = r.friend_id and c.state = 'verified')
    order by e.member_id, r.friend_id limit ${MANY}`.execute(db)
  return rows
}

async function giveOne({ db, giving }: Promotions, version: Version, { friendId, referrerId }: Friend, at: Date): Promise<void> {
  const { definition } = version
  if (definition.kind !== 'referral') return
  const period = `f-${friendId}`
  const { rows } = await sql<{ measured: bigint; friends: number }>`
    select e.measured, (
      select count(*)::integer from promotions.entries o
      where o.promotion_id = e.promotion_id and o.member_id = e.member_id and o.period like 'f-%' and o.state in ('claim', 'claimed', 'issued', 'applying')
    ) as friends
    from promotions.entries e
    where e.promotion_id = ${version.promotionId}::bigint and e.member_id = ${referrerId}::bigint and e.period = ${period} and e.state = 'in process' for update`.execute(
    db,
  )
  const entry = rows[0]
  if (!entry) return
  const members = await readCandidates(db, [friendId, referrerId])
  const own = { version, memberId: referrerId, period, measured: entry.measured }
  const isFor = entry.friends < definition.friendsMax && isEligible(definition, members.get(referrerId)!, at)
  if (isFor) await earn(db, { ...own, reward: definition.forReferrer }, giving, at)
  else await closeEntry(db, own, 'notEligible')
  const friend = members.get(friendId)!
  const of = { version, memberId: friendId, period: FRIEND }
  if (definition.forFriend && !friend.isClosed && (await begin(db, of, { at })))
    await earn(db, { ...of, reward: definition.forFriend }, giving, at)
}
