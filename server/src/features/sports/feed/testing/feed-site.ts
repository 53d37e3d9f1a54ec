import type { AmqpAddress } from '@tucano/feed'
import { connect } from '@tucano/database'
import { createTestDatabase } from '@tucano/database/test-cluster'
import { LocalBus } from '#platform/bus'
import { openLog } from '#platform/log'
import { openMetrics } from '#platform/metrics'
import { sql } from 'kysely'
import pg from 'pg'
import { expect } from 'vitest'
import { type FeedChange, subscribeToChanges, subscribeToResults } from '../changes.ts'
import { Feed } from '../feed.ts'
import type { SessionServices } from '../session.ts'
import { ScriptedFeed } from './scripted-feed.ts'
import { MATCH } from './told.ts'

/** A database, a feed that says what a test wants, and processes that follow it by a clock that the test turns. */
export class FeedSite {
  readonly url: string
  readonly feed: ScriptedFeed
  readonly owner: pg.Client
  readonly services: SessionServices
  readonly changes: FeedChange[] = []
  readonly lines: string[] = []
  /** Events with new results: as the process that has the feed hears of them, and as all do. */
  readonly results: string[] = []
  readonly resultsTold: string[] = []
  /** How far the test has turned the clock. */
  aheadMs = 0
  #running: Feed[] = []
  #end: () => Promise<void>

  private constructor(url: string, feed: ScriptedFeed, owner: pg.Client) {
    this.url = url
    this.feed = feed
    this.owner = owner
    const { db, pool } = connect({ url, connections: 6, onError: () => undefined })
    const log = openLog({ level: 'info', destination: { write: (line) => void this.lines.push(line) } })
    this.services = { db, bus: new LocalBus(), log, metrics: openMetrics() }
    this.#end = () => pool.end()
  }

  static async open(clusterUrl: string, broker?: AmqpAddress): Promise<FeedSite> {
    const url = await createTestDatabase(clusterUrl)
    const owner = new pg.Client({ connectionString: url })
    await owner.connect()
    const feed = await ScriptedFeed.open(broker)
    const site = new FeedSite(url, feed, owner)
    feed.now = () => Date.now() + site.aheadMs
    await subscribeToChanges(site.services.bus, (change) => site.changes.push(change))
    await subscribeToResults(site.services.bus, (eventIds) => site.resultsTold.push(...eventIds))
    return site
  }

  async close(): Promise<void> {
    await this.stopFeeds()
    await this.feed.stop()
    await this.owner.end()
    await this.#end()
  }

  async stopFeeds(): Promise<void> {
    for (const one of this.#running.splice(0)) await one.stop()
  }

  /** A process that follows the feed once nobody else does. */
  follow(options: { waitingMax?: { messages: number; bytes: number } } = {}): Feed {
    const feed = new Feed(this.services, this.feed.configuration, {
      now: () => this.feed.now(),
      onResults: (eventIds) => this.results.push(...eventIds),
      ...options,
    })
    this.#running.push(feed)
    feed.start()
    return feed
  }

  /** A process that has the feed, with all of its producers up. */
  followUp(options: Parameters<FeedSite['follow']>[0] = {}): Promise<Feed> {
    const feed = this.follow(options)
    return waitUntilUp(this, feed)
  }

  async bringUp(): Promise<void> {
    await waitUntilUp(this)
  }

  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const { rows } = await this.owner.query<Row>(text, values)
    return rows
  }

  /** Producers that are up, as long as somebody has the feed. */
  async up(): Promise<number[]> {
    const rows = await this.query<{ id: number }>(
      'select id from sports.producers where is_up and exists (select from sports.feed_lease where until > platform.clock()) order by id',
    )
    return rows.map(({ id }) => id)
  }

  reasonOf = async (producer = 101): Promise<string | null> =>
    (await this.query<{ reason: string | null }>('select down_reason as reason from sports.producers where id = $1', [producer]))[0]
      ?.reason ?? null

  /** Markets of a match that can be bet on, as `id/specifiers`. */
  async bettable(urn = MATCH): Promise<string[]> {
    const rows = await this.query<{ key: string }>(
      `select m.market_id || '/' || m.specifiers as key from sports.bettable_markets m join sports.events e on e.id = m.event_id where e.urn = $1 order by 1`,
      [urn],
    )
    return rows.map(({ key }) => key)
  }

  async event(urn = MATCH) {
    const rows = await this.query<{
      id: string
      state: string
      version: string
      standing: object
      refused: string | null
      home_urn: string | null
      starts_at: Date | null
    }>('select * from sports.events where urn = $1', [urn])
    return rows[0]
  }

  async market(marketId = 1, specifiers = '', urn = MATCH) {
    const rows = await this.query<{
      status: number
      version: string
      outcomes: { id: string; odds: number }[]
      is_stopped: boolean
      stop_reason: number | null
    }>(
      'select m.* from sports.markets m join sports.events e on e.id = m.event_id where e.urn = $1 and m.market_id = $2 and m.specifiers = $3',
      [urn, marketId, specifiers],
    )
    return rows[0]
  }

  /** What bets have to follow, in order. */
  async endings(urn = MATCH): Promise<string[]> {
    const rows = await this.query<{ one: string }>(
      `select r.market_id || ' ' || r.version || ' ' || r.kind as one from sports.results r join sports.events e on e.id = r.event_id where e.urn = $1 order by r.market_id, r.version`,
      [urn],
    )
    return rows.map(({ one }) => one)
  }

  refusals = (): Promise<{ cause: string; kind: string; count: string; sample: string }[]> =>
    this.query('select cause, kind, count, sample from sports.refusals order by cause, kind')

  /** The lease is over at once, as when whoever has it was gone for long. */
  async endLease(): Promise<void> {
    await sql`update sports.feed_lease set until = '-infinity'`.execute(this.services.db)
  }
}

async function waitUntilUp<F extends Feed | undefined>(site: FeedSite, feed?: F): Promise<F> {
  await expect
    .poll(async () => {
      await site.feed.alive()
      await site.feed.alive({ producer: 103 })
      return site.up()
    })
    .toEqual([101, 103])
  if (feed) await expect.poll(() => feed.reading).toBe(0)
  return feed as F
}
