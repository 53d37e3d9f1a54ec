import { expect, test } from 'vitest'
import type { MarketNow } from '../live/told.ts'
import { type ToldLeg, legNowOf } from './legs-now.ts'
import type { SlipLeg } from './slip-state.ts'

const leg: SlipLeg = {
  event: 'tc:match:1',
  selections: [{ market: 1, specifiers: '', outcome: '1', marketName: 'Resultado', outcomeName: 'Casa', version: 3 }],
  odds: 2000,
  home: 'Casa',
  away: 'Fora',
  sport: 'sr:sport:1',
  stake: '',
  isBanker: false,
}
const told = (version: number, odds: number | null, code: string | null = null): ToldLeg => ({
  event: leg.event,
  match: null,
  odds,
  code,
  selections: [
    {
      market: 1,
      specifiers: '',
      outcome: '1',
      marketName: '',
      outcomeName: '',
      state: odds === null ? 'suspended' : 'open',
      odds,
      version,
    },
  ],
})
const market = (version: number, odds: number | null, state: MarketNow['state'] = 'open'): MarketNow => ({
  version,
  state,
  reason: null,
  prices: new Map([['1', { odds, isOpen: odds !== null, state, reason: null }]]),
})

test('until anything is known a leg stands as it was seen', () => {
  expect(legNowOf(leg, undefined, undefined).offer).toEqual({ odds: 2000, versions: [3] })
})

test('of the answer and what is told live the newer one holds', () => {
  expect(legNowOf(leg, told(5, 2100), market(4, 1900)).offer).toEqual({ odds: 2100, versions: [5] })
  expect(legNowOf(leg, told(5, 2100), market(6, 1900)).offer).toEqual({ odds: 1900, versions: [6] })
})

test('a closed leg has no offer, and says why', () => {
  expect(legNowOf(leg, told(5, null, 'sports.event.over'), undefined)).toMatchObject({
    offer: undefined,
    code: 'sports.event.over',
    isGone: false,
  })
  expect(legNowOf(leg, told(5, 2000), market(6, 2000, 'suspended'))).toMatchObject({ offer: undefined, code: 'sports.market.suspended' })
  expect(legNowOf(leg, told(5, 2000), market(6, 2000, 'settled')).isGone).toBe(true)
  expect(legNowOf(leg, told(6, 2000), { ...market(6, 2000, 'suspended'), reason: 24 })).toMatchObject({
    offer: undefined,
    code: 'sports.producer.down',
  })
})

test('what a builder costs is known by the answer alone', () => {
  const built: SlipLeg = { ...leg, selections: [leg.selections[0], { ...leg.selections[0], market: 29, outcome: '74' }] }
  const answer = { ...told(5, 3570), selections: [...told(5, 2100).selections, ...told(9, 1800).selections] }
  expect(legNowOf(built, answer, market(6, 1900)).offer).toEqual({ odds: 3570, versions: [5, 9] })
})
