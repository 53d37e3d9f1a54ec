import { expect, test } from 'vitest'
import { fairOdds } from '../prices/index.ts'
import { totalResult } from '../slips/index.ts'
import { handicapLines, linesAround, totalLines } from './lines.ts'

/** Goals after Poisson. */
function goals(mean: number): { cells: number[]; chances: Float64Array } {
  const chances = [Math.exp(-mean)]
  for (let n = 1; n < 40; n++) chances.push((chances[n - 1]! * mean) / n)
  return { cells: chances.map((_, n) => n), chances: Float64Array.from(chances) }
}

const same = (goals: number): number => goals

test('the middle line is the one where both sides are worth most alike', () => {
  expect(linesAround(goals(2.6), same, { sides: 0 })).toEqual([2.5])
  expect(linesAround(goals(10.2), same, { sides: 0 })).toEqual([10.5])
  expect(linesAround(goals(2.6), same, { step: 0.25, sides: 0 })).toEqual([2.5])
  expect(linesAround(goals(2.25), same, { step: 0.25, sides: 1 })).toEqual([1.75, 2, 2.25])
  expect(linesAround(goals(2.6), same, { step: 0.5, sides: 1 })).toEqual([2, 2.5, 3])
})

test('no line has a side below 1.05 or above 20', () => {
  for (const mean of [0.06, 0.4, 2.6, 9, 20])
    for (const step of [1, 0.5, 0.25] as const) {
      const { cells, chances } = goals(mean)
      const lines = linesAround({ cells, chances }, same, { step, sides: 50 })
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) {
        const results = { won: 0, halfWon: 0, void: 0, halfLost: 0, lost: 0 }
        for (const [n, sum] of cells.entries()) results[totalResult('over', { sum, line })] += chances[n]!
        const [over, implied] = [fairOdds(results), 1 / fairOdds(results)]
        for (const odds of [over, 1 / (1 - implied)]) expect([odds >= 1.05, odds <= 20.0001], `${mean} ${line}`).toEqual([true, true])
      }
    }
  expect(linesAround(goals(0.01), same)).toEqual([])
})

test('lines are written as the feed writes them', () => {
  const { cells, chances } = goals(2.6)
  expect(totalLines(same, { sides: 1 }, { step: 0.25, sides: 1 })(cells, chances).map(({ total }) => total)).toEqual([
    '1.5',
    '2.25',
    '2.5',
    '2.75',
    '3.5',
  ])
  const leads = { cells: [-1, 0, 1], chances: Float64Array.of(0.3, 0.3, 0.4) }
  expect(handicapLines(same, { step: 0.5, sides: 2 })(leads.cells, leads.chances).map(({ hcp }) => hcp)).toEqual(['0.5', '0', '-0.5'])
})
