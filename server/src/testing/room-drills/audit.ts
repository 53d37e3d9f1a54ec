import type { Db } from '@tucano/database'
import { reconcile } from '#betting/books'
import { replay } from '../../rooms/batch.ts'
import type { RoomKind } from '../../rooms/kind.ts'
import type { Entry } from '../../rooms/store.ts'
import type { CoinState } from '../coin-room.ts'

/** A bet that somebody asked for, and what they were told in the end. */
export interface AskedBet {
  commandId: string
  memberId: bigint
  verdict: 'open' | 'taken' | 'refused'
}

export interface RoomAudit {
  rounds: number
  /** Bets that the room said it had taken, and those that the books have. */
  answered: number
  booked: number
  problems: string[]
}

/** Holds a room's log and the books against what members were told. */
export async function auditRoom({
  db,
  kind,
  room,
  bets: asked,
}: {
  db: Db
  kind: RoomKind
  room: string
  bets: readonly AskedBet[]
}): Promise<RoomAudit> {
  const problems: string[] = []
  const log = await db.selectFrom('rooms.log').selectAll().where('room_id', '=', room).orderBy('seq').execute()
  for (const [n, { seq }] of log.entries()) if (seq !== BigInt(n + 1)) problems.push(`entry ${n + 1} of the log is missing`)
  const state = log.reduce(
    (before, { member_id: memberId, ...entry }) => replay(kind, before, { ...entry, memberId } as Entry),
    kind.first({ source: room }),
  ) as CoinState
  const logged = new Set(log.flatMap(({ command_id: id }) => id ?? []))
  for (const { commandId, verdict, memberId } of asked) {
    if (verdict === 'open') problems.push(`nobody knows what became of a bet of ${memberId}`)
    if ((verdict === 'taken') !== logged.has(commandId)) problems.push(`a bet of ${memberId} was ${verdict}, and the log says otherwise`)
  }
  const members = [...new Set(asked.map(({ memberId }) => memberId))]
  const booked = await db
    .selectFrom('betting.bets')
    .select(['id', 'state', 'version', 'event_id'])
    .where('member_id', 'in', members)
    .execute()
  const answered = asked.filter(({ verdict }) => verdict === 'taken').length
  if (booked.length !== answered) problems.push(`${answered} bets were taken, the books have ${booked.length}`)
  for (const bet of booked) {
    if (bet.state === 'open' && bet.event_id !== state.eventId) problems.push(`bet ${bet.id} of an earlier round is still open`)
    if (bet.state !== 'open' && bet.version !== 2) problems.push(`bet ${bet.id} has ${bet.version} versions`)
  }
  for (const { problem } of await reconcile(db)) problems.push(`the books differ: ${problem}`)
  return { rounds: state.round, answered, booked: booked.length, problems }
}
