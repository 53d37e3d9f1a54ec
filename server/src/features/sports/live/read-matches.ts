import type { SportsSignal } from '@tucano/contract/sports/live'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { type Belongs, isMarketClosed, isMatchClosed, readClosings } from '../board/closings.ts'
import type { Descriptions } from '../board/describe.ts'
import { OVER_STATES } from '../board/events.ts'
import { type KeptMarket, type KeptMatch, keyOf } from './told-match.ts'

interface EventRow extends Belongs {
  id: bigint
  version: bigint
  state: NonNullable<KeptMatch['state']>
  startsAt: Date | null
  standing: object
  toldAt: Date | null
}

type MarketRow = Omit<KeptMarket, 'isClosed'> & { eventId: bigint }

/** Matches as they are now, with all of their markets. */
export async function readMatches(db: Db, descriptions: Descriptions, urns: readonly string[]): Promise<KeptMatch[]> {
  if (urns.length === 0) return []
  const { rows: events } = await sql<EventRow>`
    select e.id, e.urn, e.sport_urn as "sportUrn", e.tournament_urn as "tournamentUrn", e.version, e.state, e.starts_at as "startsAt", e.standing, e.told_at as "toldAt"
    from sports.events e where e.urn = any (${[...urns]}::text[]) and e.state <> 'unknown'`.execute(db)
  const { rows: markets } = await sql<MarketRow>`
    select m.event_id as "eventId", m.market_id as "marketId", m.specifiers, m.producer, m.status, m.is_stopped as "isStopped", m.stop_reason as "stopReason", m.outcomes, m.version
    from sports.markets m where m.event_id = any (${events.map(({ id }) => id)}::bigint[])`.execute(db)
  const [closings, describe] = await Promise.all([readClosings(db), descriptions.read()])
  const byEvent = Map.groupBy(markets, ({ eventId }) => eventId)
  return events.map((event) => {
    const isOver = (OVER_STATES as readonly string[]).includes(event.state) || isMatchClosed(closings, event)
    const kept = (byEvent.get(event.id) ?? []).flatMap(({ eventId: _, ...market }): [string, KeptMarket][] => {
      const described = describe(market.marketId, market.specifiers)
      if (!described) return []
      const isClosed = isOver || isMarketClosed(closings, event, { ...market, groups: described.groups })
      return [[keyOf(market), { ...market, isClosed }]]
    })
    return {
      id: String(event.id),
      urn: event.urn,
      version: Number(event.version),
      state: event.state,
      startsAt: event.startsAt?.getTime() ?? null,
      standing: event.standing,
      toldAt: event.toldAt,
      markets: new Map(kept),
      mains: new Map(),
    }
  })
}

/** Whose markets are open, and whether anybody tells odds. */
export interface Standing {
  up: ReadonlySet<number>
  signal: SportsSignal
}

/** Producers that are up; none while nobody has the feed. Where there is no feed at all nothing is missing. */
export async function readStanding(db: Db): Promise<Standing> {
  const { rows } = await sql<{ id: number; scope: string; isUp: boolean }>`
    select p.id, p.scope, p.is_up and exists (select from sports.feed_lease l where l.until > platform.clock()) as "isUp" from sports.producers p`.execute(
    db,
  )
  const isHeard = (scope: string): boolean => {
    const ofScope = rows.filter((row) => row.scope === scope || row.scope === 'virtual')
    return ofScope.length === 0 || ofScope.some(({ isUp }) => isUp)
  }
  return {
    up: new Set(rows.flatMap(({ id, isUp }) => (isUp ? [id] : []))),
    signal: { live: isHeard('live'), before: isHeard('prematch') },
  }
}
