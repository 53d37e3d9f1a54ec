import type { Db } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'
import { ESPORTS } from '../place/filed.ts'
import type { Words } from './describe.ts'
import type { MarketRow } from './market.ts'

/** A match with the names of all that it belongs to. */
export interface EventRow {
  id: bigint
  urn: string
  sportUrn: string
  sport: Words
  categoryUrn: string | null
  category: Words | null
  tournamentUrn: string | null
  tournament: Words | null
  home: TeamRow | null
  away: TeamRow | null
  startsAt: Date | null
  state: string
  isVirtual: boolean
  standing: object
  fixture: object
  version: bigint
  toldAt: Date | null
  micros: string | null
}

export interface TeamRow {
  urn: string
  name: Words
  abbreviation: string | null
  details: Record<string, unknown>
}

const words = (name: string): RawBuilder<unknown> => sql.raw(`jsonb_build_object('pt', ${name}.name_pt, 'en', ${name}.name_en)`)
const team = (name: string): RawBuilder<unknown> =>
  sql.raw(
    `case when ${name}.urn is not null then jsonb_build_object('urn', ${name}.urn, 'name', jsonb_build_object('pt', ${name}.name_pt, 'en', ${name}.name_en), 'abbreviation', ${name}.abbreviation, 'details', ${name}.details) end`,
  )

/** What is read of a match `e`, and where its names come from. */
const eventColumns = sql`e.id, e.urn, e.sport_urn as "sportUrn", jsonb_build_object('pt', coalesce(ns.name_pt, e.sport_urn), 'en', coalesce(ns.name_en, e.sport_urn)) as sport,
  nc.urn as "categoryUrn", case when nc.urn is not null then ${words('nc')} end as category, e.tournament_urn as "tournamentUrn", case when nt.urn is not null then ${words('nt')} end as tournament,
  ${team('nh')} as home, ${team('na')} as away, e.starts_at as "startsAt", e.state, e.is_virtual as "isVirtual", e.standing, e.fixture, e.version, e.told_at as "toldAt",
  floor(extract(epoch from e.starts_at) * 1000000)::text as micros`
const eventNames = sql`left join sports.names ns on ns.urn = e.sport_urn left join sports.names nt on nt.urn = e.tournament_urn
  left join sports.names nc on nc.urn = nt.parent_urn left join sports.names nh on nh.urn = e.home_urn left join sports.names na on na.urn = e.away_urn`

export const LIVE_STATES = ['live', 'suspended', 'interrupted'] as const
export const AHEAD_STATES = ['not_started', 'delayed', 'postponed'] as const
export const OVER_STATES = ['ended', 'closed', 'cancelled', 'abandoned'] as const

/** A match `e` whose start went by hours ago, and that nobody has told of since, is not awaited any more; one that is over has a result where its score is known. */
export const isShown = sql`(e.state <> 'not_started' or e.starts_at > platform.clock() - interval '2 hours') and (e.state not in ('ended', 'closed') or e.standing->'score' is not null)`

export interface Wanted {
  states: readonly string[]
  /** E-sports, or all the others. */
  family?: 'sports' | 'esports' | undefined
  sport?: string | undefined
  league?: string | undefined
  team?: string | undefined
  /** Starts on it, by a time zone. */
  day?: { day: string; zone: string } | undefined
  after?: { micros: string; id: string } | undefined
  limit: number
  newestFirst?: boolean
}

