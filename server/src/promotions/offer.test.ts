import type { Definition, Reward } from '@tucano/contract/promotions'
import { expect, test } from 'vitest'
import { ANY_BET, cash, promotionOf } from '../testing/promotion-of.ts'
import { offerOf } from './offer.ts'

const points = (many: number): Reward => ({ type: 'points', points: many })
const goods: Reward = { type: 'goods', goodsId: '7', name: 'Relógio' }

test('a promotion says what it gives, or the best of what it gives', () => {
  const segment = (reward: Reward | null) => ({ label: 'x', weight: 1, reward })
  const told: [Definition, ReturnType<typeof offerOf>][] = [
    [
      promotionOf('depositMatch', { nth: [1], matchBp: 10_000, minDeposit: '2000', max: '20000', terms: null }),
      { type: 'match', bp: 10_000, max: '20000', isBonus: false },
    ],
    [
      promotionOf('cashback', { period: 'week', bp: 1000, products: null, minLoss: '1', max: null }),
      { type: 'back', of: 'lost', bp: 1000, max: null },
    ],
    [
      promotionOf('envelopes', { total: '3000', shares: 30, least: '20', everyMinutes: 15, seconds: 60 }),
      { type: 'split', total: '3000', shares: 30 },
    ],
    [
      promotionOf('wheel', { segments: [points(5), null, cash(100n), points(900), cash(9000n)].map(segment), daily: true }),
      { type: 'upTo', reward: cash(9000n) },
    ],
    [promotionOf('checkIn', { ladder: [cash(500n), points(5)] }), { type: 'upTo', reward: points(5) }],
    [
      promotionOf('raffle', {
        period: 'week',
        stakePerTicket: '100',
        ticketsMax: 9,
        filter: ANY_BET,
        prizes: [
          { name: 'Relógio', count: 1, reward: goods },
          { name: 'R$ 50', count: 9, reward: cash(5000n) },
        ],
      }),
      { type: 'upTo', reward: goods },
    ],
    [promotionOf('rankUp', { rewards: [null, points(20), points(300)] }), { type: 'upTo', reward: points(300) }],
    [promotionOf('birthday', { reward: cash(2000n), staked: '0' }), { type: 'reward', reward: cash(2000n) }],
  ]
  for (const [definition, offer] of told) expect(offerOf(definition), definition.kind).toEqual(offer)
})
