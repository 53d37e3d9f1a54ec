import {
  addSportsFavourite,
  getMatch,
  getMatchPages,
  getSportsPreferences,
  getSportsRules,
  getSportsTree,
  listLiveMatches,
  listMatches,
  listSportsFavourites,
  listSportsResults,
  readSharedSlip,
  refreshSlip,
  searchSports,
  setSportsPreferences,
  shareSlip,
} from '@tucano/contract/sports'
import { listSportsBets } from '@tucano/contract/sports/bets'
import { closeSports, getEventRisk, listSportsClosings, listSportsRisk, openSports } from '@tucano/contract/sports/office'
import { getSportsReport, listSportsMembers, setSportsLimits } from '@tucano/contract/sports/office-limits'
import { getFeedHealth } from '@tucano/contract/sports/office-feed'
import { giveFreeBet } from '#bonus/free-stakes'
import { reconcile } from '#betting/books'
import { scoreLateBets } from '#features/sports'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Headers, employ } from '../../testing/desk.ts'
import type { Player } from '../../testing/players.ts'
import { SportsTest, type TestMatch } from '../../testing/sports.ts'

const RESULT = { market: 1 }
const ODDS = { 1: 2000, 2: 3300, 3: 3600 }
const REASON = 'Conferido com a mesa de risco'
let site: SportsTest
let player: Player
let ahead: TestMatch
let live: TestMatch
const staff: Record<string, Headers> = {}

beforeAll(async () => {
  site = await SportsTest.open(inject('clusterUrl'))
  player = await site.newPlayer()
  ahead = await site.newMatch()
  live = await site.newMatch({ state: 'live', isVirtual: true, startsInMs: -60_000 })
  await site.odds(ahead, RESULT, ODDS)
  await site.odds(ahead, { market: 18, specifiers: 'total=2.5' }, { 12: 1900, 13: 1900 })
  await site.odds(ahead, { market: 18, specifiers: 'total=3.5' }, { 12: 3000, 13: 1400 })
  await site.odds(live, RESULT, ODDS, { isLive: true })
  for (const [account, role] of [
    ['mesa', 'compliance'],
    ['caixa', 'cashier'],
    ['auditora', 'auditor'],
    ['atendente', 'support'],
  ] as const)
    staff[account] = (await employ(site.server.services, account, [role])).headers
})
afterAll(() => site.close())

const { call } = {
  call: ((endpoint, request, headers) => site.server.call(endpoint, request, headers)) as SportsTest['server']['call'],
}

test('the tree counts what there is, lists show it with its main markets, a match with all of them', async () => {
  const tree = (await call(getSportsTree, {})).body.value
  const football = tree.sports.find(({ sport }) => sport === 'sr:sport:1')!
  expect(football).toMatchObject({ name: 'Futebol', live: 1, ahead: 1 })
  expect(football.categories[0]).toMatchObject({ name: 'Norte', leagues: [{ name: 'Liga do Norte', live: 1, ahead: 1 }] })
  const lives = (await call(listLiveMatches, { sport: 'sr:sport:1' })).body.value
  expect(lives.list.map(({ event }) => event)).toEqual([live.urn])
  expect(lives.list[0]).toMatchObject({ isVirtual: true, standing: { score: { home: 0, away: 0 } }, marketCount: 1 })
  const coming = (await call(listMatches, { league: 'tc:tournament:1', limit: 1 })).body.value
  expect(coming).toMatchObject({ next: null, list: [{ event: ahead.urn, marketCount: 3 }] })
  // Of two totals the one that is nearer to even money.
  expect(coming.list[0]!.markets.map(({ market, specifiers }) => [market, specifiers])).toEqual([
    [1, ''],
    [18, 'total=2.5'],
  ])
  const match = (await call(getMatch, { event: ahead.urn })).body.value
  expect(match).toMatchObject({ hasBuilder: false, isProvable: false, delaySeconds: 0 })
  expect(match.markets.map(({ name }) => name)).toEqual(['Resultado', 'Total', 'Total'])
  expect(match.markets[1]!.outcomes.map(({ name }) => name)).toEqual(['mais de 2,5', 'menos de 2,5'])
  expect((await call(getMatchPages, { event: live.urn })).body.value).toMatchObject({ table: null, headToHead: null })
  expect((await call(getMatch, { event: 'tc:match:999999' })).body.errorCode).toBe('sports.event.unknown')
})

