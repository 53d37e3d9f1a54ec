import { getBet } from '@tucano/contract/bet-history'
import { decideSportsAct, proposeSportsAct } from '@tucano/contract/sports/office-acts'
import type { SportsSlip } from '@tucano/contract/sports'
import { operatorAccount, post } from '@tucano/ledger'
import { connect } from '@tucano/database'
import { newBetId } from '#betting/bet'
import { reconcile } from '#betting/books'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { BonusMembers } from '../../testing/bonus-members.ts'
import { employ } from '../../testing/desk.ts'
import { untilThrough } from '../../testing/kills.ts'
import type { Player } from '../../testing/players.ts'
import { SportsTest, type TestMatch } from '../../testing/sports.ts'
import { followResults } from './settle/follow.ts'

const RESULT = { market: 1 }
let site: SportsTest

beforeAll(async () => {
  site = await SportsTest.open(inject('clusterUrl'))
})
afterAll(() => site.close())

const balance = (player: Player): Promise<bigint> => site.balanceOf(player)

interface Leg {
  odds: number
  ends: string
}

/** A slip with a match for each of its legs, whose first outcomes end so. */
async function play(slip: Pick<SportsSlip, 'kind' | 'size' | 'unit'>, legs: readonly Leg[]) {
  const player = await site.newPlayer()
  const matches = await Promise.all(
    legs.map(async ({ odds }) => {
      const match = await site.newMatch()
      await site.odds(match, RESULT, { 1: odds, 2: 3300, 3: 3600 })
      return match
    }),
  )
  const betId = await site.bet(player, { ...slip, legs: matches.map((match, at) => site.leg(match, RESULT, '1', legs[at]!.odds)) })
  const staked = await balance(player)
  for (const [at, match] of matches.entries()) await site.settle(match, RESULT, { 1: legs[at]!.ends, 2: '0', 3: '0' })
  await site.follow()
  const { bet } = await site.read(player, betId)
  return { player, matches, betId, bet, paid: (await balance(player)) - staked }
}

const single = (unit: string) => ({ kind: 'single', unit }) as const
const multiple = (unit: string) => ({ kind: 'multiple', unit }) as const
const THIRD = '1*0.333333333'
test.each<[string, Pick<SportsSlip, 'kind' | 'size' | 'unit'>, Leg[], bigint]>([
  ['home −0.25 at 2.00, 1-1: half lost', single('10000'), [{ odds: 2000, ends: '0/0.5' }], 5000n],
  ['away +0.75 at 1.80, lost by 1: half lost', single('10000'), [{ odds: 1800, ends: '0/0.5' }], 5000n],
  ['over 2.75 at 1.90, 3 goals: half won', single('10000'), [{ odds: 1900, ends: '1/0.5' }], 14_500n],
  ['5.00, a tie of three for one place', single('10000'), [{ odds: 5000, ends: THIRD }], 16_667n],
  [
    'a treble: won, half won, void',
    multiple('3000'),
    [
      { odds: 1900, ends: '1' },
      { odds: 2000, ends: '1/0.5' },
      { odds: 1500, ends: '0/1' },
    ],
    8550n,
  ],
  ['a treble at 1.91, one rounding', multiple('1000'), [1, 2, 3].map(() => ({ odds: 1910, ends: '1' })), 6968n],
  [
    'a Yankee',
    { kind: 'yankee', unit: '100' },
    [
      { odds: 2000, ends: '1' },
      { odds: 3000, ends: '1' },
      { odds: 2500, ends: '0' },
      { odds: 1800, ends: '0/1' },
    ],
    1700n,
  ],
  [
    'doubles of four',
    { kind: 'system', size: 2, unit: '100' },
    [
      { odds: 1900, ends: '1' },
      { odds: 2000, ends: '0' },
      { odds: 2200, ends: '1' },
      { odds: 2000, ends: '1/0.5' },
    ],
    1033n,
  ],
  ['a Lucky 15', { kind: 'lucky15', unit: '100' }, [2100, 1800, 3250, 1500].map((odds) => ({ odds, ends: '1' })), 9123n],
])('%s is paid to the cent [SPT-01]', async (_, slip, legs, paid) => {
  const played = await play(slip, legs)
  expect(played.paid).toBe(paid)
  expect(played.bet).toMatchObject({ state: 'settled', payout: String(paid), potential: String(paid) })
})

