import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** More than anybody looks through; without a bound one member could fill the disk. */
const FAVOURITES_MAX = 500
const RECENT_MAX = 200
const POPULAR_DAYS = 30
const POPULAR_MAX = 200

/** Ids of a member's favourites, newest first. */
export async function readFavourites(db: Db, memberId: bigint): Promise<bigint[]> {
  const rows = await db
    .selectFrom('lobby.favourites')
    .select('game_id')
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('game_id')
    .execute()
  return rows.map(({ game_id }) => game_id)
}

/** Whether there was room for it. */
export async function markFavourite(db: Db, memberId: bigint, gameId: bigint): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // One member's marks come one after the other, so that the bound holds.
    await sql`select pg_advisory_xact_lock(hashtextextended('lobby.favourites', ${memberId}))`.execute(trx)
    const marked = await readFavourites(trx, memberId)
    if (marked.includes(gameId)) return true
    if (marked.length >= FAVOURITES_MAX) return false
    await trx.insertInto('lobby.favourites').values({ member_id: memberId, game_id: gameId }).execute()
    return true
  })
}

export async function unmarkFavourite(db: Db, memberId: bigint, gameId: bigint): Promise<void> {
  await db.deleteFrom('lobby.favourites').where('member_id', '=', memberId).where('game_id', '=', gameId).execute()
}

/** Ids of the games that a member has opened, the last one first. */
export async function readOpened(db: Db, memberId: bigint): Promise<bigint[]> {
  const rows = await db
    .selectFrom('lobby.openings')
    .select('game_id')
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .limit(RECENT_MAX)
    .execute()
  return rows.map(({ game_id }) => game_id)
}

/** Ids of what most members have opened of late. */
export async function readPopular(db: Db): Promise<bigint[]> {
  const { rows } = await sql<{ game_id: bigint }>`
    select game_id from lobby.openings where at > clock_timestamp() - make_interval(days => ${POPULAR_DAYS})
    group by game_id order by count(*) desc, max(at) desc limit ${POPULAR_MAX}`.execute(db)
  return rows.map(({ game_id }) => game_id)
}

export const readRooms = (db: Db) =>
  db.selectFrom('lobby.rooms').selectAll().where('state', '<>', 'off').orderBy('place').orderBy('id').execute()

/** A token that lets a member play a game, for as long as it stays signed in. */
export async function openLaunch(
  db: Db,
  { memberId, sessionId }: { memberId: bigint; sessionId: bigint },
  gameId: bigint,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('lobby.launches')
    .values({ token_hash: createHash('sha256').update(token).digest(), member_id: memberId, session_id: sessionId, game_id: gameId })
    .execute()
  return token
}

/** Writes down that a member has opened a game. */
export async function rememberOpening(db: Db, memberId: bigint, gameId: bigint): Promise<void> {
  await sql`
    insert into lobby.openings as o (member_id, game_id) values (${memberId}, ${gameId})
    on conflict (member_id, game_id) do update set at = clock_timestamp(), times = o.times + 1`.execute(db)
}

/** Launches that no game can still be playing are of no use to anybody. */
export async function sweepLaunches(db: Db): Promise<void> {
  await sql`delete from lobby.launches where at < clock_timestamp() - interval '2 days'`.execute(db)
}