test('names are found as they are typed in haste; what is followed is told; a slip is shared by a code', async () => {
  const found = (await call(searchSports, { words: 'liga do nor' })).body.value
  expect(found.leagues).toEqual([{ league: 'tc:tournament:1', name: 'Liga do Norte', sport: 'sr:sport:1' }])
  const { home } = (await call(getMatch, { event: ahead.urn })).body.value.match
  const teams = (await call(searchSports, { words: home!.name.toUpperCase() })).body.value
  expect(teams).toMatchObject({ teams: [{ urn: home!.urn }], matches: [{ event: ahead.urn }] })
  for (const urn of [home!.urn, 'tc:tournament:1', live.urn]) await call(addSportsFavourite, { urn }, player.headers)
  expect((await call(listSportsFavourites, {}, player.headers)).body.value).toMatchObject({
    teams: [{ urn: home!.urn }],
    leagues: [{ league: 'tc:tournament:1' }],
    matches: [{ event: live.urn }],
  })
  expect((await call(addSportsFavourite, { urn: 'tc:competitor:99999' }, player.headers)).body.errorCode).toBe('sports.event.unknown')
  const legs = [{ event: ahead.urn, selections: [{ market: 1, specifiers: '', outcome: '1' }] }]
  const { code } = (await call(shareSlip, { legs }, player.headers)).body.value
  expect((await call(shareSlip, { legs }, (await site.newPlayer()).headers)).body.value.code).toBe(code)
  const shared = (await call(readSharedSlip, { code })).body.value
  expect(shared.legs).toMatchObject([
    { event: ahead.urn, odds: 2000, code: null, selections: [{ state: 'open', outcomeName: home!.name }] },
  ])
  expect((await call(refreshSlip, { legs })).body.value.legs).toEqual(shared.legs)
  await site.wait(31 * 86_400)
  expect((await call(readSharedSlip, { code })).body.errorCode).toBe('sports.code.unknown')
  await site.owner.query("update public.ahead set by = '0'")
  expect((await call(getSportsPreferences, {}, player.headers)).body.value).toEqual({ oddsFormat: 'decimal', policy: 'better' })
  await call(setSportsPreferences, { oddsFormat: 'american', policy: 'any' }, player.headers)
  expect((await call(getSportsPreferences, {}, player.headers)).body.value).toEqual({ oddsFormat: 'american', policy: 'any' })
  expect((await call(getSportsRules, {})).body.value).toMatchObject({ stakeMin: '100', cashOutOfVirtual: true, returnMinBp: null })
})

test('the desk sees what a match can cost, closes and opens it, and only those who may do so do', async () => {
  const match = await site.newMatch()
  await site.odds(match, RESULT, ODDS)
  await site.bet(player, site.single(site.leg(match, RESULT, '1', 2000), 10_000))
  await site.bet(player, site.single(site.leg(match, RESULT, '3', 3600), 1000))
  const risk = (await call(getEventRisk, { event: match.urn }, staff['caixa'])).body.value
  expect(risk.markets).toMatchObject([
    {
      market: 1,
      exposure: '9000',
      isOpen: true,
      outcomes: [
        { outcome: '1', stake: '10000', payout: '20000', exposure: '9000' },
        { outcome: '3', stake: '1000', payout: '3600', exposure: '-7400' },
      ],
    },
  ])
  const list = (await call(listSportsRisk, {}, staff['auditora'])).body.value
  expect(list.list.find(({ match: { event } }) => event === match.urn)).toMatchObject({
    bets: 2,
    stake: '11000',
    exposure: '9000',
    isOpen: true,
  })
  expect((await call(listSportsRisk, {}, staff['atendente'])).body.errorCode).toBe('operator.role')
  const scope = { kind: 'event', event: match.urn } as const
  expect((await call(closeSports, { scope, reason: REASON }, staff['caixa'])).body.errorCode).toBe('operator.role')
  const { closing } = (await call(closeSports, { scope, reason: REASON }, staff['mesa'])).body.value
  expect((await call(getMatch, { event: match.urn })).body.value.markets).toMatchObject([{ state: 'suspended' }])
  expect((await call(listSportsClosings, {}, staff['auditora'])).body.value.list).toMatchObject([
    { closingId: closing.closingId, by: 'mesa' },
  ])
  const open = () => call(openSports, { closingId: closing.closingId, reason: REASON }, staff['mesa'])
  expect((await open()).body.success).toBe(true)
  expect((await open()).body.errorCode).toBe('sports.act.unknown')
  expect((await call(getMatch, { event: match.urn })).body.value.markets).toMatchObject([{ state: 'open' }])
  const limits = { stakeMin: '100', betWin: '1000', market: '1000', payout: '1000' }
  const set = { kind: 'market', key: '1', version: 3, limits, reason: REASON } as const
  expect((await call(setSportsLimits, set, staff['mesa'])).body.errorCode).toBe('sports.limits.changed')
})