test('a multiple is lost with its first leg, and a bet whose only leg is void never was one', async () => {
  const player = await site.newPlayer()
  const [first, second] = [await site.newMatch(), await site.newMatch()]
  for (const match of [first, second]) await site.odds(match, RESULT, { 1: 2000, 2: 3300, 3: 3600 })
  const betId = await site.bet(player, {
    kind: 'multiple',
    legs: [site.leg(first, RESULT, '1', 2000), site.leg(second, RESULT, '1', 2000)],
    unit: '1000',
  })
  await site.settle(first, RESULT, { 1: '0', 2: '1', 3: '0' })
  await site.follow()
  expect((await site.read(player, betId)).bet).toMatchObject({
    state: 'settled',
    payout: '0',
    legs: [{ result: 'lost' }, { result: null }],
  })
  expect(await site.exposure(second, RESULT, '1')).toMatchObject({ bets: 0, payout: 0n })
  const none = await play(single('1000'), [{ odds: 2000, ends: '0/1' }])
  expect(none).toMatchObject({ paid: 1000n, bet: { state: 'void', payout: '0' } })
  const record = (await site.server.call(getBet, { roundId: none.betId }, none.player.headers)).body.value
  expect(record).toMatchObject({ bet: { state: 'void' }, told: { by: 'sports', bet: { state: 'void' } } })
})

test('a settlement that is rolled back opens the bet again and takes the money back; what was spent is owed', async () => {
  const { player, matches, betId, bet } = await play(single('1000'), [{ odds: 5000, ends: '1' }])
  expect(bet).toMatchObject({ state: 'settled', payout: '5000' })
  const before = await balance(player)
  const clearing = await operatorAccount(site.db, 'clearing', 'BRL')
  await post(site.db, {
    key: `spent:${betId}`,
    kind: 'adjustment',
    moves: [{ from: player.cash, to: clearing, amount: before - 2000n, currency: 'BRL' }],
  })
  await site.rollBack(matches[0]!, RESULT)
  await site.follow()
  expect(await balance(player)).toBe(0n)
  const opened = await site.read(player, betId)
  expect(opened.bet).toMatchObject({ state: 'open', payout: '0', potential: '5000', legs: [{ result: null }] })
  expect(opened.changes.map(({ what, state }) => [what, state])).toEqual([
    ['placed', 'open'],
    ['settled', 'settled'],
    ['reopened', 'open'],
  ])
  // What it wins after all pays what is owed first.
  await site.settle(matches[0]!, RESULT, { 1: '1', 2: '0', 3: '0' })
  await site.follow()
  expect(await balance(player)).toBe(2000n)
  expect((await site.read(player, betId)).bet).toMatchObject({ state: 'settled', payout: '5000' })
})

test('a correction pays the difference, and every version stays', async () => {
  const { player, matches, betId, bet } = await play(single('1000'), [{ odds: 3000, ends: '1' }])
  const before = await balance(player)
  await site.settle(matches[0]!, RESULT, { 1: '0', 2: '1', 3: '0' })
  await site.follow()
  expect((await site.read(player, betId)).bet).toMatchObject({ state: 'settled', payout: '0' })
  expect(await balance(player)).toBe(before - 3000n)
  await site.settle(matches[0]!, RESULT, { 1: '1', 2: '0', 3: '0' })
  await site.follow()
  expect(await balance(player)).toBe(before)
  const { changes } = await site.read(player, betId)
  expect(changes.map(({ version, what, payout }) => [version, what, payout])).toEqual([
    [1, 'placed', '0'],
    [2, 'settled', '3000'],
    [3, 'corrected', '0'],
    [4, 'corrected', '3000'],
  ])
  // Said again, it changes nothing.
  await site.settle(matches[0]!, RESULT, { 1: '1', 2: '0', 3: '0' })
  await site.follow()
  expect((await site.read(player, betId)).bet.version).toBe(bet.version + 2)
})

