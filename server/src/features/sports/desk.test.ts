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
import type { Endpoint } from '@tucano/contract/endpoint'
import * as office from '@tucano/contract/sports/office'
import * as officeActs from '@tucano/contract/sports/office-acts'
import * as officeFeed from '@tucano/contract/sports/office-feed'
import * as officeLimits from '@tucano/contract/sports/office-limits'
import * as officeSuspicions from '@tucano/contract/sports/office-suspicions'
import { giveFreeBet } from '#bonus/free-stakes'
import { newBetId } from '#betting/bet'
import { reconcile } from '#betting/books'
import { type BetFact, isBetFact } from '#betting/facts'
import { opposedSportsBets, scoreLateBets } from '#features/sports'
import { knowingOpposed, readOpposed } from '#links/opposed'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Headers, employ } from '../../testing/desk.ts'
import type { Player } from '../../testing/players.ts'
import { SportsTest, type TestMatch } from '../../testing/sports.ts'

const { closeSports, getEventRisk, listDeskBets, listSportsClosings, listSportsRisk, openSports } = office
const { decideSportsAct, getSportsAct, listSportsActs, previewSportsAct, proposeSportsAct } = officeActs
const {
  endSportsLimits,
  getSportsMember,
  getSportsReport,
  listSportsDelays,
  listSportsLimits,
  listSportsMembers,
  setSportsDelay,
  setSportsLimits,
  setSportsMember,
} = officeLimits
const { exportSportsSuspicion, listSportsSuspicions, reportSportsSuspicion } = officeSuspicions
const { getFeedHealth } = officeFeed

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
    ['mesa2', 'compliance'],
    ['caixa', 'cashier'],
    ['auditora', 'auditor'],
    ['atendente', 'support'],
  ] as const)
    staff[account] = (await employ(site.server.services, account, [role])).headers
})
afterAll(() => site.close())

/** What a member is called at the desk. */
const accountOf = async ({ memberId }: Player): Promise<string> =>
  (await site.db.selectFrom('member.members').select('account').where('id', '=', memberId).executeTakeFirstOrThrow()).account

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
  expect(match.markets.map(({ name }) => name)).toEqual(['Resultado', 'Total de gols', 'Total de gols'])
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
  // Nobody waits longer for virtual matches.
  expect((await scores())[0]).toMatchObject({ lateBp: 5000, factorBp: 10_000, extraSeconds: 0 })
  const asked = { memberId: String(late.memberId) }
  const { matches } = (await call(getSportsMember, asked, staff['caixa'])).body.value
  expect(matches).toMatchObject([{ event: match.urn, isVirtual: true, liveBets: 2, late: 1, stake: '2000' }])
  const scored = (await call(listDeskBets, { ...asked, event: match.urn, scored: true }, staff['caixa'])).body.value.list
  expect(scored.map(({ isLate, riseBp }) => [isLate, riseBp])).toEqual([
    [false, 0],
    [true, 417],
  ])
  const { rows } = await site.owner.query(`select from operator.journal where action = 'members.view' and details ->> 'member' = $1`, [
    asked.memberId,
  ])
  expect(rows).not.toHaveLength(0)
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

test('every call of the desk is for those who may make it: a cashier reads, an auditor too, and nobody of support sees any of it', async () => {
  const calls = [office, officeActs, officeFeed, officeLimits, officeSuspicions].flatMap((part) =>
    Object.values<unknown>(part).filter((one): one is Endpoint => typeof one === 'object' && one !== null && 'path' in one),
  )
  expect(calls.length).toBe(24)
  for (const endpoint of calls) {
    const codeOf = async (who: string) => (await call(endpoint, {}, staff[who])).body.errorCode
    expect(await codeOf('atendente'), endpoint.name).toBe('operator.role')
    const forCashiers = Array.isArray(endpoint.role)
    expect((await codeOf('caixa')) === 'operator.role', endpoint.name).toBe(!forCashiers)
    expect((await codeOf('auditora')) === 'operator.role', endpoint.name).toBe(endpoint.method !== 'GET')
    expect(await codeOf('mesa'), endpoint.name).not.toBe('operator.role')
  }
})

