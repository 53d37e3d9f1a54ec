import type { Fixture, MatchId } from '../calendar/index.ts'
import { type Services, isNeutral, tournamentOf } from '../services.ts'
import type { CompetitorId, Tournament } from '../invented/index.ts'
import { ratingNow } from '../matches/finish.ts'
import type { LiveMatch } from '../matches/live-match.ts'
import { type TableRow, expectedScore, homeAdvantageOf, leagueTable } from '../standings/index.ts'
import { type OfSeason, type SeasonId, matchesOfSeason } from '../store/outrights.ts'
import type { Ahead, SoFar } from './chances.ts'

const SEASONS = 100_000
/** What was to begin longer ago than this is known, if anybody looked at it. */
const LATE_MS = 10 * 60_000
const MILLION = 1_000_000
/** How many matches of two that are alike end level. */
const LEVEL = 0.28

export const seasonId = ({ number }: Pick<Tournament, 'number'>, season: number): SeasonId => `tc:season:${number * SEASONS + season}`

/** Which season of which tournament a name is of. */
export function readSeasonId({ world }: Pick<Services, 'world'>, id: string): { tournament: Tournament; season: number } | undefined {
  const number = Number(/^tc:season:(\d{1,12})$/.exec(id)?.[1] ?? Number.NaN)
  const tournament = world.tournaments.find((one) => one.number === Math.floor(number / SEASONS))
  return tournament && number % SEASONS > 0 ? { tournament, season: number % SEASONS } : undefined
}

/** A season of a league as it stands. */
export interface SeasonNow {
  tournament: Tournament
  table: TableRow[]
  ahead: Ahead[]
  /** All of it is over. */
  isOver: boolean
}

const isLeft = ({ stage }: Pick<OfSeason, 'stage'>): boolean => stage === 'announced' || stage === 'live'

function tableOf(tournament: Tournament, matches: ReadonlyMap<MatchId, OfSeason>): TableRow[] {
  const results = [...matches.values()].flatMap(({ stage, home, away, homeScore, awayScore }) =>
    stage === 'over' ? [{ home, away, score: { home: homeScore ?? 0, away: awayScore ?? 0 } }] : [],
  )
  return leagueTable(tournament.sport, tournament.competitors, results)
}

/** By its own prices, while it is played. */
function liveEnds(match: LiveMatch | undefined): Pick<Ahead, 'homeWins' | 'draw'> | undefined {
  const result = match?.offer.find(({ now }) => now.id === 1)?.now.outcomes
  const [home, draw] = ['1', '2'].map((id) => result?.find((one) => one.id === id)?.chances.won)
  return home === undefined || draw === undefined ? undefined : { homeWins: home, draw }
}

/** By how both are rated. */
function ratedEnds(
  services: Services,
  tournament: Tournament,
  { home, away }: { home: CompetitorId; away: CompetitorId },
): Pick<Ahead, 'homeWins' | 'draw'> {
  const advantage = isNeutral(tournament, services.world.competitors.get(home)!) ? 0 : homeAdvantageOf(tournament.sport)
  const expected = expectedScore(ratingNow(services, home) - ratingNow(services, away) + advantage) / MILLION
  const draw = 4 * LEVEL * expected * (1 - expected)
  return { homeWins: expected - draw / 2, draw }
}

/** How a season stands; nothing where some of what was played of it is missing. */
export function seasonNow(
  services: Services,
  { season, fixtures, live, atMs }: { season: number; fixtures: readonly Fixture[]; live: ReadonlyMap<string, LiveMatch>; atMs: number },
): SeasonNow | undefined {
  const tournament = tournamentOf(services, fixtures[0]!.tournament)
  const matches = matchesOfSeason(services.store, tournament.id, season)
  if (fixtures.some(({ id, startsAtMs }) => startsAtMs < atMs - LATE_MS && !matches.has(id))) return undefined
  const left = fixtures.filter(({ id }) => {
    const row = matches.get(id)
    return row === undefined || isLeft(row)
  })
  const ahead = left.flatMap(({ id, home, away }): Ahead[] => {
    if (!('competitor' in home) || !('competitor' in away)) return []
    const sides = { home: home.competitor, away: away.competitor }
    return [{ ...sides, ...(liveEnds(live.get(id)) ?? ratedEnds(services, tournament, sides)) }]
  })
  return {
    tournament,
    table: tableOf(tournament, matches),
    ahead,
    isOver: left.length === 0,
  }
}

/** When the last round of a season begins. */
export function lastRoundMs(fixtures: readonly Fixture[]): number {
  const last = Math.max(...fixtures.map(({ round }) => round))
  return Math.min(...fixtures.flatMap(({ round, startsAtMs }) => (round === last ? [startsAtMs] : [])))
}

export const soFar = ({ competitor, points, scored, conceded }: TableRow): SoFar => ({ competitor, points, difference: scored - conceded })
