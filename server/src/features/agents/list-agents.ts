import { AGENTS_A_PAGE, listAgents as contract } from '@tucano/contract/agents/office'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { readAgentLines, readFullPath } from './office-lines.ts'

const beginning = (text: string): string =>
  `${text
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

export const listAgents = ({ db, brand }: Services) =>
  answer(contract, async ({ of, query, page = 1 }) => {
    const path = of === undefined ? [] : await readFullPath(db, BigInt(of))
    if (of !== undefined && path.length === 0) throw new Fault('member.unknown')
    const where =
      query === undefined
        ? of === undefined
          ? sql`m.upline_id is null and team.is_agent(m.type)`
          : sql`m.upline_id = ${of}::bigint and team.is_agent(m.type)`
        : sql`(lower(m.account) like ${beginning(query)} or lower(m.nickname) like ${beginning(query)})`
    const shown = { limit: AGENTS_A_PAGE, offset: (page - 1) * AGENTS_A_PAGE, feeBp: brand.agents.feeBp }
    return { path, ...(await readAgentLines(db, where, shown)) }
  })
