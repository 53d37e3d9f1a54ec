import type {
  Competitor as ToldCompetitor,
  Player as ToldPlayer,
  Fixture as ToldFixture,
  SportEvent,
  Tournament as ToldTournament,
} from '@tucano/feed'
import { type Fixture, roundName, venueOf } from '../calendar/index.ts'
import { type Services, type Sides, isNeutral, sidesOf, sportOf, tournamentOf } from '../services.ts'
import {
  type Competitor,
  type CompetitorId,
  SPORTS,
  SQUADS,
  type Tournament,
  type TournamentId,
  type Venue,
  type Words,
} from '../invented/index.ts'
import { lastRoundMs, readSeasonId, seasonId } from '../outrights/season.ts'
import { outrightById } from '../store/outrights.ts'
import { type MatchRow, type Stage, matchById, stageOf } from '../store/matches.ts'

export type Language = keyof Words

const DAY_LENGTH = 'yyyy-mm-dd'.length
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, DAY_LENGTH)

const GENDERS = { men: 'male', women: 'female', mixed: undefined } as const
const genderOf = ({ gender }: Tournament): { gender?: string } => {
  const told = GENDERS[gender]
  return told === undefined ? {} : { gender: told }
}

const countryCode = (code: string): string => code.slice(0, 3).toUpperCase()

function categoryOf({ world }: Services, { category }: Pick<Tournament, 'category'>, language: Language): ToldTournament['category'] {
  const { id, name, code } = world.categories.find((one) => one.id === category)!
  return { id, name: name[language], countryCode: countryCode(code) }
}

function countryOf({ world }: Services, { country }: Competitor, language: Language): { country: string; countryCode: string } {
  const { name, code } = world.categories.find((one) => one.code === country)!
  return { country: name[language], countryCode: countryCode(code) }
}

/** The season that it is at a moment. */
function seasonOf({ calendar }: Services, tournament: Tournament, { atMs, language }: { atMs: number; language: Language }) {
  const season = calendar.seasonAt(tournament.id, atMs)
  return (
    season && {
      id: seasonId(tournament, season.season),
      name: `${tournament.name[language]} ${season.season}`,
      startDate: dayOf(season.startsAtMs),
      endDate: dayOf(season.endsAtMs),
      tournament: tournament.id,
    }
  )
}

export function toldTournament(services: Services, tournament: Tournament, language: Language): ToldTournament {
  const sport = sportOf(tournament.sport)
  const currentSeason = seasonOf(services, tournament, { atMs: services.clock.now(), language })
  return {
    id: tournament.id,
    name: tournament.name[language],
    sport: { id: sport.id, name: sport.name[language] },
    category: categoryOf(services, tournament, language),
    ...(currentSeason && { currentSeason }),
  }
}

export const toldSports = (language: Language) => SPORTS.map(({ id, name }) => ({ id: id as string, name: name[language] }))

function toldCompetitor(
  services: Services,
  tournament: Tournament,
  { who, language }: { who: Competitor; language: Language },
): ToldCompetitor {
  return {
    id: who.id,
    name: who.name,
    shortName: who.shortName,
    abbreviation: who.abbreviation,
    virtual: true,
    ...countryOf(services, who, language),
    ...genderOf(tournament),
  }
}

const toldVenue = ({ id, name, town, capacity }: Venue) => ({ id, name, capacity, city: town })

const STATUSES: Record<Stage, string> = { announced: 'not_started', live: 'live', over: 'ended', off: 'cancelled' }

/** An event as schedules have it; nothing, while it is not known who plays. Its tournament may have been told before. */
export function toldEvent(services: Services, fixture: Fixture, language: Language, known?: ToldTournament): SportEvent | undefined {
  const sides = sidesOf(services, fixture)
  if (sides === undefined) return undefined
  const tournament = tournamentOf(services, fixture.tournament)
  const venue = venueOf(services.world, tournament, { season: fixture.season, home: sides.home.id })
  const row = stageOf(services.store, fixture.id)
  const season = seasonOf(services, tournament, { atMs: fixture.startsAtMs, language })
  const name = roundName(tournament, fixture)[language]
  const isCup = tournament.form === 'knockout'
  return {
    id: fixture.id,
    scheduledMs: fixture.startsAtMs,
    startMs: row?.beganMs ?? fixture.startsAtMs,
    startToBeDefined: false,
    liveOdds: 'booked',
    status: row ? STATUSES[row.stage] : 'not_started',
    round: isCup ? { type: 'cup', name } : { type: 'group', number: fixture.round, name },
    ...(season && { season }),
    tournament: known ?? toldTournament(services, tournament, language),
    competitors: (['home', 'away'] as const).map((side) => ({
      ...toldCompetitor(services, tournament, { who: sides[side], language }),
      side,
    })),
    ...(venue === undefined ? {} : { venue: toldVenue(venue) }),
  }
}

