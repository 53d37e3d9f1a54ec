// Matches as they are when they are played: of all sports, each in the middle, with every market that is offered of it.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { OfferedMarket, SportEventStatus } from '@tucano/feed'
import { Seeded } from '@tucano/round/testing'
import { type Match, SPORTS } from '@tucano/sports/markets'
import { offerOf } from '@tucano/sports/proof'
import { type Fixture, createCalendar } from '../../world/src/calendar/index.ts'
import { systemClock } from '../../world/src/clock.ts'
import { type Services, sidesOf, sportNumber, tournamentOf } from '../../world/src/services.ts'
import { type SportCode, inventWorld, labelledDraws } from '../../world/src/invented/index.ts'
import { hasPrice } from '../../world/src/matches/changes.ts'
import { strengthsOf } from '../../world/src/matches/strengths-of.ts'
import { Store } from '../../world/src/store/store.ts'
import { toldMarket } from '../../world/src/telling/offered.ts'
import { toldStatus } from '../../world/src/telling/status.ts'

const DAY_MS = 86_400_000
const DAYS = 3
const BEATS = 12

/** The invented world, with nothing played yet. */
export interface Matches {
  services: Services
  /** So many, of all sports in turn, before their first beat. */
  start: (many: number) => StartedMatch[]
  close: () => void
}

export interface StartedMatch {
  fixture: Fixture
  code: SportCode
  match: Match
}

export function openMatches(): Matches {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-matches-'))
  const drawsOf = labelledDraws((text) => createHash('sha256').update(text).digest())
  const world = inventWorld(drawsOf)
  const services: Services = { world, calendar: createCalendar(world, drawsOf), store: new Store(folder), clock: systemClock }
  return {
    services,
    start: (many) => startMatches(services, many),
    close: () => {
      services.store.close()
      fs.rmSync(folder, { recursive: true })
    },
  }
}

function startMatches(services: Services, many: number): StartedMatch[] {
  const fromMs = Date.now()
  const known = services.calendar.fixturesBetween({ fromMs, toMs: fromMs + DAYS * DAY_MS }).filter((fixture) => sidesOf(services, fixture))
  const bySport = Map.groupBy(known, ({ tournament }) => tournamentOf(services, tournament).sport)
  const inTurn = Array.from({ length: many }, (_, n) => [...bySport.values()].flatMap((fixtures) => fixtures[n] ?? [])).flat()
  if (inTurn.length < many) throw new Error(`${inTurn.length} matches are known, not ${many}`)
  return inTurn.slice(0, many).map((fixture) => {
    const tournament = tournamentOf(services, fixture.tournament)
    const strengths = strengthsOf(services, tournament, sidesOf(services, fixture)!)
    return { fixture, code: tournament.sport, match: SPORTS[tournament.sport].start(strengths) }
  })
}

/** Every state of a match, beat after beat, to its end. */
export function* beatsOf({ match: before }: StartedMatch, seed: number): Generator<Match> {
  const draws = new Seeded(seed)
  let match = before
  for (yield match; !match.isOver; yield match) match = match.beat(draws).next
}

/** A match that a feed tells of. */
export interface ToldMatch {
  urn: string
  code: SportCode
  /** The feed's number of its sport. */
  sport: number
  fixture: Fixture
  status: SportEventStatus
  markets: OfferedMarket[]
}

/** The match after some beats, as a feed tells it. */
export function toldMatch(started: StartedMatch, seed: number): ToldMatch {
  const { fixture, code } = started
  const now = [...beatsOf(started, seed).take(BEATS)].findLast(({ isOver }) => !isOver) ?? started.match
  const markets = offerOf(now, now.book())
    .filter(hasPrice)
    .map((priced) => toldMarket(priced))
  return { urn: fixture.id, code, sport: sportNumber(code), fixture, status: toldStatus(code, now.standing, 'live'), markets }
}
