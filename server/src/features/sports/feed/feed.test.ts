import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { readFeedHealth } from './health.ts'
import { FeedSite } from './testing/feed-site.ts'
import { fixtureOf, youngTeam } from './testing/scripted-feed.ts'
import { MATCH, betStop, oddsChange, offer, outcome, rollback, settled, settlement } from './testing/told.ts'

let site: FeedSite
const now = () => site.feed.now()
const live = { status: 'live' as const, matchStatus: 6, score: { home: 0, away: 0 }, periods: [] }
/** Messages of one moment, a millisecond apart. */
const at = (n: number) => now() - 100 + n

beforeAll(async () => {
  site = await FeedSite.open(inject('clusterUrl'))
})
afterAll(() => site.close())
beforeEach(() => {
  site.changes.length = 0
  site.feed.recoveries.length = 0
  site.feed.asked.length = 0
})
afterEach(async () => {
  await site.stopFeeds()
  site.feed.refuses = undefined
  site.feed.answers = true
  await site.owner.query(
    'truncate sports.heard, sports.results, sports.recoveries, sports.refusals, sports.markets, sports.events restart identity cascade',
  )
})

async function isOpen(...keys: string[]): Promise<void> {
  await expect.poll(() => site.bettable()).toEqual(keys)
}

test('at the start everything is closed; what was asked for comes, then it opens', async () => {
  site.feed.answers = false
  site.follow()
  await expect.poll(() => site.reasonOf()).toBe('starting')
  await expect.poll(() => site.feed.alive().then(() => site.feed.recoveries.length)).toBe(1)
  const [asked] = site.feed.recoveries
  expect(asked).toMatchObject({ call: 'recovery', product: 'live', after: undefined })
  await site.feed.say(oddsChange({ timestampMs: at(1), requestId: asked!.requestId, status: live }))
  await expect.poll(() => site.event()).toMatchObject({ state: 'live' })
  expect(await site.bettable()).toEqual([])
  await site.feed.complete({ requestId: asked!.requestId + 1000 })
  await site.feed.complete(asked!)
  await isOpen('1/')
  expect((await readFeedHealth(site.services.db)).producers[0]).toMatchObject({ id: 101, isUp: true, markets: 1 })
})

test('what cannot be bet on: a match nobody knows, a market nobody describes, one that is closed', async () => {
  await site.followUp()
  const markets = [offer(), offer({ id: 18, specifiers: 'total=2.5', status: 'suspended' }), offer({ id: 98_765 })]
  await site.feed.say(
    oddsChange({ timestampMs: at(1), event: 'tc:match:999', markets }),
    oddsChange({ timestampMs: at(1), markets, status: live }),
  )
  await isOpen('1/')
  expect(await site.bettable('tc:match:999')).toEqual([])
  expect(await site.market(98_765)).toMatchObject({ status: 1 })
  expect(await site.event('tc:match:999')).toMatchObject({ state: 'unknown' })
})

test('a silent producer is one row, and all of its markets are closed with it', async () => {
  await site.followUp()
  await site.feed.say(
    oddsChange({ timestampMs: at(1) }),
    oddsChange({ producer: 103, timestampMs: at(1), markets: [offer({ id: 18, specifiers: 'total=2.5' })] }),
  )
  await isOpen('1/', '18/total=2.5')
  const before = await site.query<{ id: string; version: string }>('select event_id as id, version from sports.markets')
  const aliveAt = async (id: number) =>
    (await site.query<{ at: Date }>('select alive_at as at from sports.producers where id = $1', [id]))[0]!.at.getTime()
  const [lastAlive, other] = [await aliveAt(101), await aliveAt(103)]
  site.aheadMs += 10_000
  await site.feed.alive({ producer: 103 })
  await expect.poll(() => aliveAt(103)).toBeGreaterThan(other)
  site.aheadMs += 10_500
  await isOpen('18/total=2.5')
  expect(await site.reasonOf()).toBe('silent')
  expect(await site.query('select event_id as id, version from sports.markets')).toEqual(before)
  // It comes again: what was missed begins where nothing was missing yet.
  site.aheadMs += 30_000
  site.feed.recoveries.length = 0
  await site.bringUp()
  expect(site.feed.recoveries.find(({ product }) => product === 'live')).toMatchObject({ after: String(lastAlive) })
  await isOpen('1/', '18/total=2.5')
})