/** Matches by their start. Those whose fixture was not read are nowhere, nor is who wins a season: that is no match. */
export async function readEvents(db: Db, wanted: Wanted): Promise<EventRow[]> {
  const { states, family, sport, league, team: ofTeam, day: on, after, limit, newestFirst = false } = wanted
  const at = after && sql`(to_timestamp(0) + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::bigint)`
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from sports.events e ${eventNames}
    where e.state = any (${[...states]}::text[]) and e.starts_at is not null and ${isShown} and (e.home_urn is not null or e.away_urn is not null)
      ${family === undefined ? sql`` : sql`and (e.sport_urn = any (${[...ESPORTS]}::text[])) = ${family === 'esports'}`}
      ${sport === undefined ? sql`` : sql`and e.sport_urn = ${sport}`} ${league === undefined ? sql`` : sql`and e.tournament_urn = ${league}`}
      ${ofTeam === undefined ? sql`` : sql`and ${ofTeam} in (e.home_urn, e.away_urn)`}
      ${on === undefined ? sql`` : sql`and e.starts_at >= ${on.day}::date::timestamp at time zone ${on.zone} and e.starts_at < (${on.day}::date + 1)::timestamp at time zone ${on.zone}`}
      ${at === undefined ? sql`` : newestFirst ? sql`and (e.starts_at, e.id) < ${at}` : sql`and (e.starts_at, e.id) > ${at}`}
    order by ${newestFirst ? sql`e.starts_at desc, e.id desc` : sql`e.starts_at, e.id`} limit ${limit}`.execute(db)
  return rows
}

/** Matches by their urns. */
export async function readEventsByUrn(db: Db, urns: readonly string[]): Promise<EventRow[]> {
  if (urns.length === 0) return []
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from sports.events e ${eventNames} where e.urn = any (${[...urns]}::text[]) and e.state <> 'unknown'`.execute(db)
  return rows
}

/** Matches to come or being played of some teams. */
export async function readEventsOfTeams(db: Db, teams: readonly string[], limit: number): Promise<EventRow[]> {
  if (teams.length === 0) return []
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from sports.events e ${eventNames}
    where (e.home_urn = any (${[...teams]}::text[]) or e.away_urn = any (${[...teams]}::text[])) and e.state = any (${[...LIVE_STATES, ...AHEAD_STATES]}::text[]) and ${isShown}
    order by e.starts_at, e.id limit ${limit}`.execute(db)
  return rows
}

/** Markets of some matches; only those of some kinds where they are named. Without a feed nobody tells anything. */
export async function readMarkets(db: Db, events: readonly bigint[], kinds?: readonly number[]): Promise<MarketRow[]> {
  if (events.length === 0) return []
  const { rows } = await sql<MarketRow>`
    select m.event_id as "eventId", m.market_id as "marketId", m.specifiers, m.status, m.is_stopped as "isStopped", m.stop_reason as "stopReason", m.cash_out as "cashOut", m.outcomes, m.version,
      p.is_up and exists (select from sports.feed_lease l where l.until > platform.clock()) as "isUp"
    from sports.markets m join sports.producers p on p.id = m.producer
    where m.event_id = any (${[...events]}::bigint[]) and m.status not in (0, -4) ${kinds ? sql`and m.market_id = any (${[...kinds]}::integer[])` : sql``}
    order by m.event_id, m.market_id, m.specifiers`.execute(db)
  return rows
}

/** How many markets of each match can be bet on. */
export async function countMarkets(db: Db, events: readonly bigint[]): Promise<Map<bigint, number>> {
  if (events.length === 0) return new Map()
  const { rows } = await sql<{ id: bigint; count: bigint }>`
    select m.event_id as id, count(*) as count from sports.markets m where m.event_id = any (${[...events]}::bigint[]) and m.status in (1, -1) group by m.event_id`.execute(
    db,
  )
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}

/** Names by their urns. */
export async function readNames(db: Db, urns: readonly string[]): Promise<Map<string, NameRow>> {
  if (urns.length === 0) return new Map()
  const { rows } = await sql<NameRow>`
    select n.urn, n.kind, n.parent_urn as "parentUrn", jsonb_build_object('pt', n.name_pt, 'en', n.name_en) as name, n.abbreviation, n.details
    from sports.names n where n.urn = any (${[...urns]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.urn, row]))
}

export interface NameRow extends TeamRow {
  kind: string
  parentUrn: string | null
}
