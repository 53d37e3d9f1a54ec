import type { TableOfHouse } from '@tucano/live'
import type { Db } from '@tucano/database'
import type { Json } from '@tucano/round'
import { sql } from 'kysely'

interface Round {
  eventId: string
  table: TableOfHouse
  number: string
}

/** A round that runs. One that is known already stays as it is. */
export async function noteRound(db: Db, { eventId, table, number }: Round): Promise<void> {
  await db
    .insertInto('live.rounds')
    .values({ event_id: eventId, table_code: table.code, number: BigInt(number), kind: table.kind })
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** A round has been played, once: what was done in it stays. */
export async function notePlayed(db: Db, eventId: string, moves: Json): Promise<void> {
  await sql`
    update live.rounds set played_at = platform.clock(), moves = ${moves === null ? null : JSON.stringify(moves)}::jsonb
    where event_id = ${eventId}::uuid and played_at is null`.execute(db)
}

/** What was done in a round; nothing while it is played. */
export async function readMoves(db: Db, eventId: string): Promise<{ moves: Json } | undefined> {
  const round = await db.selectFrom('live.rounds').select(['moves', 'played_at']).where('event_id', '=', eventId).executeTakeFirst()
  return round?.played_at ? { moves: (round.moves ?? null) as Json } : undefined
}

/** Why operators have voided a round. */
export async function readVoidNote(db: Db, eventId: string): Promise<string | null> {
  const found = await db
    .selectFrom('live.voids')
    .select('reason')
    .where('event_id', '=', eventId)
    .where('state', '=', 'granted')
    .executeTakeFirst()
  return found?.reason ?? null
}
