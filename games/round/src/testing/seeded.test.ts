import { expect, test } from 'vitest'
import { Seeded } from './seeded.ts'

test('the same seed draws the same, another one something else', () => {
  const drawn = (seed: number): number[] => {
    const draws = new Seeded(seed)
    return Array.from({ length: 20 }, () => draws.below(1000))
  }
  expect(drawn(7)).toEqual(drawn(7))
  expect(drawn(7)).not.toEqual(drawn(8))
})

test('from a place that was kept, the same is drawn again', () => {
  const draws = new Seeded(1)
  draws.below(10)
  const { place } = draws
  const first = [draws.below(37), draws.belowBig(10n ** 30n), draws.below(2 ** 40)]
  draws.place = place
  expect([draws.below(37), draws.belowBig(10n ** 30n), draws.below(2 ** 40)]).toEqual(first)
})

test('every number comes up about as often as the others', () => {
  const draws = new Seeded(3)
  for (const n of [2, 20, 37, 64]) {
    const counts = Array.from({ length: n }, () => 0)
    for (let draw = 0; draw < n * 2000; draw++) counts[draws.below(n)]!++
    const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)
    expect(Math.abs(chi - (n - 1))).toBeLessThan(5 * Math.sqrt(2 * (n - 1)))
  }
})
