import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Tournament, inventWorld, labelledDraws } from '../invented/index.ts'
import { type Fixture, GENESIS_MS, type MatchId, type Side, competitorOf, createCalendar, lengthOf, roundName, venueOf } from './index.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** All timetables come again together after so long. */
const PERIOD = 378 * HOUR

const drawsOf = labelledDraws((text) => createHash('sha256').update(text).digest())
const world = inventWorld(drawsOf)
const calendar = createCalendar(world, drawsOf)
const tournamentOf = new Map(world.tournaments.map((tournament) => [tournament.id as string, tournament]))
const of = ({ tournament }: Pick<Fixture, 'tournament'>): Tournament => tournamentOf.get(tournament)!

const from = GENESIS_MS + 500 * DAY
const MONTH = 2 * PERIOD
/** What is live when the month begins started before. */
const month = calendar.fixturesBetween({ fromMs: from - 4 * HOUR, toMs: from + MONTH })

/** How many matches are live at each minute of the month, if each lasts as long as is said. */
function liveOf(fixtures: readonly Fixture[], secondsOf: (fixture: Fixture) => number): number[] {
  const changes = new Int16Array(MONTH / MINUTE + 1)
  for (const fixture of fixtures) {
    const [starts, ends] = [fixture.startsAtMs, fixture.startsAtMs + secondsOf(fixture) * SECOND].map((ms) =>
      Math.min(MONTH / MINUTE, Math.max(0, Math.ceil((ms - from) / MINUTE))),
    ) as [number, number]
    changes[starts]!++
    changes[ends]!--
  }
  let live = 0
  return Array.from(changes.subarray(0, MONTH / MINUTE), (change) => (live += change))
}

const leastAndMost = (counts: readonly number[]): [number, number] => [
  counts.reduce((a, b) => Math.min(a, b)),
  counts.reduce((a, b) => Math.max(a, b)),
]

test('at every minute of a month between 30 and 45 matches are live', () => {
  const [least, most] = leastAndMost(liveOf(month, (fixture) => lengthOf(of(fixture)).usual))
  expect(least).toBeGreaterThanOrEqual(30)
  expect(most).toBeLessThanOrEqual(45)
})

test('a month is two times the same, so that what holds of it holds always', () => {
  const told = (fixtures: readonly Fixture[], since: number): string[] =>
    fixtures.map(({ tournament, round, startsAtMs }) => `${startsAtMs - since} ${tournament} ${round}`).toSorted()
  const first = calendar.fixturesBetween({ fromMs: from, toMs: from + PERIOD })
  const second = calendar.fixturesBetween({ fromMs: from + PERIOD, toMs: from + 2 * PERIOD })
  expect(first.length).toBeGreaterThan(50_000)
  expect(told(first, from)).toEqual(told(second, from + PERIOD))
})

test('lengths that vary leave nearly all minutes within the bounds, and none far outside', () => {
  const draws = drawsOf('lengths')
  const live = liveOf(month, (fixture) => {
    const { least, usual, most } = lengthOf(of(fixture))
    const near = Math.max(draws.below(1000), draws.below(1000)) / 1000
    return draws.below(1000) * (most - least) < (most - usual) * 1000 ? least + near * (usual - least) : most - near * (most - usual)
  })
  const [least, most] = leastAndMost(live)
  expect(least).toBeGreaterThanOrEqual(27)
  expect(most).toBeLessThanOrEqual(50)
  expect(live.filter((count) => count < 30).length).toBeLessThan(live.length / 1000)
  expect(live.filter((count) => count > 46).length).toBeLessThan(live.length / 200)
})

test('every sport has a match live at nearly all times', () => {
  const sports = [...new Set(world.tournaments.map(({ sport }) => sport))]
  expect(sports).toHaveLength(10)
  for (const sport of sports) {
    const live = liveOf(
      month.filter((fixture) => of(fixture).sport === sport),
      (fixture) => lengthOf(of(fixture)).usual,
    )
    expect(live.filter((count) => count === 0).length / live.length, sport).toBeLessThan(0.04)
  }
})

