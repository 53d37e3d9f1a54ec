import { getMatchPages as contract } from '@tucano/contract/sports'
import type { Db } from '@tucano/database'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { sql } from 'kysely'
import { answer } from '#platform/endpoint'
import { type EventRow, readNames } from './board/events.ts'
import { wordIn } from './board/market.ts'
import type { Words } from './board/describe.ts'
import { eventOf } from './get-match.ts'
import { showHeadToHead, showLineUps, showStatistics, showTable, showTimeline, urnsIn } from './source/match-pages.ts'
import type { Sports } from './sports.ts'

type Pages = ReplyOf<typeof contract>

/** What the source tells of a match, and otherwise what its feed has told by itself: squads and counts. */
export const getMatchPages = ({ services, source }: Sports) =>
  answer(contract, async ({ event: urn }, { language }) => {
    const { db } = services
    const event = await eventOf(db, urn)
    const { tournamentUrn, home, away } = event
    const [lineUps, statistics, table, met, ...teams] = await Promise.all([
      source?.lineUps(urn),
      source?.statistics(urn),
      tournamentUrn === null ? undefined : source?.table(tournamentUrn),
      home && away ? source?.headToHead(home.urn, away.urn) : undefined,
      home ? source?.team(home.urn) : undefined,
      away ? source?.team(away.urn) : undefined,
    ])
    const names = await readNames(db, urnsIn(table, met, statistics))
    const forms = new Map([home, away].flatMap((team, n) => (team && teams[n] ? [[team.urn, teams[n].form] as const] : [])))
    const nameOf = (named: string): string => {
      const name = names.get(named)?.name
      return name ? wordIn(name, language) : named
    }
    return {
      lineups: lineUps ? showLineUps(lineUps, language) : await squadsOf(db, event, language),
      statistics: statistics ? showStatistics(statistics) : countsOf(event),
      table: table ? showTable(table, nameOf, forms) : null,
      headToHead: met ? showHeadToHead(met, nameOf) : null,
      timeline: statistics ? showTimeline(statistics, nameOf) : null,
    }
  })

interface PlayerRow {
  urn: string
  team: string
  name: Words
  details: { number?: unknown; position?: unknown }
}

async function squadsOf(db: Db, { home, away }: EventRow, language: string): Promise<Pages['lineups']> {
  const { rows } = await sql<PlayerRow>`
    select n.urn, n.parent_urn as team, jsonb_build_object('pt', n.name_pt, 'en', n.name_en) as name, n.details
    from sports.names n where n.kind = 'player' and n.parent_urn = any (${[home?.urn ?? '', away?.urn ?? '']}::text[]) order by n.urn`.execute(
    db,
  )
  if (rows.length === 0) return null
  const squad = (team: string | undefined) =>
    rows
      .filter((row) => row.team === team)
      .map(({ urn, name, details: { number, position } }) => ({
        urn,
        name: wordIn(name, language),
        number: typeof number === 'number' ? number : null,
        position: typeof position === 'string' ? position : null,
        isStarting: false,
      }))
  return { home: squad(home?.urn), away: squad(away?.urn) }
}

const COUNTS = ['corners', 'yellowCards', 'redCards', 'yellowRedCards', 'penaltyScore'] as const

function countsOf({ standing }: EventRow): Pages['statistics'] {
  const kept = standing as Partial<Record<string, { home?: unknown; away?: unknown }>>
  const counts = COUNTS.flatMap((key) => {
    const { home, away } = kept[key] ?? {}
    return typeof home === 'number' && typeof away === 'number' ? [{ key, home, away }] : []
  })
  return counts.length > 0 ? counts : null
}
