import { range, total } from '../counting.ts'
import { makePlay, pad, won } from '../make-play.ts'
import type { Play, Result, Shape } from '../play.ts'
import { PARITIES, SIZES, SIZE_AND_PARITY, choosing, sizeAndParity } from '../plays/options.ts'
import { sets } from '../plays/sets.ts'
import { derived } from '../prizes.ts'
import { readEach } from './results.ts'

const FACES: readonly string[] = range(1, 6).map(String)
const OUTCOMES = 216
const SUMS = [1, 3, 6, 10, 15, 21, 25, 27]

const sumOf = (result: Result): number => total(result.map(Number))
const waysOf = (sum: number): number => SUMS[Math.min(sum - 3, 18 - sum)]!
const times = (result: Result, face: string): number => result.filter((each) => each === face).length
const distinct = (result: Result): string[] => [...new Set(result)]
const PAIRS = FACES.map((face) => face + face)

const of = (code: string, family: string, ways: number, [keys, wins]: [readonly string[], (result: Result) => string[]]): Play =>
  choosing({ code, family, outcomes: OUTCOMES, options: keys.map((key) => ({ key, ways })), wins, together: code === 'ONE' ? 3 : 1 })

const isStraight = (result: Result): boolean => {
  const [a = 0, b = 0, c = 0] = result.map(Number).toSorted((x, y) => x - y)
  return b === a + 1 && c === b + 1
}

const different = (size: number, ways: number): Play =>
  sets({
    code: `DIFF${size}`,
    family: 'different',
    name: `DIFF${size}`,
    look: 'die',
    choices: FACES,
    size,
    pays: [{ drawn: size, prize: derived('win', ways, OUTCOMES) }],
    drawn: distinct,
    count: [1, 3],
  })

/** A pair, and a third that is another. */
const pairAndSingle = makePlay({
  code: 'PAIR1',
  family: 'pair',
  pads: [pad('pair', 'word', PAIRS), pad('single', 'die', FACES)],
  prizes: [derived('win', 3, OUTCOMES)],
  lines: ([pairs = [], singles = []]) => pairs.length * singles.length - pairs.filter((pair) => singles.includes(pair[0]!)).length,
  hits: ([pairs = [], singles = []], result) => {
    const pair = FACES.find((face) => times(result, face) === 2)
    const single = FACES.find((face) => times(result, face) === 1)
    return won(pair !== undefined && single !== undefined && pairs.includes(pair + pair) && singles.includes(single) ? 1 : 0)
  },
  most: () => won(1),
  selections: ([pairs = [], singles = []]) =>
    pairs.flatMap((pair) =>
      singles.filter((single) => single !== pair[0]).map((single) => ({ key: `PAIR1:${pair},${single}`, prize: 0, times: 1 })),
    ),
})

/** Three dice. */
export const k3: Shape = {
  code: 'k3',
  plays: [
    choosing({
      code: 'SUM',
      family: 'sum',
      look: 'ball',
      outcomes: OUTCOMES,
      options: range(3, 18).map((sum) => ({ key: String(sum), ways: waysOf(sum) })),
      wins: (result) => [String(sumOf(result))],
    }),
    choosing({
      code: 'SUMZ',
      family: 'sum',
      outcomes: OUTCOMES,
      options: [...SIZES, ...PARITIES].map((key) => ({ key, ways: 108 })),
      wins: (result) => sizeAndParity(sumOf(result), 11),
      together: SIZE_AND_PARITY,
    }),
    of('TRIPLE', 'triple', 1, [FACES.map((face) => face.repeat(3)), (result) => (distinct(result).length === 1 ? [result.join('')] : [])]),
    of('TRIPLE_ANY', 'triple', 6, [['TRIPLE'], (result) => (distinct(result).length === 1 ? ['TRIPLE'] : [])]),
    pairAndSingle,
    of('PAIR', 'pair', 16, [PAIRS, (result) => PAIRS.filter((pair) => times(result, pair[0]!) >= 2)]),
    different(3, 6),
    different(2, 30),
    of('STRAIGHT', 'different', 24, [['STRAIGHT'], (result) => (isStraight(result) ? ['STRAIGHT'] : [])]),
    of('ONE', 'one', 91, [FACES, distinct]),
  ],
  draw: (draws) => range(1, 3).map(() => String(draws.below(6) + 1)),
  readResult: readEach(FACES, 3),
  parts: [{ key: 'dice', look: 'die', count: 3 }],
}
