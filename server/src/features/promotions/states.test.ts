import { applyForPromotion, claimPromotion, joinPromotion, listOwnPromotions } from '@tucano/contract/promotions'
import * as office from '@tucano/contract/promotions/office'
import { hearSome } from '#betting/listen'
import { readContribution } from '#bonus/contribution'
import { bonusListener } from '#bonus/listen'
import { transactionsEnded } from '@tucano/database/test-cluster'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import type { Somebody } from '../../testing/agents.ts'
import { BONUS_TERMS } from '../../testing/bonus-members.ts'
import { ANY_BET, type OwnFields, cash, promotionOf } from '../../testing/promotion-of.ts'
import { PromotionsTest, REASON, newAddress } from '../../testing/promotions.ts'

let site: PromotionsTest
beforeAll(async () => {
  site = await PromotionsTest.open(inject('clusterUrl'))
})
afterEach(() => site.later('0'))
afterAll(() => site.close())

const HOUR_MS = 3_600_000
const mission = (own: Partial<OwnFields<'mission'>> = {}) =>
  promotionOf('mission', { measure: 'stake', filter: ANY_BET, target: 300, window: 'campaign', after: null, reward: cash(5n), ...own })
const application = (own: Partial<OwnFields<'application'>> = {}) =>
  promotionOf('application', { pictures: 'none', again: true, reward: cash(700n), ...own })

const now = async (): Promise<number> => {
  const { rows } = await site.query('select extract(epoch from platform.clock())::float8 * 1000 as now')
  return Math.round((rows[0] as { now: number }).now)
}
const stop = (promotionId: string) => site.server.call(office.stopPromotion, { promotionId, reason: REASON }, site.operator)

async function standing(member: Somebody, promotionId: string) {
  const own = await site.own(member, promotionId)
  return own && [own.status, own.act, own.closed]
}
const join = async ({ headers }: Somebody, promotionId: string) => {
  const { body } = await site.server.call(joinPromotion, { promotionId }, headers)
  return body.errorCode ?? body.value.status
}
const claim = async ({ headers }: Somebody, promotionId: string, period = 'all') => {
  const { body } = await site.server.call(claimPromotion, { promotionId, period }, headers)
  return body.errorCode ?? body.value.status
}
const apply = async ({ headers }: Somebody, promotionId: string) => {
  const { body } = await site.server.call(
    applyForPromotion,
    { promotionId, comment: 'Joguei', pictures: [] },
    { ...headers, ...newAddress() },
  )
  return body.errorCode ?? body.value.status
}

/** Answers the application of a member that waits. Why not, if it cannot be. */
async function answer({ id }: Somebody, isApproved: boolean): Promise<string | undefined> {
  const { list } = (await site.server.call(office.listPromotionApplications, { isDecided: false }, site.operator)).body.value
  const { applicationId } = list.find(({ memberId }) => memberId === String(id))!
  const reason = 'A imagem não mostra a aposta'
  const { body } = await site.server.call(office.decidePromotionApplication, { applicationId, isApproved, reason }, site.operator)
  return body.errorCode
}

async function decide(somebody: Somebody, isApproved: boolean): Promise<void> {
  expect(await answer(somebody, isApproved)).toBeUndefined()
}

async function player(): Promise<Somebody> {
  const somebody = await site.somebody()
  await site.deposit(somebody.id, 10_000n)
  return somebody
}

test('coming soon until the start; then join, signed, in process with the first fact, claim, claimed, and that stays', async () => {
  const promotionId = await site.run(mission({ optIn: true, startsAt: (await now()) + HOUR_MS }))
  const ana = await player()
  expect(await standing(ana, promotionId)).toEqual(['coming soon', null, null])
  expect(await join(ana, promotionId)).toBe('promotion.state')
  await site.later('2 hours')
  expect(await standing(ana, promotionId)).toEqual(['join', 'join', null])
  expect(await Promise.all([join(ana, promotionId), join(ana, promotionId)])).toEqual(['signed', 'signed'])
  await site.bet(ana.id, 100n)
  await site.hear()
  expect(await standing(ana, promotionId)).toEqual(['in process', 'play', null])
  expect(await claim(ana, promotionId)).toBe('promotion.state')
  const last = await site.bet(ana.id, 200n)
  await site.hear()
  expect(await standing(ana, promotionId)).toEqual(['claim', 'claim', null])
  expect(await claim(ana, promotionId)).toBe('claimed')
  const has = await site.balance(ana.id)
  await site.void(last)
  await site.hear()
  expect(await standing(ana, promotionId)).toEqual(['claimed', null, null])
  expect([await claim(ana, promotionId), await site.balance(ana.id)]).toEqual(['claimed', has + 200n])
  await stop(promotionId)
})

