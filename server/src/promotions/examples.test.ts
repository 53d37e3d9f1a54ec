import { reconcile } from '#betting/books'
import { voidBet } from '#betting/bets'
import { hearSome } from '#betting/listen'
import { readContribution } from '#bonus/contribution'
import { bonusListener } from '#bonus/listen'
import { transactionsEnded } from '@tucano/database/test-cluster'
import { openAccount } from '@tucano/ledger'
import { stopPromotion } from '@tucano/contract/promotions/office'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { BONUS_TERMS, spin } from '../testing/bonus-members.ts'
import { KnownPlays } from '../testing/known-plays.ts'
import { ANY_BET, type OwnFields, promotionOf } from '../testing/promotion-of.ts'
import { PromotionsTest, REASON } from '../testing/promotions.ts'
import { startTestPromotion } from '../testing/running-promotions.ts'

let site: PromotionsTest
let plays: KnownPlays
beforeAll(async () => {
  site = await PromotionsTest.open(inject('clusterUrl'))
  plays = new KnownPlays(site.server.services)
})
afterEach(() => site.later('0'))
afterAll(async () => {
  await plays.stop()
  await site.close()
})

const stop = (promotionId: string) => site.server.call(stopPromotion, { promotionId, reason: REASON }, site.operator)

async function hearBonus(): Promise<void> {
  const { db } = site.server.services
  await transactionsEnded(db)
  while (await hearSome(db, bonusListener({ currency: 'BRL', ...readContribution([]) })));
}

const ofHouse = async (kind: 'promotion' | 'suspense') => {
  const { rows } = await site.query(
    `select coalesce(sum(balance), 0)::text as balance from ledger.accounts where member_id is null and kind = $1 and currency = 'BRL'`,
    [kind],
  )
  return BigInt((rows[0] as { balance: string }).balance)
}

test('a deposit of 100 doubled, ten times, at most 5 a stake and five times as cash: 720 become 500, 220 go back, and a round undone then is a claim in suspense', async () => {
  const { db } = site.server.services
  const terms = { ...BONUS_TERMS, multiple: 10, maxStake: '500', maxConversion: 5 }
  const promotionId = await site.run(
    promotionOf('depositMatch', { nth: [1], matchBp: 10_000, minDeposit: '100', max: '10000', terms, claim: 'auto' }),
  )
  const ana = await site.somebody()
  const before = await ofHouse('promotion')
  await site.deposit(ana.id, 10_000n)
  await site.hear()
  expect([await site.balance(ana.id), await site.balance(ana.id, 'bonus')]).toEqual([10_000n, 10_000n])
  const cash = await openAccount(db, { memberId: ana.id, pocket: 'cash', currency: 'BRL' })
  const bonus = await openAccount(db, { memberId: ana.id, pocket: 'bonus', currency: 'BRL' })
  for (let count = 0; count < 20; count++) await plays.play(spin(cash))
  await hearBonus()
  expect(await site.own(ana, promotionId)).toMatchObject({ status: 'in process', progress: { measured: '10000', target: '100000' } })
  const won = spin(bonus, { payout: 380_00n })
  await plays.play(won)
  for (let count = 1; count < 180; count++) await plays.play(spin(bonus, { payout: count < 4 ? 380_00n : 0n }))
  expect([await site.balance(ana.id), await site.balance(ana.id, 'bonus')]).toEqual([0n, 72_000n])
  await hearBonus()
  expect([await site.balance(ana.id), await site.balance(ana.id, 'bonus')]).toEqual([50_000n, 0n])
  expect((await ofHouse('promotion')) - before).toBe(-10_000n + 22_000n)
  expect((await site.own(ana, promotionId))?.status).toBe('issued')
  const claims = await ofHouse('suspense')
  await voidBet(db, won.id)
  await hearBonus()
  expect((await ofHouse('suspense')) - claims).toBe(500n - 38_000n)
  expect([await site.balance(ana.id), await site.balance(ana.id, 'bonus')]).toEqual([50_000n, 0n])
  expect(await reconcile(db)).toEqual([])
  await stop(promotionId)
})

