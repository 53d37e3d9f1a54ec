import { claimPromotion, getPromotion, joinPromotion, listPromotions } from '@tucano/contract/promotions'
import { stopPromotion, switchPromotions } from '@tucano/contract/promotions/office'
import { listClaims } from '@tucano/contract/rewards'
import { getMissions } from '@tucano/contract/missions'
import { pausePlay } from '@tucano/contract/limits'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { ANY_BET, cash, promotionOf } from '../../testing/promotion-of.ts'
import { PromotionsTest, REASON } from '../../testing/promotions.ts'

let site: PromotionsTest
beforeAll(async () => {
  site = await PromotionsTest.open(inject('clusterUrl'))
})
afterEach(() => site.later('0'))
afterAll(() => site.close())

const claim = (headers: { authorization: string }, promotionId: string, period = 'all') =>
  site.server.call(claimPromotion, { promotionId, period }, headers)

const mission = (own: Partial<Parameters<typeof promotionOf<'mission'>>[1]> = {}) =>
  promotionOf('mission', {
    measure: 'stake',
    filter: ANY_BET,
    target: 1000,
    window: 'campaign',
    after: null,
    reward: cash(500n),
    ...own,
  })

test('a mission is measured by bets, waits for a press, and is claimed once however often it is pressed', async () => {
  const promotionId = await site.run(mission())
  const ana = await site.somebody()
  await site.deposit(ana.id, 5000n)
  expect(await site.own(ana, promotionId)).toMatchObject({
    status: 'in process',
    act: 'play',
    progress: { measured: '0', target: '1000', unit: 'money' },
  })
  await site.bet(ana.id, 400n)
  await site.hear()
  expect((await site.own(ana, promotionId))?.progress).toMatchObject({ measured: '400' })
  expect((await claim(ana.headers, promotionId)).body.errorCode).toBe('promotion.state')
  await site.bet(ana.id, 600n)
  await site.hear()
  expect(await site.own(ana, promotionId)).toMatchObject({ status: 'claim', act: 'claim', reward: cash(500n) })
  const claims = (await site.server.call(listClaims, {}, ana.headers)).body.value
  expect(claims).toMatchObject({ missions: 1, waiting: [{ promotionId, period: 'all', promotionType: 'mission', reward: cash(500n) }] })
  const before = await site.balance(ana.id)
  const answers = await Promise.all(Array.from({ length: 5 }, () => claim(ana.headers, promotionId)))
  expect(answers.map(({ body }) => body.value?.status)).toEqual(Array(5).fill('claimed'))
  expect(await site.balance(ana.id)).toBe(before + 500n)
  const after = (await site.server.call(listClaims, {}, ana.headers)).body.value
  expect(after).toMatchObject({ missions: 0, waiting: [], received: [{ reward: cash(500n), isAuto: false }] })
  await site.server.call(stopPromotion, { promotionId, reason: REASON }, site.operator)
})

test('a void between earning and claiming takes the claim back; what was credited stays', async () => {
  const byPress = await site.run(mission())
  const byItself = await site.run(mission({ claim: 'auto' }))
  const ana = await site.somebody()
  await site.deposit(ana.id, 5000n)
  const bet = await site.bet(ana.id, 1000n)
  await site.hear()
  expect((await site.own(ana, byPress))?.status).toBe('claim')
  expect((await site.own(ana, byItself))?.status).toBe('issued')
  await site.void(bet)
  await site.hear()
  expect(await site.own(ana, byPress)).toMatchObject({ status: 'in process', progress: { measured: '0' } })
  expect((await claim(ana.headers, byPress)).body.errorCode).toBe('promotion.state')
  expect((await site.own(ana, byItself))?.status).toBe('issued')
  expect(await site.balance(ana.id)).toBe(5500n)
  for (const promotionId of [byPress, byItself]) await site.server.call(stopPromotion, { promotionId, reason: REASON }, site.operator)
})

test('missions count bets, different games, days, multiples and deposits; one after another begins when that is done', async () => {
  const count = await site.run(mission({ measure: 'count', target: 2 }))
  const games = await site.run(mission({ measure: 'games', target: 2 }))
  const multiple = await site.run(mission({ measure: 'multiplier', target: 10 }))
  const paid = await site.run(mission({ measure: 'deposit', target: 3000 }))
  const next = await site.run(mission({ measure: 'count', target: 1, after: count }))
  const ana = await site.somebody()
  const status = async (promotionId: string) => (await site.own(ana, promotionId))?.status
  await site.deposit(ana.id, 3000n)
  await site.bet(ana.id, 100n, 999n)
  const voided = await site.bet(ana.id, 100n, 0n, { game: 'onca' })
  await site.void(voided)
  await site.hear()
  expect(await Promise.all([count, games, multiple, paid].map(status))).toEqual(['in process', 'in process', 'in process', 'claim'])
  const missions = (await site.server.call(getMissions, {}, ana.headers)).body.value
  expect(missions.missions.find(({ promotionId }) => promotionId === next)).toMatchObject({ after: count, progress: { measured: '0' } })
  expect(missions.waiting).toBe(1)
  await site.bet(ana.id, 100n, 1000n, { game: 'capivara' })
  await site.hear()
  expect(await Promise.all([count, games, multiple, next].map(status))).toEqual(['claim', 'claim', 'claim', 'in process'])
  await site.bet(ana.id, 100n)
  await site.hear()
  expect(await status(next)).toBe('claim')
  for (const promotionId of [count, games, multiple, paid, next])
    await site.server.call(stopPromotion, { promotionId, reason: REASON }, site.operator)
})

