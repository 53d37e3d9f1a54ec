import { type Db, asRows } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'
import type { Words } from '../board/describe.ts'

/** A selection as it stands in its bet. */
export interface KeptLeg {
  leg: number
  selection: number
  eventId: number
  marketId: number
  specifiers: string
  outcome: string
  odds: number
  chance: number | null
  oddsWithout: number | null
  result: 'won' | 'halfWon' | 'void' | 'halfLost' | 'lost' | null
  deadHeat: string | null
  voidReason: number | null
  claimedStake: number
  claimedPayout: number
  isClaimed: boolean
  /** The half of an each-way bet that is on a place. */
  isPlace: boolean
}

/** A selection of a bet with all that is known of it. */
export interface LegRow extends KeptLeg {
  player: Words | null
  oddsNow: number | null
  event: string
  sport: string
  league: Words | null
  home: Words | null
  away: Words | null
  startsMs: number | null
  matchState: string
  isVirtual: boolean
  standing: object
  toldMs: number | null
}

interface MatchRow {
  id: bigint
  urn: string
  sport: string
  league: Words | null
  home: Words | null
  away: Words | null
  startsAt: Date | null
  state: string
  isVirtual: boolean
  standing: object
  toldAt: Date | null
}

const once = <Value>(values: Iterable<Value>): Value[] => [...new Set(values)]
const selectionOf = ({
  eventId,
  marketId,
  specifiers,
  outcome,
}: Pick<KeptLeg, 'eventId' | 'marketId' | 'specifiers' | 'outcome'>): string => `${eventId}/${marketId}/${specifiers}/${outcome}`

/** Selections of many bets with their matches: what several of them are on is read once. */
export async function withMatches<Bet extends { legs: KeptLeg[] }>(
  db: Db,
  bets: readonly Bet[],
): Promise<(Omit<Bet, 'legs'> & { legs: LegRow[] })[]> {
  const legs = bets.flatMap((bet) => bet.legs)
  if (legs.length === 0) return bets.map((bet) => ({ ...bet, legs: [] }))
  const [matches, odds, players] = await Promise.all([
    readMatches(db, once(legs.map(({ eventId }) => eventId))),
    readOddsNow(
      db,
      legs.filter(({ result }) => result === null),
    ),
    // Players are outcomes by their names.
    readNames(db, once(legs.flatMap(({ outcome }) => (outcome.includes(':') ? [outcome] : [])))),
  ])
  return bets.map((bet) => ({
    ...bet,
    legs: bet.legs.map((leg): LegRow => {
      const { urn, sport, league, home, away, startsAt, state, isVirtual, standing, toldAt } = matches.get(leg.eventId)!
      return {
        ...leg,
        player: players.get(leg.outcome) ?? null,
        oddsNow: leg.result === null ? (odds.get(selectionOf(leg)) ?? null) : null,
        event: urn,
        sport,
        league,
        home,
        away,
        startsMs: startsAt?.getTime() ?? null,
        matchState: state,
        isVirtual,
        standing,
        toldMs: toldAt?.getTime() ?? null,
      }
    }),
  }))
}

const words = (name: string): RawBuilder<unknown> =>
  sql.raw(`case when ${name}.urn is not null then jsonb_build_object('pt', ${name}.name_pt, 'en', ${name}.name_en) end`)

async function readMatches(db: Db, ids: readonly number[]): Promise<Map<number, MatchRow>> {
  const { rows } = await sql<MatchRow>`
    select e.id, e.urn, e.sport_urn as sport, ${words('nt')} as league, ${words('nh')} as home, ${words('na')} as away, e.starts_at as "startsAt", e.state, e.is_virtual as "isVirtual", e.standing, e.told_at as "toldAt"
    from sports.events e left join sports.names nt on nt.urn = e.tournament_urn left join sports.names nh on nh.urn = e.home_urn left join sports.names na on na.urn = e.away_urn
    where e.id = any (${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [Number(row.id), row]))
}

/** What can be bet on now, by selection. */
async function readOddsNow(db: Db, legs: readonly KeptLeg[]): Promise<Map<string, number>> {
  const asked = [...new Map(legs.map((leg) => [selectionOf(leg), leg])).values()]
  if (asked.length === 0) return new Map()
  const list = asked.map(({ eventId, marketId, specifiers, outcome }, n) => {
    return { n, event_id: eventId, market_id: marketId, specifiers, outcome }
  })
  const { rows } = await sql<{ n: number; odds: number | null }>`
    select a.n, (o.outcome -> 'odds')::integer as odds
    from ${asRows(list)} a(n integer, event_id bigint, market_id integer, specifiers text, outcome text)
    join sports.markets m on m.event_id = a.event_id and m.market_id = a.market_id and m.specifiers = a.specifiers and m.status = 1 and not m.is_stopped
    join sports.producers p on p.id = m.producer and p.is_up
    cross join lateral jsonb_array_elements(m.outcomes) o(outcome) where o.outcome ->> 'id' = a.outcome and (o.outcome -> 'active')::boolean`.execute(
    db,
  )
  return new Map(rows.flatMap(({ n, odds }) => (odds === null ? [] : [[selectionOf(asked[n]!), odds] as const])))
}

async function readNames(db: Db, urns: readonly string[]): Promise<Map<string, Words>> {
  if (urns.length === 0) return new Map()
  const { rows } = await sql<Words & { urn: string }>`
    select n.urn, n.name_pt as pt, n.name_en as en from sports.names n where n.urn = any (${[...urns]}::text[])`.execute(db)
  return new Map(rows.map(({ urn, ...words }) => [urn, words]))
}