test('an application goes from join to applying, is turned down with a reason, and is made again where that is allowed; then issued by itself', async () => {
  const [once, often] = [await site.run(application({ again: false })), await site.run(application({ claim: 'auto' }))]
  const ana = await site.somebody()
  expect(await standing(ana, often)).toEqual(['join', 'apply', null])
  for (const promotionId of [once, often]) {
    expect(await apply(ana, promotionId)).toBe('applying')
    expect(await apply(ana, promotionId)).toBe('promotion.waiting')
    await decide(ana, false)
  }
  expect(await standing(ana, once)).toEqual(['rejected', null, null])
  expect((await site.own(ana, once))?.reason).toBe('A imagem não mostra a aposta')
  expect(await apply(ana, once)).toBe('promotion.state')
  expect(await standing(ana, often)).toEqual(['rejected', 'apply', null])
  expect(await apply(ana, often)).toBe('applying')
  await decide(ana, true)
  expect([await standing(ana, often), await site.balance(ana.id)]).toEqual([['issued', null, null], 700n])
  expect(await apply(ana, often)).toBe('promotion.state')
  for (const promotionId of [once, often]) await stop(promotionId)
})

test('what was applied for waits for a press where the promotion says so; nothing is approved for whoever has closed play meanwhile', async () => {
  const [byPress, byItself] = [await site.run(application()), await site.run(application({ claim: 'auto' }))]
  const [ana, bia] = [await site.somebody(), await site.somebody()]
  await apply(ana, byPress)
  await decide(ana, true)
  expect(await standing(ana, byPress)).toEqual(['claim', 'claim', null])
  expect(await Promise.all([claim(ana, byPress), claim(ana, byPress)])).toEqual(['claimed', 'claimed'])
  expect(await site.balance(ana.id)).toBe(700n)
  await apply(bia, byItself)
  await site.query(
    `insert into limits.player_limits (member_id, closed_until, closed_why) values ($1, platform.clock() + interval '1 day', 'pause')
     on conflict (member_id) do update set closed_until = excluded.closed_until, closed_why = excluded.closed_why`,
    [bia.id],
  )
  expect([await answer(bia, true), await site.balance(bia.id)]).toEqual(['promotion.not.eligible', 0n])
  await site.later('2 days')
  expect([await answer(bia, true), await site.balance(bia.id)]).toEqual([undefined, 700n])
  for (const promotionId of [byPress, byItself]) await stop(promotionId)
})

test('a reward that looks like somebody else’s, refused once, is looked at again when it is applied for again', async () => {
  const promotionId = await site.run(application({ claim: 'auto' }))
  const [ana, bia] = [await site.somebody(), await site.somebody()]
  for (const { id } of [ana, bia])
    await site.query(`insert into session.devices (member_id, token_hash, name) values ($1, '\\x5f', 'um')`, [id])
  for (const member of [ana, bia]) {
    await apply(member, promotionId)
    await decide(member, true)
  }
  expect([await standing(ana, promotionId), await standing(bia, promotionId)]).toEqual([
    ['issued', null, null],
    ['applying', null, null],
  ])
  const answer = async (isReleased: boolean) => {
    const { list } = (await site.server.call(office.listSuspicions, { isDecided: false }, site.operator)).body.value
    const { suspicionId } = list.find(({ account }) => account === bia.account)!
    return (await site.server.call(office.decideSuspicion, { suspicionId, isReleased, reason: 'Mesma casa, outra pessoa' }, site.operator))
      .body
  }
  expect((await answer(false)).success).toBe(true)
  expect(await standing(bia, promotionId)).toEqual(['rejected', 'apply', null])
  await apply(bia, promotionId)
  await decide(bia, true)
  expect((await answer(true)).success).toBe(true)
  expect([await standing(bia, promotionId), await site.balance(bia.id)]).toEqual([['issued', null, null], 700n])
  await stop(promotionId)
})

