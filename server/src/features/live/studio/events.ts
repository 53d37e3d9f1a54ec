import type { Signed, StudioEvent } from '@tucano/live-studio'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** An event as it is kept, with when the picture shows it, by our clock. */
export interface KeptEvent {
  event: StudioEvent
  signed: Signed
  toldFromMs: number
}

const READ_AT_ONCE = 5000

interface Row {
  body: string
  signature: string
  toldFrom: Date
}

const toKept = ({ body, signature, toldFrom }: Row): KeptEvent => ({
  event: JSON.parse(body) as StudioEvent,
  signed: { body, signature },
  toldFromMs: toldFrom.getTime(),
})

/** What came after an event, in its order. */
export async function readEventsAfter(db: Db, code: string, number: number): Promise<KeptEvent[]> {
  const { rows } = await sql<Row>`
    select e.body, e.signature, e.told_from as "toldFrom" from live.studio_events e
    where e.table_code = ${code} and e.number > ${number}::bigint order by e.number limit ${READ_AT_ONCE}`.execute(db)
  return rows.map(toKept)
}

/** What was signed under a number. */
export async function readBody(db: Db, code: string, number: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('live.studio_events')
    .select('body')
    .where('table_code', '=', code)
    .where('number', '=', BigInt(number))
    .executeTakeFirst()
  return row?.body
}

/** Kept as it was signed, before anything comes of it. One that is known stays as it is. */
export async function keepEvent(
  db: Db,
  { code, publicKey, event, signed, toldFromMs }: KeptEvent & { code: string; publicKey: string },
): Promise<void> {
  await db
    .insertInto('live.studio_events')
    .values({
      table_code: code,
      number: BigInt(event.number),
      studio_round: 'round' in event ? event.round : null,
      body: signed.body,
      signature: signed.signature,
      public_key: publicKey,
      told_from: new Date(toldFromMs),
    })
    .onConflict((clash) => clash.doNothing())
    .execute()
}

export interface SaidOfRound extends Row {
  number: bigint
  publicKey: string
}

/** What a studio has said of a round, as far as the picture shows it. */
export async function readSaidOf(db: Db, code: string, studioRound: string): Promise<SaidOfRound[]> {
  const { rows } = await sql<SaidOfRound>`
    select e.number, e.body, e.signature, e.public_key as "publicKey", e.told_from as "toldFrom" from live.studio_events e
    where e.table_code = ${code} and e.studio_round = ${studioRound} and e.told_from <= platform.clock() order by e.number limit 200`.execute(
    db,
  )
  return rows
}
