import type { OfferedOutcome } from '@tucano/feed'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { Ending } from '../apply/results.ts'
import { type HeardResult, type StoredEvent, type StoredMarket, type StoredOutcome, type StoredResult, keyOf } from '../apply/stored.ts'

interface EventRow {
  id: bigint
  urn: string
  state: StoredEvent['state']
  standing: object
  version: bigint
  toldAt: Date | null
  sportUrn: string
  tournamentUrn: string | null
  homeUrn: string | null
  awayUrn: string | null
  startsAt: Date | null
  isVirtual: boolean
  refused: 'youth' | null
  fixture: object
}

/** Events by their names, with their markets; those that nobody has heard of are made, unknown. */
export async function loadEvents(trx: Db, urns: readonly string[]): Promise<StoredEvent[]> {
  if (urns.length === 0) return []
  await sql`
    insert into sports.events (urn, sport_urn) select u.urn, '' from unnest(${[...urns]}::text[]) u(urn)
    where not exists (select from sports.events e where e.urn = u.urn) on conflict do nothing`.execute(trx)
  const { rows } = await sql<EventRow>`
    select id, urn, state, standing, version, told_at as "toldAt", sport_urn as "sportUrn", tournament_urn as "tournamentUrn", home_urn as "homeUrn", away_urn as "awayUrn",
      starts_at as "startsAt", is_virtual as "isVirtual", refused, fixture
    from sports.events where urn = any(${[...urns]}::text[])`.execute(trx)
  const markets = await loadMarkets(
    trx,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, urn, state, standing, version, toldAt, startsAt, fixture: details, ...fixture }) => ({
    id: String(id),
    urn,
    state,
    standing,
    version: Number(version),
    toldAtMs: toldAt?.getTime(),
    fixture: { ...fixture, startsAtMs: startsAt?.getTime() ?? null, details },
    markets: new Map((markets.get(id) ?? []).map((market) => [keyOf(market.marketId, market.specifiers), market])),
  }))
}

/** Matches of which nothing was heard although they should be played: their fixtures say whether they are over, or were put off. */
export async function readStale(db: Db): Promise<string[]> {
  const { rows } = await sql<{ urn: string }>`
    (select urn from sports.events where state in ('live', 'suspended', 'interrupted') and changed_at < platform.clock() - interval '2 minutes'
      and coalesce(told_at, '-infinity') < platform.clock() - interval '2 minutes' order by changed_at limit 50)
    union all
    (select urn from sports.events where state in ('not_started', 'delayed', 'postponed') and starts_at < platform.clock() - interval '5 minutes'
      and changed_at < platform.clock() - interval '2 minutes' order by changed_at limit 50)`.execute(db)
  return rows.map(({ urn }) => urn)
}

interface MarketRow extends Omit<StoredMarket, 'version' | 'toldAtMs'> {
  eventId: bigint
  version: bigint
  toldAt: Date
  outcomes: OfferedOutcome[]
}

async function loadMarkets(trx: Db, eventIds: readonly bigint[]): Promise<Map<bigint, StoredMarket[]>> {
  const { rows } = await sql<MarketRow>`
    select event_id as "eventId", market_id as "marketId", specifiers, producer, status, is_stopped as "isStopped", stop_reason as "stopReason", cash_out as "cashOut",
      outcomes, version, told_at as "toldAt"
    from sports.markets where event_id = any(${eventIds.map(String)}::bigint[])`.execute(trx)
  const markets = new Map<bigint, StoredMarket[]>()
  for (const { eventId, version, toldAt, ...row } of rows) {
    const own = markets.get(eventId) ?? []
    if (own.push({ ...row, version: Number(version), toldAtMs: toldAt.getTime() }) === 1) markets.set(eventId, own)
  }
  return markets
}

interface ResultRow extends Omit<StoredResult, 'fromMs' | 'toMs' | 'toldAtMs'> {
  eventId: bigint
  fromAt: Date | null
  toAt: Date | null
  toldAt: Date
  outcomes: StoredOutcome[]
}
type HeardRow = Omit<ResultRow, 'version' | 'certainty' | 'outcomes' | 'voidReason'>

const timesOf = ({
  fromAt,
  toAt,
  toldAt,
}: Pick<ResultRow, 'fromAt' | 'toAt' | 'toldAt'>): Pick<HeardResult, 'fromMs' | 'toMs' | 'toldAtMs'> => ({
  fromMs: fromAt?.getTime() ?? null,
  toMs: toAt?.getTime() ?? null,
  toldAtMs: toldAt.getTime(),
})

/** What was told of how markets of these events ended, by event and market. Operators tell of it too: it is read anew each time. */
export async function loadEndings(trx: Db, eventIds: readonly string[]): Promise<Map<string, Map<string, Ending>>> {
  if (eventIds.length === 0) return new Map()
  const { rows: results } = await sql<ResultRow>`
    select event_id as "eventId", market_id as "marketId", specifiers, version, kind, certainty, outcomes, from_at as "fromAt", to_at as "toAt", void_reason as "voidReason", told_at as "toldAt"
    from sports.results where event_id = any(${[...eventIds]}::bigint[]) order by version`.execute(trx)
  const { rows: heard } = await sql<HeardRow>`
    select event_id as "eventId", market_id as "marketId", specifiers, kind, from_at as "fromAt", to_at as "toAt", told_at as "toldAt"
    from sports.heard where event_id = any(${[...eventIds]}::bigint[])`.execute(trx)
  const endings = new Map<string, Map<string, { results: StoredResult[]; heard: HeardResult[] }>>()
  const endingOf = ({ eventId, marketId, specifiers }: HeardRow): { results: StoredResult[]; heard: HeardResult[] } => {
    const ofEvent = endings.get(String(eventId)) ?? new Map<string, { results: StoredResult[]; heard: HeardResult[] }>()
    endings.set(String(eventId), ofEvent)
    const key = keyOf(marketId, specifiers)
    const ending = ofEvent.get(key) ?? { results: [], heard: [] }
    ofEvent.set(key, ending)
    return ending
  }
  for (const row of results) {
    const { marketId, specifiers, version, kind, certainty, outcomes, voidReason } = row
    endingOf(row).results.push({ marketId, specifiers, version, kind, certainty, outcomes, voidReason, ...timesOf(row) })
  }
  for (const row of heard) {
    const { marketId, specifiers, kind } = row
    endingOf(row).heard.push({ marketId, specifiers, kind, ...timesOf(row) })
  }
  return endings
}
