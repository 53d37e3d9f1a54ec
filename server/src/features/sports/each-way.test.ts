import { reconcile } from '#betting/books'
import { getMatch, listMatches, refreshSlip } from '@tucano/contract/sports'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Player } from '../../testing/players.ts'
import { SportsTest, type TestEnding, type TestMatch, type TestOdds } from '../../testing/sports.ts'
import { readTree } from './board/tree.ts'
import { toFixture } from './feed/catalogue/fixtures.ts'
import { fixtureOf } from './feed/testing/scripted-feed.ts'

const WINNER = { market: 1110 }
const AMONG_THREE = { market: 1102, specifiers: 'winners=3' }
const AMONG_TWO = { market: 1102, specifiers: 'winners=2' }
/** Runners have names of their own, whatever teams the matches of other tests have had. */
const runner = (n: number): string => `tc:competitor:9000${n}`
/** A race of so many, the first of whom the test bets on. */
const race = (runners: number, first: { odds: number; probability: number }): TestOdds =>
  Object.fromEntries(Array.from({ length: runners }, (_, n) => [runner(n + 1), n === 0 ? first : { odds: 9000, probability: 90_000_000 }]))
const ended = (won: number, places: number, runners = 8): TestEnding =>
  Object.fromEntries(Array.from({ length: runners }, (_, n) => [runner(n + 1), n >= won && n < won + places ? '1' : '0']))
let site: SportsTest
let player: Player

beforeAll(async () => {
  const eachWay = [
    { runnersMin: 8, places: 3, terms: '1/4' },
    { runnersMin: 5, places: 2, terms: '1/5' },
  ]
  site = await SportsTest.open(inject('clusterUrl'), { brand: (brand) => ({ ...brand, sports: { ...brand.sports, eachWay } }) })
  await site.owner.query(
    `insert into sports.names (urn, kind, name_en, name_pt) select 'tc:competitor:9000' || n, 'competitor', 'Runner ' || n, 'Corredor ' || n from generate_series(1, 8) n`,
  )
  player = await site.newPlayer()
})
afterAll(() => site.close())

async function outright({
  runners = 8,
  odds = 9000,
  place = 300_000_000,
  places = AMONG_THREE,
  state = 'not_started',
} = {}): Promise<TestMatch> {
  const match = await site.newMatch({ state })
  const isLive = state === 'live'
  await site.odds(match, WINNER, race(runners, { odds, probability: 100_000_000 }), { isLive })
  await site.odds(match, places, race(runners, { odds: 2600, probability: place }), { isLive })
  return match
}
const slip = (match: TestMatch, { odds = 9000, terms = '1/4', unit = 1000 } = {}) => ({
  ...site.single({ ...site.leg(match, WINNER, runner(1), odds), terms }, unit),
  eachWay: true,
})
const refusalOf = async (...asked: Parameters<typeof slip>) => (await site.place(player, slip(...asked))).refusal?.code

test('each way stakes a line twice, says what both halves are, and is on both markets', async () => {
  const match = await outright()
  const before = await site.balanceOf(player)
  const { bet } = await site.place(player, slip(match))
  expect(bet).toMatchObject({
    state: 'open',
    lines: 2,
    unit: '1000',
    stake: '2000',
    potential: '12000',
    legs: [{ odds: 9000, place: { terms: '1/4', places: 3, odds: 3000, result: null }, selections: [{ market: 1110 }] }],
  })
  expect(bet!.legs[0]!.selections).toHaveLength(1)
  expect(await site.balanceOf(player)).toBe(before - 2000n)
  expect(await site.exposure(match, WINNER, runner(1))).toEqual({ bets: 1, stake: 1000n, payout: 9000n })
  expect(await site.exposure(match, AMONG_THREE, runner(1))).toEqual({ bets: 1, stake: 1000n, payout: 3000n })
})

test.each<[string, TestEnding, TestEnding, string]>([
  ['placed', ended(1, 1), ended(0, 3), '3000'],
  ['won', ended(0, 1), ended(0, 3), '12000'],
  ['lost', ended(1, 1), ended(1, 3), '0'],
  ['two share the last place', ended(1, 1), { ...ended(0, 3), [runner(1)]: '1*0.5' }, '1500'],
  ['the place is void', ended(1, 1), { ...ended(0, 3), [runner(1)]: '0/1' }, '1000'],
])('each way 10.00 + 10.00 at 9.00, a quarter: %s [SPT-01]', async (_, won, placed, payout) => {
  const match = await outright()
  const betId = await site.bet(player, slip(match))
  const before = await site.balanceOf(player)
  await site.settle(match, AMONG_THREE, placed)
  await site.follow()
  const half = (await site.read(player, betId)).bet
  expect(half).toMatchObject({ state: 'open', payout: '0', legs: [{ result: null }] })
  expect(half.legs[0]!.place!.result).not.toBeNull()
  await site.settle(match, WINNER, won)
  await site.follow()
  expect((await site.read(player, betId)).bet).toMatchObject({ state: 'settled', payout })
  expect(await site.balanceOf(player)).toBe(before + BigInt(payout))
})

test('both halves void, there was no bet; one that is taken back opens it again', async () => {
  const match = await outright()
  const before = await site.balanceOf(player)
  const betId = await site.bet(player, slip(match))
  await site.cancel(match, WINNER, null, null)
  await site.follow()
  expect((await site.read(player, betId)).bet).toMatchObject({ state: 'open', potential: '4000' })
  await site.cancel(match, AMONG_THREE, null, null)
  await site.follow()
  expect((await site.read(player, betId)).bet).toMatchObject({ state: 'void', payout: '0' })
  expect(await site.balanceOf(player)).toBe(before)
  await site.rollBackCancel(match, AMONG_THREE, null, null)
  await site.settle(match, AMONG_THREE, ended(0, 3))
  await site.follow()
  expect((await site.read(player, betId)).bet).toMatchObject({ state: 'settled', payout: '4000' })
})

