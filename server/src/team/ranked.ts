import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { readSize } from './sizes.ts'

/** What people are listed by, each in the order of an index. */
export const FIGURES = {
  stake: sql`b.stake`,
  result: sql`(b.stake - b.payout - b.rebate - b.promotion - b.salary)`,
  deposits: sql`b.deposit`,
} as const
export type Figure = keyof typeof FIGURES

interface Asked {
  /** Whose people. */
  ofId: bigint
  /** A day of the month. */
  month: string
  by: Figure
  kind: 'member' | 'agent' | undefined
  offset: number
  limit: number
}

/** How many stand right below an agent. */
export async function countDirect(db: Db, agentId: bigint, kind: Asked['kind']): Promise<number> {
  const { direct, directAgents } = await readSize(db, agentId)
  return kind === undefined ? direct : kind === 'agent' ? directAgents : direct - directAgents
}

/**
 * Who stands right below an agent, by what they came to in a month, the most first: whoever came to something above zero, then those who came to nothing, the newest first, then whoever is below zero. Of each part only what is
 * shown is read.
 */
export async function readRanked(db: Db, asked: Asked): Promise<{ ids: bigint[]; total: number }> {
  const { ofId, kind, by, limit, offset } = asked
  const total = await countDirect(db, ofId, kind)
  const month = sql`(select date_trunc('month', ${asked.month}::date)::date)`
  const value = FIGURES[by]
  const read = async (query: ReturnType<typeof sql<{ id: bigint }>>) => (await query.execute(db)).rows.map(({ id }) => id)
  // Agents are few.
  if (kind === 'agent')
    return {
      total,
      ids: await read(sql`
        select m.id from member.members m left join lateral (select b.* from team.branch_months b where b.member_id = m.id and b.month = ${month} limit 1) b on true
        where m.upline_id = ${ofId}::bigint and team.is_agent(m.type) order by coalesce(${value}, 0) desc, m.id desc limit ${limit} offset ${offset}`),
    }
  const isMember =
    kind === undefined ? sql`` : sql`and not exists (select from member.members m where m.id = b.member_id and team.is_agent(m.type))`
  const within = sql`from team.branch_months b where b.upline_id = ${ofId}::bigint and b.month = ${month} ${isMember}`
  const ordered = (where: ReturnType<typeof sql>, page: { limit: number; offset: number }) =>
    read(
      sql`select b.member_id as id ${within} and ${where} order by ${value} desc, b.member_id desc limit ${page.limit} offset ${page.offset}`,
    )
  const ids = await ordered(sql`${value} > 0`, { limit, offset })
  if (ids.length === limit) return { ids, total }
  const { rows } = await sql<{ above: number; below: number }>`
    select count(*) filter (where ${value} > 0)::integer as above, count(*) filter (where ${value} < 0)::integer as below ${within}`.execute(
    db,
  )
  const { above, below } = rows[0]!
  const nothing = total - above - below
  const skipped = Math.max(0, offset - above)
  const many = Math.min(limit - ids.length, nothing - skipped)
  if (many > 0)
    ids.push(
      ...(await read(sql`
        select m.id from member.members m where m.upline_id = ${ofId}::bigint ${kind === undefined ? sql`` : sql`and not team.is_agent(m.type)`}
          and not exists (select from team.branch_months b where b.member_id = m.id and b.month = ${month} and ${value} <> 0)
        order by m.id desc limit ${many} offset ${skipped}`)),
    )
  if (ids.length < limit && below > 0)
    ids.push(...(await ordered(sql`${value} < 0`, { limit: limit - ids.length, offset: Math.max(0, offset - above - nothing) })))
  return { ids, total }
}
