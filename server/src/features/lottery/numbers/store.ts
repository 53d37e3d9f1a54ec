import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** A number that was sent, under its sender's name. */
export interface SentRow {
  id: string
  place: number
  memberId: bigint
  nickname: string
  number: string
  at: Date
}

const sentNumbers = (db: Db) =>
  db
    .selectFrom('lottery.sent_numbers as s')
    .innerJoin('member.members as m', 'm.id', 's.member_id')
    .select(['s.id', 's.draw_id as drawId', 's.place', 's.member_id as memberId', 'm.nickname', 's.number', 's.at'])

export const readSent = (db: Db, id: string) => sentNumbers(db).where('s.id', '=', id).executeTakeFirst()

/** The numbers of a draw, newest first. */
export const readLastSent = (db: Db, drawId: string, limit: number): Promise<SentRow[]> =>
  sentNumbers(db).where('s.draw_id', '=', drawId).orderBy('s.place', 'desc').limit(limit).execute()

export async function countSent(db: Db, drawId: string): Promise<number> {
  const { numbers } = await db.selectFrom('lottery.draws').select('numbers').where('event_id', '=', drawId).executeTakeFirstOrThrow()
  return numbers
}

/** Why a number cannot be sent into a draw now; nothing if it can. Until the transaction ends the draw is not closed. */
export async function holdOpen(trx: Db, drawId: string): Promise<'draw.closed' | 'draw.not.open' | undefined> {
  const { rows } = await sql<{
    refusal: 'draw.closed' | 'draw.not.open' | null
  }>`select lottery.hold_open(${drawId}::uuid) as refusal`.execute(trx)
  return rows[0]!.refusal ?? undefined
}

/** Writes down a number; nothing if the member has sent it already, or as many as one may. */
export async function insertSent(
  trx: Db,
  { id, drawId, memberId, number, most }: { id: string; drawId: string; memberId: bigint; number: string; most: number },
): Promise<boolean> {
  // Whoever sends into a draw does it one after the other: places have no gap.
  const { numbers } = await trx
    .updateTable('lottery.draws')
    .set((draw) => ({ numbers: draw('numbers', '+', 1) }))
    .where('event_id', '=', drawId)
    .returning('numbers')
    .executeTakeFirstOrThrow()
  const { rows } = await sql`
    insert into lottery.sent_numbers (id, draw_id, place, member_id, number)
    select ${id}::uuid, ${drawId}::uuid, ${numbers}::integer, ${memberId}::bigint, ${number}
    where (select count(*) from lottery.sent_numbers s where s.draw_id = ${drawId}::uuid and s.member_id = ${memberId}::bigint) < ${most}
    on conflict (draw_id, member_id, number) do nothing returning id`.execute(trx)
  return rows.length > 0
}
