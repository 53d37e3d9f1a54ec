import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** Where a member stands: the higher score goes first, of equal ones the one that was reached earlier. */
export interface Standing {
  score: bigint
  /** Milliseconds since 1970, below zero. */
  earliness: bigint
}

export interface Place extends Standing {
  memberId: bigint
  rank: number
}

export interface ScoreChange {
  memberId: bigint
  before: Standing | undefined
  /** Nothing: the member is on the board no more. */
  after: Standing | undefined
}

/** More members than this in a bucket would take too long to count. */
export const BUCKET_MAX = 10_000
/** Below every score. */
const LOWEST: Standing = { score: 0n, earliness: -(2n ** 62n) }

/** The first bucket of a board has everybody. */
export const openBuckets = (db: Db, boardId: bigint) =>
  db
    .insertInto('promotions.score_buckets')
    .values({ board_id: boardId, ...LOWEST, members: 0 })
    .onConflict((clash) => clash.doNothing())
    .execute()

/** Writes where members stand now. */
export async function writeScores(db: Db, boardId: bigint, changes: readonly ScoreChange[]): Promise<void> {
  const gone = changes.flatMap(({ memberId, after }) => (after ? [] : memberId))
  if (gone.length > 0) await db.deleteFrom('promotions.scores').where('board_id', '=', boardId).where('member_id', 'in', gone).execute()
  const there = changes.flatMap(({ memberId, after }) => (after ? [{ memberId, ...after }] : []))
  if (there.length > 0)
    await sql`
      insert into promotions.scores (board_id, member_id, score, earliness)
      select ${boardId}::bigint, s.* from unnest(${there.map(({ memberId }) => memberId)}::bigint[], ${there.map(({ score }) => score)}::bigint[], ${there.map(({ earliness }) => earliness)}::bigint[]) s
      on conflict (board_id, member_id) do update set score = excluded.score, earliness = excluded.earliness`.execute(db)
  await count(db, boardId, changes)
}

/** Counts members from the buckets that they have left to those that they have come to. */
async function count(db: Db, boardId: bigint, changes: readonly ScoreChange[]): Promise<void> {
  const moves = changes.flatMap(({ before, after }) => [
    ...(before ? [{ ...before, by: -1 }] : []),
    ...(after ? [{ ...after, by: 1 }] : []),
  ])
  if (moves.length === 0) return
  const { rows } = await sql<Standing & { members: number }>`
    with found as (
      select b.score, b.earliness, sum(m.by)::integer as by
      from unnest(${moves.map(({ score }) => score)}::bigint[], ${moves.map(({ earliness }) => earliness)}::bigint[], ${moves.map(({ by }) => by)}::integer[]) m(score, earliness, by)
      cross join lateral (
        select b.score, b.earliness from promotions.score_buckets b where b.board_id = ${boardId}::bigint and (b.score, b.earliness) <= (m.score, m.earliness)
        order by b.score desc, b.earliness desc limit 1
      ) b group by 1, 2
    )
    update promotions.score_buckets b set members = b.members + f.by from found f
    where b.board_id = ${boardId}::bigint and b.score = f.score and b.earliness = f.earliness returning b.score, b.earliness, b.members`.execute(
    db,
  )
  for (const bucket of rows) if (bucket.members > BUCKET_MAX) await splitBucket(db, boardId, bucket)
}

/** Splits a bucket in the middle of its members, and those again that are still too large. Members who stand at one and the same place stay together. */
export async function splitBucket(db: Db, boardId: bigint, bucket: Standing & { members: number }): Promise<void> {
  const { rows } = await sql<Standing & { members: number }>`
    with next as (
      select b.score, b.earliness from promotions.score_buckets b where b.board_id = ${boardId}::bigint and (b.score, b.earliness) > (${bucket.score}::bigint, ${bucket.earliness}::bigint)
      order by b.score, b.earliness limit 1
    ), own as (
      select s.score, s.earliness from promotions.scores s
      where s.board_id = ${boardId}::bigint and (s.score, s.earliness) >= (${bucket.score}::bigint, ${bucket.earliness}::bigint)
        and (not exists (select from next) or (s.score, s.earliness) < (select n.score, n.earliness from next n))
    ), middle as (
      select o.score, o.earliness from own o order by o.score, o.earliness offset ${Math.floor(bucket.members / 2)} limit 1
    )
    select m.score, m.earliness, (select count(*) from own o where (o.score, o.earliness) >= (m.score, m.earliness))::integer as members from middle m`.execute(
    db,
  )
  const upper = rows[0]
  if (!upper || (upper.score === bucket.score && upper.earliness === bucket.earliness) || upper.members === bucket.members) return
  const lower = { ...bucket, members: bucket.members - upper.members }
  await db
    .insertInto('promotions.score_buckets')
    .values({ board_id: boardId, ...upper })
    .execute()
  await db
    .updateTable('promotions.score_buckets')
    .set({ members: lower.members })
    .where('board_id', '=', boardId)
    .where('score', '=', bucket.score)
    .where('earliness', '=', bucket.earliness)
    .execute()
  for (const half of [lower, upper]) if (half.members > BUCKET_MAX) await splitBucket(db, boardId, half)
}

/** The first places of a board. */
export async function readTop(db: Db, boardId: bigint, limit: number): Promise<Place[]> {
  const rows = await db
    .selectFrom('promotions.scores')
    .select(['member_id as memberId', 'score', 'earliness'])
    .where('board_id', '=', boardId)
    .orderBy('score', 'desc')
    .orderBy('earliness', 'desc')
    .orderBy('member_id')
    .limit(limit)
    .execute()
  return rows.map((row, n) => ({ ...row, rank: n + 1 }))
}

/** A member's own place: the buckets above its own, and who is before it within that. */
export async function readPlace(db: Db, boardId: bigint, memberId: bigint): Promise<Place | undefined> {
  const { rows } = await sql<Omit<Place, 'memberId' | 'rank'> & { rank: string }>`
    select s.score, s.earliness, 1
      + coalesce((select sum(b.members) from promotions.score_buckets b where b.board_id = s.board_id and (b.score, b.earliness) > (s.score, s.earliness)), 0)
      + (select count(*) from promotions.scores o where o.board_id = s.board_id and (o.score, o.earliness) > (s.score, s.earliness) and (o.score, o.earliness) < (n.score, n.earliness))
      + (select count(*) from promotions.scores o where o.board_id = s.board_id and o.score = s.score and o.earliness = s.earliness and o.member_id < s.member_id) as rank
    from promotions.scores s
    cross join lateral (
      select coalesce(max(b.score), 9223372036854775807) as score, coalesce(max(b.earliness), 9223372036854775807) as earliness from (
        select b.score, b.earliness from promotions.score_buckets b where b.board_id = s.board_id and (b.score, b.earliness) > (s.score, s.earliness) order by b.score, b.earliness limit 1
      ) b
    ) n
    where s.board_id = ${boardId}::bigint and s.member_id = ${memberId}::bigint`.execute(db)
  const row = rows[0]
  return row && { memberId, score: row.score, earliness: row.earliness, rank: Number(row.rank) }
}

/** How many members are on a board. */
export async function countMembers(db: Db, boardId: bigint): Promise<number> {
  const { rows } = await sql<{ members: string }>`
    select coalesce(sum(b.members), 0) as members from promotions.score_buckets b where b.board_id = ${boardId}::bigint`.execute(db)
  return Number(rows[0]!.members)
}
