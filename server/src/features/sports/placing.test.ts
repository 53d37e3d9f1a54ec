import { newBetId } from '#betting/bet'
import { reconcile } from '#betting/books'
import { closeSports } from '@tucano/contract/sports/office'
import { setSportsLimits, setSportsMember } from '@tucano/contract/sports/office-limits'
import { quoteSlip } from '@tucano/contract/sports/bets'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { employ } from '../../testing/desk.ts'
import type { Player } from '../../testing/players.ts'
import { SportsTest, type TestMatch } from '../../testing/sports.ts'

const RESULT = { market: 1 }
const OVER = { market: 18, specifiers: 'total=2.5' }
const ODDS = { 1: 2000, 2: 3300, 3: 3600 }
let site: SportsTest
let player: Player

beforeAll(async () => {
  site = await SportsTest.open(inject('clusterUrl'))
  player = await site.newPlayer()
})
afterAll(() => site.close())

async function withOdds(making: Parameters<SportsTest['newMatch']>[0] = {}): Promise<TestMatch> {
  const match = await site.newMatch(making)
  const isLive = making.state === 'live'
  await site.odds(match, RESULT, ODDS, { isLive })
  await site.odds(match, OVER, { 12: 1900, 13: 1900 }, { isLive })
  return match
}

test('a bet is taken at the odds that were seen, and says what it is on; the same again is the same bet', async () => {
  const match = await withOdds()
  const before = await site.balanceOf(player)
  const betId = newBetId()
  const slip = site.single(site.leg(match, RESULT, '1', 2000), 1000)
  const first = await site.place(player, slip, { betId })
  expect(first).toMatchObject({ status: 200, refusal: null, balance: String(before - 1000n) })
  expect(first.bet).toMatchObject({ state: 'open', kind: 'single', stake: '1000', potential: '2000', version: 1 })
  expect(first.bet!.legs[0]).toMatchObject({ event: match.urn, odds: 2000, oddsNow: 2000, leagueName: 'Liga do Norte' })
  expect(first.bet!.legs[0]!.selections[0]).toMatchObject({ marketName: 'Resultado', outcomeName: first.bet!.legs[0]!.homeName })
  expect(await site.place(player, slip, { betId })).toEqual(first)
  expect(await site.place(player, { ...slip, unit: '1001' }, { betId })).toMatchObject({ errorCode: 'key.conflict' })
  expect(await site.balanceOf(player)).toBe(before - 1000n)
})

test('one id pressed fifty times at once is one bet, with one answer', async () => {
  const match = await withOdds()
  const before = await site.balanceOf(player)
  const betId = newBetId()
  const slip = site.single(site.leg(match, RESULT, '1', 2000), 500)
  const answers = await Promise.all(Array.from({ length: 50 }, () => site.place(player, slip, { betId })))
  expect(new Set(answers.map(({ bet }) => JSON.stringify(bet))).size).toBe(1)
  expect(answers[0]).toMatchObject({ refusal: null })
  expect(await site.balanceOf(player)).toBe(before - 500n)
  expect(await site.exposure(match, RESULT, '1')).toEqual({ bets: 1, stake: 500n, payout: 1000n })
})

test('odds that moved while somebody pressed: better ones are paid, worse ones are asked about, and any is any', async () => {
  const match = await withOdds()
  const slip = site.single(site.leg(match, RESULT, '1', 2000), 1000)
  await site.odds(match, RESULT, { ...ODDS, 1: 2100 })
  const better = await site.place(player, slip)
  expect(better.bet).toMatchObject({ potential: '2100', legs: [{ odds: 2100 }] })
  expect(await site.place(player, slip, { policy: 'none' })).toMatchObject({
    bet: null,
    refusal: { code: 'sports.odds.moved', leg: 0, odds: 2100, versions: [2] },
  })
  await site.odds(match, RESULT, { ...ODDS, 1: 1900 })
  expect(await site.place(player, slip)).toMatchObject({ bet: null, refusal: { code: 'sports.odds.moved', leg: 0, odds: 1900 } })
  expect((await site.place(player, slip, { policy: 'any' })).bet).toMatchObject({ potential: '1900' })
})