test('the bets behind a market or an outcome are told a page at a time; what a match list is asked for, the server answers', async () => {
  const [match, other] = [
    await site.newMatch(),
    await site.newMatch({ sport: 'sr:sport:5', state: 'live', isVirtual: true, startsInMs: -60_000 }),
  ]
  await site.odds(match, RESULT, ODDS)
  await site.odds(other, RESULT, ODDS, { isLive: true })
  const bets: string[] = []
  for (let n = 0; n < 26; n++)
    bets.push(await site.bet(player, site.single(site.leg(match, RESULT, n === 0 ? '3' : '1', n === 0 ? 3600 : 2000), 200)))
  await site.bet(player, site.single(site.leg(other, RESULT, '2', 3300), 300))
  const first = (await call(listDeskBets, { event: match.urn }, staff['caixa'])).body.value
  expect(first.list).toHaveLength(25)
  expect(first.list[0]).toMatchObject({
    memberId: String(player.memberId),
    account: await accountOf(player),
    isLive: false,
    bet: { betId: bets.at(-1), stake: '200', state: 'open' },
  })
  const second = (await call(listDeskBets, { event: match.urn, before: first.next! }, staff['caixa'])).body.value
  expect([...first.list, ...second.list].map(({ bet }) => bet.betId)).toEqual(bets.toReversed())
  expect(second.next).toBeNull()
  const onAway = (await call(listDeskBets, { event: match.urn, market: 1, specifiers: '', outcome: '3' }, staff['auditora'])).body.value
  expect(onAway.list.map(({ bet }) => bet.betId)).toEqual([bets[0]])
  expect((await call(listDeskBets, { event: match.urn, state: 'over' }, staff['caixa'])).body.value.list).toEqual([])
  expect((await call(listDeskBets, {}, staff['caixa'])).status).toBe(400)
  const eventsOf = async (asked: Parameters<typeof call<typeof listSportsRisk>>[1]) =>
    (await call(listSportsRisk, asked, staff['caixa'])).body.value.list.map(({ match: { event } }) => event)
  expect(await eventsOf({ when: 'ahead' })).toContain(match.urn)
  expect(await eventsOf({ when: 'ahead' })).not.toContain(other.urn)
  expect(await eventsOf({ when: 'live', sport: 'sr:sport:5', league: 'tc:tournament:1' })).toEqual([other.urn])
  expect(await eventsOf({ league: 'tc:tournament:999' })).toEqual([])
  const { bySport } = (await call(listSportsRisk, { when: 'live', sport: 'sr:sport:5' }, staff['caixa'])).body.value
  expect(bySport).toEqual([{ sport: 'sr:sport:5', name: 'Tênis', matches: 1, exposure: '690' }])
})