test('a rebate is of all that was staked in a day, without what is below a cent, and no more than its most', async () => {
  const promotionId = await site.run(promotionOf('rebate', { bp: 30, products: ['RNG'], max: '100', claim: 'auto' }))
  const people = await Promise.all(Array.from({ length: 4 }, () => site.somebody()))
  const [some, little, much, other] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0], (typeof people)[0]]
  for (const { id } of people) await site.deposit(id, 100_000n)
  // 0.30 % of 62.34 and 7.00 is 20.8 cents, won or not; of 3.33 not yet one.
  await site.bet(some.id, 6234n, 9999n)
  await site.bet(some.id, 700n)
  await site.bet(little.id, 333n)
  await site.bet(much.id, 90_000n)
  await site.bet(other.id, 90_000n, 0n, { product: 'LIVE' })
  const before = await Promise.all(people.map(({ id }) => site.balance(id)))
  await site.closePeriods()
  await site.later('1 day')
  await expect
    .poll(async () => {
      await site.closePeriods()
      const after = await Promise.all(people.map(({ id }) => site.balance(id)))
      return after.map((balance, n) => balance - before[n]!)
    })
    .toEqual([20n, 0n, 100n, 0n])
  await site.closePeriods()
  expect((await site.balance(some.id)) - before[0]!).toBe(20n)
  await stop(promotionId)
})

test('each kind of reward reaches its member: money, bonus, free rounds, a free bet, points, a turn of a wheel, goods', async () => {
  const { db } = site.server.services
  const wheel = await site.run(
    promotionOf('wheel', {
      segments: [
        { label: 'a', weight: 1, reward: null },
        { label: 'b', weight: 1, reward: null },
      ],
      daily: false,
    }),
  )
  const { id: goodsId } = await db
    .insertInto('points.goods')
    .values({ name: 'Caneca', text: '', picture: 'mug', points: 100, stock: 1, is_shown: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rewards: OwnFields<'mission'>['reward'][] = [
    { type: 'cash', amount: '70' },
    { type: 'bonus', amount: '500', terms: BONUS_TERMS },
    { type: 'freeRounds', game: 'jaguar', rounds: 10, stake: '20', days: 7 },
    { type: 'freeBet', amount: '2000', products: ['SPORTS'], days: 7 },
    { type: 'points', points: 250 },
    { type: 'ticket', promotionId: wheel, count: 2 },
    { type: 'goods', goodsId: String(goodsId) },
  ]
  const base = { measure: 'count', filter: ANY_BET, target: 1, window: 'campaign', after: null, claim: 'auto' } as const
  const ids = []
  for (const reward of rewards) ids.push(String(await startTestPromotion(site.engine.promotions, 'mission', { ...base, reward })))
  const ana = await site.somebody()
  await site.deposit(ana.id, 100n).then(() => site.bet(ana.id, 100n))
  await site.hear()
  await site.hear()
  const { rows } = await site.query(
    `select type, cost::integer from promotions.rewards where member_id = $1 and promotion_id = any ($2::bigint[]) order by promotion_id`,
    [ana.id, ids],
  )
  expect(rows).toEqual([
    { type: 'cash', cost: 70 },
    { type: 'bonus', cost: 500 },
    { type: 'freeRounds', cost: 200 },
    { type: 'freeBet', cost: 2000 },
    { type: 'points', cost: 250 },
    { type: 'ticket', cost: 0 },
    { type: 'goods', cost: 0 },
  ])
  expect([await site.balance(ana.id), await site.balance(ana.id, 'bonus')]).toEqual([70n, 500n])
  const has = async (statement: string) => (await site.query(statement, [ana.id])).rows
  expect(await has(`select kind, game, stake::integer, given, used from betting.free_stakes where member_id = $1 order by kind`)).toEqual([
    { kind: 'bet', game: null, stake: 2000, given: 1, used: 0 },
    { kind: 'rounds', game: 'jaguar', stake: 20, given: 10, used: 0 },
  ])
  expect(await has(`select balance::integer from ledger.accounts where member_id = $1 and kind = 'points'`)).toEqual([{ balance: 250 }])
  expect(await has(`select count(*)::integer as turns from promotions.tickets where member_id = $1`)).toEqual([{ turns: 2 }])
  expect(await has(`select name, points::integer, state from points.redemptions where member_id = $1`)).toEqual([
    { name: 'Caneca', points: 0, state: 'in process' },
  ])
  for (const promotionId of [wheel, ...ids]) await stop(promotionId)
})
