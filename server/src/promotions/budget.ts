import type { Definition } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** Why nothing is given: the budget is spent, the member has had its part of it, or what there is for this day, week or month is gone. */
export type Spent = 'budget' | 'enough' | 'later'

/** What bounds a promotion besides its whole budget, as it is kept with that. */
export type Bounds = Required<Pick<Definition['budget'], 'member' | 'period'>>

export const boundsOf = ({ member = null, period = null }: Definition['budget']): Bounds | null =>
  member || period ? { member, period } : null

interface Taking {
  promotionId: bigint
  memberId: bigint
  cost: bigint
}

/** Takes a reward from its promotion's budget, unless it was given before. Why not, where there is not enough. */
export async function takeFromBudget(db: Db, { key, ...taking }: Taking & { key: string }): Promise<Spent | 'given' | undefined> {
  const { promotionId, cost } = taking
  const { rows } = await sql<{ bounds: Bounds | null }>`
    update promotions.promotions p set amount = p.amount + ${cost}::bigint, rewards = p.rewards + 1
    where p.id = ${promotionId}::bigint and (p.amount_max is null or p.amount + ${cost}::bigint <= p.amount_max) and (p.rewards_max is null or p.rewards < p.rewards_max)
      and not exists (select from promotions.rewards r where r.key = ${key})
    returning p.bounds`.execute(db)
  if (!rows[0]) {
    const known = await db.selectFrom('promotions.rewards').select('id').where('key', '=', key).executeTakeFirst()
    return known ? 'given' : 'budget'
  }
  const passed = rows[0].bounds && (await count(db, rows[0].bounds, taking))
  if (!passed) return undefined
  await sql`update promotions.promotions set amount = amount - ${cost}::bigint, rewards = rewards - 1 where id = ${promotionId}::bigint`.execute(
    db,
  )
  return passed
}

/** Which of its bounds a reward of this cost would pass. The promotion's row is held, so that nobody counts meanwhile. */
export async function passedBy(db: Db, bounds: Bounds, { promotionId, memberId, cost }: Taking): Promise<Spent | undefined> {
  const { member, period } = bounds
  const { rows } = await sql<{ ofMember: boolean; ofPeriod: boolean }>`
    select coalesce(bool_or(c.amount + ${cost}::bigint > c.amount_max or c.rewards >= c.rewards_max) filter (where c.is_member), false) as "ofMember",
      coalesce(bool_or(c.amount + ${cost}::bigint > c.amount_max or c.rewards >= c.rewards_max) filter (where not c.is_member), false) as "ofPeriod"
    from (
      select m.is_member, m.amount_max, m.rewards_max, coalesce(c.amount, 0) as amount, coalesce(c.rewards, 0) as rewards
      from (values
        (true, ${scopeOf(memberId)}, ${member?.amount ?? null}::bigint, ${member?.rewards ?? null}::bigint),
        (false, ${periodScope(bounds)}, ${period?.amount ?? null}::bigint, ${period?.rewards ?? null}::bigint)
      ) m(is_member, scope, amount_max, rewards_max)
      left join promotions.counts c on c.promotion_id = ${promotionId}::bigint and c.scope = m.scope
    ) c`.execute(db)
  const { ofMember, ofPeriod } = rows[0]!
  if (ofMember) return 'enough'
  return ofPeriod ? 'later' : undefined
}

/** Counts a reward for its member and for the time that it is given in. */
async function count(db: Db, bounds: Bounds, taking: Taking): Promise<Spent | undefined> {
  const passed = await passedBy(db, bounds, taking)
  if (passed) return passed
  const { promotionId, memberId, cost } = taking
  await sql`
    insert into promotions.counts as c (promotion_id, scope, amount, rewards)
    select ${promotionId}::bigint, s, ${cost}::bigint, 1 from (values (${scopeOf(memberId)}), (${periodScope(bounds)})) v(s) where s is not null
    on conflict (promotion_id, scope) do update set amount = c.amount + excluded.amount, rewards = c.rewards + 1`.execute(db)
  return undefined
}

/** Counts what was given before there were bounds. */
export async function countAgain(db: Db, promotionId: bigint, bounds: Bounds): Promise<void> {
  const { period } = bounds
  await sql`
    insert into promotions.counts as c (promotion_id, scope, amount, rewards)
    select r.promotion_id, 'member:' || r.member_id, sum(r.cost), count(*) from promotions.rewards r where r.promotion_id = ${promotionId}::bigint group by 1, 2
    on conflict (promotion_id, scope) do update set amount = excluded.amount, rewards = excluded.rewards`.execute(db)
  if (period)
    await sql`
      insert into promotions.counts as c (promotion_id, scope, amount, rewards)
      select r.promotion_id, ${periodScope(bounds)}, sum(r.cost), count(*) from promotions.rewards r
      where r.promotion_id = ${promotionId}::bigint and r.at >= (select p.since from platform.period_of(${period.every}, platform.clock()) p) group by 1
      on conflict (promotion_id, scope) do update set amount = excluded.amount, rewards = excluded.rewards`.execute(db)
}

/** Under which a member's part of a promotion is counted. */
const scopeOf = (memberId: bigint): string => `member:${memberId}`

/** And that of the day, week or month that is now. */
const periodScope = ({ period }: Bounds) =>
  period ? sql<string>`${period.every}::text || ':' || date_trunc(${period.every}, platform.today())::date` : sql<null>`null::text`