test('terms follow from how many run; none where too few do, the feed tells no place, or a place would pay back more than is staked', async () => {
  const [eight, six, four] = [
    await outright(),
    await outright({ runners: 6, places: AMONG_TWO }),
    await outright({ runners: 4, places: AMONG_TWO }),
  ]
  expect(await refusalOf(eight, { terms: '1/5' })).toBe('sports.eachWay.moved')
  expect((await site.place(player, slip(six, { terms: '1/5' }))).bet).toMatchObject({
    legs: [{ place: { terms: '1/5', places: 2, odds: 2600 } }],
  })
  expect(await refusalOf(four, { terms: '1/5' })).toBe('sports.eachWay.closed')
  expect(await refusalOf(await outright({ places: AMONG_TWO }))).toBe('sports.eachWay.closed')
  expect(await refusalOf(await outright({ place: 340_000_000 }))).toBe('sports.eachWay.closed')
  const multiple = { ...slip(eight), kind: 'multiple' as const, legs: [slip(eight).legs[0]!, slip(six, { terms: '1/5' }).legs[0]!] }
  expect((await site.place(player, multiple)).refusal?.code).toBe('sports.eachWay.closed')
  const { terms: _, ...without } = slip(eight).legs[0]!
  expect(await site.place(player, { ...slip(eight), legs: [without] })).toMatchObject({ status: 400, errorCode: 'sports.slip.invalid' })
  await site.odds(eight, AMONG_THREE, race(8, { odds: 2600, probability: 300_000_000 }), { status: -1 })
  expect(await refusalOf(eight)).toBe('sports.eachWay.closed')
})

test('pages are told the terms at the market and in the slip, while they hold', async () => {
  const match = await outright()
  const eachWay = { terms: '1/4', places: 3 }
  const read = async () => (await site.server.call(getMatch, { event: match.urn })).body.value.markets.find(({ market }) => market === 1110)
  // Pages are shown what a server has read since the feed was heard.
  await expect.poll(read).toMatchObject({ eachWay, outcomes: expect.arrayContaining([expect.objectContaining({ outcome: runner(2) })]) })
  const legs = [{ event: match.urn, selections: [{ market: 1110, specifiers: '', outcome: runner(1) }] }]
  const slipNow = async () => (await site.server.call(refreshSlip, { legs })).body.value.legs[0]!.selections[0]!
  await expect.poll(slipNow).toMatchObject({ eachWay })
  await site.odds(match, AMONG_THREE, race(8, { odds: 2600, probability: 300_000_000 }), { status: -1 })
  await expect.poll(read).not.toHaveProperty('eachWay')
  await expect.poll(slipNow).not.toHaveProperty('eachWay')
})

test('an open bet is worth both halves, and what is left of it once one is decided', async () => {
  const match = await outright()
  const betId = await site.bet(player, slip(match))
  // 10.00 · 9.00 · .1 + 10.00 · 3.00 · .3, less 2 %.
  expect((await site.read(player, betId)).offer).toMatchObject({ value: '1800', offer: '1764' })
  await site.settle(match, AMONG_THREE, ended(0, 3))
  await site.follow()
  expect((await site.read(player, betId)).offer).toMatchObject({ value: '3900', offer: '3822' })
  const start = await site.balanceOf(player)
  expect(await site.cashOut(player, { betId })).toMatchObject({ paid: '3822', bet: { state: 'settled', payout: '3822' } })
  expect(await site.balanceOf(player)).toBe(start + 3822n)
  expect(await site.exposure(match, WINNER, runner(1))).toMatchObject({ bets: 0, payout: 0n })
})

test('who wins a season is an event with nobody at home, and in no list of matches', async () => {
  const entrants = [1, 2, 3].map((n) => ({ id: `tc:competitor:${n}`, name: `Team ${n}`, virtual: true }))
  const season = fixtureOf('tc:season:100393', { competitors: entrants })
  expect(toFixture(season)).toMatchObject({ urn: 'tc:season:100393', homeUrn: null, awayUrn: null, isVirtual: true })
  const match = await outright()
  await site.owner.query('update sports.events set home_urn = null, away_urn = null where id = $1', [match.id])
  const { list } = (await site.server.call(listMatches, { league: 'tc:tournament:1', limit: 40 })).body.value
  expect(list.map(({ event }) => event)).not.toContain(match.urn)
  const tree = await readTree(site.db, 'America/Sao_Paulo')
  expect(tree.leagues.find(({ leagueUrn }) => leagueUrn === 'tc:tournament:1')).toMatchObject({ outright: match.urn })
})

test('a live bet each way waits, and is taken by the same terms', async () => {
  const match = await outright({ state: 'live' })
  const betId = await site.bet(player, slip(match))
  expect((await site.read(player, betId)).bet).toMatchObject({ state: 'pending', legs: [{ place: { odds: 3000 } }] })
  await site.odds(match, WINNER, race(8, { odds: 9800, probability: 90_000_000 }), { isLive: true })
  await site.wait(5)
  await site.decide()
  expect((await site.read(player, betId)).bet).toMatchObject({
    state: 'open',
    potential: '13000',
    legs: [{ odds: 9800, place: { odds: 3200 } }],
  })
})

test('after all of it the books agree', async () => {
  expect(await reconcile(site.db)).toEqual([])
})