test('what a proposal would change is told to the cent before it is made, the second operator sees the same, and it is what happens', async () => {
  const [match, second] = [await site.newMatch(), await site.newMatch()]
  const [winner, loser] = [await site.newPlayer(), await site.newPlayer()]
  for (const one of [match, second]) await site.odds(one, RESULT, ODDS)
  const home = site.leg(match, RESULT, '1', 2000)
  await site.bet(winner, site.single(home, 10_000))
  await site.bet(loser, site.single(site.leg(match, RESULT, '3', 3600), 1001))
  await site.bet(loser, { kind: 'multiple', legs: [home, site.leg(second, RESULT, '2', 3300)], unit: '777' })
  await site.settle(match, RESULT, { 1: '1', 2: '0', 3: '0' })
  await site.follow()
  const moneyOf = async () => (await site.balanceOf(winner)) + (await site.balanceOf(loser))
  const act = {
    kind: 'settle',
    event: match.urn,
    market: 1,
    specifiers: '',
    outcomes: [
      { outcome: '1', result: 'lost' },
      { outcome: '2', result: 'lost' },
      { outcome: '3', result: 'halfWon' },
    ],
  } as const
  const asked = { ...act, outcomes: [...act.outcomes] }
  // 200.00 go back; half of 10.01 wins at 3.60, the other half comes back; the double is lost.
  const preview = (await call(previewSportsAct, { act: asked }, staff['mesa'])).body.value
  expect(preview).toMatchObject({
    bets: 3,
    members: 2,
    changed: 3,
    settled: 3,
    voided: 0,
    opened: 0,
    stake: '11778',
    before: '20000',
    after: '2302',
    difference: '-17698',
  })
  expect(preview.largest[0]).toMatchObject({
    account: await accountOf(winner),
    before: '20000',
    after: '0',
    state: 'settled',
    becomes: 'settled',
  })
  expect((await call(listSportsActs, { which: 'waiting' }, staff['caixa'])).body.value.list).toEqual([])
  const actId = newBetId()
  await call(proposeSportsAct, { actId, act: asked, reason: REASON }, staff['mesa'])
  const seen = (await call(getSportsAct, { actId }, staff['mesa2'])).body.value
  expect({ ...seen.now, at: 0 }).toEqual({ ...preview, at: 0 })
  expect({ ...seen.made, at: 0 }).toEqual({ ...preview, at: 0 })
  expect(seen.act).toMatchObject({ own: false, difference: '-17698' })
  const before = await moneyOf()
  await call(decideSportsAct, { actId, decision: 'approve' }, staff['mesa2'])
  await site.follow()
  expect((await moneyOf()) - before).toBe(BigInt(preview.difference))
  expect((await call(getSportsAct, { actId }, staff['mesa'])).body.value.now).toBeNull()
  const decided = (await call(listSportsActs, { which: 'decided' }, staff['caixa'])).body.value.list
  expect(decided).toMatchObject([{ actId, state: 'approved' }])
  // All of it void: stakes come back, of the double only what its other leg leaves open.
  const voiding = (
    await call(previewSportsAct, { act: { kind: 'void', event: match.urn, markets: [{ market: 1, specifiers: '' }] } }, staff['mesa'])
  ).body.value
  expect(voiding).toMatchObject({ bets: 3, changed: 3, voided: 2, opened: 1, before: '2302', after: '11001' })
  expect(await reconcile(site.db)).toEqual([])
})

test('a wait is set for a league and ended; whoever is late often waits longer, at the same odds, and nobody on virtual matches', async () => {
  const [late, usual] = [await site.newPlayer(), await site.newPlayer()]
  await site.owner.query('insert into sports.late_scores (member_id, bets, late, real_bets, real_late) values ($1, 30, 5, 10, 4)', [
    late.memberId,
  ])
  const league = { kind: 'league', key: 'tc:tournament:1' } as const
  const waitOf = async (who: Player, isVirtual = false) => {
    const match = await site.newMatch({ state: 'live', isVirtual, startsInMs: -60_000 })
    await site.odds(match, RESULT, ODDS, { isLive: true })
    const { bet } = await site.place(who, site.single(site.leg(match, RESULT, '1', 2000), 500))
    return { seconds: bet!.decidesAt === null ? 0 : (bet!.decidesAt - bet!.placedAt) / 1000, odds: bet!.legs[0]!.odds }
  }
  expect(await waitOf(usual)).toEqual({ seconds: 5, odds: 2000 })
  expect(await waitOf(late)).toEqual({ seconds: 9, odds: 2000 })
  expect(await waitOf(late, true)).toEqual({ seconds: 0, odds: 2000 })
  const set = (request: { version: number; seconds?: number }) =>
    call(setSportsDelay, { ...league, reason: REASON, ...request }, staff['mesa'])
  expect((await set({ version: 0, seconds: 10 })).body.success).toBe(true)
  expect((await set({ version: 0, seconds: 3 })).body.errorCode).toBe('sports.limits.changed')
  expect([(await waitOf(usual)).seconds, (await waitOf(late)).seconds]).toEqual([10, 12])
  const listed = (await call(listSportsDelays, {}, staff['auditora'])).body.value.list
  expect(listed.find(({ key }) => key === league.key)).toMatchObject({ name: 'Liga do Norte', seconds: 10, version: 1, by: 'mesa' })
  expect(listed.find(({ key }) => key === 'sr:sport:1')).toMatchObject({ seconds: 5, version: 0, by: null })
  expect((await set({ version: 1 })).body.success).toBe(true)
  expect((await waitOf(usual)).seconds).toBe(5)
  expect((await set({ version: 0, seconds: 2 })).body.success).toBe(true)
  expect((await set({ version: 3 })).body.success).toBe(true)
  expect((await call(listSportsMembers, { account: await accountOf(late) }, staff['caixa'])).body.value.list).toMatchObject([
    { extraSeconds: 4, liveBets: 30 },
  ])
  await site.wait(60)
  await site.decide()
})

