import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Stream } from '@tucano/randomness'
import { SPORTS } from '@tucano/sports/markets'
import { digestOf, offerOf, pricesDigest } from '@tucano/sports/proof'
import { afterAll, expect, test } from 'vitest'
import { createCalendar, lengthOf } from '../calendar/index.ts'
import { systemClock } from '../clock.ts'
import { type Services, sidesOf, tournamentOf } from '../services.ts'
import { inventWorld, labelledDraws } from '../invented/index.ts'
import { selectableOf } from '../rest/custom-bet.ts'
import { Store } from '../store/store.ts'
import { toldMarket } from '../telling/offered.ts'
import { settledMarket } from '../telling/settled.ts'
import { toldStatus } from '../telling/status.ts'
import { hashes } from './chain.ts'
import { endOf } from './finish.ts'
import { strengthsOf } from './strengths-of.ts'

const FROM = Date.UTC(2026, 10, 19)
const DAY = 24 * 60 * 60 * 1000
/** One beat in so many is priced. */
const EVERY = 25

const drawsOf = labelledDraws((text) => createHash('sha256').update(text).digest())
const world = inventWorld(drawsOf)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'world-'))
const services: Services = { world, calendar: createCalendar(world, drawsOf), store: new Store(folder), clock: systemClock }
afterAll(() => {
  services.store.close()
  fs.rmSync(folder, { recursive: true })
})

const fixtures = services.calendar.fixturesBetween({ fromMs: FROM, toMs: FROM + DAY })
/** A first match of each tournament of the day, where it is known who plays. */
const firsts = world.tournaments.flatMap(({ id }) => fixtures.find((one) => one.tournament === id && sidesOf(services, one)) ?? [])

test('every tournament has matches whose strengths its sport takes', () => {
  expect(firsts.length).toBeGreaterThanOrEqual(25)
  for (const fixture of firsts) {
    const tournament = tournamentOf(services, fixture.tournament)
    const match = SPORTS[tournament.sport].start(strengthsOf(services, tournament, sidesOf(services, fixture)!))
    expect(match.standing.phase, tournament.id).toBe('before')
  }
})

test.each(Object.values(SPORTS).map((sport) => [sport.code, sport] as const))(
  '%s: what is listed for a bet on several things can be chosen, and nothing else can',
  (code, sport) => {
    const fixture = firsts.find(({ tournament }) => tournamentOf(services, tournament).sport === code)!
    const match = sport.start(strengthsOf(services, tournamentOf(services, fixture.tournament), sidesOf(services, fixture)!))
    const book = match.book()
    const offer = offerOf(match, book)
    const listed = new Set(
      selectableOf(fixture.id, { offer }).markets.flatMap(({ id, specifiers, outcomes }) =>
        outcomes.map((one) => `${id} ${specifiers} ${one.id}`),
      ),
    )
    expect(listed.size).toBeGreaterThan(0)
    for (const { now, odds } of offer) {
      const [first] = now.outcomes
      if (odds[0] === undefined || first === undefined) continue
      const chance = book.chanceOf([{ market: now.id, specifiers: now.specifiers, outcome: first.id }])
      expect(chance !== undefined, `${now.id} ${now.specifiers}`).toBe(listed.has(`${now.id} ${now.specifiers} ${first.id}`))
    }
  },
)

test.each(Object.values(SPORTS).map((sport) => [sport.code, sport] as const))(
  '%s: played to its end in about the time that is planned for it, and all that was offered is decided',
  (code, sport) => {
    const fixture = firsts.find(({ tournament }) => tournamentOf(services, tournament).sport === code)!
    const tournament = tournamentOf(services, fixture.tournament)
    const draws = new Stream((cursor) => hashes.sha256(`${code}|${cursor}`))
    const strengths = strengthsOf(services, tournament, sidesOf(services, fixture)!)
    let match = sport.start(strengths)
    const offered = new Map<string, { id: number; specifiers: string }>()
    let [beats, prices] = [0, '']
    for (; !match.isOver; beats++) {
      if (beats % EVERY === 0) {
        const offer = offerOf(match, match.book())
        expect(offer.length).toBeGreaterThan(0)
        prices = pricesDigest(prices, offer, hashes)
        for (const priced of offer) {
          const { id, specifiers, outcomes } = toldMarket(priced)
          offered.set(`${id}/${specifiers}`, { id, specifiers })
          expect(new Set(outcomes.map((one) => one.id)).size).toBe(outcomes.length)
        }
        expect(toldStatus(code, match.standing, 'live').matchStatus).toBeGreaterThanOrEqual(0)
      }
      match = match.beat(draws).next
    }
    expect(digestOf({ sport: code, maths: sport.maths, strengths }, hashes)).toMatch(/^[\da-f]{64}$/)
    expect(prices).toMatch(/^[\da-f]{64}$/)
    const { least, most } = lengthOf({ ...tournament, pace: 'ordinary' })
    expect(beats * sport.beatSeconds).toBeGreaterThan(least * 0.7)
    expect(beats * sport.beatSeconds).toBeLessThan(most * 1.3)
    const book = match.book()
    const left = [...offered.values()].filter(({ id, specifiers }) => !book.market(id, specifiers)?.isDecided)
    // Sets and maps that were not played.
    for (const { specifiers } of left) expect(specifiers).toMatch(/setnr|mapnr|gamenr|quarternr/)
    for (const { id, specifiers } of offered.values()) {
      const now = book.market(id, specifiers)
      if (now?.isDecided) expect(settledMarket(now).outcomes).toHaveLength(now.outcomes.length)
    }
    expect(endOf(code, match.standing).score).toEqual({ home: match.standing.score.home, away: match.standing.score.away })
  },
)
