import { expect, test } from 'vitest'
import { basisPoints, canonical, compare, dividedBy, minus, plus, ratio, sumOf, times } from './index.ts'

test('fractions are exact and in lowest terms', () => {
  expect(ratio(6, -4)).toEqual({ over: -3n, under: 2n })
  expect(plus(ratio(1, 3), ratio(1, 6))).toEqual(ratio(1, 2))
  expect(minus(ratio(1, 3), ratio(1, 3))).toEqual({ over: 0n, under: 1n })
  expect(times(ratio(2, 3), ratio(9, 4))).toEqual(ratio(3, 2))
  expect(dividedBy(ratio(1, 2), ratio(1, 4))).toEqual(ratio(2))
  expect(sumOf(Array.from({ length: 10 }, () => ratio(1, 10)))).toEqual(ratio(1))
  expect([compare(ratio(1, 3), ratio(33, 100)), compare(ratio(2, 4), ratio(1, 2)), compare(ratio(-1), ratio(0))]).toEqual([1, 0, -1])
  expect(() => ratio(1, 0)).toThrow(RangeError)
  expect([basisPoints(ratio(36, 37)), basisPoints(ratio(1, 20_000)), basisPoints(ratio(1))]).toEqual([9730, 1, 10_000])
})

test('what is digested is written in one way only', () => {
  expect(canonical({ b: [1, 'ü', null], a: { d: true, c: -2 } })).toBe('{"a":{"c":-2,"d":true},"b":[1,"ü",null]}')
  expect(() => canonical([0.5])).toThrow(RangeError)
})
