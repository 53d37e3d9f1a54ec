import type { Db } from '@tucano/database'
import { BILLION, type OpenChances } from '@tucano/sports/slips'
import { sql } from 'kysely'
import { type Closing, isMarketClosed } from '../board/closings.ts'
import type { Describe } from '../board/describe.ts'
import { OVER_STATES } from '../board/events.ts'
import { type KeptOutcome, STATUS } from '../board/market.ts'

/** Which market of which match. */
export interface MarketKey {
  event: string
  market: number
  specifiers: string
}

/** A market as bets are judged by it. */
export interface Offered {
  eventId: bigint
  urn: string
  sportUrn: string
  tournamentUrn: string | null
  state: string
  isVirtual: boolean
  startsAt: Date | null
  disturbedAt: Date | null
  marketId: number
  specifiers: string
  status: number
  isStopped: boolean
  stoppedAt: Date | null
  cashOut: number | null
  outcomes: KeptOutcome[]
  version: bigint
  isUp: boolean
  scope: string
  /** Seconds that live bets on it wait, where an operator has said so. */
  delaySet: number | null
  now: Date
}

export const keyOf = ({ event, market, specifiers }: MarketKey): string => `${event}/${market}/${specifiers}`

/** Markets as they are now, by their keys. Where they are held nobody changes them until the transaction ends. */
export async function readOffered(db: Db, keys: readonly MarketKey[], isHeld: boolean): Promise<Map<string, Offered>> {
  const asked = [...new Map(keys.map((key) => [keyOf(key), key])).values()]
  if (asked.length === 0) return new Map()
  const named = sql`${asked.map(({ event }) => event)}::text[], ${asked.map(({ market }) => market)}::integer[], ${asked.map(({ specifiers }) => specifiers)}::text[]`
  if (isHeld) await sql`select sports.hold_markets(${named})`.execute(db)
  const { rows } = await sql<Offered>`
    select e.id as "eventId", e.urn, e.sport_urn as "sportUrn", e.tournament_urn as "tournamentUrn", e.state, e.is_virtual as "isVirtual", e.starts_at as "startsAt", e.disturbed_at as "disturbedAt",
      m.market_id as "marketId", m.specifiers, m.status, m.is_stopped as "isStopped", m.stopped_at as "stoppedAt", m.cash_out as "cashOut", m.outcomes, m.version, p.scope, platform.clock() as now,
      coalesce((select d.seconds from sports.delays d where d.kind = 'league' and d.key = e.tournament_urn order by d.version desc limit 1),
        (select d.seconds from sports.delays d where d.kind = 'sport' and d.key = e.sport_urn order by d.version desc limit 1)) as "delaySet",
      p.is_up and exists (select from sports.feed_lease l where l.until > platform.clock()) as "isUp"
    from unnest(${named}) a(urn, market_id, specifiers)
    join sports.events e on e.urn = a.urn and e.state <> 'unknown'
    join sports.markets m on m.event_id = e.id and m.market_id = a.market_id and m.specifiers = a.specifiers
    join sports.producers p on p.id = m.producer`.execute(db)
  return new Map(rows.map((row) => [keyOf({ event: row.urn, market: row.marketId, specifiers: row.specifiers }), row]))
}

export interface OfferedBy {
  describe: Describe
  closings: readonly Closing[]
}

/** Why an outcome of a market cannot be bet on now; nothing where it can. */
export function refusalOf(offered: Offered | undefined, outcome: string, { describe, closings }: OfferedBy): string | undefined {
  if (!offered) return 'sports.market.unknown'
  const described = describe(offered.marketId, offered.specifiers)
  const found = offered.outcomes.find(({ id }) => id === outcome)
  if (!described || !found) return 'sports.market.unknown'
  if ((OVER_STATES as readonly string[]).includes(offered.state)) return 'sports.event.over'
  if (isMarketClosed(closings, offered, { ...offered, groups: described.groups })) return 'sports.closed'
  if (!offered.isUp) return 'sports.producer.down'
  if (offered.status !== STATUS.active || offered.isStopped || !found.active || found.odds === undefined || found.odds <= 1000)
    return 'sports.market.suspended'
  const hasBegun = isLive(offered) || (offered.startsAt !== null && offered.startsAt <= offered.now)
  return offered.scope === 'prematch' && hasBegun ? 'sports.event.started' : undefined
}

export const isLive = ({ state }: Pick<Offered, 'state'>): boolean => ['live', 'suspended', 'interrupted'].includes(state)

/** Seconds that a live bet waits, by sport; virtual matches cannot be seen before they are told, and need none. */
const DELAYS: Readonly<Record<string, number>> = {
  'sr:sport:1': 5,
  'sr:sport:109': 6,
  'sr:sport:110': 6,
  'sr:sport:111': 6,
  'sr:sport:194': 6,
}
const DELAY = 3
export const delayOfSport = (sportUrn: string): number => DELAYS[sportUrn] ?? DELAY
export const delayOf = (offered: Pick<Offered, 'state' | 'isVirtual' | 'sportUrn' | 'delaySet'>): number =>
  isLive(offered) && !offered.isVirtual ? (offered.delaySet ?? delayOfSport(offered.sportUrn)) : 0

const within = (chance: number): number => Math.min(BILLION, Math.max(0, Math.round(chance)))

/**
 * How likely each end of an outcome is, as the feed tells it. Where it does not, its odds are as much too short as those of the market are together.
 */
export function chancesOf(outcomes: readonly KeptOutcome[], outcome: string): OpenChances {
  const found = outcomes.find(({ id }) => id === outcome)
  if (!found) return { won: 0 }
  if (found.winProbability !== undefined) {
    const { winProbability: won, halfWinProbability: halfWon = 0, refundProbability: pushed = 0, halfLoseProbability: halfLost = 0 } = found
    return { won, halfWon, void: pushed, halfLost }
  }
  if (found.probability !== undefined) return { won: found.probability }
  const implied = outcomes.flatMap(({ odds, active }) => (active && odds !== undefined && odds > 1000 ? [1000 / odds] : []))
  const sum = implied.reduce((all, one) => all + one, 0)
  if (found.odds === undefined || found.odds <= 1000 || sum === 0) return { won: 0 }
  // More than one outcome of some markets wins: their shares add up to as many.
  const winners = Math.max(1, Math.floor(sum))
  return { won: within(((1000 / found.odds) * winners * BILLION) / sum) }
}

/** What a fair price of such chances would imply. */
const fairShare = ({ won, halfWon = 0, void: pushed = 0, halfLost = 0 }: OpenChances): number =>
  (won + halfWon / 2) / Math.max(1, BILLION - halfWon / 2 - pushed - halfLost / 2)

/** How much more than certain the open prices of a market are together, in basis points. */
export function overroundBp(outcomes: readonly KeptOutcome[]): number {
  const open = outcomes.filter(({ odds, active }) => active && odds !== undefined && odds > 1000)
  const implied = open.reduce((sum, { odds = 0 }) => sum + 1000 / odds, 0)
  const fair = open.reduce((sum, { id }) => sum + fairShare(chancesOf(outcomes, id)), 0)
  return fair > 0 ? Math.max(10_000, Math.round((implied / fair) * 10_000)) : 10_000
}