test('limits and factors that were set are ended with a reason; then what is wider holds', async () => {
  const limits = { stakeMin: '100', betWin: '1000', market: '1000', payout: '1000' }
  const scope = { kind: 'sport', key: 'sr:sport:5' } as const
  const tennis = async () => (await call(listSportsLimits, {}, staff['caixa'])).body.value.list.filter(({ key }) => key === scope.key)
  expect((await call(setSportsLimits, { ...scope, version: 0, limits, reason: REASON }, staff['mesa'])).body.value).toMatchObject({
    version: 1,
    name: 'Tênis',
  })
  const end = (version: number) => call(endSportsLimits, { ...scope, version, reason: REASON }, staff['mesa'])
  expect((await end(2)).body.errorCode).toBe('sports.limits.changed')
  expect((await end(1)).body.success).toBe(true)
  expect(await tennis()).toEqual([])
  expect((await end(1)).body.errorCode).toBe('sports.limits.changed')
  expect((await call(setSportsLimits, { ...scope, version: 0, limits, reason: REASON }, staff['mesa'])).body.value).toMatchObject({
    version: 3,
  })
  expect((await end(3)).body.success).toBe(true)
  const member = await site.newPlayer()
  const factor = async (factorBp: number) =>
    (await call(setSportsMember, { memberId: String(member.memberId), factorBp, reason: REASON }, staff['mesa'])).body.value
  expect(await factor(5000)).toMatchObject({ factorBp: 5000, reason: REASON })
  expect(await factor(10_000)).toMatchObject({ factorBp: 10_000, reason: null })
  const { rows } = await site.owner.query<{ action: string }>(`select action from operator.journal where subject in ($1, $2) order by id`, [
    'limits:sport:sr:sport:5',
    `member:${member.memberId}`,
  ])
  expect(rows.map(({ action }) => action)).toEqual([
    'sports.limits',
    'sports.endLimits',
    'sports.limits',
    'sports.endLimits',
    'sports.member',
    'sports.endMember',
  ])
})

test('a suspicion keeps the bets as they were, under a number; its file is handed over, and the journal knows who took it', async () => {
  const match = await site.newMatch()
  await site.odds(match, RESULT, ODDS)
  const betId = await site.bet(player, site.single(site.leg(match, RESULT, '1', 2000), 4321))
  await site.bet(player, site.single(site.leg(match, RESULT, '2', 3300), 100))
  const suspicionId = newBetId()
  const asked = { suspicionId, event: match.urn, bets: [betId], text: 'Três contas novas apostaram o máximo no mesmo minuto.' }
  const report = () => call(reportSportsSuspicion, asked, staff['mesa'])
  const made = (await report()).body.value
  expect(made).toMatchObject({ bets: 1, members: 1, stake: '4321', by: 'mesa' })
  expect((await report()).body.value).toEqual(made)
  expect((await call(reportSportsSuspicion, { ...asked, bets: [newBetId()], suspicionId: newBetId() }, staff['mesa'])).body.errorCode).toBe(
    'sports.bet.unknown',
  )
  await site.settle(match, RESULT, { 1: '1', 2: '0', 3: '0' })
  await site.follow()
  const { fileName, text } = (await call(exportSportsSuspicion, { suspicionId }, staff['mesa2'])).body.value
  expect(fileName).toBe(`suspeita-${made.number}.json`)
  expect(JSON.parse(text)).toMatchObject({
    report: made.number,
    text: asked.text,
    event: { urn: match.urn, league: 'Liga do Norte' },
    results: [],
    bets: [{ betId, account: await accountOf(player), stake: '4321', state: 'open', legs: [{ market: 1, outcome: '1', odds: 2000 }] }],
  })
  expect((await call(listSportsSuspicions, { event: match.urn }, staff['mesa'])).body.value.list).toEqual([made])
  const { rows } = await site.owner.query<{ account: string; action: string }>(
    'select account, action from operator.journal where subject = $1 order by id',
    [`suspicion:${suspicionId}`],
  )
  expect(rows).toEqual([
    { account: 'mesa', action: 'sports.suspect' },
    { account: 'mesa2', action: 'sports.takeSuspicion' },
  ])
})

