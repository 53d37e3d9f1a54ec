import type { getSportsTree } from '@tucano/contract/sports'
import type { ReplyOf } from '@tucano/contract/endpoint'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { Words } from './describe.ts'
import { AHEAD_STATES, LIVE_STATES, isShown } from './events.ts'
import { wordIn } from './market.ts'

/** A league with how many matches it has. */
interface LeagueRow {
  sportUrn: string
  sport: Words
  categoryUrn: string
  category: Words
  details: Record<string, unknown>
  leagueUrn: string
  league: Words
  live: number
  today: number
  ahead: number
  outright: string | null
}

export interface Tree {
  now: Date
  leagues: LeagueRow[]
}

/** How many matches every league has: live ones, those of today that have not begun, all that have not. */
export async function readTree(db: Db, timeZone: string): Promise<Tree> {
  const { rows: clock } = await sql<{ now: Date }>`select platform.clock() as now`.execute(db)
  const { rows } = await sql<LeagueRow>`
    select t.* from (
      select e.sport_urn as "sportUrn", jsonb_build_object('pt', coalesce(ns.name_pt, e.sport_urn), 'en', coalesce(ns.name_en, e.sport_urn)) as sport,
        coalesce(nc.urn, '') as "categoryUrn", jsonb_build_object('pt', coalesce(nc.name_pt, ''), 'en', coalesce(nc.name_en, '')) as category, coalesce(nc.details, '{}'::jsonb) as details,
        coalesce(nt.urn, '') as "leagueUrn", jsonb_build_object('pt', coalesce(nt.name_pt, ''), 'en', coalesce(nt.name_en, '')) as league,
        count(*) filter (where e.state = any (${[...LIVE_STATES]}::text[]))::integer as live,
        count(*) filter (where e.state = any (${[...AHEAD_STATES]}::text[]) and (e.starts_at at time zone ${timeZone})::date = (platform.clock() at time zone ${timeZone})::date)::integer as today,
        count(*) filter (where e.state = any (${[...AHEAD_STATES]}::text[]))::integer as ahead,
        (select o.urn from sports.events o where o.tournament_urn = nt.urn and o.home_urn is null and o.away_urn is null and o.state = 'not_started' and o.starts_at > platform.clock()
          and exists (select from sports.markets m where m.event_id = o.id and m.status in (1, -1)) order by o.starts_at limit 1) as outright
      from sports.events e left join sports.names ns on ns.urn = e.sport_urn left join sports.names nt on nt.urn = e.tournament_urn left join sports.names nc on nc.urn = nt.parent_urn
      where e.state = any (${[...LIVE_STATES, ...AHEAD_STATES]}::text[]) and e.starts_at is not null and ${isShown} and (e.home_urn is not null or e.away_urn is not null)
      group by e.sport_urn, ns.urn, nc.urn, nt.urn
    ) t order by t.live + t.ahead desc, t."leagueUrn"`.execute(db)
  return { now: clock[0]!.now, leagues: rows }
}

type Told = ReplyOf<typeof getSportsTree>
const sumOf = (rows: readonly LeagueRow[]): { live: number; today: number; ahead: number } => ({
  live: rows.reduce((sum, { live }) => sum + live, 0),
  today: rows.reduce((sum, { today }) => sum + today, 0),
  ahead: rows.reduce((sum, { ahead }) => sum + ahead, 0),
})

/** The tree in the words of a language: sports with the most matches first. */
export function showTree({ now, leagues }: Tree, language: string): Told {
  const sports = [...Map.groupBy(leagues, ({ sportUrn }) => sportUrn)]
  const shown = sports.map(([sport, rows]) => ({
    sport,
    name: wordIn(rows[0]!.sport, language),
    ...sumOf(rows),
    categories: [...Map.groupBy(rows, ({ categoryUrn }) => categoryUrn)].map(([category, ofCategory]) => ({
      category,
      name: wordIn(ofCategory[0]!.category, language),
      details: ofCategory[0]!.details,
      leagues: ofCategory.map((row) => ({
        league: row.leagueUrn,
        name: wordIn(row.league, language),
        live: row.live,
        today: row.today,
        ahead: row.ahead,
        outright: row.outright,
      })),
    })),
  }))
  return { now: now.getTime(), sports: shown.toSorted((a, b) => b.live + b.ahead - (a.live + a.ahead)) }
}
