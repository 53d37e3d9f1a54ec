import { transactionsEnded } from '@tucano/database/test-cluster'
import { type Definition, type DefinitionOf, joinPromotion } from '@tucano/contract/promotions'
import * as office from '@tucano/contract/promotions/office'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { hearSome } from '#betting/listen'
import type { Somebody } from '../testing/agents.ts'
import { ANY_BET, type OwnFields, cash, promotionOf } from '../testing/promotion-of.ts'
import { PromotionsTest, REASON } from '../testing/promotions.ts'

let site: PromotionsTest
beforeAll(async () => {
  site = await PromotionsTest.open(inject('clusterUrl'))
})
afterEach(() => site.later('0'))
afterAll(() => site.close())

const mission = (own: Partial<OwnFields<'mission'>> = {}) =>
  promotionOf('mission', { measure: 'stake', filter: ANY_BET, target: 300, window: 'campaign', after: null, reward: cash(5n), ...own })

const stop = (promotionId: string) => site.server.call(office.stopPromotion, { promotionId, reason: REASON }, site.operator)
const switchAll = (isOff: boolean) => site.server.call(office.switchPromotions, { isOff, reason: REASON }, site.operator)

/** What a member has in each period of a promotion. */
async function entriesOf({ id }: Somebody, promotionId: string): Promise<unknown[]> {
  const { rows } = await site.query(
    `select version, state, measured::integer from promotions.entries where promotion_id = $1 and member_id = $2 order by period`,
    [promotionId, id],
  )
  return (rows as { version: number; state: string; measured: number }[]).map(({ version, state, measured }) => [version, state, measured])
}

async function player(): Promise<Somebody> {
  const somebody = await site.somebody()
  await site.deposit(somebody.id, 100_000n)
  return somebody
}

/** Another version of a promotion that runs. */
async function edit(promotionId: string, definition: Definition): Promise<void> {
  const { promotion } = (await site.server.call(office.getOfficePromotion, { promotionId }, site.operator)).body.value
  await site.server.call(office.savePromotion, { promotionId, present: promotion.changed, definition }, site.operator)
  const { body } = await site.server.call(office.startPromotion, { promotionId, reason: REASON }, site.operator)
  expect(body.success).toBe(true)
}

test('a bet that is void a day later takes back the claim of its own day, and nothing of the next one', async () => {
  const daily = await site.run(mission({ window: 'day' }))
  const days = await site.run(mission({ measure: 'days', target: 2 }))
  const ana = await player()
  const bet = await site.bet(ana.id, 300n)
  await site.hear()
  await site.later('1 day')
  await site.bet(ana.id, 100n)
  await site.hear()
  expect(await entriesOf(ana, daily)).toEqual([
    [1, 'claim', 300],
    [1, 'in process', 100],
  ])
  expect(await entriesOf(ana, days)).toEqual([[1, 'claim', 2]])
  await site.void(bet)
  await site.hear()
  expect(await entriesOf(ana, daily)).toEqual([
    [1, 'in process', 0],
    [1, 'in process', 100],
  ])
  expect(await entriesOf(ana, days)).toEqual([[1, 'in process', 1]])
  for (const promotionId of [daily, days]) await stop(promotionId)
})

test('a claim is taken back by a void after the promotion was stopped, and after its end', async () => {
  const { rows } = await site.query('select extract(epoch from platform.clock())::float8 * 1000 as now')
  const endsAt = Math.round((rows[0] as { now: number }).now) + 3_600_000
  const [stopped, over] = [await site.run(mission()), await site.run(mission({ endsAt }))]
  const ana = await player()
  const bet = await site.bet(ana.id, 300n)
  await site.hear()
  await stop(stopped)
  await site.later('2 hours')
  expect(await entriesOf(ana, over)).toEqual([[1, 'claim', 300]])
  await site.void(bet)
  await site.hear()
  expect(await entriesOf(ana, stopped)).toEqual([[1, 'in process', 0]])
  expect(await entriesOf(ana, over)).toEqual([[1, 'in process', 0]])
})

