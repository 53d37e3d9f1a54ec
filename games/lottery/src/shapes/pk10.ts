import { range } from '../counting.ts'
import type { Play, Shape } from '../play.ts'
import { choosing } from '../plays/options.ts'
import { exact, marks } from '../plays/places.ts'
import { drawBalls, readBalls } from './results.ts'

const CARS: readonly string[] = range(1, 10).map(String)
const first = (count: number) => ({
  name: `T${count}`,
  family: 'first',
  at: range(0, count - 1),
  look: 'ball' as const,
  choices: CARS,
  isDealt: true,
})

const sumOfTwo = ([a, b]: readonly string[]): number => Number(a) + Number(b)
/** Ordered pairs of different cars with this sum. */
const waysOf = (sum: number): number => range(1, 10).filter((a) => sum - a >= 1 && sum - a <= 10 && sum - a !== a).length

const sum = choosing({
  code: 'SUM',
  family: 'sum',
  look: 'ball',
  outcomes: 90,
  options: range(3, 19).map((n) => ({ key: String(n), ways: waysOf(n) })),
  wins: (result) => [String(sumOfTwo(result))],
})

const sumSize = choosing({
  code: 'SUMZ',
  family: 'sum',
  outcomes: 90,
  options: [
    { key: 'BIG', ways: 40 },
    { key: 'SMALL', ways: 50 },
    { key: 'ODD', ways: 50 },
    { key: 'EVEN', ways: 40 },
  ],
  wins: (result) => [sumOfTwo(result) >= 12 ? 'BIG' : 'SMALL', sumOfTwo(result) % 2 === 1 ? 'ODD' : 'EVEN'],
  together: [
    ['BIG', 'ODD'],
    ['BIG', 'EVEN'],
    ['SMALL', 'ODD'],
    ['SMALL', 'EVEN'],
  ],
})

/** A place against its opposite: whoever has the higher number. */
const dragon = (place: number): Play =>
  choosing({
    code: `DT${place}`,
    family: 'dragon',
    outcomes: 2,
    options: [
      { key: 'DRAGON', ways: 1 },
      { key: 'TIGER', ways: 1 },
    ],
    wins: (result) => [Number(result[place - 1]) > Number(result[10 - place]) ? 'DRAGON' : 'TIGER'],
  })

/** Ten cars in the order in which they arrive. */
export const pk10: Shape = {
  code: 'pk10',
  plays: [
    marks('FIX1', { name: 'FIX1', family: 'fix', at: range(0, 9), look: 'ball', choices: CARS, isDealt: true }),
    exact('F2D', first(2)),
    exact('F3D', first(3)),
    sum,
    sumSize,
    ...range(1, 5).map(dragon),
  ],
  draw: (draws) => drawBalls(draws, CARS, 10),
  readResult: readBalls(CARS, 10),
  parts: [{ key: 'places', look: 'ball', count: 10 }],
}
