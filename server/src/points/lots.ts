import type { Db } from '@tucano/database'
import { POINTS_CURRENCY } from '@tucano/contract/money'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { sql } from 'kysely'

/** So many of a member's points, of the month in which they came. */
export interface Lot {
  month: string
  points: bigint
}

/** Makes the transaction the only one that changes a member's points. */
export async function lockPoints(db: Db, memberId: bigint): Promise<void> {
  await db
    .insertInto('points.members')
    .values({ member_id: memberId })
    .onConflict((clash) => clash.doNothing())
    .execute()
  await db.selectFrom('points.members').select('member_id').where('member_id', '=', memberId).forUpdate().executeTakeFirstOrThrow()
}

/** Points that came to members at a moment, into the lots of its month; the members are locked. A month whose lots may be gone already is none: then it is the oldest that still counts. */
export async function addToLots(db: Db, added: readonly { memberId: bigint; points: bigint; at: Date }[], timeZone: string): Promise<void> {
  await sql`
    insert into points.lots as l (member_id, month, remaining, expires_at)
    select a.member_id, m.month, sum(a.points), (m.month + interval '13 months') at time zone ${timeZone}
    from unnest(${added.map(({ memberId }) => memberId)}::bigint[], ${added.map(({ points }) => points)}::bigint[], ${added.map(({ at }) => at)}::timestamptz[]) a(member_id, points, at),
      lateral (select greatest(date_trunc('month', a.at at time zone ${timeZone}), date_trunc('month', platform.today()) - interval '12 months')::date as month) m
    group by 1, 2 order by 1, 2
    on conflict (member_id, month) do update set remaining = l.remaining + excluded.remaining, is_told = false`.execute(db)
}

/** Takes points of a locked member: the oldest first, or the newest. Which they were; fewer than asked for when there are no more. */
export async function takeFromLots(
  db: Db,
  memberId: bigint,
  points: bigint,
  first: 'oldest' | 'newest' = 'oldest',
): Promise<{ lots: Lot[]; taken: bigint }> {
  const order = first === 'oldest' ? sql`l.month` : sql`l.month desc`
  const { rows: lots } = await sql<Lot>`
    update points.lots l set remaining = l.remaining - o.take
    from (
      select o.month, least(o.remaining, ${points}::bigint - o.before) as take
      from (select l.month, l.remaining, (sum(l.remaining) over (order by ${order}) - l.remaining)::bigint as before from points.lots l where l.member_id = ${memberId}::bigint and l.remaining > 0) o
      where o.before < ${points}::bigint
    ) o
    where l.member_id = ${memberId}::bigint and l.month = o.month
    returning l.month::text as month, o.take as points`.execute(db)
  return { lots: lots.toSorted((a, b) => (a.month < b.month ? -1 : 1)), taken: lots.reduce((sum, lot) => sum + lot.points, 0n) }
}

/** Puts points back where they were taken from; what has expired since then counts from now. */
export async function returnToLots(db: Db, memberId: bigint, lots: readonly Lot[], timeZone: string): Promise<void> {
  const { rows } = await sql<{ month: string }>`
    update points.lots l set remaining = l.remaining + r.points, is_told = false
    from unnest(${lots.map(({ month }) => month)}::date[], ${lots.map(({ points }) => points)}::bigint[]) r(month, points)
    where l.member_id = ${memberId}::bigint and l.month = r.month and l.expires_at > platform.clock()
    returning l.month::text as month`.execute(db)
  const back = new Set(rows.map(({ month }) => month))
  const late = lots.filter(({ month }) => !back.has(month)).reduce((sum, { points }) => sum + points, 0n)
  if (late > 0n) await addToLots(db, [{ memberId, points: late, at: await now(db) }], timeZone)
}

const now = async (db: Db): Promise<Date> => (await sql<{ at: Date }>`select platform.clock() as at`.execute(db)).rows[0]!.at

interface Given {
  key: string
  memberId: bigint
  points: bigint
  timeZone: string
}

/** Gives a member points, once for a key; they count from this month. */
export async function givePoints(db: Db, { key, memberId, points, timeZone }: Given): Promise<bigint> {
  await lockPoints(db, memberId)
  const from = await operatorAccount(db, 'promotion', POINTS_CURRENCY)
  const to = await openAccount(db, { memberId, pocket: 'points', currency: POINTS_CURRENCY })
  const { postingId, replayed } = await post(db, {
    key,
    kind: 'pointsReward',
    moves: [{ from, to, amount: points, currency: POINTS_CURRENCY }],
  })
  if (!replayed) await addToLots(db, [{ memberId, points, at: await now(db) }], timeZone)
  return postingId
}
