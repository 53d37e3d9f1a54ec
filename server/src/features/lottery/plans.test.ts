import type { ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import { type LotteryPlan, listLotteryPlans, startLotteryPlan, stopLotteryPlan } from '@tucano/contract/lottery'
import { listMovements } from '@tucano/contract/account-record'
import { shapes } from '@tucano/lottery'
import { sql } from 'kysely'
import { newBetId } from '#betting/bet'
import { reconcile } from '#betting/books'
import { Catalogue } from '#catalogue/catalogue'
import { advanceDraw, dueDraws, voidDraw } from '#draws/advance'
import { readDraw } from '#draws/published'
import { findGame } from './games.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { untilThrough } from '../../testing/kills.ts'
import { LotteryTest, type TestDraw } from '../../testing/lottery.ts'
import type { Player } from '../../testing/players.ts'
import { openTestServer } from '../../testing/test-server.ts'
import { openLottery } from './lottery.ts'
import { endPlan } from './plans/end.ts'
import { runPlans } from './plans/run.ts'

const GAME = 'cinco-digitos-1m'
let site: LotteryTest
let running: ReturnType<typeof openLottery>

beforeAll(async () => {
  site = await LotteryTest.open(inject('clusterUrl'), {
    brand: (brand) => ({ ...brand, lottery: { ...brand.lottery, series: { base: 1960, min: 1700, standard: 1960 } } }),
  })
  running = openLottery(site.server.services, new Catalogue(site.server.services, []))
})
afterAll(async () => {
  await running.placing.stop()
  await site.close()
})

type Asked = RequestOf<typeof startLotteryPlan>
type Answered = ReplyOf<typeof startLotteryPlan> & { errorCode?: string; value?: { left?: string } }

/** Draws of which none is near its close. */
async function draws(): Promise<TestDraw[]> {
  await site.plan(GAME)
  const [current] = await site.ahead(GAME)
  await site.shared.drawIt(current!.id)
  // Those that were passed meanwhile go first: a seed tells those before it.
  for (const id of await dueDraws(site.db, { except: [], limit: 100 })) while (await advanceDraw(site.shared.draws, id));
  // What is left of other tests' plans has had its turn.
  await runPlans(running)
  await site.plan(GAME)
  return site.ahead(GAME)
}

const asked = (first: TestDraw, more: Partial<Asked> = {}): Asked => ({
  planId: newBetId(),
  gameId: GAME,
  contents: [{ playId: 'FIX1', bettingContent: '7....', singleBetPrice: '200', multiple: 1 }],
  numero: first.numero,
  draws: 3,
  growth: { kind: 'constant' },
  winStop: false,
  ...more,
})
const start = async (player: Player, request: Asked): Promise<Answered> =>
  (await site.server.call(startLotteryPlan, request, player.headers)).body as unknown as Answered
const stop = async (player: Player, planId: string): Promise<Answered> =>
  (await site.server.call(stopLotteryPlan, { planId }, player.headers)).body as unknown as Answered
const plansOf = async (player: Player): Promise<LotteryPlan[]> =>
  ((await site.server.call(listLotteryPlans, {}, player.headers)).body as unknown as ReplyOf<typeof listLotteryPlans>).list
const statesOf = (plan: LotteryPlan | undefined): string[] => plan?.draws.map(({ state }) => state) ?? []
/** Both sides: whatever is drawn, it wins. */
const bothSides = ['BIG', 'SMALL'].map((bettingContent) => ({ playId: 'SUM', bettingContent, singleBetPrice: '200', multiple: 1 }))

test('the whole cost is set aside, each draw takes its part when it is next, and the last one ends it', async () => {
  const player = await site.newPlayer(10_000n)
  const [first, second, third] = await draws()
  const request = asked(first!)
  const started = await start(player, request)
  expect(started).toMatchObject({ plan: { state: 'running', cost: '600', held: '600', spent: '0', won: '0' }, balance: '9400' })
  expect(statesOf(started.plan)).toEqual(['waiting', 'waiting', 'waiting'])
  expect(await start(player, request)).toEqual(started)
  expect(await runPlans(running)).toBe(1)
  expect(await runPlans(running)).toBe(0)
  const [plan] = await plansOf(player)
  expect([statesOf(plan), plan?.held, plan?.spent]).toEqual([['open', 'waiting', 'waiting'], '400', '200'])
  expect(await site.balanceOf(player)).toBe(9400n)
  for (const draw of [first!, second!, third!]) {
    await site.shared.drawIt(draw.id)
    await runPlans(running)
  }
  const [done] = await plansOf(player)
  expect(done).toMatchObject({ state: 'done', held: '0', spent: '600', refusal: null })
  expect(statesOf(done)).toEqual(['settled', 'settled', 'settled'])
  expect(await site.balanceOf(player)).toBe(9400n + BigInt(done!.won))
  const { list } = (
    await site.server.call(listMovements, { from: '2020-01-01', to: '2099-12-30', pocket: 'cash', heading: 'transfers' }, player.headers)
  ).body.value
  expect(list.map(({ kind, amount }) => [kind, amount])).toEqual([['transferBetsHold', '-600']])
  expect(await reconcile(site.db)).toEqual([])
})

test('a win stops a plan that asks for it, and what was not bet goes back', async () => {
  const player = await site.newPlayer(10_000n)
  const [first] = await draws()
  await start(player, asked(first!, { contents: bothSides, draws: 5, winStop: true }))
  await runPlans(running)
  // The next draw is open, and what the first comes to is not known yet.
  await site.shared.turnTo(first!.closesAt.getTime())
  expect(await runPlans(running)).toBe(0)
  await site.shared.drawIt(first!.id)
  expect(await runPlans(running)).toBe(1)
  const [plan] = await plansOf(player)
  expect(plan).toMatchObject({ state: 'won', held: '0', spent: '400', won: '392' })
  expect(statesOf(plan)).toEqual(['settled', 'released', 'released', 'released', 'released'])
  expect(await site.balanceOf(player)).toBe(10_000n - 400n + 392n)
})

test('its member stops it, and nobody else; once', async () => {
  const [player, stranger] = [await site.newPlayer(10_000n), await site.newPlayer(10_000n)]
  const [first] = await draws()
  const { plan } = await start(player, asked(first!))
  await runPlans(running)
  expect((await stop(stranger, plan.planId)).errorCode).toBe('plan.unknown')
  expect(await stop(player, plan.planId)).toMatchObject({ plan: { state: 'stopped', held: '0', spent: '200' }, balance: '9800' })
  expect((await stop(player, plan.planId)).errorCode).toBe('plan.over')
  expect(await plansOf(stranger)).toEqual([])
  await site.shared.turnTo(first!.closesAt.getTime() + 10_000)
  await runPlans(running)
  expect(statesOf((await plansOf(player))[0])).toEqual(['open', 'released', 'released'])
})

test('a void draw returns its stake and the plan goes on; so it does after a draw that was missed, or was full', async () => {
  const player = await site.newPlayer(20_000_00n)
  const [first, second, third] = await draws()
  const { selection } = site.server.services.brand.lottery.caps
  await start(
    player,
    asked(first!, { draws: 4, contents: [{ playId: 'FIX1', bettingContent: '3....', singleBetPrice: '200', multiple: 10 }] }),
  )
  await runPlans(running)
  await site.shared.turnTo(first!.closesAt.getTime())
  await advanceDraw(site.shared.draws, first!.id)
  await voidDraw(site.shared.draws, (await readDraw(site.db, first!.id))!, 'operator')
  await advanceDraw(site.shared.draws, first!.id)
  await sql`insert into lottery.exposures (draw_id, kind, key, amount) values (${second!.id}::uuid, 'selection', ${await keyOf(first!)}, ${selection})`.execute(
    site.db,
  )
  await runPlans(running)
  expect(statesOf((await plansOf(player))[0])).toEqual(['void', 'released', 'waiting', 'waiting'])
  // The server was away while the third was open.
  await site.shared.turnTo(third!.closesAt.getTime())
  await runPlans(running)
  const [plan] = await plansOf(player)
  expect(plan).toMatchObject({ state: 'done', spent: '2000', held: '0' })
  expect(statesOf(plan)).toEqual(['void', 'released', 'released', 'open'])
  expect(await site.balanceOf(player)).toBe(20_000_00n - 2000n)
})

/** The selection of a digit in its place, as liability names it. */
async function keyOf(draw: TestDraw): Promise<string> {
  const other = await site.newPlayer()
  const probe = await site.newDraw(draw.gameCode)
  await site.bet(other, site.slip([probe], [['FIX1', '3....']]))
  return Object.keys(await site.exposures(probe))
    .find((key) => key.startsWith('selection'))!
    .slice('selection '.length)
}

test('a limit that its member has reached ends a plan, and the rest goes back', async () => {
  const player = await site.newPlayer(10_000n)
  const [first] = await draws()
  await start(player, asked(first!))
  await runPlans(running)
  await sql`select limits.close(${player.memberId}::bigint, 'pause', interval '1 day')`.execute(site.db)
  await site.shared.drawIt(first!.id)
  await runPlans(running)
  const row = await site.db
    .selectFrom('lottery.plans')
    .select(['state', 'refusal'])
    .where('member_id', '=', player.memberId)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ state: 'refused', refusal: 'play.closed' })
  const { payout } = await site.db
    .selectFrom('betting.bets')
    .select('payout')
    .where('member_id', '=', player.memberId)
    .executeTakeFirstOrThrow()
  expect(await site.balanceOf(player)).toBe(9800n + payout)
})

