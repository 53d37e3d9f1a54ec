import { ratio } from '@tucano/round'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Result } from '../markets/market.ts'
import { factorOf, placePriceOf, priceOf, readGrade } from './factors.ts'

const results: Result[] = ['won', 'halfWon', 'void', 'halfLost', 'lost']

test('factors at 2.000', () => {
  expect(results.map((result) => factorOf(priceOf(2000), { result }))).toEqual([ratio(2), ratio(3, 2), ratio(1), ratio(1, 2), ratio(0)])
  expect(factorOf(priceOf(2000), { result: 'won', deadHeat: ratio(1, 2) })).toEqual(ratio(1))
  expect(factorOf(priceOf(2000), { result: 'halfWon', deadHeat: ratio(1, 2) })).toEqual(ratio(1))
  expect(placePriceOf(9000, ratio(1, 4))).toEqual(ratio(3))
})

test('a factor is v + (1 − v)·r·o·d', () => {
  const parts = fc.record({
    result: fc.constantFrom(...results),
    odds: fc.integer({ min: 1001, max: 1_000_000 }),
    places: fc.integer({ min: 1, max: 4 }),
    more: fc.nat(4),
  })
  fc.assert(
    fc.property(parts, ({ result, odds, places, more }) => {
      const v = { won: 0, halfWon: 1, void: 2, halfLost: 1, lost: 0 }[result]
      const r = result === 'won' || result === 'halfWon' ? 1 : 0
      const under = 2 * 1000 * (places + more)
      const expected = ratio(v * 1000 * (places + more) + (2 - v) * r * odds * places, under)
      expect(factorOf(priceOf(odds), { result, deadHeat: ratio(places, places + more) })).toEqual(expected)
    }),
  )
})

test('settlements are read as a feed writes them', () => {
  expect(readGrade({ result: '1' })).toEqual({ result: 'won' })
  expect(readGrade({ result: '0' })).toEqual({ result: 'lost' })
  expect(readGrade({ result: '1', voidFactor: '0.5' })).toEqual({ result: 'halfWon' })
  expect(readGrade({ result: '0', voidFactor: '0.5' })).toEqual({ result: 'halfLost' })
  expect(readGrade({ result: '0', voidFactor: '1' })).toEqual({ result: 'void' })
  expect(readGrade({ result: '1', voidFactor: '1.0' })).toEqual({ result: 'void' })
  expect(readGrade({ result: '1', voidFactor: '0.0', deadHeatFactor: '1.0' })).toEqual({ result: 'won' })
  for (const unknown of [
    { result: '-1' },
    { result: '2' },
    { result: '1', voidFactor: '0.25' },
    { result: '1', voidFactor: '' },
    { result: '1', deadHeatFactor: '0' },
    { result: '1', deadHeatFactor: '1.5' },
    { result: '1', deadHeatFactor: 'half' },
  ])
    expect([unknown, readGrade(unknown)]).toEqual([unknown, undefined])
})

test('the share of a dead heat is that of places among runners, however it is written', () => {
  const share = (deadHeatFactor: string): unknown => readGrade({ result: '1', deadHeatFactor })?.deadHeat
  expect(
    ['0.5', '0.50', '0.33', '0.3333', '0.33333333', '0.67', '0.66', '0.25', '0.75', '0.2', '0.6', '0.17', '0.1667'].map(share),
  ).toEqual(
    [ratio(1, 2), ratio(1, 2), ratio(1, 3), ratio(1, 3), ratio(1, 3), ratio(2, 3), ratio(2, 3), ratio(1, 4), ratio(3, 4)].concat([
      ratio(1, 5),
      ratio(3, 5),
      ratio(1, 6),
      ratio(1, 6),
    ]),
  )
  expect(share('0.41937')).toEqual(ratio(41_937, 100_000))
  for (let runners = 2; runners <= 12; runners++)
    for (let places = 1; places < runners; places++)
      for (const digits of [4, 6, 16]) expect(share((places / runners).toFixed(digits))).toEqual(ratio(places, runners))
})