test('a connection that is gone closes everything at once, and opens after a recovery', async () => {
  await site.followUp()
  await site.feed.say(oddsChange({ timestampMs: at(1) }))
  await isOpen('1/')
  const back = await site.feed.cut()
  await expect.poll(() => site.up()).toEqual([])
  expect(await site.reasonOf()).toBe('connection')
  await back()
  site.aheadMs += 31_000
  await site.bringUp()
  await isOpen('1/')
})

test('a feed that has forgotten us, or is late, is closed', async () => {
  await site.followUp()
  await site.feed.alive({ subscribed: false })
  await expect.poll(() => site.reasonOf()).toBe('unsubscribed')
  await site.feed.alive({ producer: 103, timestampMs: now() - 21_000 })
  await expect.poll(() => site.reasonOf(103)).toBe('late')
})

test('a goal: stopped at once, settled, settled otherwise, rolled back, told of once', async () => {
  await site.followUp()
  const goal = [
    oddsChange({ timestampMs: at(1), status: live, markets: [offer(), offer({ id: 162 })] }),
    betStop({ timestampMs: at(2), groups: ['score'], reason: 1 }),
    settlement({ timestampMs: at(3) }),
    settlement({ timestampMs: at(4), certainty: 'confirmed' }),
    settlement({ timestampMs: at(5), certainty: 'confirmed', markets: [settled('3')] }),
    rollback({ timestampMs: at(6) }),
  ]
  await site.feed.say(...goal)
  await expect.poll(() => site.endings()).toEqual(['1 1 settled', '1 2 settled', '1 3 rolled_back'])
  await isOpen('162/')
  expect(await site.market()).toMatchObject({ status: -1, is_stopped: true, stop_reason: 1 })
  const { id } = (await site.event())!
  expect(site.results).toContain(id)
  expect(site.resultsTold).toContain(id)
  // All of it once more, as a recovery may tell it.
  await site.feed.say(
    ...goal.slice(2),
    ...goal.slice(2).map((message) => ({ ...message, requestId: 77 })),
    oddsChange({ timestampMs: at(7), markets: [offer({ id: 18, specifiers: 'total=1' })] }),
  )
  await isOpen('162/', '18/total=1')
  expect(await site.endings()).toEqual(['1 1 settled', '1 2 settled', '1 3 rolled_back'])
})

test('results of operators and of the feed stand in one order', async () => {
  await site.followUp()
  await site.feed.say(settlement({ timestampMs: at(1) }))
  await expect.poll(() => site.endings()).toEqual(['1 1 settled'])
  await site.owner.query(`insert into sports.results (event_id, market_id, specifiers, version, kind, outcomes, source, told_at)
    select event_id, market_id, specifiers, 2, 'settled', '[{"id":"1","result":"0"},{"id":"2","result":"1"},{"id":"3","result":"0"}]', 'rita, rui', platform.clock() from sports.results`)
  await site.feed.say(settlement({ timestampMs: at(2), certainty: 'confirmed', markets: [settled('2')] }), rollback({ timestampMs: at(3) }))
  await expect.poll(() => site.endings()).toEqual(['1 1 settled', '1 2 settled', '1 3 rolled_back'])
})

test('what cannot be read is counted and asked for again, and nothing stops', async () => {
  await site.followUp()
  await site.feed.say(oddsChange({ timestampMs: at(1) }))
  await isOpen('1/')
  const key = `hi.-.live.odds_change.1.tc:match.${MATCH.split(':')[2]}.-`
  const bomb = '<!DOCTYPE a [<!ENTITY b "bbbbbbbb">]><odds_change>&b;</odds_change>'
  const hostile = [
    bomb,
    '<odds_change product="101"',
    '<a>'.repeat(100_000),
    Buffer.from([0xff, 0xfe, 0x00]),
    '<odds_change product="101" event_id="tc:match:4711" timestamp="999999999999999"><odds/></odds_change>',
    `<odds_change product="101" event_id="tc:match:4711'; drop table sports.events" timestamp="${now()}"><odds/></odds_change>`,
    `<odds_change product="7" event_id="${MATCH}" timestamp="${now()}"><odds/></odds_change>`,
    `<odds_change product="101" event_id="${MATCH}" timestamp="${now()}"><odds><market id="99999999999" status="1"/></odds></odds_change>`,
    '<surprise/>',
    '',
  ]
  for (const body of hostile) await site.feed.sayRaw(key, body)
  await site.feed.sayRaw(`${'k'.repeat(500)}.x.x.x.x.x.x.-`, 'no body')
  await site.feed.say(oddsChange({ timestampMs: at(2), markets: [offer({ id: 162 })] }))
  await isOpen('1/', '162/')
  const counted = Object.fromEntries((await site.refusals()).map(({ cause, kind, count }) => [`${cause} ${kind}`, Number(count)]))
  expect(counted).toEqual({
    'event odds_change': 1,
    'market odds_change': 1,
    'producer odds_change': 1,
    'time odds_change': 1,
    'unknown odds_change': 1,
    'unreadable odds_change': 5,
    'unreadable other': 1,
  })
  await expect
    .poll(() =>
      site.feed.recoveries
        .filter(({ event }) => event === MATCH)
        .map(({ call }) => call)
        .toSorted(),
    )
    .toEqual(['oddsRecovery', 'statefulRecovery'])
  expect(await site.up()).toEqual([101, 103])
})