test('a promotion is in process while the bonus that it gave is staked, and issued when that is done', async () => {
  const { db } = site.server.services
  const terms = { ...BONUS_TERMS, multiple: 2, maxStake: null }
  const promotionId = await site.run(
    promotionOf('depositMatch', { nth: [1], matchBp: 10_000, minDeposit: '100', max: '1000', terms, claim: 'auto' }),
  )
  const ana = await player()
  await site.hear()
  expect(await site.own(ana, promotionId)).toMatchObject({
    status: 'in process',
    act: 'play',
    reward: { type: 'bonus', amount: '1000' },
    progress: { measured: '0', target: '2000', unit: 'money', isWagering: true },
  })
  const listen = async () => {
    await transactionsEnded(db)
    while (await hearSome(db, bonusListener({ currency: 'BRL', ...readContribution([]) })));
  }
  await site.bet(ana.id, 500n)
  await listen()
  expect(await site.own(ana, promotionId)).toMatchObject({ status: 'in process', progress: { measured: '500', target: '2000' } })
  await site.bet(ana.id, 1500n)
  await listen()
  expect(await site.own(ana, promotionId)).toMatchObject({ status: 'issued', act: null, progress: null })
  await stop(promotionId)
})

test('closed says why: over, nothing left, stopped, the time to claim over, and all of one member’s part; whoever it is not for does not see it', async () => {
  const endsAt = (await now()) + HOUR_MS
  const over = await site.run(mission({ endsAt }))
  const spent = await site.run(mission({ target: 1, reward: cash(5n), budget: { amount: '4', rewards: null, isShown: false } }))
  const stopped = await site.run(mission())
  const late = await site.run(mission({ target: 1, claimDays: 1 }))
  const enough = await site.run(
    mission({
      target: 1,
      window: 'day',
      claim: 'auto',
      budget: { amount: null, rewards: null, isShown: false, member: { amount: null, rewards: 1 } },
    }),
  )
  const others = await site.run(mission({ audience: { rankFrom: 3, newDays: null, labelIds: null } }))
  const ana = await player()
  await site.bet(ana.id, 100n)
  await site.hear()
  await stop(stopped)
  expect(await claim(ana, spent)).toBe('promotion.budget')
  await site.later('25 hours')
  await site.job('over')
  const all = [over, spent, stopped, late, enough, others]
  expect(await Promise.all(all.map((promotionId) => standing(ana, promotionId)))).toEqual([
    ['closed', null, 'over'],
    ['closed', null, 'budget'],
    ['closed', null, 'stopped'],
    ['closed', null, 'claimOver'],
    ['closed', null, 'done'],
    undefined,
  ])
  // What is over, or was stopped, is shown for a week.
  await site.later('9 days')
  const listed = (await site.server.call(listOwnPromotions, {}, ana.headers)).body.value.map(({ promotionId }) => promotionId)
  expect([over, stopped, late].map((promotionId) => listed.includes(promotionId))).toEqual([false, false, true])
  await site.later('0')
  for (const promotionId of [spent, late, enough, others]) await stop(promotionId)
})

test('what was earned can be claimed to its last day, however long the promotion has been over', async () => {
  const endsAt = (await now()) + HOUR_MS
  const promotionId = await site.run(mission({ endsAt, claimDays: 30 }))
  const ana = await player()
  await site.bet(ana.id, 300n)
  await site.hear()
  await site.later('20 days')
  expect(await Promise.all([claim(ana, promotionId), claim(ana, promotionId)])).toEqual(['claimed', 'claimed'])
  expect(await site.balance(ana.id)).toBe(9705n)
})
