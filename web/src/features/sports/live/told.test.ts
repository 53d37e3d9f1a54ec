import type { MatchRow, SportsMarket } from '@tucano/contract/sports'
import { expect, test } from 'vitest'
import { keptMarkets, keptRows } from './same-names.ts'
import { type MarketNow, type PriceNow, marketAfter } from './told.ts'

const price = (odds: number | null, more: Partial<PriceNow> = {}): PriceNow => ({
  odds,
  isOpen: true,
  state: 'open',
  reason: null,
  ...more,
})
const market = (version: number, prices: Record<string, PriceNow>): MarketNow => ({
  version,
  state: 'open',
  reason: null,
  prices: new Map(Object.entries(prices)),
})

test('when one price of a market moves, the others stay the same objects, so that nothing else is drawn again', () => {
  const before = market(1, { home: price(1900), draw: price(3300), away: price(4000) })
  const after = marketAfter(before, market(2, { home: price(1850), draw: price(3300), away: price(4000) }))
  expect(after.prices.get('draw')).toBe(before.prices.get('draw'))
  expect(after.prices.get('away')).toBe(before.prices.get('away'))
  expect(after.prices.get('home')).toEqual(price(1850, { moved: { way: 'down', version: 2 } }))
})

test('a price that is closed and opened at the odds that it had says where it went last, and of nothing new', () => {
  const moved = marketAfter(market(1, { home: price(1900) }), market(2, { home: price(2000) }))
  const closed = marketAfter(moved, market(3, { home: price(2000, { isOpen: false, state: 'suspended', reason: 1 }) }))
  expect(closed.prices.get('home')).toMatchObject({ isOpen: false, reason: 1, moved: { way: 'up', version: 2 } })
  const opened = marketAfter(closed, market(4, { home: price(2000) }))
  expect(opened.prices.get('home')?.moved).toEqual({ way: 'up', version: 2 })
  expect(marketAfter(market(1, { home: price(null) }), market(2, { home: price(2000) })).prices.get('home')?.moved).toBeUndefined()
})

const offered = (specifiers: string, more: Partial<SportsMarket> = {}): SportsMarket => ({
  market: 18,
  specifiers,
  name: 'Total de gols',
  groups: ['all'],
  state: 'open',
  reason: null,
  version: 1,
  outcomes: [{ outcome: '12', name: 'mais', odds: 1900, isOpen: true }],
  ...more,
})

test('an answer in which only odds and states are others has the same markets; one with another name, and a new one, are new', () => {
  const before = [offered('total=1.5'), offered('total=2.5')]
  const moved = offered('total=1.5', {
    version: 2,
    state: 'suspended',
    outcomes: [{ outcome: '12', name: 'mais', odds: 2000, isOpen: false }],
  })
  const named = offered('total=2.5', { outcomes: [{ outcome: '12', name: 'over', odds: 1900, isOpen: true }] })
  const added = offered('total=3.5')
  const after = keptMarkets(before, [moved, named, added])
  expect(after[0]).toBe(before[0])
  expect(after[1]).toBe(named)
  expect(after[2]).toBe(added)
})

test('a row of a list stays the same while its match goes on, and is another one when its main line is', () => {
  const standing = { score: { home: 0, away: 0 }, periods: [], matchStatus: 6, clock: null, more: {}, toldAt: null }
  const row = { event: 'tc:match:1', sport: 'sr:sport:1', standing, version: 1, state: 'live', marketCount: 3 } as unknown as MatchRow
  const before = [{ ...row, markets: [offered('total=2.5')] }]
  const goal = { ...row, version: 2, marketCount: 5, standing: { ...standing, score: { home: 1, away: 0 } } }
  expect(keptRows(before, [{ ...goal, markets: [offered('total=2.5', { version: 9 })] }])[0]).toBe(before[0])
  expect(keptRows(before, [{ ...goal, markets: [offered('total=3.5')] }])[0]).not.toBe(before[0])
  expect(keptRows(before, [{ ...before[0]!, state: 'ended' }])[0]?.state).toBe('ended')
})
