import { reconcile } from '#betting/books'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Player } from '../../testing/players.ts'
import { SportsTest, type TestMatch } from '../../testing/sports.ts'
import { Feed } from './feed/feed.ts'
import { ScriptedFeed, fixtureOf } from './feed/testing/scripted-feed.ts'
import { betStop, oddsChange, offer, outcome, settlement } from './feed/testing/told.ts'

const RESULT = { market: 1 }
const OVER = { market: 18, specifiers: 'total=2.5' }
const over = (change = {}) =>
  offer({ id: 18, specifiers: OVER.specifiers, outcomes: [outcome('12', 1900), outcome('13', 1900)], ...change })
const standing = (home: number) => ({ status: 'live' as const, matchStatus: 6, score: { home, away: 0 }, periods: [] })
let site: SportsTest
let told: ScriptedFeed
let feed: Feed
let player: Player
let aheadMs = 0
let matches = 0

beforeAll(async () => {
  site = await SportsTest.open(inject('clusterUrl'))
  player = await site.newPlayer()
  told = await ScriptedFeed.open()
  told.now = () => Date.now() + aheadMs
  await site.owner.query("update sports.feed_lease set until = '-infinity', owner = null")
  feed = new Feed(site.server.services, told.configuration, { now: () => told.now() })
  feed.start()
})
afterAll(async () => {
  await feed.stop()
  await told.stop()
  await site.close()
})

async function wait(seconds: number): Promise<void> {
  await site.wait(seconds)
  // Whoever has the feed has it on: the clock is turned and no time has passed.
  await site.owner.query(`update sports.feed_lease set until = until + interval '${seconds} seconds'`)
  aheadMs += seconds * 1000
}

const isStopped = async ({ id }: TestMatch): Promise<boolean[]> => {
  const { rows } = await site.owner.query<{ one: boolean }>(
    'select status <> 1 or is_stopped as one from sports.markets where event_id = $1 order by market_id',
    [id],
  )
  return rows.map(({ one }) => one)
}

/** The feed is followed, and whoever tells live odds is up. */
async function untilUp(): Promise<void> {
  await expect
    .poll(async () => {
      await told.alive()
      const { rows } = await site.owner.query(
        "select from sports.producers p, sports.feed_lease l where p.id = 101 and p.is_up and l.until > platform.clock() and l.until < 'infinity'",
      )
      return rows.length
    })
    .toBe(1)
}

/** A live match that the feed tells of, with two markets. */
async function liveMatch(): Promise<TestMatch> {
  const urn = `tc:match:${90_000 + ++matches}`
  told.fixtures.set(urn, fixtureOf(urn))
  await untilUp()
  await told.say(oddsChange({ event: urn, timestampMs: told.now(), markets: [offer(), over()], status: standing(0) }))
  let id: bigint | undefined
  await expect
    .poll(async () => {
      const { rows } = await site.owner.query<{ id: bigint; state: string }>('select id, state from sports.events where urn = $1', [urn])
      id = rows[0]?.id
      return rows[0]?.state
    })
    .toBe('live')
  return { id: id!, urn }
}

const bet = (match: TestMatch, outcomeId = '1', odds = 2100): Promise<string> =>
  site.bet(player, site.single(site.leg(match, outcomeId === '12' ? OVER : RESULT, outcomeId, odds), 1000))
const statesOf = (...ids: string[]): Promise<string[]> => Promise.all(ids.map(async (id) => (await site.read(player, id)).bet.state))

/** A bet before something happens, and bets on both sides after it. */
async function betAround(match: TestMatch) {
  const before = await bet(match)
  await wait(1)
  const happenedMs = told.now()
  await wait(1)
  return { before, happenedMs, after: [await bet(match), await bet(match, '3', 3400), await bet(match, '12', 1900)] }
}

