import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { CALLS, type KnownMessage, type OfferedMarket, readMessage } from '@tucano/feed'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCalendar } from '../calendar/index.ts'
import { FaultSwitches } from '../faults/faults.ts'
import { inventWorld, labelledDraws } from '../invented/index.ts'
import { toldMarkets } from '../rest/descriptions.ts'
import { toldSeason } from '../rest/sport-events.ts'
import { recoverStateful } from '../rest/recover.ts'
import type { Running } from '../running.ts'
import { leagueTable } from '../standings/index.ts'
import { addPlayed, playedInSeason } from '../store/matches.ts'
import { Store } from '../store/store.ts'
import { Teller } from '../telling/teller.ts'
import { RACE } from '../testing/race.ts'
import { placeChances } from './chances.ts'
import { Outrights, stopOutright } from './outrights.ts'

const drawsOf = labelledDraws((text) => createHash('sha256').update(text).digest())
const world = inventWorld(drawsOf)
const calendar = createCalendar(world, drawsOf)
const league = world.tournaments.find(({ number }) => number === 1)!
const NOON = Date.UTC(2026, 10, 19, 12)
const { season, startsAtMs } = calendar.seasonAt(league.id, NOON)!
const fixtures = calendar.fixturesOfSeason(league.id, season)
const URN = `tc:season:${100_000 + season}`

let folder: string
let store: Store
let running: Running
let outrights: Outrights
let told: KnownMessage[]
let nowMs: number

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'outrights-'))
  store = new Store(folder)
  told = []
  nowMs = startsAtMs
  const clock = { now: () => nowMs, wait: () => Promise.resolve() }
  const faults = new FaultSwitches()
  const publisher = {
    publish: (_: string, body: string | Buffer) => Promise.resolve(void told.push(readMessage(Buffer.from(body)) as KnownMessage)),
  }
  const teller = new Teller({ publishers: [{ ...publisher, stop: () => Promise.resolve() }], clock, faults, say: () => undefined })
  const one = { ...world, tournaments: [league] }
  running = {
    world: one,
    calendar,
    store,
    clock,
    faults,
    teller,
    sports: { football: RACE },
    randomBytes: (count) => new Uint8Array(count),
  }
  outrights = new Outrights(running, new Map())
})
afterEach(() => {
  store.close()
  fs.rmSync(folder, { recursive: true })
})

/** Plays matches of the season up to a moment, the first named always winning at home. */
function playTo(ms: number): void {
  nowMs = ms
  const known = new Set(playedInSeason(store, league.id, season).map(({ id }) => id))
  for (const fixture of fixtures) {
    const { home, away } = fixture
    if (fixture.startsAtMs >= ms || known.has(fixture.id) || !('competitor' in home) || !('competitor' in away)) continue
    const better = Number(home.competitor.split(':')[2]) < Number(away.competitor.split(':')[2])
    const score = better ? { home: 2, away: 0 } : { home: 0, away: 1 }
    addPlayed(store, { ...fixture, sport: 'football', home: home.competitor, away: away.competitor, score, detail: score })
  }
}
const look = (): KnownMessage[] => {
  told.length = 0
  outrights.look(nowMs)
  return [...told]
}
const marketsOf = (messages: readonly KnownMessage[]): readonly OfferedMarket[] =>
  messages.flatMap((one) => (one.kind === 'odds_change' ? one.markets : []))
const keys = (markets: readonly { id: number; specifiers: string }[]) => markets.map(({ id, specifiers }) => `${id}/${specifiers}`)
const sum = (market: OfferedMarket) => market.outcomes.reduce((all, { probability = 0 }) => all + probability, 0) / 1e9
const lastRoundMs = Math.min(...fixtures.filter(({ round }) => round === fixtures.at(-1)!.round).map((one) => one.startsAtMs))

test('chances of places follow from the table and what is ahead, the same each time', () => {
  const table = ['tc:competitor:1', 'tc:competitor:2', 'tc:competitor:3'].map((competitor, n) => ({
    competitor: competitor as `tc:competitor:${number}`,
    points: [4, 3, 0][n]!,
    difference: 0,
  }))
  const ahead = [{ home: table[1]!.competitor, away: table[2]!.competitor, homeWins: 0.5, draw: 0.3 }]
  const chances = placeChances(table, ahead, { places: 2, seed: 7 })
  const [first, second, third] = chances.map(({ among }) => among)
  // Whoever is second needs a win; level, a draw decides by chance.
  expect(second![0]).toBeCloseTo(0.5 + 0.3 / 2, 1)
  expect(first![0]! + second![0]! + third![0]!).toBeCloseTo(1, 9)
  expect(first![1]! + second![1]! + third![1]!).toBeCloseTo(2, 9)
  expect(placeChances(table, ahead, { places: 2, seed: 7 })).toEqual(chances)
  expect(placeChances(table, [], { places: 2, seed: 7 }).map(({ among }) => among)).toEqual([
    [1, 1],
    [0, 1],
    [0, 0],
  ])
})

