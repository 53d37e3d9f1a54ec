import { type TableChat, type WatchedLine, listTableChats, talkOf, watchTableChat } from '@tucano/contract/live/chat'
import type { TableOfHouse } from '@tucano/live'
import type { Db } from '@tucano/database'
import type { Catalogue } from '#catalogue/catalogue'
import { answer } from '#platform/endpoint'
import { sql } from 'kysely'
import { tableNames } from '../office/office.ts'
import { tablesOf } from '../tables.ts'
import { type Tables, expectTable } from './expect-table.ts'
import { type LineRow, type TalkServices, showLine } from './store.ts'

/** What operators' calls about chats need. */
export interface TalkOffice {
  services: TalkServices & Tables
  catalogue: Catalogue
}

interface ChatRow {
  code: string
  by: string | null
  reason: string | null
  at: Date | null
  reported: number
  saidAt: Date | null
}

const WATCHED = 100

const readChats = async (db: Db, codes: readonly string[]): Promise<ChatRow[]> =>
  (
    await sql<ChatRow>`
      select c.code, q.account as by, q.reason, q.at, (select max(t.at) from live.messages t where t.table_code = c.code) as "saidAt",
        (select count(distinct t.id)::integer from live.reports p join live.messages t on t.id = p.message_id where t.table_code = c.code and t.removed_at is null and p.kept_at is null) as reported
      from unnest(${[...codes]}::text[]) c(code) left join live.quiet_tables q on q.code = c.code`.execute(db)
  ).rows

async function showChats({ services, catalogue }: TalkOffice, tables: readonly TableOfHouse[]): Promise<TableChat[]> {
  const nameOf = await tableNames({ catalogue })
  const rows = await readChats(
    services.db,
    tables.map(({ code }) => code),
  )
  const known = new Map(rows.map((row) => [row.code, row]))
  return tables.map((table) => {
    const { by, reason, at, reported, saidAt } = known.get(table.code)!
    return {
      code: table.code,
      name: nameOf(table),
      room: talkOf(table.code),
      closed: by !== null && reason !== null && at ? { by, reason, at: at.getTime() } : null,
      reported,
      saidAt: saidAt?.getTime() ?? null,
    }
  })
}

export const showChat = async (office: TalkOffice, table: TableOfHouse): Promise<TableChat> => (await showChats(office, [table]))[0]!

export const listChats = (office: TalkOffice) =>
  answer(listTableChats, async () => ({ chats: await showChats(office, tablesOf(office.services)) }))

interface WatchedRow extends LineRow {
  account: string
  until: Date | null
  why: string | null
  reports: number
  removedBy: string | null
}

async function readWatched({ services }: TalkOffice, code: string): Promise<WatchedLine[]> {
  const { rows } = await sql<WatchedRow>`
    select t.id, t.table_code as code, t.member_id as "memberId", m.nickname, m.account, t.text, t.at, o.account as "removedBy", q.until, q.reason as why,
      (select count(*)::integer from live.reports p where p.message_id = t.id and p.kept_at is null) as reports
    from live.messages t join member.members m on m.id = t.member_id left join operator.operators o on o.id = t.removed_by
      left join live.mutes q on q.member_id = t.member_id and (q.until is null or q.until > platform.clock())
    where t.table_code = ${code} order by t.id desc limit ${WATCHED}`.execute(services.db)
  return rows.toReversed().map((row) => ({
    ...showLine(services, row),
    memberId: String(row.memberId),
    account: row.account,
    nickname: row.nickname,
    muted: row.why === null ? null : { until: row.until?.getTime() ?? null, reason: row.why },
    reports: row.reports,
    removedBy: row.removedBy,
  }))
}

export const watchChat = (office: TalkOffice) =>
  answer(watchTableChat, async ({ code }) => {
    const table = expectTable(office.services, code)
    return { chat: await showChat(office, table), lines: await readWatched(office, code) }
  })