test('bets between what happened and the stop that came late are void for both sides, and say why', async () => {
  const match = await liveMatch()
  const start = await site.balanceOf(player)
  const { before, happenedMs, after } = await betAround(match)
  const stop = betStop({ event: match.urn, timestampMs: happenedMs, groups: ['score'] })
  await told.say(stop)
  await expect.poll(() => isStopped(match)).toEqual([true, true])
  await site.follow()
  expect(await statesOf(before, ...after)).toEqual(['open', 'void', 'void', 'void'])
  const { bet: voided, changes } = await site.read(player, after[0]!)
  expect(voided).toMatchObject({ payout: '0', legs: [{ result: 'void' }] })
  expect(changes.map(({ what, code, reason }) => [what, code, reason])).toEqual([
    ['placed', null, null],
    ['voided', 'sports.pastPosted', null],
  ])
  expect(await site.exposure(match, RESULT, '3')).toMatchObject({ bets: 0, payout: 0n })
  expect(await site.balanceOf(player)).toBe(start - 1000n)
  // Bets go on; the same stop once more is older than that.
  await wait(1)
  await told.say(oddsChange({ event: match.urn, timestampMs: told.now(), markets: [offer(), over()] }))
  await expect.poll(() => isStopped(match)).toEqual([false, false])
  const later = await bet(match)
  await told.say(stop)
  await expect.poll(() => isStopped(match)).toEqual([true, true])
  await told.say(settlement({ event: match.urn, timestampMs: told.now() }))
  await expect
    .poll(async () => (await site.follow(), statesOf(before, later, ...after)))
    .toEqual(['settled', 'settled', 'void', 'void', 'void'])
  expect(await site.balanceOf(player)).toBe(start - 2000n + 4200n)
})

test('a score that comes late stops every market of its match, a market that is suspended late itself alone', async () => {
  const [scored, suspended] = [await liveMatch(), await liveMatch()]
  const [goal, stop] = [await betAround(scored), await betAround(suspended)]
  await told.say(
    oddsChange({ event: scored.urn, timestampMs: goal.happenedMs, markets: [], status: standing(1) }),
    oddsChange({ event: suspended.urn, timestampMs: stop.happenedMs, markets: [offer({ status: 'suspended' }), over()] }),
  )
  await expect.poll(() => isStopped(suspended)).toEqual([true, false])
  await site.follow()
  expect(await statesOf(goal.before, ...goal.after)).toEqual(['open', 'void', 'void', 'void'])
  expect(await statesOf(stop.before, ...stop.after)).toEqual(['open', 'void', 'void', 'open'])
})

test('a leg of a multiple becomes void by itself, and the others go on', async () => {
  const [match, other] = [await liveMatch(), await liveMatch()]
  const happenedMs = told.now()
  await wait(1)
  const legs = [site.leg(match, RESULT, '1', 2100), site.leg(other, RESULT, '1', 2100)]
  const betId = await site.bet(player, { kind: 'multiple', legs, unit: '1000' })
  await told.say(betStop({ event: match.urn, timestampMs: happenedMs + 10 }))
  await expect.poll(() => isStopped(match)).toEqual([true, true])
  await site.follow()
  const { bet: open, changes } = await site.read(player, betId)
  expect(open).toMatchObject({ state: 'open', potential: '2100', legs: [{ result: 'void' }, { result: null }] })
  expect(changes.at(-1)).toMatchObject({ what: 'legDecided', code: 'sports.pastPosted' })
})

test.each([
  ['what answers a recovery', { requestId: 77 }, 0],
  ['a stop that comes in time', {}, 1950],
  ['a price that comes late', undefined, 0],
])('%s makes no bet void', async (_, stop, laterMs) => {
  const match = await liveMatch()
  const { before, happenedMs, after } = await betAround(match)
  const about = { event: match.urn, timestampMs: happenedMs + laterMs }
  await told.say(
    stop ? betStop({ ...about, ...stop }) : oddsChange({ ...about, markets: [offer({ outcomes: [outcome('1', 1500)] }), over()] }),
  )
  const done = stop ? () => isStopped(match) : async () => [(await site.read(player, before)).bet.legs[0]!.oddsNow === 1500]
  await expect.poll(done).toContain(true)
  await site.follow()
  expect(await statesOf(before, ...after)).toEqual(['open', 'open', 'open', 'open'])
})

test('after all of it the books agree', async () => {
  expect(await reconcile(site.db)).toEqual([])
})
