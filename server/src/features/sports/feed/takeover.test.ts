import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { startingProducer } from './producers.ts'
import type { Heard } from './read-heard.ts'
import { type Lease, LeaseLost, renewLease, takeLease } from './store/lease.ts'
import { FeedSite } from './testing/feed-site.ts'
import { MATCH, oddsChange, offer, outcome } from './testing/told.ts'
import { FeedWriter } from './writer.ts'

let site: FeedSite
const children: ChildProcess[] = []
const at = (n: number) => site.feed.now() - 100 + n

beforeAll(async () => {
  site = await FeedSite.open(inject('clusterUrl'))
})
afterAll(() => site.close())
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await site.stopFeeds()
  await site.endLease()
  await site.owner.query(
    'truncate sports.heard, sports.results, sports.recoveries, sports.refusals, sports.markets, sports.events restart identity cascade',
  )
})

const epoch = async (): Promise<number> => Number((await site.query<{ epoch: string }>('select epoch from sports.feed_lease'))[0]!.epoch)
const openLease = () => site.query('select from sports.feed_lease where until > platform.clock()')

test('one process has the feed; when it stops another takes it, closed until it has asked for what was missed', async () => {
  const first = await site.followUp()
  const second = site.follow()
  await site.feed.say(oddsChange({ timestampMs: at(1) }))
  await expect.poll(() => site.bettable()).toEqual(['1/'])
  expect([first.isOurs, second.isOurs]).toEqual([true, false])
  const before = await epoch()
  site.feed.answers = false
  site.aheadMs += 31_000
  await first.stop()
  await expect.poll(() => second.isOurs).toBe(true)
  expect(await epoch()).toBe(before + 1)
  await expect.poll(() => site.reasonOf()).toBe('starting')
  expect(await site.bettable()).toEqual([])
  site.feed.answers = true
  await site.bringUp()
  await expect.poll(() => site.bettable()).toEqual(['1/'])
})

test('a process that is killed leaves nothing open for longer than its lease, and another has the feed when that is over', async () => {
  site.aheadMs = 0
  const child = startFollower()
  await expect.poll(async () => (await openLease()).length).toBe(1)
  await site.bringUp()
  await site.feed.say(oddsChange({ timestampMs: at(1), event: MATCH }))
  await expect.poll(() => site.bettable()).toEqual(['1/'])
  const second = site.follow()
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('exit', resolve))
  // With half a second between looks, another has it within six.
  const [left] = await site.query<{ ms: number }>(
    'select (extract(epoch from until - platform.clock()) * 1000)::integer as ms from sports.feed_lease',
  )
  expect(left?.ms).toBeLessThanOrEqual(4000)
  site.aheadMs += 31_000
  await expect.poll(() => second.isOurs).toBe(true)
  expect(await site.bettable()).toEqual([])
  await site.bringUp()
  expect(await site.bettable()).toEqual(['1/'])
})

function startFollower(): ChildProcess {
  const { address, api, token } = site.feed.configuration
  const env = { ...process.env, DATABASE_URL: site.url, SPORTS_FEED: address, SPORTS_FEED_API: api, SPORTS_FEED_TOKEN: token }
  const child = fork(path.join(import.meta.dirname, 'testing', 'follower.ts'), { env, execArgv: [] })
  children.push(child)
  return child
}

/** A writer as a process has it whose lease is this one. */
async function writerOf(lease: Lease): Promise<FeedWriter> {
  await site.owner.query(
    `insert into sports.producers (id, name, scope, recovery_hours, is_up, down_reason) values (101, 'Live', 'live', 10, false, 'starting') on conflict (id) do nothing`,
  )
  return new FeedWriter({
    db: site.services.db,
    lease,
    now: () => site.feed.now(),
    groupsOf: () => ['all'],
    states: [startingProducer({ id: 101, windowMs: 1, aliveMs: undefined, lastRequestMs: undefined })],
    asked: new Map(),
    isOver: () => false,
  })
}
const heard = (odds: number): Heard => {
  const message = oddsChange({ timestampMs: at(odds), markets: [offer({ outcomes: [outcome('1', odds)] })] })
  return { is: 'message', message: message as Extract<Heard, { is: 'message' }>['message'], sample: '' }
}
const oddsNow = async () => (await site.market())?.outcomes[0]?.odds

test('a writer whose epoch is old writes nothing, not even what it had begun', async () => {
  const old = (await takeLease(site.services.db, crypto.randomUUID()))!
  const writer = await writerOf(old)
  await writer.write([heard(2000)])
  expect(await takeLease(site.services.db, crypto.randomUUID()), 'it is not over').toBeUndefined()
  await site.endLease()
  const young = await writerOf((await takeLease(site.services.db, crypto.randomUUID()))!)
  await expect(writer.write([heard(2100)])).rejects.toThrow(LeaseLost)
  expect(await oddsNow()).toBe(2000)
  await young.write([heard(2200)])
  await expect(writer.write([heard(2300)])).rejects.toThrow(LeaseLost)
  expect(await oddsNow()).toBe(2200)
})

test('a process that was held up keeps the feed while nobody has taken it, and not for longer than a producer may be silent', async () => {
  const { db } = site.services
  const lease = (await takeLease(db, crypto.randomUUID()))!
  const writer = await writerOf(lease)
  const overSince = (seconds: number) => site.query(`update sports.feed_lease set until = platform.clock() - interval '${seconds} seconds'`)
  await overSince(10)
  expect(await openLease()).toEqual([])
  await writer.write([heard(2000)])
  expect(await renewLease(db, lease)).toBe(true)
  expect(await openLease()).toHaveLength(1)
  await overSince(13)
  expect(await renewLease(db, lease)).toBe(false)
  await expect(writer.write([heard(2100)])).rejects.toThrow(LeaseLost)
  expect(await oddsNow()).toBe(2000)
})

test('whoever takes the feed waits for what is being written, and reads it', async () => {
  const lease = (await takeLease(site.services.db, crypto.randomUUID()))!
  const writer = await writerOf(lease)
  await writer.write([heard(2000)])
  // A bet holds the market: the writer has its lease, and waits.
  await site.owner.query('begin')
  await site.owner.query('select from sports.markets for share')
  const writing = writer.write([heard(2500)])
  await expect.poll(async () => (await blocked()).length).toBe(1)
  // Its time is over meanwhile.
  const taking = site.endLease().then(() => takeLease(site.services.db, crypto.randomUUID()))
  await expect.poll(async () => (await blocked()).length).toBe(2)
  await site.owner.query('commit')
  await writing
  expect((await taking)?.epoch).toBe(lease.epoch + 1n)
  expect(await oddsNow()).toBe(2500)
})

const blocked = async (): Promise<unknown[]> => {
  const { rows } = await site.owner.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rows
}

test('a connection of the writer that is ended in between loses nothing and writes nothing twice', async () => {
  const writer = await writerOf((await takeLease(site.services.db, crypto.randomUUID()))!)
  await writer.write([heard(2000)])
  await site.owner.query('begin')
  await site.owner.query('select from sports.markets for share')
  const writing = writer.write([heard(2600)])
  await expect.poll(async () => (await blocked()).length).toBe(1)
  await site.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  await site.owner.query('commit')
  await writing
  expect(await oddsNow()).toBe(2600)
  expect(await site.market()).toMatchObject({ version: '2' })
})
