import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { liftWagering } from '#cashier/wagering'
import type { Services } from '#platform/services'
import { type Bonus, type BonusEnd, activateNext, endBonus, settleBonus } from './bonuses.ts'

type Ending = Pick<Bonus, 'id' | 'memberId' | 'currency'>

/** The clock of a member's bonus stands still while play is closed for a while. */
export async function stopClock(db: Db, memberId: bigint): Promise<void> {
  await sql`
    update betting.bonuses set paused_at = platform.clock() where member_id = ${memberId}::bigint and state = 'active' and paused_at is null`.execute(
    db,
  )
}

/** Somebody has excluded themselves: what waits and what is being staked ends, and nothing keeps their cash. */
export async function endForExclusion(db: Db, memberId: bigint): Promise<void> {
  const { rows } = await sql<Ending>`
    select b.id, b.member_id as "memberId", b.currency from betting.bonuses b where b.member_id = ${memberId}::bigint and b.state in ('waiting', 'active')
    order by b.state = 'active', b.id`.execute(db)
  // Those that wait first, so that none begins.
  for (const bonus of rows) await endBonus(db, bonus, 'ended')
  await liftWagering(db, memberId)
}

/** What the clock does to bonuses: pauses that are over, those that nobody has stopped, exclusions, what has expired, and what waited for accounts that are open again. One that fails keeps no other back. */
export async function runClocks({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  await sql`
    update betting.bonuses b set expires_at = b.expires_at + greatest(l.closed_until - b.paused_at, interval '0'), paused_at = null
    from limits.player_limits l where l.member_id = b.member_id and b.state = 'active' and b.paused_at is not null and l.closed_until <= platform.clock()`.execute(
    db,
  )
  await sql`
    update betting.bonuses b set paused_at = platform.clock()
    from limits.player_limits l where l.member_id = b.member_id and b.state = 'active' and b.paused_at is null and l.closed_until > platform.clock() and l.closed_why = 'pause'`.execute(
    db,
  )
  const excluded = await sql<{ memberId: bigint }>`
    select distinct b.member_id as "memberId" from betting.bonuses b join limits.player_limits l on l.member_id = b.member_id
    where b.state in ('waiting', 'active') and l.closed_until > platform.clock() and l.closed_why = 'exclusion'`.execute(db)
  for (const { memberId } of excluded.rows) await each(() => db.transaction().execute((trx) => endForExclusion(trx, memberId)))
  const expired = await sql<Ending>`
    select b.id, b.member_id as "memberId", b.currency from betting.bonuses b where b.state = 'active' and b.expires_at <= platform.clock() and b.paused_at is null order by b.expires_at`.execute(
    db,
  )
  for (const bonus of expired.rows) await each(() => db.transaction().execute((trx) => expire(trx, bonus)))
  const idle = await sql<Pick<Bonus, 'memberId' | 'currency'>>`
    select b.member_id as "memberId", b.currency from betting.bonuses b where b.state = 'active' and b.progress >= b.required
    union select w.member_id, w.currency from betting.bonuses w
    where w.state = 'waiting' and not exists (select from betting.bonuses a where a.member_id = w.member_id and a.currency = w.currency and a.state = 'active')`.execute(
    db,
  )
  for (const { memberId, currency } of idle.rows) await each(() => db.transaction().execute((trx) => goOn(trx, memberId, currency)))

  async function each(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      log.warn({ err: error }, 'a bonus could not be ended')
    }
  }
}

/** A bonus that is done becomes cash, and the next one begins, where nothing kept them back but that accounts were closed. */
async function goOn(db: Db, memberId: bigint, currency: string): Promise<void> {
  await settleBonus(db, memberId, currency)
  await activateNext(db, memberId, currency)
}

const expire = (db: Db, bonus: Ending): Promise<unknown> => endBonus(db, bonus, 'expired' satisfies BonusEnd)