test('bets of one person on both sides of a market are heard as such; beside one another, on another market or of strangers they are not', async () => {
  const [ana, bia, stranger] = [await site.newPlayer(), await site.newPlayer(), await site.newPlayer()]
  for (const { memberId } of [ana, bia])
    await site.owner.query(
      `insert into session.devices (member_id, token_hash, name, created_at) values ($1, decode('5eed0001', 'hex'), 'x', platform.clock() - interval '1 day')`,
      [memberId],
    )
  const match = await site.newMatch()
  await site.odds(match, RESULT, ODDS)
  await site.odds(match, { market: 18, specifiers: 'total=2.5' }, { 12: 1900, 13: 1900 })
  const bet = (who: Player, outcome: string) => site.bet(who, site.single(site.leg(match, RESULT, outcome, ODDS[outcome as '1']), 100))
  const bets = [
    await bet(ana, '1'),
    await bet(bia, '3'),
    await bet(stranger, '2'),
    await site.bet(bia, site.single(site.leg(match, { market: 18, specifiers: 'total=2.5' }, '12', 1900), 100)),
  ]
  const now = await site.now()
  const heard: BetFact[] = []
  const fact = (betId: string) => ({ name: 'betSettled', betId, eventId: null, product: 'SPORTS', countedAt: now }) as BetFact
  const listener = knowingOpposed({ name: 'x', hear: async (_db, facts) => void heard.push(...facts.filter(isBetFact)) }, [
    opposedSportsBets,
  ])
  await listener.hear(site.db, bets.map(fact))
  const opposed = await readOpposed(site.db, heard)
  expect(bets.map((id) => opposed.has(id))).toEqual([true, true, false, false])
})

test('the feed tells how much comes, what was refused and how much more may be asked for', async () => {
  await site.owner.query(`
    insert into sports.feed_counts (at, kind, count) select date_bin('10 seconds', platform.clock(), 'epoch') - n * interval '10 seconds', 'odds_change', 30 from generate_series(2, 3) n;
    insert into sports.refusals (cause, kind, count, sample, problem) values ('unknown', 'odds_change', 3, '<odds_change/>', 'market 9999');
    insert into sports.recoveries (producer, after_at, asked_at) select 101, platform.clock() - interval '5 minutes', platform.clock() from generate_series(1, 3)`)
  const health = (await call(getFeedHealth, {}, staff['caixa'])).body.value
  expect(health.messages).toMatchObject([{ kind: 'odds_change', perSecond: 1 }])
  expect(health.messages[0]!.counts).toHaveLength(60)
  expect(health.refusals).toMatchObject([{ cause: 'unknown', count: 3, problem: 'market 9999' }])
  expect(health.recoveries).toHaveLength(3)
  expect(health.producers[0]!.quotas).toEqual([
    { of: 'recent', left: 17, most: 20, minutes: 10 },
    { of: 'day', left: 4, most: 4, minutes: 10 },
    { of: 'older', left: 2, most: 2, minutes: 30 },
    { of: 'event', left: 100, most: 100, minutes: 10 },
  ])
})
