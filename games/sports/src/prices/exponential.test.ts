import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exponential, logarithm } from './exponential.ts'

const bitsOf = (x: number): string => new BigUint64Array(new Float64Array([x]).buffer)[0]!.toString(16)

test('they are what the engine says, but for the last bits', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-12, max: 1e12, noNaN: true }),
      (x) => Math.abs(logarithm(x) - Math.log(x)) <= 4e-16 * Math.max(1, Math.abs(Math.log(x))),
    ),
    { numRuns: 5000 },
  )
  fc.assert(
    fc.property(fc.double({ min: -60, max: 60, noNaN: true }), (x) => Math.abs(exponential(x) / Math.exp(x) - 1) <= 1e-15),
    { numRuns: 5000 },
  )
  expect([logarithm(1), exponential(0), exponential(-1000)]).toEqual([0, 1, 0])
  for (const bad of [0, -1, Number.NaN, Infinity]) expect(() => logarithm(bad)).toThrow('logarithm')
  for (const bad of [701, Number.NaN]) expect(() => exponential(bad)).toThrow('power')
})

// The same steps in another language gave these.
test('their bits are the same everywhere', () => {
  expect([0.3, 0.254046, 1e-9, 123.456].map((x) => bitsOf(logarithm(x)))).toEqual([
    'bff34378fcbda721',
    'bff5ec80b35d6386',
    'c034b927f32bffb8',
    '401343774f3e2362',
  ])
  expect([-0.93, -17.5, 3.25].map((x) => bitsOf(exponential(x)))).toEqual(['3fd9405e34a3ef56', '3e5af62e927c4664', '4039ca53b781114b'])
})
