import type { AddressInfo } from 'node:net'
import { LIVE_PATH } from '@tucano/contract/event'
import type { SportsFrame } from '@tucano/contract/sports/live'
import { closeSports } from '@tucano/contract/sports/office'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import WebSocket from 'ws'
import { employ } from '../../testing/desk.ts'
import { SportsTest, type TestMarket, type TestMatch } from '../../testing/sports.ts'
import { ChangeTeller } from './feed/changes.ts'

const RESULT = { market: 1 }
const CORNERS = { market: 166, specifiers: 'total=9.5' }
let site: SportsTest
let address: string
let teller: ChangeTeller

beforeAll(async () => {
  site = await SportsTest.open(inject('clusterUrl'))
  await site.server.app.listen({ port: 0, host: '127.0.0.1' })
  address = `ws://127.0.0.1:${(site.server.app.server.address() as AddressInfo).port}${LIVE_PATH}`
  teller = new ChangeTeller(site.server.services.bus, 1n)
})
afterAll(async () => {
  teller.stop()
  await site.close()
})

/** A page that shows matches, and what it is told of them. */
async function openPage(watch: { matches: string[]; rows: string[] }) {
  const socket = new WebSocket(address)
  const frames: SportsFrame[] = []
  socket.on('message', (data) => {
    const message = JSON.parse((data as Buffer).toString()) as SportsFrame | { type: 'ready' }
    if (message.type === 'sports') frames.push(message)
  })
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ type: 'hello' }))
  socket.send(JSON.stringify({ type: 'sports', ...watch }))
  await expect.poll(() => frames.length).toBe(1)
  return { socket, frames, last: () => frames.at(-1)! }
}

async function newMatch(): Promise<TestMatch> {
  const match = await site.newMatch({ state: 'live', isVirtual: true })
  await site.odds(match, RESULT, { 1: 2000, 2: 3300, 3: 3600 }, { isLive: true })
  await site.odds(match, CORNERS, { 12: 1900, 13: 1900 }, { isLive: true })
  await site.odds(match, { market: 18, specifiers: 'total=2.5' }, { 12: 1900, 13: 1950 }, { isLive: true })
  await site.odds(match, { market: 18, specifiers: 'total=4.5' }, { 12: 7000, 13: 1100 }, { isLive: true })
  return match
}

/** What the process that has the feed tells of a market. */
const change = (match: TestMatch, { market, specifiers = '' }: TestMarket, version: number, odds: number) => ({
  eventId: String(match.id),
  version: 1,
  markets: [
    {
      marketId: market,
      specifiers,
      producer: 101,
      status: 1,
      isStopped: false,
      stopReason: null,
      cashOut: null,
      version,
      outcomes: [{ id: '1', odds, active: true }],
    },
  ],
})

test('a page is told of its matches whole, then of what changes, the newest last; rows of the main lines only', async () => {
  const match = await newMatch()
  const full = await openPage({ matches: [match.urn], rows: [] })
  const row = await openPage({ matches: [], rows: [match.urn] })
  expect(full.last()).toMatchObject({ whole: true, matches: [{ event: match.urn, state: 'live', marketCount: 4 }] })
  expect(
    full
      .last()
      .matches[0]!.markets.map(({ market }) => market)
      .toSorted((a, b) => a - b),
  ).toEqual([1, 18, 18, 166])
  expect(
    row
      .last()
      .matches[0]!.markets.map(({ market, specifiers }) => `${market} ${specifiers}`.trim())
      .toSorted(),
  ).toEqual(['1', '18 total=2.5'])
  teller.tell([change(match, RESULT, 2, 2100)], [])
  for (const page of [full, row])
    await expect
      .poll(() => page.last())
      .toMatchObject({ whole: false, matches: [{ markets: [{ market: 1, version: 2, outcomes: [['1', 2100, true]] }] }] })
  // What is older than what was told is not told.
  teller.tell([change(match, RESULT, 1, 1500)], [])
  teller.tell([change(match, CORNERS, 2, 1800)], [])
  await expect.poll(() => full.last().matches[0]!.markets).toMatchObject([{ market: 166, version: 2 }])
  expect(
    full.frames.flatMap(({ matches }) => matches.flatMap(({ markets }) => markets)).some(({ outcomes }) => outcomes[0]?.[1] === 1500),
  ).toBe(false)
  full.socket.close()
  row.socket.close()
})

test('a producer that goes down closes everything on every page, and a closing of operators does', async () => {
  const match = await newMatch()
  const page = await openPage({ matches: [match.urn], rows: [] })
  expect(page.last().matches[0]!.markets[0]).toMatchObject({ state: 'open' })
  const lists = await openPage({ matches: [], rows: [] })
  for (const each of [page, lists]) expect(each.last().signal).toEqual({ live: true, before: true })
  await site.producer(false, 'live')
  teller.tell([], [{ id: 101, isUp: false }])
  await expect
    .poll(() => page.last().matches[0]!.markets.map(({ state, reason }) => [state, reason]))
    .toEqual(Array.from({ length: 4 }, () => ['suspended', 24]))
  // Pages without a match of it are told as well, once.
  for (const each of [page, lists]) await expect.poll(() => each.last().signal).toEqual({ live: false, before: true })
  await site.producer(true)
  teller.tell([], [{ id: 101, isUp: true }])
  await expect.poll(() => page.last().matches[0]!.markets.map(({ state }) => state)).toEqual(['open', 'open', 'open', 'open'])
  await expect.poll(() => lists.last().signal).toEqual({ live: true, before: true })
  expect(lists.frames).toHaveLength(3)
  lists.socket.close()
  const { headers } = await employ(site.server.services, 'fecha', ['compliance'])
  await site.server.call(closeSports, { scope: { kind: 'market', event: match.urn, market: 166 }, reason: 'Fora do regulamento' }, headers)
  await expect
    .poll(() =>
      page
        .last()
        .matches[0]!.markets.map(({ market, state }) => [market, state])
        .toSorted(([a], [b]) => Number(a) - Number(b)),
    )
    .toEqual([
      [1, 'open'],
      [18, 'open'],
      [18, 'open'],
      [166, 'suspended'],
    ])
  page.socket.close()
})
