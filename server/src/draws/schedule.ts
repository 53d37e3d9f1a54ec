import { type Chain, firstRoundFrom } from '@tucano/beacon'
import type { Db } from '@tucano/database'
import { LedgerRefusal } from '@tucano/ledger'
import { type ScheduledEvent, scheduleEvent } from '#betting/events'
import { sql } from 'kysely'
import { takeLink } from './chains.ts'

export interface ScheduledDraw extends Omit<ScheduledEvent, 'pot'> {
  source: string
  /** What members call it. */
  number: string
  /** The digest of the game's maths. */
  maths: string
  /** How long before the close its chain has to stand in the public log. */
  committedMs: number
  pot?: string
}

/** Between the close and the beacon's round the bets are sealed. */
export const SEALING_MS = 6000

/**
 * Makes a draw known, once: it has its seed of the chain, and names the beacon's round that will decide it, before anything can be bet on it. Returns its id: whoever plans a number that
 * is planned already, with an id of its own, is told the one that the draw has.
 */
export function scheduleDraw(
  db: Db,
  { chain, isOwn }: { chain: Chain; isOwn: boolean },
  { source, number, maths, committedMs, ...event }: ScheduledDraw,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    // Of two servers that plan the same draw, the second finds it.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`draw ${source} ${number}`}, 0))`.execute(trx)
    const known = await trx
      .selectFrom('draws.draws')
      .select(['event_id as id', 'source', 'number'])
      .where((has) => has.or([has('event_id', '=', event.id), has.and({ source, number })]))
      .execute()
    if (known.some((draw) => draw.source !== source || draw.number !== number)) throw new LedgerRefusal('key.conflict', event.id)
    if (known[0]) return known[0].id
    await scheduleEvent(trx, event)
    const taken = await takeLink(trx, source, new Date(event.closesAt.getTime() - committedMs))
    if (!taken) throw new Error(`${source} has no chain that was committed to in time`)
    await trx
      .insertInto('draws.draws')
      .values({
        event_id: event.id,
        source,
        number,
        chain_id: taken.chainId,
        link: taken.link,
        game: event.game,
        maths: Buffer.from(maths, 'hex'),
        beacon_id: await knownBeacon(trx, chain, isOwn),
        beacon_round: BigInt(firstRoundFrom(chain, event.closesAt.getTime() + SEALING_MS)),
        closes_at: event.closesAt,
      })
      .execute()
    return event.id
  })
}

async function knownBeacon(trx: Db, chain: Chain, isOwn: boolean): Promise<number> {
  const hash = Buffer.from(chain.hash, 'hex')
  await trx
    .insertInto('draws.beacons')
    .values({
      hash,
      public_key: Buffer.from(chain.publicKey, 'hex'),
      group_hash: Buffer.from(chain.groupHash, 'hex'),
      name: chain.name,
      genesis_seconds: BigInt(chain.genesisSeconds),
      period_seconds: chain.periodSeconds,
      is_own: isOwn,
    })
    .onConflict((clash) => clash.column('hash').doNothing())
    .execute()
  const { id } = await trx.selectFrom('draws.beacons').select('id').where('hash', '=', hash).executeTakeFirstOrThrow()
  return id
}
