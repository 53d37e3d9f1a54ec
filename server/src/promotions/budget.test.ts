import { claimPromotion, redeemCode } from '@tucano/contract/promotions'
import * as office from '@tucano/contract/promotions/office'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import type { Somebody } from '../testing/agents.ts'
import { ANY_BET, cash, promotionOf } from '../testing/promotion-of.ts'
import { PromotionsTest, REASON } from '../testing/promotions.ts'

let site: PromotionsTest
beforeAll(async () => {
  site = await PromotionsTest.open(inject('clusterUrl'))
})
afterEach(() => site.later('0'))
afterAll(() => site.close())

const NO_END = { amount: null, rewards: null, isShown: false }
const reload = (budget: object) =>
  promotionOf('depositMatch', {
    nth: [],
    matchBp: 1000,
    minDeposit: '100',
    max: '10000',
    terms: null,
    claim: 'auto',
    budget: { ...NO_END, ...budget },
  })

/** Somebody who has made five deposits, so that every other is a reload. */
async function regular(): Promise<Somebody> {
  const somebody = await site.somebody()
  for (let count = 0; count < 5; count++) await site.deposit(somebody.id, 100n)
  await site.hear()
  return somebody
}

const countsOf = async (promotionId: string) =>
  (
    await site.query(
      `select split_part(scope, ':', 1) as scope, amount::integer, rewards::integer from promotions.counts where promotion_id = $1 order by scope, amount`,
      [promotionId],
    )
  ).rows as unknown[]

const states = async ({ id }: Somebody, promotionId: string) =>
  (
    await site.query('select state, reason from promotions.entries where promotion_id = $1 and member_id = $2 order by ended_at', [
      promotionId,
      id,
    ])
  ).rows as unknown[]

test('a reload gives every deposit after the fifth its part; one member has no more than its bound, in money and in number', async () => {
  const promotionId = await site.run(reload({ member: { amount: '500', rewards: 3 } }))
  const [ana, bia] = [await regular(), await regular()]
  expect(await countsOf(promotionId)).toEqual([])
  for (const amount of [2000n, 2000n, 2000n, 1000n]) await site.deposit(ana.id, amount).then(() => site.hear())
  for (const amount of [100n, 100n, 100n, 100n]) await site.deposit(bia.id, amount).then(() => site.hear())
  // 200, 200, not another 200, and 100 to the end of five; three times ten.
  expect([await site.balance(ana.id), await site.balance(bia.id)]).toEqual([500n + 7000n + 500n, 500n + 400n + 30n])
  expect(await states(ana, promotionId)).toEqual([
    { state: 'issued', reason: null },
    { state: 'issued', reason: null },
    { state: 'closed', reason: 'done' },
    { state: 'issued', reason: null },
  ])
  expect(await countsOf(promotionId)).toEqual([
    { scope: 'member', amount: 30, rewards: 3 },
    { scope: 'member', amount: 500, rewards: 3 },
  ])
  const { promotion } = (await site.server.call(office.getOfficePromotion, { promotionId }, site.operator)).body.value
  expect([promotion.rewards, promotion.cost]).toEqual([6, '530'])
  await site.server.call(office.stopPromotion, { promotionId, reason: REASON }, site.operator)
})

