import { TABLE_LINES, type TableLine } from '@tucano/contract/live/chat'
import type { Db } from '@tucano/database'
import { maskNickname } from '#accounts/mask'
import type { Services } from '#platform/services'
import { sql } from 'kysely'

export type TalkServices = Pick<Services, 'db' | 'vault' | 'bus'>

/** The sign of a member's lines at a table: the same for all of them, and nobody can tell from it who it is. */
export const signOf = ({ vault }: Pick<TalkServices, 'vault'>, code: string, memberId: bigint): string =>
  vault.digest(`talk ${code} ${memberId}`).toString('base64url').slice(0, 16)

export interface LineRow {
  id: bigint
  code: string
  memberId: bigint
  nickname: string
  text: string
  at: Date
}

const lines = (db: Db) =>
  db
    .selectFrom('live.messages as t')
    .innerJoin('member.members as m', 'm.id', 't.member_id')
    .select(['t.id', 't.table_code as code', 't.member_id as memberId', 'm.nickname', 't.text', 't.at'])

export const showLine = (services: Pick<TalkServices, 'vault'>, { id, code, memberId, nickname, text, at }: LineRow): TableLine => ({
  id: String(id),
  author: signOf(services, code, memberId),
  who: maskNickname(nickname),
  text,
  time: at.getTime(),
})

export const findSaid = (db: Db, memberId: bigint, clientId: string): Promise<LineRow | undefined> =>
  lines(db).where('t.member_id', '=', memberId).where('t.client_id', '=', clientId).executeTakeFirst()

/** A line that is still there. */
export const readLine = (db: Db, id: bigint): Promise<LineRow | undefined> =>
  lines(db).where('t.id', '=', id).where('t.removed_at', 'is', null).executeTakeFirst()

/** A line, removed or not. */
export const findLine = (db: Db, id: bigint): Promise<LineRow | undefined> => lines(db).where('t.id', '=', id).executeTakeFirst()

export async function isQuiet(db: Db, code: string): Promise<boolean> {
  return (await db.selectFrom('live.quiet_tables').select('code').where('code', '=', code).executeTakeFirst()) !== undefined
}

export type Talk = {
  lines: TableLine[]
  isOpen: boolean
  /** Up to which line this is all that was said. */
  upTo: string
}

/** What is shown of a table's chat, the oldest first. */
export async function readTalk(services: Pick<TalkServices, 'db' | 'vault'>, code: string): Promise<Talk> {
  const { db } = services
  const { upTo } = await db
    .selectFrom('live.messages')
    .select(({ fn }) => fn.max('id').as('upTo'))
    .where('table_code', '=', code)
    .executeTakeFirstOrThrow()
  const rows = await lines(db)
    .where('t.table_code', '=', code)
    .where('t.removed_at', 'is', null)
    .where('t.id', '<=', upTo ?? 0n)
    .orderBy('t.id', 'desc')
    .limit(TABLE_LINES)
    .execute()
  return { lines: rows.toReversed().map((row) => showLine(services, row)), isOpen: !(await isQuiet(db, code)), upTo: String(upTo ?? 0) }
}

export type Muted = { until: number | null; reason: string } | null

/** Whether a member is muted at tables, until when, and why. */
export async function readMuted(db: Db, memberId: bigint): Promise<Muted> {
  const { rows } = await sql<{ until: Date | null; reason: string }>`
    select m.until, m.reason from live.mutes m where m.member_id = ${memberId}::bigint and (m.until is null or m.until > platform.clock())`.execute(
    db,
  )
  const [mute] = rows
  return mute ? { until: mute.until?.getTime() ?? null, reason: mute.reason } : null
}