/** Events of a schedule, each told when it is asked for. */
export function* eventsOf(services: Services, fixtures: readonly Fixture[], language: Language): Generator<SportEvent> {
  const tournaments = new Map<TournamentId, ToldTournament>()
  for (const fixture of fixtures) {
    const { tournament: id } = fixture
    const told = tournaments.get(id) ?? toldTournament(services, tournamentOf(services, id), language)
    tournaments.set(id, told)
    const event = toldEvent(services, fixture, language, told)
    if (event) yield event
  }
}

function extraOf(tournament: Tournament, sides: Sides, row: MatchRow | undefined): ToldFixture['extraInfo'] {
  const { bestOf, rounds } = tournament.format
  const facts: Record<string, string | number | boolean | null | undefined> = {
    virtual: true,
    neutral_ground: isNeutral(tournament, sides.home),
    pace: tournament.pace,
    best_of: bestOf,
    rounds,
    // What the match will be proven by, told before its prices.
    chain_anchor: row?.anchor,
    chain_links: row?.links,
    strengths_digest: row?.digest,
  }
  return Object.entries(facts).flatMap(([key, value]) => (value === undefined || value === null ? [] : [{ key, value: String(value) }]))
}

export function toldFixture(services: Services, fixture: Fixture, language: Language): ToldFixture | undefined {
  const [event, sides] = [toldEvent(services, fixture, language), sidesOf(services, fixture)]
  if (event === undefined || sides === undefined) return undefined
  const tournament = tournamentOf(services, fixture.tournament)
  return { ...event, extraInfo: extraOf(tournament, sides, matchById(services.store, fixture.id)) }
}

/** Who wins a season, as an event of its own: everybody who plays in it, and nobody at home. Bets on it end with it. */
export function toldSeason(services: Services, id: string, language: Language): ToldFixture | undefined {
  const found = readSeasonId(services, id)
  const row = outrightById(services.store, id)
  if (found === undefined || row === undefined) return undefined
  const { tournament } = found
  const fixtures = services.calendar.fixturesOfSeason(tournament.id, found.season)
  const startMs = lastRoundMs(fixtures)
  const season = seasonOf(services, tournament, { atMs: startMs, language })
  return {
    id,
    scheduledMs: startMs,
    startMs,
    startToBeDefined: false,
    liveOdds: 'not_available',
    status: row.stage === 'over' ? 'closed' : 'not_started',
    ...(season && { season }),
    tournament: toldTournament(services, tournament, language),
    competitors: tournament.competitors.map((who) =>
      toldCompetitor(services, tournament, { who: services.world.competitors.get(who)!, language }),
    ),
    extraInfo: [{ key: 'virtual', value: 'true' }],
  }
}

function toldPlayers(tournament: Tournament, who: Competitor, language: Language): ToldPlayer[] {
  const { sport } = tournament
  if (who.kind === 'athlete' || sport === 'tennis' || sport === 'mma') return []
  return who.squad.map(({ id, name, shortName, number, position }) => ({
    id,
    name: shortName,
    fullName: name,
    number,
    position: SQUADS[sport].find((place) => place.position === position)?.name[language] ?? position,
  }))
}

export function toldProfile(services: Services, id: string, language: Language) {
  const who = services.world.competitors.get(id as CompetitorId)
  if (who === undefined) return undefined
  const tournament = tournamentOf(services, who.tournament)
  const { id: sport, name } = sportOf(tournament.sport)
  const ground = who.kind === 'team' ? who.ground : undefined
  return {
    competitor: {
      ...toldCompetitor(services, tournament, { who, language }),
      sport: { id: sport as string, name: name[language] },
      category: categoryOf(services, tournament, language),
    },
    ...(ground === undefined ? {} : { venue: toldVenue(ground) }),
    players: toldPlayers(tournament, who, language),
  }
}
