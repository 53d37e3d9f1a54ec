import { type Of, attribute, documentOf, listed, many, one, optional, piecesOf, shape } from '../xml/shape.ts'
import { coded, moment, truth, whole, words } from '../xml/values.ts'

const NAMESPACE = 'http://schemas.sportradar.com/sportsapi/v1/unified'
const NAMED = { id: attribute('id', words), name: attribute('name', words) }
const COUNTRY = { country: optional(attribute('country', words)), countryCode: optional(attribute('country_code', words)) }
const generatedAtMs = optional(attribute('generated_at', moment))

const sport = shape('sport', NAMED)
export type Sport = Of<typeof sport>
const category = shape('category', { ...NAMED, countryCode: optional(attribute('country_code', words)) })

const SEASON = {
  ...NAMED,
  /** Dates. */
  startDate: optional(attribute('start_date', words)),
  endDate: optional(attribute('end_date', words)),
  year: optional(attribute('year', words)),
  tournament: optional(attribute('tournament_id', words)),
}
const tournament = shape('tournament', {
  ...NAMED,
  sport: one(sport),
  category: one(category),
  currentSeason: optional(one(shape('current_season', SEASON))),
})
export type Tournament = Of<typeof tournament>

const round = shape('tournament_round', {
  type: optional(attribute('type', words)),
  number: optional(attribute('number', whole)),
  name: optional(attribute('name', words)),
  group: optional(attribute('group', words)),
  phase: optional(attribute('phase', words)),
  matchNumber: optional(attribute('cup_round_match_number', whole)),
  matches: optional(attribute('cup_round_matches', whole)),
})

const COMPETITOR = {
  ...NAMED,
  abbreviation: optional(attribute('abbreviation', words)),
  shortName: optional(attribute('short_name', words)),
  ...COUNTRY,
  gender: optional(attribute('gender', words)),
  ageGroup: optional(attribute('age_group', words)),
  virtual: optional(attribute('virtual', truth)),
}
const competitor = shape('competitor', { ...COMPETITOR, side: optional(attribute('qualifier', coded({ home: 'home', away: 'away' }))) })
export type Competitor = Of<typeof competitor>

const venue = shape('venue', {
  ...NAMED,
  capacity: optional(attribute('capacity', whole)),
  city: optional(attribute('city_name', words)),
  country: optional(attribute('country_name', words)),
  countryCode: optional(attribute('country_code', words)),
})
const info = shape('info', { key: attribute('key', words), value: attribute('value', words) })

const SPORT_EVENT = {
  id: attribute('id', words),
  scheduledMs: optional(attribute('scheduled', moment)),
  startMs: optional(attribute('start_time', moment)),
  startToBeDefined: optional(attribute('start_time_tbd', truth)),
  nextLiveMs: optional(attribute('next_live_time', moment)),
  /** Whether it is offered while it is played: `booked`, `bookable`, `buyable`, `not_available`. */
  liveOdds: optional(attribute('liveodds', words)),
  status: optional(attribute('status', words)),
  replacedBy: optional(attribute('replaced_by', words)),
  round: optional(one(round)),
  season: optional(one(shape('season', SEASON))),
  tournament: optional(one(tournament)),
  competitors: listed('competitors', competitor),
  venue: optional(one(venue)),
}
const sportEvent = shape('sport_event', SPORT_EVENT)
export type SportEvent = Of<typeof sportEvent>
const fixtureShape = shape('fixture', { ...SPORT_EVENT, extraInfo: listed('extra_info', info) })
export type Fixture = Of<typeof fixtureShape>

export const fixture = documentOf(shape('fixtures_fixture', { generatedAtMs, fixture: one(fixtureShape) }), NAMESPACE)
const scheduleShape = shape('schedule', { generatedAtMs, events: many(sportEvent) })
export const schedule = documentOf(scheduleShape, NAMESPACE)
/** A schedule as it is made, event by event: that of a day is long. */
export const schedulePieces = (generatedAtMs: number, events: Iterable<SportEvent>): Iterable<string> =>
  piecesOf({ root: scheduleShape, item: sportEvent, namespace: NAMESPACE }, { generatedAtMs, events: [] }, events)
export const sports = documentOf(shape('sports', { generatedAtMs, sports: many(sport) }), NAMESPACE)
export const tournaments = documentOf(shape('tournaments', { generatedAtMs, tournaments: many(tournament) }), NAMESPACE)

const player = shape('player', {
  ...NAMED,
  fullName: optional(attribute('full_name', words)),
  /** `goalkeeper`, `defender`, `midfielder`, `forward`, by the sport. */
  position: optional(attribute('type', words)),
  birthDate: optional(attribute('date_of_birth', words)),
  nationality: optional(attribute('nationality', words)),
  countryCode: optional(attribute('country_code', words)),
  number: optional(attribute('jersey_number', whole)),
})
export type Player = Of<typeof player>
const profiled = shape('competitor', { ...COMPETITOR, sport: optional(one(sport)), category: optional(one(category)) })

export const competitorProfile = documentOf(
  shape('competitor_profile', {
    generatedAtMs,
    competitor: one(profiled),
    venue: optional(one(venue)),
    players: listed('players', player),
  }),
  NAMESPACE,
)