test('whatever closes a market refuses a bet on it, and takes nothing', async () => {
  const match = await withOdds()
  const slip = site.single(site.leg(match, RESULT, '1', 2000), 1000)
  const before = await site.balanceOf(player)
  const codeNow = async (): Promise<string | undefined> => (await site.place(player, slip)).refusal?.code
  await site.stop(match)
  expect(await codeNow()).toBe('sports.market.suspended')
  await site.goOn(match)
  await site.producer(false)
  expect(await codeNow()).toBe('sports.producer.down')
  await site.producer(true)
  await site.state(match, 'ended')
  expect(await codeNow()).toBe('sports.event.over')
  await site.state(match, 'live')
  expect(await codeNow(), 'a price of before the match').toBe('sports.event.started')
  await site.state(match, 'not_started')
  expect((await site.place(player, site.single(site.leg(match, { market: 29 }, '74', 2000), 1000))).refusal?.code).toBe(
    'sports.market.unknown',
  )
  expect((await site.place(player, site.single(site.leg(match, RESULT, '9', 2000), 1000))).refusal?.code).toBe('sports.market.unknown')
  const { headers } = await employ(site.server.services, 'mesa1', ['compliance'])
  await site.server.call(
    closeSports,
    { scope: { kind: 'event', event: match.urn, group: 'score' }, reason: 'Suspeita de manipulação' },
    headers,
  )
  expect(await codeNow()).toBe('sports.closed')
  expect(await site.balanceOf(player)).toBe(before)
  expect(await site.exposure(match, RESULT, '1')).toMatchObject({ bets: 0, payout: 0n })
})

test('legs of one match stand together only in a builder; what is no slip is told by its field', async () => {
  const match = await withOdds()
  const [home, over] = [site.leg(match, RESULT, '1', 2000), site.leg(match, OVER, '12', 1900)]
  expect(await site.place(player, { kind: 'multiple', legs: [home, over], unit: '100' })).toMatchObject({
    refusal: { code: 'sports.legs.related', leg: 1 },
  })
  expect(await site.place(player, { kind: 'trixie', legs: [home, over], unit: '100' })).toMatchObject({
    status: 400,
    errorCode: 'sports.slip.invalid',
  })
  const builder = { ...home, selections: [...home.selections, ...over.selections], odds: 3500 }
  expect(await site.place(player, site.single(builder, 100)), 'nobody prices it').toMatchObject({
    refusal: { code: 'sports.builder.closed' },
  })
})

test('the largest stake that passes is told: by what one bet may win, and by what the market can still cost', async () => {
  const match = await withOdds()
  const { headers } = await employ(site.server.services, 'mesa2', ['compliance'])
  const limits = { stakeMin: '100', betWin: '50000', market: '80000', payout: '200000' }
  const set = await site.server.call(
    setSportsLimits,
    { kind: 'league', key: 'tc:tournament:1', version: 0, limits, reason: 'Limites de teste da liga' },
    headers,
  )
  expect(set.body.value).toMatchObject({ version: 1, name: 'Liga do Norte' })
  const slip = (unit: number) => site.single(site.leg(match, RESULT, '1', 2000), unit)
  expect(await site.place(player, slip(99))).toMatchObject({ refusal: { code: 'sports.stake.min' } })
  expect(await site.place(player, slip(50_001))).toMatchObject({ refusal: { code: 'sports.stake.max', leg: 0, most: '50000' } })
  expect(await site.place(player, slip(100_001))).toMatchObject({ refusal: { code: 'sports.payout.max', most: '100000' } })
  await site.bet(player, slip(50_000))
  expect(await site.place(player, slip(50_000))).toMatchObject({ refusal: { code: 'sports.exposure', leg: 0, most: '30000' } })
  const quote = await site.server.call(quoteSlip, { slip: slip(50_000) }, player.headers)
  expect(quote.body.value).toMatchObject({ unitMax: '30000', unitMin: '100', refusal: { code: 'sports.exposure', most: '30000' } })
  await site.bet(player, slip(30_000))
  // What is staked on the other outcomes pays for it.
  await site.bet(player, site.single(site.leg(match, RESULT, '2', 3300), 1000))
  await site.bet(player, slip(1000))
  expect(await site.place(player, slip(100))).toMatchObject({ refusal: { code: 'sports.exposure' } })
  await site.server.call(
    setSportsLimits,
    {
      kind: 'league',
      key: 'tc:tournament:1',
      version: 1,
      limits: { ...limits, stakeMin: '1', betWin: '10000000', market: '10000000', payout: '50000000' },
      reason: 'Fim dos limites de teste',
    },
    headers,
  )
})

test('five hundred bets at once never pass one cap, and fill it', async () => {
  const match = await site.newMatch({ league: 'tc:tournament:2' })
  await site.odds(match, RESULT, ODDS)
  await site.owner.query(
    "insert into sports.names (urn, kind, parent_urn, name_en, name_pt) values ('tc:tournament:2', 'tournament', 'tc:category:1', 'Cup', 'Copa')",
  )
  const { headers } = await employ(site.server.services, 'mesa3', ['compliance'])
  const limits = { stakeMin: '100', betWin: '100000', market: '100000', payout: '1000000' }
  await site.server.call(
    setSportsLimits,
    { kind: 'league', key: 'tc:tournament:2', version: 0, limits, reason: 'Limites de teste da copa' },
    headers,
  )
  const players = await Promise.all(Array.from({ length: 50 }, () => site.newPlayer(100_000n)))
  const slip = site.single(site.leg(match, RESULT, '1', 2000), 1000)
  const placed = await Promise.all(Array.from({ length: 500 }, (_, n) => site.place(players[n % 50]!, slip)))
  const taken = placed.filter(({ bet }) => bet).length
  expect(taken).toBe(100)
  expect(placed.filter(({ refusal }) => refusal?.code === 'sports.exposure')).toHaveLength(400)
  expect(await site.exposure(match, RESULT, '1')).toEqual({ bets: 100, stake: 100_000n, payout: 200_000n })
})