test('a cancel voids what was accepted in its interval and nothing else, settled or not; taken back, the bets are as they were', async () => {
  const player = await site.newPlayer()
  const match = await site.newMatch()
  await site.odds(match, RESULT, { 1: 2000, 2: 3300, 3: 3600 })
  const bet = (): Promise<string> => site.bet(player, site.single(site.leg(match, RESULT, '1', 2000), 1000))
  const start = await balance(player)
  const early = await bet()
  await site.wait(10)
  const from = await site.now()
  const within = await bet()
  await site.wait(10)
  const to = await site.now()
  const late = await bet()
  const states = () => Promise.all([early, within, late].map(async (betId) => (await site.read(player, betId)).bet.state))
  await site.cancel(match, RESULT, from, to)
  await site.follow()
  expect(await states()).toEqual(['open', 'void', 'open'])
  expect(await balance(player)).toBe(start - 2000n)
  await site.settle(match, RESULT, { 1: '1', 2: '0', 3: '0' })
  await site.follow()
  expect(await states()).toEqual(['settled', 'void', 'settled'])
  await site.cancel(match, RESULT, null, from)
  await site.follow()
  expect(await states()).toEqual(['void', 'void', 'settled'])
  expect(await balance(player)).toBe(start + 1000n)
  await site.rollBackCancel(match, RESULT, from, to)
  await site.rollBackCancel(match, RESULT, null, from)
  await site.follow()
  expect(await states()).toEqual(['settled', 'settled', 'settled'])
  expect(await balance(player)).toBe(start + 3000n)
})

test('a bet between a goal and its stop is void in history once the feed says so', async () => {
  const player = await site.newPlayer()
  const match = await site.newMatch({ state: 'live', isVirtual: true })
  await site.odds(match, RESULT, { 1: 2000, 2: 3300, 3: 3600 }, { isLive: true })
  const goal = await site.now()
  const betId = await site.bet(player, site.single(site.leg(match, RESULT, '1', 2000), 1000))
  await site.score(match, 1, 0)
  await site.stop(match)
  await site.cancel(match, RESULT, goal, await site.now())
  await site.follow()
  const { bet, changes } = await site.read(player, betId)
  expect(bet).toMatchObject({ state: 'void', legs: [{ selections: [{ result: 'void', voidReason: 12 }] }] })
  expect(changes.at(-1)).toMatchObject({ what: 'voided', state: 'void' })
})

test('void and by hand: one operator proposes, another approves, and bets follow as they follow the feed', async () => {
  const player = await site.newPlayer()
  const match = await site.newMatch()
  await site.odds(match, RESULT, { 1: 2000, 2: 3300, 3: 3600 })
  const betId = await site.bet(player, site.single(site.leg(match, RESULT, '1', 2000), 1000))
  const [first, second] = [
    await employ(site.server.services, 'quatro1', ['compliance']),
    await employ(site.server.services, 'quatro2', ['compliance']),
  ]
  const propose = (act: Parameters<typeof site.server.call<typeof proposeSportsAct>>[1]['act'], actId = newBetId()) =>
    site.server.call(proposeSportsAct, { actId, act, reason: 'Resultado errado na transmissão' }, first.headers)
  const settle = { kind: 'settle', event: match.urn, market: 1, specifiers: '', outcomes: [{ outcome: '1', result: 'won' }] } as const
  const { actId, bets } = (await propose(settle as never)).body.value
  expect(bets).toBe(1)
  const decide = (headers: { authorization: string }, id = actId) =>
    site.server.call(decideSportsAct, { actId: id, decision: 'approve' }, headers)
  expect((await decide(first.headers)).body.errorCode).toBe('approval.own')
  expect((await decide(second.headers)).body.value).toMatchObject({ state: 'approved', decidedBy: 'quatro2' })
  expect((await decide(second.headers)).body.errorCode).toBe('sports.act.over')
  await site.follow()
  expect((await site.read(player, betId)).bet).toMatchObject({ state: 'settled', payout: '2000' })
  const voiding = (await propose({ kind: 'void', event: match.urn, markets: [{ market: 1, specifiers: '' }] })).body.value
  await decide(second.headers, voiding.actId)
  await site.follow()
  const { bet, changes } = await site.read(player, betId)
  expect(bet).toMatchObject({ state: 'void', payout: '0' })
  expect(changes.at(-1)).toMatchObject({ what: 'voided', reason: 'Resultado errado na transmissão' })
})