test('a report says what stayed, by day and by what was bet on; results of a day are told', async () => {
  const match = await site.newMatch({ sport: 'sr:sport:5' })
  await site.odds(match, RESULT, { 1: { odds: 2000, probability: 450_000_000 }, 2: 3300, 3: 3600 })
  await site.bet(player, site.single(site.leg(match, RESULT, '1', 2000), 10_000))
  await site.bet(player, site.single(site.leg(match, RESULT, '3', 3600), 5000))
  await site.settle(match, RESULT, { 1: '0', 2: '0', 3: '1' })
  await site.state(match, 'ended')
  await site.follow()
  const day = (await site.now()).toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' })
  const report = async (by: 'day' | 'sport' | 'league' | 'market') =>
    (await call(getSportsReport, { from: day, to: day, by }, staff['caixa'])).body.value.list
  expect(await report('sport')).toMatchObject([
    { key: 'sr:sport:5', name: 'Tênis', bets: 2, stake: '15000', paid: '18000', net: '-3000', holdBp: -2000 },
  ])
  expect(await report('day')).toMatchObject([{ key: day, bets: 2, net: '-3000' }])
  expect(await report('market')).toMatchObject([{ key: '1', name: 'Resultado', bets: 2 }])
  const started = new Date((await site.now()).getTime() + 3_600_000).toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' })
  expect((await call(listSportsResults, { day: started })).body.value.list.map(({ event }) => event)).toContain(match.urn)
  expect((await call(getFeedHealth, {}, staff['caixa'])).body.value).toMatchObject({
    producers: [{ id: 101, isUp: true }, { id: 103 }],
    waiting: { results: 0 },
  })
})

test('live bets whose chance rose at once are late ones, and members are known by them', async () => {
  const late = await site.newPlayer()
  const match = await site.newMatch({ state: 'live', isVirtual: true, startsInMs: -60_000 })
  const odds = (probability: number) => site.odds(match, RESULT, { 1: { odds: 2000, probability }, 2: 3300, 3: 3600 }, { isLive: true })
  const bet = () => site.bet(late, site.single(site.leg(match, RESULT, '1', 2000), 1000))
  await odds(480_000_000)
  await bet()
  await odds(500_000_000)
  await site.wait(10)
  await expect.poll(async () => (await scoreLateBets(site.db), (await scores())[0]?.liveBets)).toBe(1)
  await bet()
  await site.wait(10)
  await expect.poll(async () => (await scoreLateBets(site.db), (await scores())[0]?.liveBets)).toBe(2)
  expect((await scores())[0]).toMatchObject({ lateBp: 5000, factorBp: 10_000 })
  async function scores() {
    const { list } = (await call(listSportsMembers, {}, staff['caixa'])).body.value
    return list.filter(({ memberId }) => memberId === String(late.memberId))
  }
})

test('a free bet pays what it wins above its stake, which the promotion account has paid; void, it comes back', async () => {
  const lucky = await site.newPlayer(0n)
  await giveFreeBet(site.db, {
    memberId: lucky.memberId,
    source: `sports:${lucky.memberId}`,
    title: 'Aposta grátis',
    stake: 1000n,
    days: 7,
    products: ['SPORTS'],
  })
  const { id } = await site.db
    .selectFrom('betting.free_stakes')
    .select('id')
    .where('member_id', '=', lucky.memberId)
    .executeTakeFirstOrThrow()
  const bet = async () => {
    const match = await site.newMatch()
    await site.odds(match, RESULT, ODDS)
    const betId = await site.bet(lucky, site.single(site.leg(match, RESULT, '1', 2000), 1000), { ticketId: id })
    return { match, betId }
  }
  const first = await bet()
  expect(await site.balanceOf(lucky)).toBe(0n)
  expect(await site.read(lucky, first.betId)).toMatchObject({
    bet: { isFree: true, potential: '1000' },
    offer: { closedFor: 'sports.cashout.free' },
  })
  await site.settle(first.match, RESULT, { 1: '0/1', 2: '0/1', 3: '0/1' })
  await site.follow()
  const second = await bet()
  await site.settle(second.match, RESULT, { 1: '1', 2: '0', 3: '0' })
  await site.follow()
  expect(await site.balanceOf(lucky)).toBe(1000n)
  const over = (await call(listSportsBets, { which: 'over' }, lucky.headers)).body.value.list
  expect(over.map(({ state, payout }) => [state, payout])).toEqual([
    ['settled', '1000'],
    ['void', '0'],
  ])
  expect(await reconcile(site.db)).toEqual([])
})
