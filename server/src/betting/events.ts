import type { Db } from '@tucano/database'
import { type Posted, posted, refusing } from '@tucano/ledger'
import { sql } from 'kysely'

/** What decides bets of many members: a draw, a round of a table, a market. */
export interface ScheduledEvent {
  id: string
  product: string
  vendor: string
  game: string
  opensAt: Date
  /** By the clock of the database: a bet at this moment or later is refused. */
  closesAt: Date
  /** The currency of a pot: its bets play for one another's stakes. */
  pot?: string
}

/** Makes an event known, once. */
export async function scheduleEvent(db: Db, { id, product, vendor, game, opensAt, closesAt, pot }: ScheduledEvent): Promise<void> {
  await refusing(
    sql`select betting.schedule_event(${id}::uuid, ${product}, ${vendor}, ${game}, ${opensAt}::timestamptz, ${closesAt}::timestamptz, ${pot ?? null})`.execute(
      db,
    ),
  )
}

export interface TurnedEvent {
  id: string
  /** The version that the caller has seen. */
  version: number
  state: 'open' | 'suspended' | 'closed' | 'settled' | 'void'
  result?: unknown
}

/** Changes an event's state, and returns its new version. Closing waits for bets that are being written; after it, none is accepted. */
export async function setEventState(db: Db, { id, version, state, result }: TurnedEvent): Promise<number> {
  const { rows } = await refusing(
    sql<{ version: number }>`
      select betting.set_event_state(${id}::uuid, ${version}::integer, ${state}, ${result === undefined ? null : JSON.stringify(result)}::jsonb) as version`.execute(
      db,
    ),
  )
  return rows[0]!.version
}

/** Stops bets on events for a while, or takes them again; those that are over stay so. */
export async function suspendEvents(db: Db, ids: readonly string[], isSuspended: boolean): Promise<void> {
  await sql`select betting.suspend_events(${[...ids]}::uuid[], ${isSuspended})`.execute(db)
}

/** Takes from a pot what its winners did not get: the rake, and what was too small to share. Payouts, rake and breakage are all that was staked. */
export const closePot = (
  db: Db,
  { eventId, version, rake, breakage }: { eventId: string; version: number; rake: bigint; breakage: bigint },
): Promise<Posted> => posted(db, sql`betting.close_pot(${eventId}::uuid, ${version}::integer, ${rake}::bigint, ${breakage}::bigint)`)