test('the second deposit brings a bonus whose terms count the deposit; the first and third bring nothing', async () => {
  const terms = {
    multiple: 10,
    base: 'bonusAndDeposit',
    contribution: {},
    maxStake: null,
    maxConversion: null,
    days: 30,
    products: null,
    convert: 'all',
    onWithdrawal: 'forfeit',
  } as const
  const promotionId = await site.run(
    promotionOf('depositMatch', { nth: [2], matchBp: 5000, minDeposit: '1000', max: '4000', terms, claim: 'auto' }),
  )
  const [ana, late] = [await site.somebody(), await site.somebody()]
  await site.deposit(ana.id, 2000n)
  for (let nth = 1; nth <= 2; nth++) await site.deposit(late.id, 100n)
  await site.hear()
  expect(await site.balance(ana.id, 'bonus')).toBe(0n)
  expect((await site.own(ana, promotionId))?.act).toBe('deposit')
  expect(await site.own(late, promotionId), 'whoever has had the second one is not told of it').toBeUndefined()
  await site.deposit(ana.id, 10_000n)
  await site.deposit(ana.id, 2000n)
  await site.hear()
  expect(await site.balance(ana.id, 'bonus')).toBe(4000n)
  const { rows } = await site.query('select required::text from betting.bonuses where member_id = $1', [ana.id])
  expect(rows).toEqual([{ required: '140000' }])
  expect(await site.own(ana, promotionId)).toMatchObject({ status: 'in process', progress: { target: '140000', isWagering: true } })
  await site.server.call(stopPromotion, { promotionId, reason: REASON }, site.operator)
})

test('cashback of ten per cent: 1,200 staked and 1,013.37 won bring 18.66 when the day is over, and a day that was won nothing', async () => {
  const promotionId = await site.run(
    promotionOf('cashback', { period: 'day', bp: 1000, products: null, minLoss: '100', max: null, claim: 'auto' }),
  )
  const [ana, bia] = [await site.somebody(), await site.somebody()]
  await site.deposit(ana.id, 120_000n)
  await site.deposit(bia.id, 1000n)
  await site.bet(ana.id, 120_000n, 101_337n)
  await site.bet(bia.id, 1000n, 2000n)
  await site.closePeriods()
  await site.later('1 day')
  await site.closePeriods()
  await expect.poll(async () => (await site.closePeriods(), site.balance(ana.id))).toBe(103_203n)
  expect(await site.balance(bia.id)).toBe(2000n)
  await site.server.call(stopPromotion, { promotionId, reason: REASON }, site.operator)
})

test('of a budget of one cent one reward of a cent is given, and the next is told that nothing is left', async () => {
  const promotionId = await site.run(mission({ target: 1, reward: cash(1n), budget: { amount: '1', rewards: null, isShown: true } }))
  const people = await Promise.all([site.somebody(), site.somebody(), site.somebody()])
  for (const { id } of people) await site.deposit(id, 100n).then(() => site.bet(id, 100n))
  await site.hear()
  const answers = await Promise.all(people.map(({ headers }) => claim(headers, promotionId)))
  expect(answers.map(({ body }) => body.errorCode ?? 'claimed').toSorted()).toEqual(['claimed', 'promotion.budget', 'promotion.budget'])
  expect((await Promise.all(people.map(({ id }) => site.balance(id)))).map(Number).toSorted((a, b) => a - b)).toEqual([0, 0, 1])
  const shown = (await site.server.call(listPromotions, {})).body.value.find((one) => one.promotionId === promotionId)
  expect(shown?.budgetLeft).toEqual({ amount: '0', rewards: null })
  await site.server.call(stopPromotion, { promotionId, reason: REASON }, site.operator)
})

