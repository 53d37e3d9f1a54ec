import type { Db } from '@tucano/database'
import { POINTS_CURRENCY } from '@tucano/contract/money'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { tell } from '#inbox/tell'
import { sql } from 'kysely'
import { lockPoints } from './lots.ts'

const MEMBERS = 200
const TELL_DAYS = 30

/** Lets a locked member's lots go whose time is over, each by its key. */
export async function expireDue(db: Db, memberId: bigint): Promise<void> {
  const { rows } = await sql<{ month: string; remaining: bigint }>`
    select month::text, remaining from points.lots where member_id = ${memberId}::bigint and remaining > 0 and expires_at <= platform.clock() order by month`.execute(
    db,
  )
  if (rows.length === 0) return
  const from = await openAccount(db, { memberId, pocket: 'points', currency: POINTS_CURRENCY })
  const to = await operatorAccount(db, 'promotion', POINTS_CURRENCY)
  for (const { month, remaining } of rows) {
    await post(db, {
      key: `points:${memberId}:${month}:end`,
      kind: 'pointsExpired',
      moves: [{ from, to, amount: remaining, currency: POINTS_CURRENCY }],
    })
    await sql`
      update points.lots set remaining = 0, ended_at = platform.clock() where member_id = ${memberId}::bigint and month = ${month}::date`.execute(
      db,
    )
  }
}

/** Lets all lots go whose time is over. */
export async function expirePoints({ db }: { db: Db }): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ member_id: bigint }>`
      select distinct member_id from points.lots where remaining > 0 and expires_at <= platform.clock() order by 1 limit ${MEMBERS}`.execute(
      db,
    )
    for (const { member_id: memberId } of rows)
      await db.transaction().execute(async (trx) => {
        await lockPoints(trx, memberId)
        await expireDue(trx, memberId)
      })
    if (rows.length < MEMBERS) return
  }
}

/** Tells members, once a lot, which of their points are about to expire. Whoever has closed play is left alone: for them the clock stands still. */
export async function tellOfExpiry({ db }: { db: Db }, timeZone: string): Promise<void> {
  for (;;) {
    const told = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ member_id: bigint; month: string; remaining: bigint; on: string }>`
        select l.member_id, l.month::text, l.remaining, ((l.expires_at - interval '1 second') at time zone ${timeZone})::date::text as on
        from points.lots l join member.members m on m.id = l.member_id left join limits.player_limits c on c.member_id = l.member_id
        where l.remaining > 0 and not l.is_told and l.expires_at > platform.clock() and l.expires_at <= platform.clock() + make_interval(days => ${sql.lit(TELL_DAYS)})
          and m.status = 'active' and not coalesce(c.closed_until > platform.clock(), false)
        order by l.member_id, l.month limit ${MEMBERS} for update of l skip locked`.execute(trx)
      for (const { member_id: memberId, month, remaining, on } of rows) {
        await tell(trx, memberId, { kind: 'pointsExpiring', facts: { points: String(remaining), on } })
        await sql`update points.lots set is_told = true where member_id = ${memberId}::bigint and month = ${month}::date`.execute(trx)
      }
      return rows.length
    })
    if (told < MEMBERS) return
  }
}