/** Results that nobody knows before: as good as any to see who goes on. */
const winnerOf = (match: MatchId): Side => (createHash('sha256').update(match).digest()[0]! % 2 === 0 ? 'home' : 'away')

test('nobody plays twice at a time, and everybody rests, whoever wins the cups', () => {
  const last = new Map<string, { startsAtMs: number; most: number }>()
  const tooSoon: string[] = []
  let pairs = 0
  for (const fixture of month) {
    const most = lengthOf(of(fixture)).most * SECOND
    for (const side of ['home', 'away'] as const) {
      const competitor = competitorOf(fixture[side], calendar, winnerOf)!
      const before = last.get(competitor)
      if (before) {
        const gap = fixture.startsAtMs - before.startsAtMs
        if (gap <= Math.max(before.most + 10 * MINUTE, 35 * MINUTE)) tooSoon.push(fixture.id)
        pairs++
      }
      last.set(competitor, { startsAtMs: fixture.startsAtMs, most })
    }
  }
  expect(tooSoon).toEqual([])
  expect(pairs).toBeGreaterThan(200_000)
  expect(last.size).toBe(world.competitors.size)
})

test('a team plays about once an hour or less', () => {
  for (const { id, name } of world.tournaments.filter(({ form }) => form === 'league')) {
    const { startsAtMs, endsAtMs } = calendar.seasonAt(id, from)!
    const rounds = new Set(month.filter(({ tournament }) => tournament === id).map(({ round }) => round)).size
    expect((endsAtMs - startsAtMs) / rounds, name.pt).toBeGreaterThan(55 * MINUTE)
  }
})

test('seasons of leagues are whole: each round everybody once, everybody twice against everybody', () => {
  for (const { id, competitors } of world.tournaments.filter(({ form }) => form === 'league')) {
    const fixtures = calendar.fixturesOfSeason(id, 7)
    const rounds = Map.groupBy(fixtures, ({ round }) => round)
    expect([...rounds.keys()].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 2 * (competitors.length - 1) }, (_, n) => n + 1))
    for (const round of rounds.values()) {
      const playing = round.flatMap(({ home, away }) => [home, away]).map((one) => ('competitor' in one ? one.competitor : ''))
      expect(playing.toSorted()).toEqual(competitors.toSorted())
    }
    const met = fixtures.map(({ home, away }) => JSON.stringify([home, away]))
    expect(new Set(met).size).toBe(competitors.length * (competitors.length - 1))
  }
})

test('seasons differ in their order; knock-outs are drawn, the stronger half away at first, and end with one winner', () => {
  for (const { id, form, competitors } of world.tournaments) {
    const entrants = (season: number): string[] =>
      calendar.fixturesOfSeason(id, season).map(({ home, away }) => JSON.stringify([home, away]))
    expect(entrants(3)).toEqual(entrants(3))
    expect(entrants(3)).not.toEqual(entrants(4))
    if (form === 'league') continue
    const ties = calendar.fixturesOfSeason(id, 3)
    expect(ties).toHaveLength(competitors.length - 1)
    const alive = new Set<string>(competitors)
    for (const tie of ties) {
      const sides = { home: competitorOf(tie.home, calendar, winnerOf)!, away: competitorOf(tie.away, calendar, winnerOf)! }
      expect(alive.has(sides.home) && alive.has(sides.away) && sides.home !== sides.away).toBe(true)
      if (tie.round === 1) {
        const [home, away] = [sides.home, sides.away].map((one) => world.competitors.get(one)!.baseRating) as [number, number]
        expect(home).toBeLessThanOrEqual(away)
      } else expect(competitorOf(tie.home, calendar, () => undefined)).toBeUndefined()
      alive.delete(sides[winnerOf(tie.id) === 'home' ? 'away' : 'home'])
    }
    expect(alive.size).toBe(1)
  }
})