test('one message that the database does not take is put aside, and the others of its batch are kept', async () => {
  await site.owner.query(`alter table sports.markets add constraint planted check (market_id <> 13)`)
  try {
    await site.followUp()
    await site.feed.say(
      oddsChange({ timestampMs: at(1) }),
      oddsChange({ timestampMs: at(2), markets: [offer({ id: 13 })] }),
      oddsChange({ timestampMs: at(3), markets: [offer({ id: 162 })] }),
    )
    await isOpen('1/', '162/')
    expect(await site.refusals()).toMatchObject([{ cause: 'unkept', kind: 'odds_change', count: '1' }])
  } finally {
    await site.owner.query('alter table sports.markets drop constraint planted')
  }
})

test('matches of minors are refused, whatever is told of them', async () => {
  const urn = 'tc:match:19'
  site.feed.fixtures.set(urn, fixtureOf(urn, { competitors: [youngTeam, { id: 'tc:competitor:10', name: 'Ten', side: 'away' }] }))
  await site.followUp()
  await site.feed.say(oddsChange({ timestampMs: at(1), event: urn, status: live }))
  await expect.poll(() => site.event(urn)).toMatchObject({ refused: 'youth', state: 'unknown' })
  await site.feed.say(
    oddsChange({ timestampMs: at(2), event: urn, status: live, markets: [offer({ outcomes: [outcome('1', 9000)] })] }),
    oddsChange({ timestampMs: at(3) }),
  )
  await isOpen('1/')
  expect((await site.market(1, '', urn))?.outcomes[0]?.odds).toBe(2100)
  expect(await site.refusals()).toMatchObject([{ cause: 'youth', count: '1' }])
  expect(await site.bettable(urn)).toEqual([])
  expect(await site.query(`select from sports.names where urn = 'tc:competitor:9'`)).toEqual([])
})

test('names, markets, variants and matches ahead are read in both languages', async () => {
  const urn = 'tc:match:20'
  site.feed.scheduled.push(fixtureOf(urn))
  try {
    await site.followUp()
    await expect.poll(() => site.event(urn)).toMatchObject({ state: 'not_started', home_urn: 'tc:competitor:1' })
    const variant = { id: 199, specifiers: 'variant=sr:correct_score:bestof:3', outcomes: [outcome('sr:correct_score:bestof:3:4', 3000)] }
    await site.feed.say(oddsChange({ timestampMs: at(1), event: urn, markets: [offer(variant)] }))
    const described = () =>
      site.query<{ market_id: number; variant: string; outcomes: object[] }>(
        'select * from sports.descriptions where market_id in (1, 199) order by 1, 2',
      )
    await expect.poll(described).toMatchObject([
      {
        market_id: 1,
        variant: '',
        name_en: '1x2',
        name_pt: '1x2 (pt)',
        groups: ['all', 'score'],
        outcomes: [{ id: '1', name: { en: '{$competitor1}' } }, {}, {}],
      },
      { market_id: 199, variant: '' },
      { market_id: 199, variant: 'sr:correct_score:bestof:3', outcomes: [{ id: 'sr:correct_score:bestof:3:4', name: { en: '2:0' } }] },
    ])
    const names = () =>
      site.query<{ urn: string }>(
        `select urn, parent_urn as parent, name_pt as pt from sports.names where urn in ('sr:sport:1', 'tc:tournament:1', 'sr:player:1') order by 1`,
      )
    await expect.poll(names).toEqual([
      { urn: 'sr:player:1', parent: 'tc:competitor:1', pt: 'Nine, Striker (pt)' },
      { urn: 'sr:sport:1', parent: null, pt: expect.stringContaining('Soccer') },
      { urn: 'tc:tournament:1', parent: 'tc:category:1', pt: expect.stringContaining('Serra League') },
    ])
  } finally {
    site.feed.scheduled.length = 0
  }
})

