import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { connect } from '@tucano/database'
import { createTestDatabase } from '@tucano/database/test-cluster'
import { LocalBus } from '#platform/bus'
import { openLog } from '#platform/log'
import { openMetrics } from '#platform/metrics'
import { sql } from 'kysely'
import { afterEach, expect, inject, test } from 'vitest'
import { Feed } from '../feed.ts'
import { ScriptedFeed } from '../testing/scripted-feed.ts'
import { oddsChange } from '../testing/told.ts'
import { startRecording } from './record.ts'
import { type Recorded, Recorder, readRecording } from './recording.ts'
import { shiftMoments, startReplay } from './replay.ts'

const SAMPLE = path.join(import.meta.dirname, 'sample.jsonl')
const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

async function linesOf(file: string): Promise<Recorded[]> {
  const lines: Recorded[] = []
  for await (const line of readRecording(file)) lines.push(line)
  return lines
}

test('a recorded session is followed like any feed, at whatever speed', async () => {
  const { db, pool } = connect({ url: await createTestDatabase(inject('clusterUrl')), connections: 5, onError: () => undefined })
  opened.push(() => pool.end())
  const replay = await startReplay(readRecording(SAMPLE), { address: 'tcp://127.0.0.1:0', apiPort: 0, token: 'replay' })
  opened.push(replay.stop)
  const log = openLog({ level: 'error' })
  const feed = new Feed(
    { db, bus: new LocalBus(), log, metrics: openMetrics() },
    { address: replay.address, api: replay.api, token: 'replay', bookmaker: undefined },
  )
  opened.push(() => feed.stop())
  feed.start()
  const up = async () =>
    (await sql<{ id: number }>`select id from sports.producers where is_up order by id`.execute(db)).rows.map(({ id }) => id)
  // Its first alives bring it up; then all of it is played.
  const alives = (await linesOf(SAMPLE)).filter((line) => 'key' in line).slice(0, 2)
  await expect
    .poll(async () => {
      await replay.play(
        (async function* () {
          yield* alives
        })(),
        { speed: 1000 },
      )
      return up()
    })
    .toEqual([1, 3])
  expect(replay.recoveries()).toBe(2)
  await replay.play(readRecording(SAMPLE), { speed: 1000 })
  const results = () =>
    sql<{ one: string }>`select market_id || ' ' || version || ' ' || kind as one from sports.results order by market_id, version`
      .execute(db)
      .then(({ rows }) => rows.map(({ one }) => one))
  await expect
    .poll(results)
    .toEqual(['1 1 settled', '16 1 settled', '18 1 settled', '18 2 rolled_back', '18 3 settled', '40 1 settled', '166 1 cancelled'])
  const events = () =>
    sql<{ urn: string; state: string; home: string; sport: string; is_virtual: boolean }>`
    select e.urn, e.state, e.is_virtual, n.name_pt as sport, h.name_pt as home from sports.events e join sports.names n on n.urn = e.sport_urn join sports.names h on h.urn = e.home_urn`
      .execute(db)
      .then(({ rows }) => rows)
  await expect.poll(events).toEqual([{ urn: 'sr:match:9001', state: 'ended', home: 'Vila do Rio', sport: 'Futebol', is_virtual: false }])
  const { rows: markets } = await sql<{ market_id: number; producer: number; status: number }>`
    select market_id, producer, status from sports.markets order by market_id`.execute(db)
  expect(markets).toEqual([
    { market_id: 1, producer: 1, status: -3 },
    { market_id: 16, producer: 3, status: -3 },
    { market_id: 18, producer: 1, status: -3 },
    { market_id: 40, producer: 3, status: -3 },
    { market_id: 166, producer: 1, status: 1 },
  ])
  const { rows: refusals } = await sql`select cause, kind, count::integer from sports.refusals`.execute(db)
  expect(refusals).toEqual([{ cause: 'unknown', kind: 'other', count: 1 }])
})

test('moments of a message go along with its replay, and those of its markets do not', () => {
  const body =
    '<?xml version="1.0"?>\n<bet_cancel timestamp="1790000000000" start_time="1790000000500" product="1"><market id="1" timestamp="1790000000000"/></bet_cancel>'
  expect(shiftMoments(body, 1000)).toBe(
    '<?xml version="1.0"?>\n<bet_cancel timestamp="1790000001000" start_time="1790000001500" product="1"><market id="1" timestamp="1790000000000"/></bet_cancel>',
  )
})

test('what a feed says is written down, messages and documents, and read back as it was', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-recording-'))
  opened.push(() => fs.promises.rm(folder, { recursive: true }))
  const feed = await ScriptedFeed.open()
  opened.push(() => feed.stop())
  for (const name of ['feed.jsonl', 'feed.jsonl.gz']) {
    const file = path.join(folder, name)
    const recording = startRecording({ feed: feed.configuration, recorder: new Recorder(file), onTrouble: () => undefined })
    feed.asked.length = 0
    await expect.poll(() => feed.alive().then(() => recording.count())).toBeGreaterThan(0)
    await feed.say(oddsChange({ timestampMs: 1_790_000_000_000 }))
    await expect.poll(() => feed.asked.filter((asked) => asked.includes('fixture')).length).toBe(2)
    await expect.poll(() => feed.asked.length).toBe(11)
    await recording.stop()
    const lines = await linesOf(file)
    expect(lines.findLast((line) => 'key' in line)).toMatchObject({
      key: 'hi.-.live.odds_change.1.tc:match.4711.-',
      body: expect.stringContaining('odds="2.1"') as string,
    })
    const documents = lines.flatMap((line) => ('get' in line ? [line.get] : []))
    expect(documents).toContain('/v1/descriptions/producers.xml')
  }
})
