import { SUMS_OF_THREE, range, total } from '../counting.ts'
import type { Play, Result, Shape } from '../play.ts'
import { PARITIES, SIZES, SIZE_AND_PARITY, choosing, sizeAndParity } from '../plays/options.ts'
import { drawNumbers, readNumbers } from './results.ts'

const OUTCOMES = 1000
const sumOf = (result: Result): number => total(result.map(Number))

/** What a sum is besides itself: sums at both ends, and those in the very middle, have no colour. */
function colourOf(sum: number): string {
  if (sum === 0 || sum === 27 || sum === 13 || sum === 14) return 'NONE'
  return ['RED', 'GREEN', 'BLUE'][sum % 3]!
}

const of = (code: string, ways: Readonly<Record<string, number>>, wins: (result: Result) => string[], together?: string[][]): Play =>
  choosing({
    code,
    family: code === 'SUM' ? 'sum' : 'kind',
    look: code === 'SUM' ? 'ball' : 'word',
    outcomes: OUTCOMES,
    options: Object.entries(ways).map(([key, count]) => ({ key, ways: count })),
    wins,
    ...(together && { together }),
  })

const halves = Object.fromEntries([...SIZES, ...PARITIES].map((key) => [key, 500]))
const sums = Object.fromEntries(range(0, 27).map((sum) => [String(sum), SUMS_OF_THREE[sum]!]))

/** Three digits, of which the sum counts. */
export const sumOfThree: Shape = {
  code: '28',
  plays: [
    of('SUM', sums, (result) => [String(sumOf(result))]),
    of(
      'SUMZ',
      halves,
      (result) => sizeAndParity(sumOf(result), 14),
      SIZE_AND_PARITY.map((each) => [...each]),
    ),
    of('SUMZZ', { BIG_ODD: 231, BIG_EVEN: 269, SMALL_ODD: 269, SMALL_EVEN: 231 }, (result) => [sizeAndParity(sumOf(result), 14).join('_')]),
    of('ENDS', { LOW: 56, HIGH: 56 }, (result) => (sumOf(result) <= 5 ? ['LOW'] : sumOf(result) >= 22 ? ['HIGH'] : [])),
    of('TRIPLE', { TRIPLE: 10 }, (result) => (new Set(result).size === 1 ? ['TRIPLE'] : [])),
    of('COLOUR', { RED: 332, GREEN: 258, BLUE: 258 }, (result) => [colourOf(sumOf(result))]),
  ],
  draw: (draws) => drawNumbers(draws, [1, 1, 1]),
  readResult: readNumbers([1, 1, 1]),
  parts: [{ key: 'digits', look: 'digit', count: 3 }],
}