test('a multiple counts on each of its legs as far as the chances of the others go', async () => {
  const [first, second] = [await site.newMatch(), await site.newMatch()]
  await site.odds(first, RESULT, { 1: { odds: 2000, probability: 480_000_000 }, 2: 3300, 3: 3600 })
  await site.odds(second, RESULT, { 1: { odds: 1500, probability: 640_000_000 }, 2: 4000, 3: 7000 })
  await site.bet(player, {
    kind: 'multiple',
    legs: [site.leg(first, RESULT, '1', 2000), site.leg(second, RESULT, '1', 1500)],
    unit: '10000',
  })
  // 100.00 · 3.00 · .64 on the first, · .48 on the second.
  expect(await site.exposure(first, RESULT, '1')).toEqual({ bets: 1, stake: 6400n, payout: 19_200n })
  expect(await site.exposure(second, RESULT, '1')).toEqual({ bets: 1, stake: 4800n, payout: 14_400n })
})

test('a member’s factor lowers what may be staked, with the reason; without any of it nothing may', async () => {
  const match = await withOdds()
  const { headers } = await employ(site.server.services, 'mesa4', ['compliance'])
  const slow = await site.newPlayer()
  const slip = site.single(site.leg(match, RESULT, '1', 2000), 1000)
  const usual = (await site.server.call(quoteSlip, { slip }, slow.headers)).body.value
  const set = (factorBp: number) =>
    site.server.call(setSportsMember, { memberId: String(slow.memberId), factorBp, reason: 'Apostas atrasadas demais' }, headers)
  await set(1000)
  const lowered = (await site.server.call(quoteSlip, { slip }, slow.headers)).body.value
  expect(lowered).toMatchObject({ factorBp: 1000, factorReason: 'Apostas atrasadas demais', refusal: null })
  expect(BigInt(lowered.unitMax)).toBe(BigInt(usual.unitMax) / 10n)
  await set(0)
  expect(await site.place(slow, slip)).toMatchObject({ bet: null, refusal: { code: 'sports.barred' } })
})

test('what any bet is refused for refuses these: a balance, a closed account', async () => {
  const match = await withOdds()
  const poor = await site.newPlayer(500n)
  expect(await site.place(poor, site.single(site.leg(match, RESULT, '1', 2000), 501))).toMatchObject({ errorCode: 'balance.insufficient' })
  expect(await site.exposure(match, RESULT, '1')).toMatchObject({ bets: 0, payout: 0n })
})

test('a live bet on a match of a feed waits with its stake held, and is taken at better odds', async () => {
  const match = await withOdds({ state: 'live', startsInMs: -60_000 })
  const before = await site.balanceOf(player)
  const placed = await site.place(player, site.single(site.leg(match, RESULT, '1', 2000), 1000))
  expect(placed.bet).toMatchObject({ state: 'pending', acceptedAt: null })
  expect(await site.balanceOf(player)).toBe(before - 1000n)
  await site.odds(match, RESULT, { ...ODDS, 1: 2200 }, { isLive: true })
  await site.wait(5)
  await site.decide()
  expect((await site.read(player, placed.betId)).bet).toMatchObject({ state: 'open', potential: '2200', legs: [{ odds: 2200 }] })
})

test.each([
  ['a stop of bets, though it is over', async (match: TestMatch) => (await site.stop(match), await site.goOn(match))],
  ['a goal', (match: TestMatch) => site.score(match, 0, 1)],
])('%s while a bet waits refuses it, for whichever side it was', async (_, happens) => {
  const match = await withOdds({ state: 'live', startsInMs: -60_000 })
  const before = await site.balanceOf(player)
  const ids = await Promise.all(
    ['1', '3'].map((outcome) => site.bet(player, site.single(site.leg(match, RESULT, outcome, outcome === '1' ? 2000 : 3600), 1000))),
  )
  await happens(match)
  await site.wait(5)
  await site.decide()
  for (const betId of ids)
    expect((await site.read(player, betId)).bet).toMatchObject({ state: 'refused', refusal: 'sports.changed', potential: '0' })
  expect(await site.balanceOf(player)).toBe(before)
  expect(await site.exposure(match, RESULT, '1')).toMatchObject({ bets: 0, payout: 0n })
})

test('a virtual match that is live needs no delay', async () => {
  const match = await withOdds({ state: 'live', isVirtual: true, startsInMs: -60_000 })
  expect((await site.place(player, site.single(site.leg(match, RESULT, '1', 2000), 1000))).bet).toMatchObject({ state: 'open' })
})

test('after all of it the books agree', async () => {
  expect(await reconcile(site.db)).toEqual([])
})
