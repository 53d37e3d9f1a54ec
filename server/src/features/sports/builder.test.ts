import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CALLS } from '@tucano/feed'
import { newBetId } from '#betting/bet'
import { reconcile } from '#betting/books'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Player } from '../../testing/players.ts'
import { SportsTest, type TestMatch } from '../../testing/sports.ts'
import { editBet } from './cash-out/edit.ts'
import { prepareBet } from './place/prepare.ts'

const [RESULT, OVER, BOTH] = [{ market: 1 }, { market: 18, specifiers: 'total=2.5' }, { market: 29 }]
let site: SportsTest
let player: Player
/** What the feed answers: odds and chance, by the markets that are asked for. */
const prices = new Map<string, { odds: number; probability: number }>()
const feed = createServer((request, reply) => {
  let body = ''
  request.on('data', (piece: Buffer) => (body += piece.toString()))
  request.on('end', () => {
    const { selections } = CALLS.calculate.body.read(body)
    const price = prices.get(selections.map(({ market }) => market).join(' '))
    if (!price) return void reply.writeHead(404).end()
    reply.end(CALLS.calculate.reply.write({ calculation: price, events: [] }))
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve))
  const { port } = feed.address() as AddressInfo
  site = await SportsTest.open(inject('clusterUrl'), { api: { url: `http://127.0.0.1:${port}`, token: 't' } })
  player = await site.newPlayer()
  prices.set('1 18 29', { odds: 4200, probability: 220_000_000 })
  prices.set('1 18', { odds: 3570, probability: 254_000_000 })
  prices.set('1 29', { odds: 3700, probability: 240_000_000 })
  prices.set('18 29', { odds: 2500, probability: 370_000_000 })
})
afterAll(async () => {
  await site.close()
  feed.close()
})

async function newBuilder(): Promise<{ match: TestMatch; betId: string }> {
  const match = await site.newMatch()
  await site.odds(match, RESULT, { 1: { odds: 2250, probability: 427_000_000 }, 2: 3300, 3: 3280 })
  await site.odds(match, OVER, { 12: { odds: 1950, probability: 484_000_000 }, 13: 1850 })
  await site.odds(match, BOTH, { 74: { odds: 1720, probability: 552_000_000 }, 76: 2100 })
  const legs = [site.leg(match, RESULT, '1', 2250), site.leg(match, OVER, '12', 1950), site.leg(match, BOTH, '74', 1720)]
  const slip = site.single({ event: match.urn, odds: 4200, selections: legs.flatMap(({ selections }) => selections) }, 1000)
  const betId = newBetId()
  const asked = await prepareBet(site.book, { betId, slip, policy: 'better' }, { memberId: player.memberId, type: 0 } as never)
  const placed = await site.book.placing.place(asked)
  expect(placed).toMatchObject({ kind: 'placed', bet: { state: 'open', potential: 4200n } })
  return { match, betId }
}

const settleAll = async (match: TestMatch, [result, over, both]: readonly [string, string, string]): Promise<void> => {
  await site.settle(match, RESULT, { 1: result })
  await site.settle(match, OVER, { 12: over })
  await site.settle(match, BOTH, { 74: both })
  await site.follow()
}

test.each<[string, readonly [string, string, string], string]>([
  ['all won', ['1', '1', '1'], '4200'],
  ['one lost', ['1', '0', '1'], '0'],
  ['one void: the others at their price together', ['1', '0/1', '1'], '3700'],
  ['one void, another lost', ['0', '0/1', '1'], '0'],
  ['two void: the leg is', ['1', '0/1', '0/1'], '0'],
])('a builder, %s', async (_, ends, payout) => {
  const { match, betId } = await newBuilder()
  await settleAll(match, ends)
  const { bet } = await site.read(player, betId)
  expect(bet).toMatchObject({ payout, state: ends.filter((one) => one === '0/1').length > 1 ? 'void' : 'settled' })
  expect(bet.legs[0]!.selections).toHaveLength(3)
})

test('a builder whose market has changed since it was priced is asked about, and takes nothing', async () => {
  const match = await site.newMatch()
  await site.odds(match, RESULT, { 1: 2250, 2: 3300, 3: 3280 })
  await site.odds(match, OVER, { 12: 1950, 13: 1850 })
  const selections = [site.leg(match, RESULT, '1', 2250), site.leg(match, OVER, '12', 1950)].flatMap((leg) => leg.selections)
  const slip = site.single({ event: match.urn, odds: 3570, selections }, 1000)
  const asked = await prepareBet(site.book, { betId: newBetId(), slip, policy: 'any' }, { memberId: player.memberId, type: 0 } as never)
  await site.odds(match, OVER, { 12: 1900, 13: 1900 })
  expect(await site.book.placing.place(asked)).toMatchObject({
    kind: 'refused',
    refusal: { code: 'sports.odds.moved', leg: 0, versions: [1, 2] },
  })
  const edited = await editBet(site.book, { betId: newBetId(), version: 1, least: 0n, asked })
  expect(edited, 'nobody has such a bet').toBeUndefined()
  expect(await reconcile(site.db)).toEqual([])
})