test('ids are unique, numbers have no gap, and each match is found again by its id', () => {
  expect(new Set(month.map(({ id }) => id)).size).toBe(month.length)
  for (const fixtures of Map.groupBy(month, ({ tournament }) => tournament).values()) {
    expect(fixtures.filter(({ number }, n) => number !== fixtures[0]!.number + n)).toEqual([])
  }
  for (let n = 0; n < month.length; n += 101) expect(calendar.fixture(month[n]!.id)).toEqual(month[n])
  expect(calendar.fixture('tc:match:101')).toMatchObject({ tournament: 'tc:tournament:1', season: 1, round: 1, number: 1 })
  for (const wrong of ['tc:match:1', 'tc:match:199', 'tc:match:-99', 'tc:match:101.5', 'tc:match:0101', 'tc:match:NaN'] as const) {
    expect(calendar.fixture(wrong as MatchId)).toBeUndefined()
  }
})

test('parts of a time are together the whole; before the world began nothing is played', () => {
  const [start, end] = [from + 5 * HOUR, from + 29 * HOUR]
  const whole = calendar.fixturesBetween({ fromMs: start, toMs: end })
  const parts: Fixture[] = []
  for (let at = start; at < end; at += 17 * MINUTE + 313) {
    parts.push(...calendar.fixturesBetween({ fromMs: at, toMs: Math.min(end, at + 17 * MINUTE + 313) }))
  }
  expect(parts.map(({ id }) => id).toSorted()).toEqual(whole.map(({ id }) => id).toSorted())
  expect(whole.every(({ startsAtMs }, n) => n === 0 || startsAtMs >= whole[n - 1]!.startsAtMs)).toBe(true)
  expect(calendar.fixturesBetween({ fromMs: GENESIS_MS - 9 * DAY, toMs: GENESIS_MS })).toEqual([])
  expect(calendar.seasonAt('tc:tournament:1', GENESIS_MS)).toBeUndefined()
})

test('a season holds its matches, and the next begins where it ends', () => {
  for (const { id } of world.tournaments) {
    const season = calendar.seasonAt(id, from)!
    expect(calendar.seasonAt(id, season.endsAtMs - 1)).toEqual(season)
    expect(calendar.seasonAt(id, season.endsAtMs)).toMatchObject({ season: season.season + 1, startsAtMs: season.endsAtMs })
    for (const { startsAtMs } of calendar.fixturesOfSeason(id, season.season)) {
      expect(startsAtMs >= season.startsAtMs && startsAtMs < season.endsAtMs).toBe(true)
    }
  }
})

test('matches are at the ground of whoever is at home, or where the season is held', () => {
  const [league, tour] = [tournamentOf.get('tc:tournament:1')!, tournamentOf.get('tc:tournament:11')!]
  expect(venueOf(world, league, { season: 2, home: 'tc:competitor:101' })).toMatchObject({ name: 'Estádio da Enseada' })
  expect(venueOf(world, league, { season: 2 })).toBeUndefined()
  const places = [1, 2, 3, 4, 5, 6, 7].map((season) => venueOf(world, tour, { season })!.id)
  expect(new Set(places).size).toBe(6)
  expect(places[6]).toBe(places[0])
})

test('rounds are called what they are', () => {
  const cup = tournamentOf.get('tc:tournament:3')!
  expect([1, 2, 3, 4, 5].map((round) => roundName(cup, { round }).pt)).toEqual([
    '16 avos de final',
    'Oitavas de final',
    'Quartas de final',
    'Semifinal',
    'Final',
  ])
  expect(roundName(tournamentOf.get('tc:tournament:1')!, { round: 12 })).toEqual({ pt: 'Rodada 12', en: 'Round 12' })
})