test('multiples grow as the table says, where growth is on; what cannot be is refused', async () => {
  const player = await site.newPlayer(1_000_000_00n)
  const [first] = await draws()
  const five = [{ playId: 'FIX1', bettingContent: '01234....', singleBetPrice: '200', multiple: 1 }]
  const grown = await start(player, asked(first!, { draws: 6, contents: five, growth: { kind: 'return', bp: 1000 } }))
  expect(grown.plan.draws.map(({ multiple }) => multiple)).toEqual([1, 2, 4, 9, 21, 48])
  expect([grown.plan.cost, grown.plan.draws.at(-1)?.stake]).toEqual(['85000', '48000'])
  const doubled = await start(player, asked(first!, { draws: 5, growth: { kind: 'doubling', every: 2 } }))
  expect(doubled.plan.draws.map(({ multiple }) => multiple)).toEqual([1, 1, 2, 2, 4])
  expect((await start(player, asked(first!, { draws: 300, growth: { kind: 'doubling', every: 1 } }))).errorCode).toBe('multiple.invalid')
  expect((await start(player, asked(first!, { contents: bothSides, growth: { kind: 'return', bp: 1000 } }))).errorCode).toBe(
    'multiple.invalid',
  )
  expect(await start(player, asked(first!, { draws: 16, growth: { kind: 'doubling', every: 1 } }))).toMatchObject({
    errorCode: 'cap.prize',
  })
  const { brand } = site.server.services
  brand.jurisdiction.profile = 'BR'
  expect((await start(player, asked(first!, { growth: { kind: 'doubling', every: 2 } }))).errorCode).toBe('growth.not.available')
  expect((await start(player, asked(first!, { series: 1960 }))).plan.series).toBe(1960)
  expect((await start(player, asked(first!, { series: 1800 }))).errorCode).toBe('series.invalid')
  brand.jurisdiction.profile = 'open'
  for (const { planId } of await plansOf(player)) await stop(player, planId)
})