test('what a day has for everybody is given once, however many press at once; what is earned meanwhile is claimed the next day', async () => {
  const period = { every: 'day', amount: null, rewards: 2 } as const
  const base = { measure: 'count', filter: ANY_BET, target: 1, window: 'campaign', after: null, reward: cash(50n) } as const
  const byPress = await site.run(promotionOf('mission', { ...base, budget: { ...NO_END, period } }))
  const byItself = await site.run(promotionOf('mission', { ...base, claim: 'auto', budget: { ...NO_END, period } }))
  const people = await Promise.all(Array.from({ length: 5 }, () => site.somebody()))
  for (const { id } of people) await site.deposit(id, 100n).then(() => site.bet(id, 100n))
  await site.hear()
  const press = (promotionId: string) =>
    Promise.all(
      people.map(async ({ headers }) => {
        const { body } = await site.server.call(claimPromotion, { promotionId, period: 'all' }, headers)
        return body.errorCode ?? body.value.status
      }),
    )
  const total = async () => (await Promise.all(people.map(({ id }) => site.balance(id)))).reduce((sum, one) => sum + one, 0n)
  expect(await total()).toBe(100n)
  expect((await press(byPress)).toSorted()).toEqual(['claimed', 'claimed', ...Array(3).fill('promotion.later')])
  expect(await total()).toBe(200n)
  // Two have it already; what the others have earned by itself waits for a press.
  const statuses = async (promotionId: string) =>
    (await Promise.all(people.map(async (one) => (await site.own(one, promotionId))?.status))).toSorted((a, b) =>
      String(a).localeCompare(String(b)),
    )
  expect(await statuses(byItself)).toEqual(['claim', 'claim', 'claim', 'issued', 'issued'])
  expect(await statuses(byPress)).toEqual(['claim', 'claim', 'claim', 'claimed', 'claimed'])
  await site.later('1 day')
  expect((await press(byPress)).toSorted()).toEqual([...Array(4).fill('claimed'), 'promotion.later'])
  await site.later('2 days')
  expect((await press(byPress)).toSorted()).toEqual(Array(5).fill('claimed'))
  expect(await total()).toBe(350n)
  await site.later('0')
  for (const promotionId of [byPress, byItself])
    await site.server.call(office.stopPromotion, { promotionId, reason: REASON }, site.operator)
})

test('bounds that come with another version count what was given before', async () => {
  const code = (codes: string[], budget: object) =>
    promotionOf('code', { codes, uses: null, ask: 'nothing', reward: cash(50n), budget: { ...NO_END, ...budget } })
  const promotionId = await site.run(code(['ANTES'], {}))
  const [ana, bia, caio] = [await site.somebody(), await site.somebody(), await site.somebody()]
  const redeem = async ({ headers }: Somebody) => {
    const { body } = await site.server.call(redeemCode, { code: 'ANTES' }, headers)
    return body.errorCode ?? body.value.promotion?.status
  }
  expect(await redeem(ana)).toBe('claimed')
  const { promotion } = (await site.server.call(office.getOfficePromotion, { promotionId }, site.operator)).body.value
  const definition = code(['ANTES'], { period: { every: 'month', amount: '100', rewards: null } })
  await site.server.call(office.savePromotion, { promotionId, present: promotion.changed, definition }, site.operator)
  await site.server.call(office.startPromotion, { promotionId, reason: REASON }, site.operator)
  expect([await redeem(bia), await redeem(caio)]).toEqual(['claimed', 'promotion.later'])
  // Nothing of what was refused is left behind: it can be tried again.
  expect(await states(caio, promotionId)).toEqual([])
  expect(await site.balance(caio.id)).toBe(0n)
})

test('a budget that is not enough for what a promotion gives is spent, and says so', async () => {
  const promotionId = await site.run(
    promotionOf('mission', {
      measure: 'count',
      filter: ANY_BET,
      target: 1,
      window: 'campaign',
      after: null,
      reward: cash(500n),
      budget: { amount: '1', rewards: null, isShown: false },
    }),
  )
  const ana = await site.somebody()
  expect(await site.own(ana, promotionId)).toMatchObject({ status: 'closed', closed: 'budget' })
  const bounded = promotionOf('envelopes', {
    total: '100',
    shares: 2,
    least: '1',
    everyMinutes: 15,
    seconds: 60,
    budget: { ...NO_END, member: { amount: null, rewards: 1 } },
  })
  const saved = await site.server.call(office.savePromotion, { promotionId: null, present: null, definition: bounded }, site.operator)
  expect(saved.status).toBe(400)
})