test('from the beginning of a season on whoever plays in it can be bet on, with places beside it', () => {
  const [message] = look()
  expect(message).toMatchObject({ kind: 'odds_change', event: URN, producer: 103, status: { status: 'not_started' } })
  const [winner, two, three] = marketsOf([message!])
  expect(keys([winner!, two!, three!])).toEqual(['1110/', '1102/winners=2', '1102/winners=3'])
  expect([winner!, two!, three!].map((one) => Math.round(sum(one) * 1e6) / 1e6)).toEqual([1, 2, 3])
  expect(winner!.outcomes).toHaveLength(league.competitors.length)
  const implied = winner!.outcomes.reduce((all, { odds }) => all + (odds ? 1000 / odds : 0), 0)
  expect(implied).toBeGreaterThan(1.13)
  expect(implied).toBeLessThan(1.176)
  expect(look(), 'said once').toEqual([])
  const fixture = toldSeason(running, URN, 'pt')!
  expect(CALLS.fixture.reply.read(CALLS.fixture.reply.write({ generatedAtMs: nowMs, fixture })).fixture).toEqual(fixture)
  expect(fixture).toMatchObject({ id: URN, status: 'not_started', tournament: { id: league.id }, startMs: lastRoundMs })
  const described = toldMarkets({}, 'pt').filter(({ id }) => id === 1110 || id === 1102)
  expect(described).toMatchObject([
    { outcomesOfType: 'sr:competitor', specifiers: [{ name: 'winners' }] },
    { name: 'Campeão da temporada', specifiers: [] },
  ])
  expect(fixture.competitors.map(({ id }) => id)).toEqual([...league.competitors])
})

test('prices follow the table; a goal stops bets until they are looked at again', () => {
  const begun = marketsOf(look())[0]!
  playTo(startsAtMs + (lastRoundMs - startsAtMs) / 2)
  const favourite = league.competitors.toSorted((a, b) => Number(a.split(':')[2]) - Number(b.split(':')[2]))[0]!
  const price = marketsOf(look())[0]!.outcomes.find(({ id }) => id === favourite)!
  expect(price.probability).toBeGreaterThan(begun.outcomes.find(({ id }) => id === favourite)!.probability!)
  expect(price.probability).toBeGreaterThan(500_000_000)
  told.length = 0
  const match = { tournament: league.id, season }
  stopOutright(running, match)
  stopOutright(running, match)
  expect(told).toMatchObject([{ kind: 'bet_stop', event: URN, groups: ['all'] }])
  expect(keys(marketsOf(look()))).toContain('1110/')
})

test('what is missing of a season is waited for', () => {
  nowMs = startsAtMs + (lastRoundMs - startsAtMs) / 2
  expect(look()).toEqual([])
})

test('bets end with the last round, and the table settles them once it is over', () => {
  look()
  playTo(lastRoundMs - 30_000)
  const closed = marketsOf(look())
  expect(new Set(closed.map(({ status }) => status))).toEqual(new Set(['suspended']))
  expect(look()).toEqual([])
  playTo(fixtures.at(-1)!.startsAtMs + 1)
  const [settlement, end] = look()
  const table = leagueTable('football', league.competitors, playedInSeason(store, league.id, season))
  const markets = settlement!.kind === 'bet_settlement' ? settlement!.markets : []
  const wonBy = (n: number) => markets[n]!.outcomes.flatMap(({ id, result }) => (result === 'won' ? [id] : []))
  expect(wonBy(0)).toEqual([table[0]!.competitor])
  expect(new Set(wonBy(2))).toEqual(new Set(table.slice(0, 3).map(({ competitor }) => competitor)))
  expect(end).toMatchObject({ kind: 'odds_change', status: { status: 'closed' } })
  expect(look().filter((one) => 'event' in one && one.event === URN)).toEqual([])
  told.length = 0
  recoverStateful(running, { producer: 'pre', requestId: 5, event: URN })
  expect(told).toMatchObject([{ kind: 'bet_settlement', event: URN, requestId: 5 }, { kind: 'snapshot_complete' }])
})
