import fc from 'fast-check'
import { expect, test } from 'vitest'
import { builderOdds, checkBuilder } from './index.ts'

test('home and over 2.5 at 0.254046 is 3.57', () => {
  expect(builderOdds(0.254046)).toBe(3570)
})

test('long prices keep 1.17 at most, and what cannot be or is sure has none', () => {
  expect([0.1, 0.01, 0.001].map(builderOdds)).toEqual([8540, 85_470, 854_700])
  expect([0, 1, 1e-10, 0.9999, -1].map(builderOdds)).toEqual([undefined, undefined, undefined, undefined, undefined])
})

const chances = fc.double({ min: 0, max: 1, noNaN: true })

test('one selection more never lowers the odds', () => {
  const narrower = fc.oneof(chances, fc.double({ min: 1 - 1e-8, max: 1, noNaN: true }))
  fc.assert(
    fc.property(fc.double({ min: 2e-4, max: 0.98, noNaN: true }), narrower, (chance, share) => {
      const [before, after] = [builderOdds(chance), builderOdds(chance * share)]
      // Nothing: they cannot win together, or the price would be too long.
      expect(before).toBeDefined()
      if (after !== undefined) expect(after).toBeGreaterThanOrEqual(before!)
    }),
    { numRuns: 5000 },
  )
})

test('what is offered gives back 1 / 1.176 at least, and less than it costs', () => {
  fc.assert(
    fc.property(fc.oneof(chances, fc.double({ min: 1e-4, max: 0.01, noNaN: true })), (chance) => {
      const odds = builderOdds(chance)
      if (odds === undefined) return
      const back = (chance * odds) / 1000
      expect(back).toBeLessThan(1)
      expect(back).toBeGreaterThan(1 / 1.176)
    }),
    { numRuns: 5000 },
  )
})

/** Scores to 5:5, all alike. */
type Cell = readonly [home: number, away: number]
const cells: Cell[] = Array.from({ length: 36 }, (_, n) => [n % 6, Math.floor(n / 6)])
type Selection = (cell: Cell) => boolean
const chanceOf = (together: readonly Selection[]): number => cells.filter((cell) => together.every((isWon) => isWon(cell))).length / 36

test('impossible and implied selections are named', () => {
  const home: Selection = ([h, a]) => h > a
  const draw: Selection = ([h, a]) => h === a
  const both: Selection = ([h, a]) => h > 0 && a > 0
  const over: Selection = ([h, a]) => h + a > 2.5
  const overMore: Selection = ([h, a]) => h + a > 4.5
  expect(checkBuilder([home, over], chanceOf)).toEqual({ impossible: false, implied: [] })
  expect(checkBuilder([home, both], chanceOf)).toEqual({ impossible: false, implied: [] })
  expect(checkBuilder([home, both, over], chanceOf)).toEqual({ impossible: false, implied: [2] })
  expect(checkBuilder([over, overMore], chanceOf)).toEqual({ impossible: false, implied: [0] })
  expect(checkBuilder([home, draw], chanceOf)).toEqual({ impossible: true, implied: [] })
  expect(checkBuilder([home], chanceOf)).toEqual({ impossible: false, implied: [] })
  expect(checkBuilder([() => true], chanceOf)).toEqual({ impossible: false, implied: [0] })
})
