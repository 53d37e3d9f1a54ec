import { expect, test } from 'vitest'
import type { Limit } from '../queries.ts'
import { inForce } from './in-force.ts'

const limit = (kind: Limit['kind'], key: string, [stakeMin, betWin, market, payout]: readonly [string, string, string, string]): Limit => ({
  kind,
  key,
  name: key,
  version: 1,
  limits: { stakeMin, betWin, market, payout },
  by: 'ana',
  reason: 'Rodada de clássicos',
  at: 0,
})
const all = limit('all', '', ['100', '50000', '200000', '1000000'])
const football = limit('sport', 'sr:sport:1', ['200', '50000', '150000', '2000000'])
const league = limit('league', 'tc:tournament:7', ['50', '60000', '300000', '1000000'])
const corners = limit('market', '166', ['100', '10000', '150000', '500000'])

const told = (named: Parameters<typeof inForce>[1]) =>
  inForce([corners, league, football, all], named).map(({ key, amount, from }) => [key, amount, from.kind])

test('where nothing has limits of its own those of everything hold', () => {
  expect(told({})).toEqual([
    ['stakeMin', 100n, 'all'],
    ['betWin', 50_000n, 'all'],
    ['market', 200_000n, 'all'],
    ['payout', 1_000_000n, 'all'],
  ])
})

test('of what a bet meets the least counts, of least stakes the greatest; of two that are the same the wider one is named', () => {
  expect(told({ sport: 'sr:sport:1', league: 'tc:tournament:7', market: '166' })).toEqual([
    ['stakeMin', 200n, 'sport'],
    ['betWin', 10_000n, 'market'],
    ['market', 150_000n, 'sport'],
    ['payout', 500_000n, 'market'],
  ])
  expect(told({ league: 'tc:tournament:7' })).toEqual(told({}))
  expect(inForce([], {})).toEqual([])
})
