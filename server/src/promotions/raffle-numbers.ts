import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** Numbers that a member is to have more, with what they came by. */
export interface DueNumbers {
  memberId: bigint
  count: number
  /** The key of a reward; null is what was staked. */
  source: string | null
}

/** Holds a raffle that still gives numbers, if the draw that decides it is known. */
export async function holdOpenRaffle(db: Db, promotionId: bigint, period: string): Promise<{ id: bigint; numbers: number } | undefined> {
  const { rows } = await sql<{ id: bigint; numbers: number }>`
    select r.id, r.numbers from promotions.raffles r
    where r.promotion_id = ${promotionId}::bigint and r.period = ${period} and r.state = 'open' and exists (select from draws.draws d where d.event_id = r.draw_id)
    for no key update`.execute(db)
  return rows[0]
}

/** Gives numbers of a raffle that is held, one after the other, without a gap. */
export async function giveNumbers(db: Db, { id, numbers }: { id: bigint; numbers: number }, due: readonly DueNumbers[]): Promise<void> {
  const wanted = due.filter(({ count }) => count > 0)
  if (wanted.length === 0) return
  let last = numbers
  const ranges = wanted.map(({ memberId, count, source }) => {
    const first = last + 1
    last += count
    return { raffle_id: id, first, last, member_id: memberId, source }
  })
  for (let n = 0; n < ranges.length; n += 1000)
    await db
      .insertInto('promotions.raffle_numbers')
      .values(ranges.slice(n, n + 1000))
      .execute()
  await db.updateTable('promotions.raffles').set({ numbers: last }).where('id', '=', id).execute()
}

/** Turns tickets that members were given into numbers of the raffle that runs. Those of a raffle whose draw is not known yet wait for it. */
export async function numberTickets(db: Db, promotionId: bigint): Promise<void> {
  const { rows: raffles } = await sql<{ period: string }>`
    select r.period from promotions.raffles r
    where r.promotion_id = ${promotionId}::bigint and r.state = 'open' and r.ends_at > platform.clock() order by r.ends_at limit 1`.execute(
    db,
  )
  const raffle = raffles[0] && (await holdOpenRaffle(db, promotionId, raffles[0].period))
  if (!raffle) return
  const { rows } = await sql<{ memberId: bigint; source: string; count: number }>`
    with used as (
      update promotions.tickets t set used_at = platform.clock() where t.promotion_id = ${promotionId}::bigint and t.used_at is null returning t.member_id, t.source
    )
    select u.member_id as "memberId", u.source, count(*)::integer as count from used u group by 1, 2 order by 2`.execute(db)
  await giveNumbers(db, raffle, rows)
}