test('stopped while members press: nothing more is earned, what was earned is claimed; all switched off, nothing is', async () => {
  const promotionId = await site.run(mission({ target: 100 }))
  const [ana, bia] = [await site.somebody(), await site.somebody()]
  await site.deposit(ana.id, 100n).then(() => site.bet(ana.id, 100n))
  await site.hear()
  const [claimed, stopped] = await Promise.all([
    claim(ana.headers, promotionId),
    site.server.call(stopPromotion, { promotionId, reason: REASON }, site.operator),
  ])
  expect([claimed.body.success, stopped.body.success]).toEqual([true, true])
  await site.deposit(bia.id, 100n).then(() => site.bet(bia.id, 100n))
  await site.hear()
  expect(await site.own(bia, promotionId)).toMatchObject({ status: 'closed', closed: 'stopped' })
  const other = await site.run(mission({ target: 100 }))
  await site.deposit(bia.id, 100n).then(() => site.bet(bia.id, 100n))
  await site.hear()
  await site.server.call(switchPromotions, { isOff: true, reason: REASON }, site.operator)
  expect((await claim(bia.headers, other)).body.errorCode).toBe('promotion.over')
  expect((await site.server.call(listPromotions, {})).body.value).toEqual([])
  await site.server.call(switchPromotions, { isOff: false, reason: REASON }, site.operator)
  expect((await claim(bia.headers, other)).body.value?.status).toBe('claimed')
  await site.server.call(stopPromotion, { promotionId: other, reason: REASON }, site.operator)
})

test('what is not claimed in time is closed', async () => {
  const promotionId = await site.run(mission({ target: 100, claimDays: 1 }))
  const ana = await site.somebody()
  await site.deposit(ana.id, 100n).then(() => site.bet(ana.id, 100n))
  await site.hear()
  await site.later('2 days')
  expect((await claim(ana.headers, promotionId)).body.errorCode).toBe('promotion.over')
  await site.job('over')
  expect(await site.own(ana, promotionId)).toMatchObject({ status: 'closed', closed: 'claimOver' })
  await site.server.call(stopPromotion, { promotionId, reason: REASON }, site.operator)
})

test('checking in climbs the ladder day by day, once a day, and begins again after a day that was missed', async () => {
  const ladder = [cash(10n), cash(20n), cash(30n)]
  const promotionId = await site.run(promotionOf('checkIn', { ladder, claim: 'auto' }))
  const ana = await site.somebody()
  const press = () => site.server.call(joinPromotion, { promotionId }, ana.headers)
  const climbed = async () => (await site.own(ana, promotionId))?.progress
  expect(await site.own(ana, promotionId)).toMatchObject({ status: 'join', act: 'checkIn', progress: { measured: '0', target: '3' } })
  const answers = await Promise.all([press(), press(), press()])
  expect(answers.every(({ body }) => body.success)).toBe(true)
  expect(await site.balance(ana.id)).toBe(10n)
  expect(await climbed()).toMatchObject({ measured: '1' })
  await site.later('1 day')
  expect(await climbed()).toMatchObject({ measured: '1' })
  await press()
  expect(await climbed()).toMatchObject({ measured: '2' })
  expect(await site.balance(ana.id)).toBe(30n)
  await site.later('3 days')
  expect(await climbed(), 'a day was missed').toMatchObject({ measured: '0' })
  await press()
  expect(await site.balance(ana.id)).toBe(40n)
  await site.later('0')
  await site.server.call(stopPromotion, { promotionId, reason: REASON }, site.operator)
})

test('who has to say so takes part from then on', async () => {
  const promotionId = await site.run(mission({ target: 100, optIn: true }))
  const ana = await site.somebody()
  await site.deposit(ana.id, 1000n)
  await site.bet(ana.id, 100n)
  await site.hear()
  expect(await site.own(ana, promotionId)).toMatchObject({ status: 'join', act: 'join' })
  expect((await site.server.call(joinPromotion, { promotionId }, ana.headers)).body.value).toMatchObject({ status: 'signed' })
  await site.bet(ana.id, 100n)
  await site.hear()
  expect((await site.own(ana, promotionId))?.status).toBe('claim')
  await site.server.call(stopPromotion, { promotionId, reason: REASON }, site.operator)
})

test('whoever has closed play is shown nothing, earns nothing and takes nothing', async () => {
  const promotionId = await site.run(mission({ target: 100 }))
  const ana = await site.somebody()
  await site.deposit(ana.id, 1000n)
  await site.bet(ana.id, 100n)
  await site.hear()
  expect((await site.own(ana, promotionId))?.status).toBe('claim')
  const paused = await site.server.call(pausePlay, { days: 1 }, ana.headers)
  expect(paused.body).toMatchObject({ success: true })
  expect((await claim(ana.headers, promotionId)).body.errorCode).toBe('play.closed')
  expect(await site.own(ana, promotionId)).toBeUndefined()
  expect((await site.server.call(listClaims, {}, ana.headers)).body.value.waiting).toEqual([])
  expect((await site.server.call(listPromotions, {}, ana.headers)).body.value).toEqual([])
  expect((await site.server.call(getPromotion, { promotionId }, ana.headers)).body.errorCode).toBe('promotion.unknown')
  await site.server.call(stopPromotion, { promotionId, reason: REASON }, site.operator)
})
