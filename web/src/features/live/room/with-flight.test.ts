import { expect, test } from 'vitest'
import { withFlight } from './with-flight.ts'

const bet = (n: number, stake: string, left: number | null = null) => ({ n, who: 'a***', stake, left })

test('bets of a flight take their places by their numbers; what is only said again keeps them as they are', () => {
  const first = withFlight(undefined, { bets: [bet(1, '100'), bet(2, '900')], many: 2 })
  expect(first.bets.map(({ n }) => n)).toEqual([2, 1])
  const flying = withFlight(first, { flownMs: 500 })
  expect(flying).toMatchObject({ flownMs: 500, many: 2 })
  expect(flying.bets).toBe(first.bets)
  expect(withFlight(flying, { bets: [bet(1, '100', 150)], gone: [2] }).bets).toEqual([bet(1, '100', 150)])
})