test('a plan is for draws of one day that are to come, within what its member has', async () => {
  const player = await site.newPlayer(10_000_00n)
  const [first] = await draws()
  expect((await start(player, asked(first!, { draws: 1440 }))).plan.draws).toHaveLength(1440)
  const slow = 'tres-dados-3m'
  await site.plan(slow)
  const [next] = await site.ahead(slow)
  const dice = { gameId: slow, contents: [{ playId: 'SIZE', bettingContent: 'BIG', singleBetPrice: '2', multiple: 1 }] }
  const play = shapes.get(findGame(slow)!.shape)!.plays.find(({ pads }) => pads.length === 1 && pads[0]!.choices.includes('BIG'))!
  dice.contents[0]!.playId = play.code
  expect((await start(player, asked(next!, { ...dice, draws: 482 }))).errorCode).toBe('request.invalid')
  expect((await start(player, asked(next!, { ...dice, draws: 480 }))).plan.draws).toHaveLength(480)
  expect((await start(player, asked(first!, { numero: '202001010001' }))).errorCode).toBe('draw.closed')
  expect((await start(player, asked(first!, { numero: '209901019999' }))).errorCode).toBe('draw.not.open')
  expect(
    (await start(player, asked(first!, { draws: 1440, contents: [{ ...asked(first!).contents[0]!, multiple: 100 }] }))).errorCode,
  ).toBe('balance.insufficient')
  expect(await plansOf(player)).toHaveLength(2)
  for (const { planId } of await plansOf(player)) await stop(player, planId)
})

test('an id of a plan is for one plan', async () => {
  const [player, stranger] = [await site.newPlayer(10_000n), await site.newPlayer(10_000n)]
  const [first] = await draws()
  const request = asked(first!)
  const both = await Promise.all([start(player, request), start(player, request)])
  expect(both.map(({ plan }) => plan.planId)).toEqual([request.planId, request.planId])
  expect(await site.balanceOf(player)).toBe(9400n)
  expect((await start(player, { ...request, draws: 4 })).errorCode).toBe('key.conflict')
  expect((await start(stranger, request)).errorCode).toBe('key.conflict')
  expect(await site.balanceOf(stranger)).toBe(10_000n)
  await stop(player, request.planId)
})

test('two servers bet once for each draw, and one that was killed at any moment leaves the plan as it was', async () => {
  const player = await site.newPlayer(10_000n)
  const other = await openTestServer({ clusterUrl: '', databaseUrl: site.server.databaseUrl })
  const elsewhere = openLottery(other.services, new Catalogue(other.services, []))
  try {
    const [first] = await draws()
    const { plan } = await start(player, asked(first!))
    await Promise.all([runPlans(running), runPlans(elsewhere), runPlans(running), runPlans(elsewhere)])
    expect(statesOf((await plansOf(player))[0])).toEqual(['open', 'waiting', 'waiting'])
    const { n } = await site.db
      .selectFrom('betting.bets')
      .select(({ fn }) => fn.countAll<bigint>().as('n'))
      .where('member_id', '=', player.memberId)
      .executeTakeFirstOrThrow()
    expect(n).toBe(1n)
    const before = await plansOf(player)
    const kills = await untilThrough(
      site.db,
      (db) => endPlan(db, plan.planId, { state: 'stopped' }),
      async () => expect(await plansOf(player)).toEqual(before),
    )
    expect(kills).toBeGreaterThan(4)
    expect((await plansOf(player))[0]).toMatchObject({ state: 'stopped', held: '0' })
  } finally {
    await elsewhere.placing.stop()
    await other.close()
  }
  expect(await reconcile(site.db)).toEqual([])
})
