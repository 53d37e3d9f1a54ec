import * as contract from '@tucano/contract/promotions/office'
import { type Definition, joinPromotion, listPromotions } from '@tucano/contract/promotions'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ANY_BET, cash, promotionOf } from '../../testing/promotion-of.ts'
import { PromotionsTest, REASON } from '../../testing/promotions.ts'
import { startTestPromotion } from '../../testing/running-promotions.ts'

type Profile = 'BR' | 'GB'
const sites = new Map<Profile, PromotionsTest>()

/** A site under each law, where raffles are not authorised. */
beforeAll(async () => {
  for (const profile of ['BR', 'GB'] as const)
    sites.set(
      profile,
      await PromotionsTest.open(inject('clusterUrl'), ({ jurisdiction: { raffleAuthorisation: _none, ...jurisdiction }, ...brand }) => ({
        ...brand,
        jurisdiction: { ...jurisdiction, profile },
      })),
    )
})
afterAll(async () => {
  for (const site of sites.values()) await site.close()
})

const SLOTS = { ...ANY_BET, products: ['RNG' as const] }

/** A promotion of each kind, about slots where bets are asked for. */
const everyKind: Definition[] = [
  promotionOf('depositMatch', { nth: [1], matchBp: 10_000, minDeposit: '100', max: '100', terms: null }),
  promotionOf('cashback', { period: 'day', bp: 1000, products: ['RNG'], minLoss: '1', max: null }),
  promotionOf('rebate', { bp: 50, products: ['RNG'], max: null }),
  promotionOf('checkIn', { ladder: [cash(10n)] }),
  promotionOf('wheel', {
    segments: [
      { label: 'a', weight: 1, reward: cash(10n) },
      { label: 'b', weight: 1, reward: null },
    ],
    daily: true,
  }),
  promotionOf('envelopes', { total: '100', shares: 2, least: '1', everyMinutes: 15, seconds: 60 }),
  promotionOf('raffle', {
    period: 'week',
    stakePerTicket: '100',
    ticketsMax: 10,
    filter: SLOTS,
    prizes: [{ name: 'Um', count: 1, reward: cash(10n) }],
  }),
  promotionOf('board', { period: 'week', measure: 'stake', stakeADay: null, filter: SLOTS, prizes: [{ to: 1, reward: cash(10n) }] }),
  promotionOf('mission', { measure: 'stake', filter: SLOTS, target: 1, window: 'day', after: null, reward: cash(10n) }),
  promotionOf('rankUp', { rewards: [cash(10n)] }),
  promotionOf('rankSalary', { rewards: [cash(10n)] }),
  promotionOf('birthday', { reward: cash(10n), staked: '100' }),
  promotionOf('referral', { forReferrer: cash(10n), forFriend: null, firstDeposit: '100', stake: '100', withinDays: 30, friendsMax: 10 }),
  promotionOf('code', { codes: ['LEI-26'], uses: 1, ask: 'nothing', reward: cash(10n) }),
  promotionOf('application', { pictures: 'none', again: true, reward: cash(10n) }),
  promotionOf('manual', { reward: cash(10n) }),
]

test.each([
  ['GB', []],
  ['BR', ['application', 'checkIn', 'code', 'depositMatch', 'envelopes', 'manual', 'raffle', 'referral', 'wheel']],
] as const)('every kind under %s: what its law forbids is never started and shown to nobody, the rest runs', async (profile, forbidden) => {
  const site = sites.get(profile)!
  const refused: string[] = []
  for (const definition of everyKind) {
    const saved = await site.server.call(contract.savePromotion, { promotionId: null, present: null, definition }, site.operator)
    const { promotionId, law } = saved.body.value
    const started = await site.server.call(contract.startPromotion, { promotionId, reason: REASON }, site.operator)
    expect(started.body.success).toBe(law.length === 0)
    if (started.body.success) continue
    expect(started.body).toMatchObject({ errorCode: 'promotion.law', value: { rules: law } })
    if (definition.kind === 'depositMatch') expect(law).toEqual(['beforeBet', 'deposit'])
    refused.push(definition.kind)
  }
  expect(refused.toSorted()).toEqual(forbidden)
  const shown = (await site.server.call(listPromotions, {})).body.value.map(({ kind }) => kind)
  expect(shown.toSorted()).toEqual(
    everyKind
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'manual' && !(forbidden as readonly string[]).includes(kind))
      .toSorted(),
  )
})

test('under Brazilian law what is given names the bets that earned it', async () => {
  const site = sites.get('BR')!
  const promotionId = await site.run(
    promotionOf('mission', { measure: 'stake', filter: SLOTS, target: 300, window: 'day', after: null, reward: cash(100n), claim: 'auto' }),
  )
  const ana = await site.somebody()
  await site.deposit(ana.id, 1000n)
  const bets = [await site.bet(ana.id, 100n), await site.bet(ana.id, 200n)]
  await site.bet(ana.id, 50n, 0n, { game: 'mesa', product: 'LIVE' })
  await site.hear()
  const { rows } = await site.query('select cause from promotions.rewards where member_id = $1 and promotion_id = $2', [
    ana.id,
    promotionId,
  ])
  expect((rows[0] as { cause: object }).cause).toMatchObject({ count: 2, stake: '300', bets: bets.toReversed() })
})

test('what another law allowed, or an earlier one, does not run under this one', async () => {
  const site = sites.get('BR')!
  const promotionId = await startTestPromotion(site.engine.promotions, 'checkIn', { ladder: [cash(10n)] })
  const ana = await site.somebody()
  expect(await site.own(ana, String(promotionId))).toBeUndefined()
  const { body } = await site.server.call(joinPromotion, { promotionId: String(promotionId) }, ana.headers)
  expect(body.errorCode).toBe('promotion.over')
  expect(await site.balance(ana.id)).toBe(0n)
})
