import { keepTableLine, muteAtTables, mutedAtTables, removeTableLine, switchTableChat, talkOf } from '@tucano/contract/live/chat'
import { officeTableChanged } from '@tucano/contract/live/office'
import type { Db } from '@tucano/database'
import { journal } from '#journal/journal'
import { type OperatorIn, answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { publish } from '#platform/outbox'
import { tellRoom } from '#rooms/asks'
import { sql } from 'kysely'
import { readReason, tableNames } from '../office/office.ts'
import { expectTable } from './expect-table.ts'
import { type TalkOffice, showChat } from './office.ts'
import { type LineRow, type Muted, findLine, readMuted } from './store.ts'

async function expectLine(db: Db, id: string): Promise<LineRow> {
  const line = await findLine(db, BigInt(id))
  if (!line) throw new Fault('message.unknown')
  return line
}

const about = ({ memberId, code, id }: LineRow) => ({ member: String(memberId), table: code, message: String(id) })

/** The line stays in the database, with who removed it; removing it twice is no harm. */
export const removeLine = ({ services: { db, bus } }: TalkOffice) =>
  answer(removeTableLine, async ({ id }, { operator }) => {
    const line = await expectLine(db, id)
    await db.transaction().execute(async (trx) => {
      const removed = await trx
        .updateTable('live.messages')
        .set({ removed_at: sql`platform.clock()`, removed_by: operator.operatorId })
        .where('id', '=', line.id)
        .where('removed_at', 'is', null)
        .returning('id')
        .execute()
      if (removed.length === 0) return
      await publish(trx, officeTableChanged, { code: line.code })
      await journal(trx, operator, { action: 'live.removeLine', subject: `message:${id}`, details: about(line) })
    })
    await tellRoom(bus, talkOf(line.code), { do: 'removed', id })
    return {}
  })

export const keepLine = ({ services: { db } }: TalkOffice) =>
  answer(keepTableLine, async ({ id }, { operator }) => {
    const line = await expectLine(db, id)
    await db.transaction().execute(async (trx) => {
      const kept = await trx
        .updateTable('live.reports')
        .set({ kept_at: sql`platform.clock()`, kept_by: operator.operatorId })
        .where('message_id', '=', line.id)
        .where('kept_at', 'is', null)
        .returning('message_id')
        .execute()
      if (kept.length === 0) return
      await publish(trx, officeTableChanged, { code: line.code })
      await journal(trx, operator, { action: 'live.keepLine', subject: `message:${id}`, details: about(line) })
    })
    return {}
  })

interface Muting {
  line: LineRow
  minutes: number | null
  reason: string
  operator: OperatorIn
}

/** At all tables. */
async function mute(trx: Db, { line, minutes, reason, operator }: Muting): Promise<Muted> {
  const { memberId } = line
  await sql`
    insert into live.mutes as m (member_id, until, reason, operator_id, account)
    values (${memberId}::bigint, platform.clock() + ${minutes}::integer * interval '1 minute', ${reason}, ${operator.operatorId}::bigint, ${operator.account})
    on conflict (member_id) do update set until = excluded.until, reason = excluded.reason, operator_id = excluded.operator_id, account = excluded.account, at = platform.clock()`.execute(
    trx,
  )
  const muted = await readMuted(trx, memberId)
  await publish(trx, mutedAtTables, { muted }, memberId)
  await publish(trx, officeTableChanged, { code: line.code })
  const details = { ...about(line), reason, ...(minutes !== null && { minutes }) }
  await journal(trx, operator, { action: minutes === 0 ? 'live.unmute' : 'live.mute', subject: `member:${memberId}`, details })
  return muted
}

export const muteAuthor = ({ services: { db } }: TalkOffice) =>
  answer(muteAtTables, async ({ id, minutes, reason: given }, { operator }) => {
    const reason = readReason(given)
    const line = await expectLine(db, id)
    return { muted: await db.transaction().execute((trx) => mute(trx, { line, minutes, reason, operator })) }
  })

export const switchChat = (office: TalkOffice) =>
  answer(switchTableChat, async ({ code, isOpen, reason: given }, { operator }) => {
    const { db, bus } = office.services
    const reason = readReason(given)
    const table = expectTable(office.services, code)
    const title = (await tableNames(office))(table)
    await db.transaction().execute(async (trx) => {
      const quiet = { code, reason, operator_id: operator.operatorId, account: operator.account }
      const changed = isOpen
        ? await trx.deleteFrom('live.quiet_tables').where('code', '=', code).returning('code').execute()
        : await trx
            .insertInto('live.quiet_tables')
            .values(quiet)
            .onConflict((clash) => clash.doNothing())
            .returning('code')
            .execute()
      if (changed.length === 0) return
      await publish(trx, officeTableChanged, { code })
      const action = isOpen ? 'live.openChat' : 'live.closeChat'
      await journal(trx, operator, { action, subject: `table:${code}`, details: { title, reason } })
    })
    await tellRoom(bus, talkOf(code), { do: 'switched', isOpen })
    return { chat: await showChat(office, table) }
  })