test('a fixture that has changed is read again', async () => {
  await site.followUp()
  await site.feed.say(oddsChange({ timestampMs: at(1) }))
  await isOpen('1/')
  const { version } = (await site.event())!
  site.feed.fixtures.set(MATCH, fixtureOf(MATCH, { status: 'cancelled' }))
  try {
    await site.feed.say({ kind: 'fixture_change', producer: 101, event: MATCH, timestampMs: at(2), change: 'cancelled' })
    await expect.poll(() => site.event()).toMatchObject({ state: 'cancelled' })
    expect(Number((await site.event())!.version)).toBeGreaterThan(Number(version))
    expect(await site.bettable()).toEqual([])
  } finally {
    site.feed.fixtures.set(MATCH, fixtureOf(MATCH))
  }
})

test('a match whose end was missed is over once the feed is up again', async () => {
  await site.followUp()
  await site.feed.say(oddsChange({ timestampMs: at(1), status: live }))
  await isOpen('1/')
  await site.stopFeeds()
  await site.owner.query(`update sports.events set changed_at = changed_at - interval '1 hour', told_at = told_at - interval '1 hour'`)
  site.feed.fixtures.set(MATCH, fixtureOf(MATCH, { status: 'ended' }))
  try {
    site.aheadMs += 31_000
    await site.followUp()
    await expect.poll(() => site.event()).toMatchObject({ state: 'ended' })
    expect(await site.bettable()).toEqual([])
  } finally {
    site.feed.fixtures.set(MATCH, fixtureOf(MATCH))
  }
})

test('documents that are refused are asked for again, and so is what was missed', async () => {
  site.feed.refuses = 503
  site.follow()
  await expect.poll(() => site.feed.asked.filter((path) => path.includes('producers')).length).toBeGreaterThan(1)
  expect(await site.up()).toEqual([])
  site.feed.refuses = undefined
  await site.bringUp()
})

test('more than may wait is a gap: it is cut off, closed, and made up for', async () => {
  await site.followUp({ waitingMax: { messages: 20, bytes: 1e6 } })
  await site.feed.say(oddsChange({ timestampMs: at(1) }))
  await isOpen('1/')
  // One piece of the socket brings more than fits before anything can be followed.
  await Promise.all(
    Array.from({ length: 300 }, (_, n) =>
      site.feed.say(oddsChange({ timestampMs: at(2), markets: [offer({ outcomes: [outcome('1', 2000 + n)] })] })),
    ),
  )
  await expect.poll(() => site.reasonOf()).toBe('connection')
  expect(site.lines.join('')).toContain('more came from the feed than may wait')
  site.aheadMs += 31_000
  await site.bringUp()
  await isOpen('1/')
})

test('pages are told of each change at once, and of an event at most four times a second', async () => {
  await site.followUp()
  await site.feed.say(oddsChange({ timestampMs: at(1) }))
  await isOpen('1/')
  site.changes.length = 0
  const began = performance.now()
  let told = 0
  while (performance.now() - began < 600) {
    told++
    await site.feed.say(oddsChange({ timestampMs: at(2), markets: [offer({ outcomes: [outcome('1', 3000 + told)] })] }))
    await expect.poll(async () => (await site.market())?.outcomes[0]?.odds, { interval: 2 }).toBe(3000 + told)
  }
  const lastOdds = () => site.changes.at(-1)?.events.at(-1)?.markets[0]?.outcomes[0]?.odds
  await expect.poll(lastOdds).toBe(3000 + told)
  const tookMs = performance.now() - began
  const frames = site.changes.filter(({ events }) => events.length > 0)
  expect(frames.length).toBeLessThanOrEqual(Math.ceil(tookMs / 250) + 1)
  expect(frames.length).toBeGreaterThan(1)
  const numbers = site.changes.map(({ number }) => number)
  expect(numbers).toEqual(numbers.map((_, n) => numbers[0]! + n))
  expect(frames.at(-1)!.events[0]!.markets[0]!.version).toBe(Number((await site.market())!.version))
})
