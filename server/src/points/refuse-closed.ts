import type { Db } from '@tucano/database'
import { Fault } from '#platform/fault'
import { sql } from 'kysely'

/** Whether a member has closed play for now: then nothing is offered, earned or spent. */
export async function hasClosedPlay(db: Db, memberId: bigint): Promise<boolean> {
  const { rows } = await sql<{ closed: boolean }>`
    select coalesce(l.closed_until > platform.clock(), false) as closed from limits.player_limits l where l.member_id = ${memberId}::bigint`.execute(
    db,
  )
  return rows[0]?.closed === true
}

export async function refuseClosed(db: Db, memberId: bigint): Promise<void> {
  if (await hasClosedPlay(db, memberId)) throw new Fault('play.closed')
}
