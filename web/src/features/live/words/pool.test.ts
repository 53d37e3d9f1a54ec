import { expect, test } from 'vitest'
import { isPool, poolSpots } from './pool.ts'

const total = (staked: string) => ({ staked, members: 1 })
const most = (totals: Parameters<typeof poolSpots>[0]) => poolSpots(totals).map(({ code, most: said }) => [code, said])

test('what a pool would pay follows from its stakes: nothing without any, the stake where all would go back', () => {
  expect(most({})).toEqual([
    ['red', '0.00'],
    ['blue', '0.00'],
  ])
  expect(most({ red: total('1200000'), blue: total('800000') })).toEqual([
    ['red', '1.58'],
    ['blue', '2.37'],
  ])
  expect(most({ red: total('5000') })).toEqual([
    ['red', '1.00'],
    ['blue', '0.00'],
  ])
  expect([isPool({ pool: true, red: 'poeta' }), isPool({ red: 'poeta' }), isPool(null)]).toEqual([true, false, false])
})