/** A site without a server that follows by itself, with bets on one outcome. */
async function quietSite(bets: number): Promise<{ quiet: SportsTest; match: TestMatch; players: Player[] }> {
  const quiet = await SportsTest.open(inject('clusterUrl'))
  const match = await quiet.newMatch()
  await quiet.odds(match, RESULT, { 1: 2000, 2: 3300, 3: 3600 })
  const players = await Promise.all(Array.from({ length: 10 }, () => quiet.newPlayer(1_000_000n)))
  const slip = quiet.single(quiet.leg(match, RESULT, '1', 2000), 100)
  await Promise.all(Array.from({ length: bets }, (_, n) => quiet.bet(players[n % players.length]!, slip)))
  await quiet.server.app.close()
  return { quiet, match, players }
}

test('killed between any two of its statements, following goes on where it was, and pays each bet once', async () => {
  const { quiet, match, players } = await quietSite(5)
  await quiet.settle(match, RESULT, { 1: '1', 2: '0', 3: '0' })
  const kills = await untilThrough(quiet.db, followResults, async () => {
    const paid = await Promise.all(players.map((player) => quiet.balanceOf(player)))
    const { rows } = await quiet.owner.query<{ bets: string }>("select count(*) as bets from sports.bets where state = 'settled'")
    expect(paid.reduce((sum, one) => sum + one, 0n)).toBe(10_000_000n - 500n + 200n * BigInt(rows[0]!.bets))
  })
  expect(kills).toBeGreaterThan(8)
  expect(await Promise.all(players.map((player) => quiet.balanceOf(player)))).toEqual(
    players.map((_, n) => (n < 5 ? 1_000_100n : 1_000_000n)),
  )
  await quiet.close()
})

test('a bet that cannot follow keeps no other back, and is told', async () => {
  const { quiet, match, players } = await quietSite(4)
  // Somebody has spoiled what is kept of one bet.
  await quiet.owner.query(
    "update sports.bets set slip = slip - 'unit' where id = (select id from sports.bets order by id offset 1 limit 1)",
  )
  await quiet.settle(match, RESULT, { 1: '1', 2: '0', 3: '0' })
  await expect(followResults(quiet.db)).rejects.toThrow('unit')
  const paid = await Promise.all(players.slice(0, 4).map((player) => quiet.balanceOf(player)))
  expect(paid.toSorted((a, b) => Number(a - b))).toEqual([999_900n, 1_000_100n, 1_000_100n, 1_000_100n])
  await quiet.close()
})

test('two processes, and several transactions of each, follow one result together and pay each bet once', async () => {
  const { quiet, match, players } = await quietSite(700)
  const other = connect({ url: quiet.server.databaseUrl, connections: 4, onError: () => undefined })
  await quiet.settle(match, RESULT, { 1: '1', 2: '0', 3: '0' })
  const followed = await Promise.all([followResults(quiet.db), followResults(other.db)])
  await quiet.follow()
  expect(followed.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(700)
  for (const player of players) expect(await quiet.balanceOf(player)).toBe(1_000_000n - 7000n + 14_000n)
  await other.pool.end()
  await quiet.close()
})

test('bonus money stands on one side of a market, at the least odds', async () => {
  const player = await site.newPlayer()
  const match = await site.newMatch()
  await site.odds(match, RESULT, { 1: 1400, 2: 3300, 3: 3600 })
  const bet = (outcome: string, odds: number) =>
    site.place(player, site.single(site.leg(match, RESULT, outcome, odds), 500), { from: 'bonus' })
  expect(await bet('2', 3300)).toMatchObject({ errorCode: 'balance.insufficient' })
  await new BonusMembers(site.server).give(player.memberId)
  const cash = await balance(player)
  expect(await bet('1', 1400)).toMatchObject({ refusal: { code: 'sports.bonus.odds', leg: 0 } })
  expect((await bet('2', 3300)).bet).toMatchObject({ isBonus: true, state: 'open' })
  expect(await bet('3', 3600)).toMatchObject({ refusal: { code: 'sports.bonus.sides' } })
  expect((await bet('2', 3300)).bet).toMatchObject({ isBonus: true })
  expect((await site.place(player, site.single(site.leg(match, RESULT, '3', 3600), 500))).bet, 'its own money may').not.toBeNull()
  expect(await balance(player)).toBe(cash - 500n)
})

test('after all of it the books agree', async () => {
  expect(await reconcile(site.db)).toEqual([])
})
