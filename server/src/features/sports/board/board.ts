import type { EachWayTerms } from '@tucano/brand'
import type { MatchRow, SportsMarket, SportsTeam } from '@tucano/contract/sports'
import type { Db } from '@tucano/database'
import { type Closing, isMarketClosed, isMatchClosed, readClosings } from './closings.ts'
import { type Describe, Descriptions, type Words } from './describe.ts'
import { type EventRow, OVER_STATES, type TeamRow, countMarkets, readMarkets, readNames } from './events.ts'
import { MAIN_MARKETS, type MarketRow, mainMarkets, showMarket, wordIn } from './market.ts'
import { eachWayOf } from '../place/each-way.ts'
import { showStanding } from './standing.ts'

/** Whoever has a name of its own, and is an outcome by it. */
const NAMED = /:(?:player|competitor):\d+$/

/** Shows matches and their markets in the words of a language. */
export class Board {
  #db: Db
  #eachWay: readonly EachWayTerms[]
  readonly descriptions: Descriptions

  constructor(db: Db, eachWay: readonly EachWayTerms[]) {
    this.#db = db
    this.#eachWay = eachWay
    this.descriptions = new Descriptions(db)
  }

  /** Matches as lists show them. */
  async rows(events: readonly EventRow[], language: string): Promise<MatchRow[]> {
    const ids = events.map(({ id }) => id)
    const [markets, counts, closings, describe] = await Promise.all([
      readMarkets(this.#db, ids, MAIN_MARKETS),
      countMarkets(this.#db, ids),
      readClosings(this.#db),
      this.descriptions.read(),
    ])
    const byEvent = Map.groupBy(markets, ({ eventId }) => eventId)
    return events.map((event) => {
      const shown = showMarkets(event, byEvent.get(event.id) ?? [], { describe, closings, language, players: new Map(), eachWay: [] })
      return showRow(event, { language, markets: mainMarkets(shown), marketCount: counts.get(event.id) ?? 0 })
    })
  }

  /** All markets of a match. */
  async markets(event: EventRow, language: string): Promise<SportsMarket[]> {
    const [markets, closings, describe] = await Promise.all([
      readMarkets(this.#db, [event.id]),
      readClosings(this.#db),
      this.descriptions.read(),
    ])
    const players = await this.players(markets.flatMap(({ outcomes }) => outcomes.map(({ id }) => id)))
    return showMarkets(event, markets, { describe, closings, language, players, eachWay: this.#eachWay })
  }

  /** Names of those outcomes that are players or runners. */
  async players(outcomes: readonly string[]): Promise<Map<string, Words>> {
    const names = await readNames(this.#db, [...new Set(outcomes.filter((id) => NAMED.test(id)))])
    return new Map(Array.from(names, ([urn, { name }]) => [urn, name]))
  }
}

interface Showing {
  describe: Describe
  closings: readonly Closing[]
  language: string
  players: ReadonlyMap<string, Words>
  eachWay: readonly EachWayTerms[]
}

const nameOf = (team: TeamRow | null, language: string): string => (team ? wordIn(team.name, language) : '')

function showMarkets(
  event: EventRow,
  markets: readonly MarketRow[],
  { describe, closings, language, players, eachWay: set }: Showing,
): SportsMarket[] {
  const isOver = (OVER_STATES as readonly string[]).includes(event.state) || isMatchClosed(closings, event)
  const places = { home: nameOf(event.home, language), away: nameOf(event.away, language) }
  return markets.flatMap((row) => {
    const groups = describe(row.marketId, row.specifiers)?.groups ?? []
    const isClosed = isOver || isMarketClosed(closings, event, { ...row, groups })
    const shown = showMarket(row, describe, { language, sport: event.sportUrn, places, players, isClosed })
    const eachWay = shown?.state === 'open' ? eachWayOf(row, { tournamentUrn: event.tournamentUrn, markets, set }) : undefined
    return shown ? { ...shown, ...(eachWay && { eachWay }) } : []
  })
}

export const showTeam = ({ urn, name, abbreviation, details }: TeamRow, language: string): SportsTeam => ({
  urn,
  name: wordIn(name, language),
  abbreviation,
  details,
})

function showRow(
  event: EventRow,
  { language, markets, marketCount }: { language: string; markets: SportsMarket[]; marketCount: number },
): MatchRow {
  return {
    event: event.urn,
    sport: event.sportUrn,
    sportName: wordIn(event.sport, language),
    category: event.categoryUrn,
    categoryName: event.category && wordIn(event.category, language),
    league: event.tournamentUrn,
    leagueName: event.tournament && wordIn(event.tournament, language),
    home: event.home && showTeam(event.home, language),
    away: event.away && showTeam(event.away, language),
    startsAt: event.startsAt?.getTime() ?? null,
    state: event.state as MatchRow['state'],
    isVirtual: event.isVirtual,
    standing: showStanding(event.standing, event.toldAt),
    version: Number(event.version),
    markets,
    marketCount,
  }
}
