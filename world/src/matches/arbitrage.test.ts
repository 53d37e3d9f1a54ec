import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Stream } from '@tucano/randomness'
import { type Match, SPORTS, type Sport } from '@tucano/sports/markets'
import highsLoader from 'highs'
import { afterAll, expect, test } from 'vitest'
import { createCalendar } from '../calendar/index.ts'
import { systemClock } from '../clock.ts'
import { type Services, sidesOf, tournamentOf } from '../services.ts'
import { inventWorld, labelledDraws } from '../invented/index.ts'
import { Store } from '../store/store.ts'
import { surestOf } from '../testing/arbitrage.ts'
import { hashes } from './chain.ts'
import { strengthsOf } from './strengths-of.ts'

/** A hundred of each sport make a thousand. */
const STATES = process.env['TEST_WHOLE'] === '1' ? 100 : 1
const FROM = Date.UTC(2026, 10, 19)
const DAY = 24 * 60 * 60 * 1000

const drawsOf = labelledDraws((text) => createHash('sha256').update(text).digest())
const world = inventWorld(drawsOf)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'world-'))
const services: Services = { world, calendar: createCalendar(world, drawsOf), store: new Store(folder), clock: systemClock }
afterAll(() => {
  services.store.close()
  fs.rmSync(folder, { recursive: true })
})
const fixtures = services.calendar.fixturesBetween({ fromMs: FROM, toMs: FROM + DAY })
// Its types are those of its other build, which has the loader under a name.
const highs = await (highsLoader as unknown as typeof highsLoader.default)()

/** States of matches of a sport, from before the first beat on: of one match after the other, each as far as the draws say. */
function* statesOf(sport: Sport): Generator<Match> {
  for (const fixture of fixtures) {
    const tournament = tournamentOf(services, fixture.tournament)
    const sides = tournament.sport === sport.code ? sidesOf(services, fixture) : undefined
    if (!sides) continue
    const draws = new Stream((cursor) => hashes.sha256(`${fixture.id}|${cursor}`))
    let match = sport.start(strengthsOf(services, tournament, sides))
    for (let gap = draws.below(8); !match.isOver; gap--) {
      if (gap <= 0) {
        yield match
        gap = 1 + draws.below(80)
      }
      match = match.beat(draws).next
    }
  }
}

test.each(Object.values(SPORTS).map((sport) => [sport.code, sport] as const))(
  '%s: no stakes on all that is offered win however a match ends',
  (_code, sport) => {
    let seen = 0
    for (const match of statesOf(sport)) {
      const { profit, selections } = surestOf(highs, match)
      expect(selections).toBeGreaterThan(1)
      expect(profit, JSON.stringify(match.standing)).toBeLessThan(0)
      if (++seen === STATES) break
    }
    expect(seen).toBe(STATES)
  },
)

test('where prices give more than they take, the search finds it', () => {
  const [match] = statesOf(SPORTS.football)
  expect(surestOf(highs, match!, 1.06).profit).toBeGreaterThan(0)
})
