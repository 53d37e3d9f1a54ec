// The whole road of odds over a real broker: the invented world tells, RabbitMQ carries, the book's adapter follows; with every fault that a feed can have.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type AmqpAddress, type FeedPublisher, publishToBroker } from '../feed/src/index.ts'
import { type Rabbit, findRabbit, startRabbit } from '../feed/src/testing/rabbit.ts'
import { Feed } from '../server/src/features/sports/feed/feed.ts'
import { FeedSite } from '../server/src/features/sports/feed/testing/feed-site.ts'
import { TOKEN, type TestWorld, seededBytes, startTestWorld } from '../world/src/testing/test-world.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const START_TIMEOUT_MS = 600_000
const FOLLOWED_TIMEOUT_MS = 180_000
const AGAIN_MS = 3 * SECOND

/** The broker is taken away in the middle: another's is no broker for this. */
describe.runIf(process.env['FEED_AMQP_URL'] === 'start')('the world by a broker', { timeout: START_TIMEOUT_MS }, () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-rabbit-'))
  const closing: (() => Promise<unknown>)[] = [() => fs.promises.rm(folder, { recursive: true })]
  let rabbit: Rabbit
  let played: TestWorld
  let site: FeedSite
  let marks: FeedPublisher
  let feed: Feed
  let marked = 0

  beforeAll(async () => {
    const program = findRabbit()
    if (program === undefined) throw new Error('this machine has no rabbitmq-server')
    rabbit = await startRabbit({ folder, program, token: TOKEN })
    closing.push(rabbit.stop)
    const { protocol, password, host, pathname } = new URL(rabbit.url)
    const vhost = decodeURIComponent(pathname.slice(1))
    const broker: AmqpAddress = { address: `${protocol}//:${password}@${host}`, vhost, token: TOKEN }
    marks = publishToBroker(broker)
    closing.push(marks.stop)
    played = await startTestWorld({ broker, startMs: Date.now(), randomBytes: seededBytes('broker'), say: () => {} })
    closing.push(played.stop)
    site = await FeedSite.open(inject('clusterUrl'))
    closing.push(() => site.close())
    const bookmaker = vhost.replace('/unifiedfeed/', '')
    feed = new Feed(site.services, { address: broker.address, api: played.world.url, token: TOKEN, bookmaker }, { now: played.clock.now })
    feed.start()
    closing.push(() => feed.stop())
  }, START_TIMEOUT_MS)
  afterAll(async () => {
    for (const close of closing.toReversed()) await close()
  })

  const lastRefused = async (): Promise<string[]> => (await site.refusals()).map(({ sample }) => sample)
  const mark = async (): Promise<string> => {
    const body = `<mark number="${++marked}"/>`
    await marks.publish('-.-.-.mark.-.-.-.-', body)
    return body
  }

  /** The adapter has followed what came before: a message that means nothing to it is refused in its turn, and the last of them is kept. */
  async function followed(): Promise<void> {
    const bodies = [await mark()]
    let lastMs = performance.now()
    const isHeard = async (): Promise<boolean> => {
      // What is said while nobody is connected is lost.
      if (performance.now() - lastMs > AGAIN_MS) {
        bodies.push(await mark())
        lastMs = performance.now()
      }
      return (await lastRefused()).some((one) => bodies.includes(one))
    }
    await expect.poll(isHeard, { interval: 20, timeout: FOLLOWED_TIMEOUT_MS }).toBe(true)
  }
  /** The adapter hears what the broker has. */
  const hears = async (): Promise<boolean> => {
    const before = `<mark number="${marked}"/>`
    await mark().catch(() => undefined)
    return marked > 1 && (await lastRefused()).includes(before)
  }
  /** The world's time passes, and what it tells meanwhile is followed. */
  async function pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= SECOND) {
      await played.advance(Math.min(left, SECOND))
      await followed()
    }
  }
  async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    const endMs = played.clock.now() + 30 * MINUTE
    while (!(await isSo())) {
      if (played.clock.now() > endMs) throw new Error('it does not come to be')
      await pass(SECOND)
    }
  }
  const isUp = async (): Promise<boolean> => (await site.up()).join() === '101,103'
  const untilUp = (): Promise<void> => until(isUp)
  const { live, announced, faults } = {
    live: () => played.world.control.live(),
    announced: () => played.world.control.announced(),
    faults: () => played.world.control.faults,
  }
  const isOver = (event: string): boolean => ![...live(), ...announced()].includes(event)

  /** A match that is played, with a market that can be bet on. */
  async function openMatch(): Promise<string> {
    let found: string | undefined
    await until(async () => {
      for (const event of live()) if ((await site.bettable(event)).length > 0) found ??= event
      return found !== undefined
    })
    return found!
  }

  /** The outcomes that won, by market: as the book has them at last, and as the world said at last. */
  async function winnersInBook(event: string): Promise<Record<string, string>> {
    const rows = await site.query<{ market: string; kind: string; won: string }>(
      `select distinct on (r.market_id, r.specifiers) r.market_id || '/' || r.specifiers as market, r.kind,
         (select string_agg(o ->> 'id', ',' order by o ->> 'id') from jsonb_array_elements(r.outcomes) o where o ->> 'result' in ('1', 'won')) as won
       from sports.results r join sports.events e on e.id = r.event_id where e.urn = $1
       order by r.market_id, r.specifiers, r.version desc`,
      [event],
    )
    return Object.fromEntries(rows.map(({ market, kind, won }) => [market, `${kind} ${won}`]))
  }
  function winnersTold(event: string): Record<string, string> {
    const { markets, certainty } = played.listener.of('bet_settlement', event).at(-1)!
    expect(certainty).toBe('confirmed')
    const won = (outcomes: (typeof markets)[number]['outcomes']): string =>
      outcomes.flatMap(({ id, result }) => (result === 'won' ? [id] : [])).join(',')
    return Object.fromEntries(markets.map(({ id, specifiers, outcomes }) => [`${id}/${specifiers}`, `settled ${won(outcomes)}`]))
  }
  async function playedOut(event: string): Promise<void> {
    await until(() => isOver(event))
    await followed()
    expect(await winnersInBook(event)).toEqual(winnersTold(event))
  }

  test('whoever takes the feed has it open once everything was told, and reads the calendar of four days', async () => {
    await expect.poll(() => feed.isOurs).toBe(true)
    await expect.poll(hears, { interval: 300 }).toBe(true)
    await untilUp()
    await expect.poll(() => feed.reading, { timeout: START_TIMEOUT_MS, interval: 500 }).toBe(0)
  })

  test('a match opens with its odds, closes before each beat and opens after it, and all bets on it end as the world said', async () => {
    const event = await openMatch()
    const seen = new Set<boolean>()
    await until(async () => {
      seen.add((await site.bettable(event)).length > 0)
      return isOver(event) || seen.size === 2
    })
    expect(seen).toEqual(new Set([false, true]))
    await playedOut(event)
    expect(await site.bettable(event)).toEqual([])
  })

  test('silence: everything is closed, and opens once what was missed is told again', async () => {
    await openMatch()
    faults().set({ silentUntilMs: played.clock.now() + 40 * SECOND })
    await until(async () => (await site.reasonOf()) === 'silent')
    for (const event of live()) expect(await site.bettable(event)).toEqual([])
    const missed = live()[0]!
    await untilUp()
    await playedOut(missed)
    await openMatch()
  })

  test('what says that it is alive is old: closed, until it is in time', async () => {
    faults().set({ aliveLateMs: 30 * SECOND })
    await until(async () => (await site.reasonOf()) === 'late')
    expect(await site.up()).toEqual([])
    faults().set({ aliveLateMs: 0 })
    await untilUp()
  })

  test('told twice and out of order: nothing ends twice', async () => {
    const event = await openMatch()
    faults().set({ duplicates: 30, reorders: 6 })
    await playedOut(event)
    faults().set({ duplicates: 0, reorders: 0 })
    await pass(SECOND)
    const endings = await site.endings(event)
    expect(endings.length).toBeGreaterThan(0)
    expect(endings.every((one) => one.endsWith(' 1 settled'))).toBe(true)
  })

  test('settled wrong, taken back, settled right: in this order', async () => {
    faults().set({ wrongSettlements: 1 })
    await until(() => faults().now.wrongSettlements === 0)
    await followed()
    const event = played.listener.of('rollback_bet_settlement').at(-1)!.event
    const ends = await site.endings(event)
    expect(ends.filter((one) => /rolled_back/.test(one)).length).toBeGreaterThan(0)
    for (const one of ends.filter((end) => end.includes(' 2 rolled_back'))) {
      expect(ends).toContain(one.replace('2 rolled_back', '1 settled'))
      expect(ends).toContain(one.replace('2 rolled_back', '3 settled'))
    }
    await playedOut(event)
  })

  test('bets of an interval are void, and are not', async () => {
    const event = await openMatch()
    const endMs = played.clock.now()
    played.world.control.cancelInterval({ event, startMs: endMs - 20 * SECOND, endMs, isRolledBack: true })
    await followed()
    const rows = await site.query<{ kind: string; from: Date | null; to: Date | null }>(
      `select r.kind, r.from_at as from, r.to_at as to from sports.results r join sports.events e on e.id = r.event_id
       where e.urn = $1 and r.kind like 'cancel%' order by r.market_id, r.specifiers, r.version`,
      [event],
    )
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['cancelled', 'cancel_rolled_back']))
    for (const { from, to } of rows) expect([from?.getTime(), to?.getTime()]).toEqual([endMs - 20 * SECOND, endMs])
    await playedOut(event)
  })

  test('handed over before the live producer tells of it: closed until it does', async () => {
    await until(() => announced().length > 0)
    faults().set({ lateHandOvers: 1 })
    const [next] = announced() as [string]
    await until(() => live().includes(next))
    await followed()
    expect(await site.bettable(next)).toEqual([])
    await until(async () => (await site.bettable(next)).length > 0)
    await playedOut(next)
  })

  test('a flood of what changes nothing: all of it is followed, and bets end as the world said', async () => {
    const event = await openMatch()
    expect(played.world.control.flood(2000)).toBe(2000)
    await followed()
    // World and adapter share a processor here: one that is kept busy for long enough loses its lease, and takes it again.
    await untilUp()
    await playedOut(event)
    await openMatch()
  })

  test('the broker is killed: everything is closed at once; it is back: what was missed is told again, and all is as the world said', async () => {
    const event = await openMatch()
    await rabbit.kill()
    await expect.poll(() => site.reasonOf()).toBe('connection')
    expect(await site.bettable(event)).toEqual([])
    // Beats go on, and nobody hears of them.
    for (let n = 0; n < 1200 && !isOver(event); n++) await played.advance(SECOND)
    expect(isOver(event)).toBe(true)
    await rabbit.again()
    await expect.poll(hears, { interval: 300 }).toBe(true)
    await untilUp()
    await followed()
    expect(await winnersInBook(event)).toEqual(winnersTold(event))
    await playedOut(await openMatch())
  })
})
