import { expect, test } from 'vitest'
import { chiSquareP, gammaTail, normalP, rarelyExceeded, uniformP } from './p-values.ts'

test('the incomplete gamma function is what it is in closed form', () => {
  for (const a of [1, 2, 5, 20, 100]) {
    for (const x of [0.01, 0.5, 1, 4.9, 5.1, 20, 90, 110, 150]) {
      let term = Math.exp(-x)
      let sum = term
      for (let n = 1; n < a; n++) sum += term *= x / n
      expect(Math.abs(gammaTail(a, x) / sum - 1), `${a} ${x}`).toBeLessThan(sum > 1e-3 ? 1e-12 : 1e-10)
    }
  }
  expect(gammaTail(3, 0)).toBe(1)
})

test('p-values are those of the tables', () => {
  const table: [p: number, expected: number][] = [
    [chiSquareP(3.841458820694124, 1), 0.05],
    [chiSquareP(18.307038053275146, 10), 0.05],
    [chiSquareP(124.34211340400408, 100), 0.05],
    [chiSquareP(149.44925277903872, 100), 0.001],
    [chiSquareP(10_000 - 0.6666, 10_000), 0.5],
    [normalP(1.6448536269514722), 0.05],
    [normalP(-2.3263478740408408), 0.99],
    [normalP(4.753424308822899), 1e-6],
    [normalP(0), 0.5],
  ]
  for (const [p, expected] of table) expect(Math.abs(p / expected - 1)).toBeLessThan(1e-5)
})

test('evenly spread numbers are uniform, and others are not', () => {
  const even = Array.from({ length: 1000 }, (_, n) => (n + 0.5) / 1000)
  expect(uniformP(even)).toBe(1)
  // The farthest is 0.0428 from its place: 1.3581 divided by the root of a thousand, which is the five-percent point.
  expect(uniformP(even.map((number) => Math.min(1, number + 0.0423)))).toBeCloseTo(0.05, 2)
  expect(uniformP(even.map((number) => number ** 1.3))).toBeLessThan(1e-6)
})

test('what is rarely exceeded is exceeded less than once in a thousand times', () => {
  expect([rarelyExceeded(0.0001), rarelyExceeded(1), rarelyExceeded(1.1), rarelyExceeded(10)]).toEqual([0, 5, 5, 21])
})