test('a bet from before its member took part takes nothing away when it is void', async () => {
  const promotionId = await site.run(mission({ optIn: true }))
  const ana = await player()
  const before = await site.bet(ana.id, 200n)
  await site.hear()
  await site.server.call(joinPromotion, { promotionId }, ana.headers)
  await site.bet(ana.id, 250n)
  await site.void(before)
  await site.hear()
  expect(await entriesOf(ana, promotionId)).toEqual([[1, 'in process', 250]])
  await stop(promotionId)
})

test('whoever has begun goes on under the version begun, whoever begins later is under the next one', async () => {
  const promotionId = await site.run(mission())
  const [ana, bia] = [await player(), await player()]
  await site.bet(ana.id, 200n)
  await site.hear()
  await edit(promotionId, mission({ target: 250, reward: cash(9n), filter: { ...ANY_BET, games: ['capivara'] } }))
  for (const { id } of [ana, bia]) await site.bet(id, 99n)
  for (const { id } of [ana, bia]) await site.bet(id, 251n, 0n, { game: 'capivara' })
  await site.hear()
  expect(await entriesOf(ana, promotionId)).toEqual([[1, 'claim', 550]])
  expect(await entriesOf(bia, promotionId)).toEqual([[2, 'claim', 251]])
  expect([(await site.own(ana, promotionId))?.reward, (await site.own(bia, promotionId))?.reward]).toEqual([cash(5n), cash(9n)])
  await stop(promotionId)
})

test('nothing counts of the time in which a promotion was stopped or all were switched off; hearing everything again gives the same', async () => {
  const again = await site.run(mission({ measure: 'count', target: 3 }))
  const other = await site.run(mission({ measure: 'stake', window: 'day' }))
  const ana = await player()
  const play = async (stake: bigint) => site.bet(ana.id, stake)
  await play(100n)
  await stop(again)
  await play(10n)
  await edit(again, mission({ measure: 'count', target: 2 }))
  await play(100n)
  await switchAll(true)
  const off = await play(1000n)
  // Something from before, undone while all are off, is undone.
  await switchAll(false)
  const undone = await play(50n)
  await switchAll(true)
  await site.void(undone)
  await site.void(off)
  await switchAll(false)
  await play(100n)
  await site.hear()
  const all = async () => [await entriesOf(ana, again), await entriesOf(ana, other)]
  const before = await all()
  expect(before).toEqual([[[1, 'claim', 3]], [[1, 'claim', 310]]])
  for (const promotionId of [again, other]) await stop(promotionId)
  await switchAll(true)
  await site.query('delete from promotions.entries where promotion_id = any ($1::bigint[])', [[again, other]])
  await site.query('truncate promotions.marks, promotions.deposits')
  await site.query(`update platform.listeners set xid = '0', posting_id = 0 where name = 'promotions'`)
  await site.hear()
  expect(await all()).toEqual(before)
  await switchAll(false)
})

test('a mission after another goes by whether that was done when the bet counted, however facts are heard', async () => {
  const first = await site.run(mission({ measure: 'count', target: 1 }))
  const next = await site.run(mission({ measure: 'stake', target: 1000, after: first }))
  const [slow, fast] = [await player(), await player()]
  const play = async ({ id }: Somebody, hear: () => Promise<void>) => {
    const undone = await site.bet(id, 1n)
    await hear()
    await site.bet(id, 10n)
    await hear()
    await site.void(undone)
    // Done by the second bet, since the first is void.
    await hear()
    await site.bet(id, 100n)
    await hear()
  }
  await play(slow, () => site.hear())
  await play(fast, () => Promise.resolve())
  await site.hear()
  expect(await entriesOf(slow, next)).toEqual([[1, 'in process', 110]])
  expect(await entriesOf(fast, next)).toEqual(await entriesOf(slow, next))
  expect(await entriesOf(fast, first)).toEqual([[1, 'claim', 2]])
  for (const promotionId of [first, next]) await stop(promotionId)
})

