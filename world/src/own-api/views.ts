import type { Standing } from '@tucano/sports/models'
import { type CompetitorId, type Words, SQUADS, type Competitor, type Player, type SportCode } from '../invented/index.ts'
import { type Services, tournamentOf } from '../services.ts'
import { matchBefore } from '../matches/live-match.ts'
import { lineUpOf } from '../matches/line-up.ts'
import type { Programme } from '../programme.ts'
import type { Running } from '../running.ts'
import { type HeadToHead, type Outcome, type TableRow, formOf, headToHead, leagueTable } from '../standings/index.ts'
import { beatsOf } from '../store/beats.ts'
import { type Played, type Stage, lastPlayedBy, matchById, playedBetween, playedInSeason } from '../store/matches.ts'

const FORM = 5
const LAST = 10

export interface MatchView {
  id: string
  stage: Stage
  startsAtMs: number
  /** Of the beacon: what the next beat is drawn with. */
  nextRound: number | null
  beat: number
  isWaiting: boolean
  standing: Standing | null
  score: { home: number; away: number }
}

/** How a match stands, in all that its sport says of it. */
export function matchView(running: Running, programme: Programme, id: string): MatchView | undefined {
  const row = matchById(running.store, id)
  if (row === undefined) return undefined
  const live = programme.live.get(id)
  const standing = live?.now.standing ?? (row.stage === 'announced' ? matchBefore(running, row)?.standing : undefined) ?? null
  return {
    id,
    stage: row.stage,
    startsAtMs: row.beganMs ?? row.startsAtMs,
    nextRound: live?.beaconRound ?? null,
    beat: row.beat,
    isWaiting: live?.isWaiting ?? false,
    standing,
    score: standing?.score ?? { home: row.homeScore ?? 0, away: row.awayScore ?? 0 },
  }
}

export interface PlayerView extends Pick<Player, 'id' | 'name' | 'shortName' | 'number' | 'age'> {
  position: { code: string; name: Words }
}

function playerView(sport: SportCode, { id, name, shortName, number, age, position }: Player): PlayerView {
  const places = sport === 'tennis' || sport === 'mma' ? [] : SQUADS[sport]
  const called = places.find((place) => place.position === position)?.name ?? { pt: position, en: position }
  return { id, name, shortName, number, age, position: { code: position, name: called } }
}

export type LineUpView = Record<'home' | 'away', { starters: PlayerView[]; bench: PlayerView[] }>

export function lineUpsOf({ store, world }: Services, id: string): LineUpView | undefined {
  const row = matchById(store, id)
  if (row === undefined) return undefined
  const side = (competitor: CompetitorId): LineUpView['home'] => {
    const { starters, bench } = lineUpOf(row.sport, world.competitors.get(competitor)!)
    return { starters: starters.map((one) => playerView(row.sport, one)), bench: bench.map((one) => playerView(row.sport, one)) }
  }
  return { home: side(row.home), away: side(row.away) }
}

export interface StatisticsView {
  /** What has happened, in its order. */
  events: { beat: number; what: unknown }[]
  /** How often each kind of it, by side. */
  counts: Record<string, { home: number; away: number }>
}

export function statisticsOf({ store }: Services, id: string): StatisticsView | undefined {
  if (matchById(store, id) === undefined) return undefined
  const events: StatisticsView['events'] = []
  const counts: StatisticsView['counts'] = {}
  for (const { number, told } of beatsOf(store, id)) {
    for (const what of told as { kind: string; side?: 'home' | 'away' }[]) {
      events.push({ beat: number, what })
      if (what.side) (counts[what.kind] ??= { home: 0, away: 0 })[what.side]++
    }
  }
  return { events, counts }
}

export interface TableView {
  season: number
  rows: TableRow[]
}

/** The table of a season, the present one unless another is named. */
export function tableOf({ world, calendar, clock, store }: Services, id: string, asked?: number): TableView | undefined {
  const tournament = world.tournaments.find((one) => one.id === id)
  if (tournament === undefined || tournament.form !== 'league') return undefined
  const season = asked ?? calendar.seasonAt(tournament.id, clock.now())?.season
  if (season === undefined) return undefined
  return { season, rows: leagueTable(tournament.sport, tournament.competitors, playedInSeason(store, tournament.id, season)) }
}

export interface CompetitorView {
  id: string
  kind: Competitor['kind']
  sport: SportCode
  name: string
  shortName: string
  abbreviation: string
  colours: readonly [string, string]
  history: Words
  town: string
  crest: unknown
  foundedIn: number | null
  age: number | null
  form: Outcome[]
  last: Played[]
}

export function competitorView(services: Services, id: string): CompetitorView | undefined {
  const who = services.world.competitors.get(id as CompetitorId)
  if (who === undefined) return undefined
  const last = lastPlayedBy(services.store, who.id, LAST)
  return {
    id,
    kind: who.kind,
    sport: tournamentOf(services, who.tournament).sport,
    name: who.name,
    shortName: who.shortName,
    abbreviation: who.abbreviation,
    colours: who.colours,
    history: who.history,
    town: who.town,
    crest: who.kind === 'team' ? who.crest : null,
    foundedIn: who.kind === 'team' ? who.foundedIn : null,
    age: who.kind === 'athlete' ? who.age : null,
    form: formOf(who.id, last, FORM),
    last,
  }
}

export function headToHeadOf({ store, world }: Services, first: string, second: string): HeadToHead | undefined {
  const sides = { first: first as CompetitorId, second: second as CompetitorId }
  if (!world.competitors.has(sides.first) || !world.competitors.has(sides.second)) return undefined
  return headToHead(sides, playedBetween(store, sides))
}
