import { expect, test } from 'vitest'
import { NEWCOMER, type Rating, rate } from './rating.ts'

const of = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 })

test('the example that is published with Glicko-2 comes out as it says', () => {
  const after = rate(of(1500, 200), [
    { against: of(1400, 30), score: 1 },
    { against: of(1550, 100), score: 0 },
    { against: of(1700, 300), score: 0 },
  ])
  expect(after.rating).toBeCloseTo(1464.06, 1)
  expect(after.deviation).toBeCloseTo(151.52, 1)
  expect(after.volatility).toBeCloseTo(0.05999, 4)
})

test('who wins rises, who loses falls by as much between equals, and who does not play is less sure', () => {
  const up = rate(NEWCOMER, [{ against: NEWCOMER, score: 1 }])
  const down = rate(NEWCOMER, [{ against: NEWCOMER, score: 0 }])
  expect(up.rating - 1500).toBeCloseTo(1500 - down.rating, 6)
  expect(up.rating).toBeGreaterThan(1500)
  expect(up.deviation).toBeLessThan(NEWCOMER.deviation)
  expect(rate(of(1500, 50), []).deviation).toBeGreaterThan(50)
  expect(rate(NEWCOMER, []).deviation).toBe(350)
  expect(rate(of(1500, 200), [{ against: of(1500, 200), score: 0.5 }]).rating).toBeCloseTo(1500, 6)
})