test('what is earned while all promotions are switched off is not credited by itself: it can be claimed when they are on again', async () => {
  const promotionId = await site.run(mission({ claim: 'auto' }))
  const ana = await player()
  await site.bet(ana.id, 300n)
  await switchAll(true)
  await site.hear()
  expect(await entriesOf(ana, promotionId)).toEqual([[1, 'claim', 300]])
  expect(await site.balance(ana.id)).toBe(99_700n)
  await switchAll(false)
  expect(await site.own(ana, promotionId)).toMatchObject({ status: 'claim', act: 'claim' })
  await stop(promotionId)
})

const board = (own: Partial<Pick<DefinitionOf<'board'>, 'measure' | 'stakeADay' | 'filter' | 'prizes' | 'endsAt'>> = {}) =>
  promotionOf('board', {
    period: 'campaign',
    measure: 'stake',
    stakeADay: null,
    filter: ANY_BET,
    prizes: [{ to: 2, reward: cash(700n) }],
    claim: 'auto',
    endsAt: Date.now() + 365 * 86_400_000,
    ...own,
  })

/** Lets raffles and boards hear all that has happened. */
async function compare(): Promise<void> {
  const { db } = site.server.services
  await transactionsEnded(db)
  while (await hearSome(db, site.engine.contests));
}

async function scoresOf(promotionId: string): Promise<Map<string, number>> {
  const { rows } = await site.query(
    'select s.member_id, s.score::integer from promotions.scores s join promotions.boards b on b.id = s.board_id where b.promotion_id = $1',
    [promotionId],
  )
  return new Map((rows as { member_id: string; score: number }[]).map(({ member_id, score }) => [member_id, score]))
}

const freeze = (until: Date) =>
  site.server.services.db
    .transaction()
    .execute((trx) => site.engine.contests.closes!.close(trx, { period: 'fiveMinutes', since: until, until }))

const now = async (): Promise<number> => {
  const { rows } = await site.query('select extract(epoch from platform.clock())::float8 * 1000 as now')
  return Math.round((rows[0] as { now: number }).now)
}

test('a board takes a void from the day on which the bet was staked', async () => {
  const promotionId = await site.run(board({ stakeADay: '5000' }))
  const ana = await player()
  await site.bet(ana.id, 4000n)
  const undone = await site.bet(ana.id, 4000n)
  await compare()
  expect((await scoresOf(promotionId)).get(String(ana.id))).toBe(5000)
  await site.later('1 day')
  await site.void(undone)
  await site.bet(ana.id, 5000n)
  await compare()
  expect((await scoresOf(promotionId)).get(String(ana.id))).toBe(9000)
  await stop(promotionId)
})

test('a board goes on as it was opened, whatever is edited; nothing is earned on one that was stopped', async () => {
  const endsAt = (await now()) + 3_600_000
  const promotionId = await site.run(board({ endsAt }))
  const ana = await player()
  await site.bet(ana.id, 100n)
  await compare()
  await edit(
    promotionId,
    board({ endsAt, measure: 'multiplier', filter: { ...ANY_BET, products: ['LIVE'] }, prizes: [{ to: 1, reward: cash(1n) }] }),
  )
  await site.bet(ana.id, 200n, 4000n)
  await compare()
  expect((await scoresOf(promotionId)).get(String(ana.id))).toBe(300)
  const stopped = await site.run(board({ endsAt }))
  await site.bet(ana.id, 100n)
  await compare()
  await stop(stopped)
  const before = await site.balance(ana.id)
  await switchAll(true)
  await freeze(new Date(endsAt))
  expect(await site.balance(ana.id)).toBe(before)
  await switchAll(false)
  await freeze(new Date(endsAt))
  await freeze(new Date(endsAt))
  expect(await site.balance(ana.id)).toBe(before + 700n)
})
