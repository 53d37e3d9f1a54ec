import { ratio } from '@tucano/round'
import { balls, chooseBig, range, total } from '../counting.ts'
import type { Play, Shape } from '../play.ts'
import { choosing } from '../plays/options.ts'
import { sets } from '../plays/sets.ts'
import { derived } from '../prizes.ts'
import { drawBalls, readBalls } from './results.ts'

const BALLS = balls(80)
const DRAWN = 20
const ALL = chooseBig(80, DRAWN)
/** Twenty of eighty that come to 810: as many come to more as to less. */
export const WAYS_OF_810 = 15_542_763_534_960_598n

/** From how many hits on a line of so many pays; what it gives back is shared by its prizes alike. */
const FROM: readonly number[] = [1, 2, 2, 3, 3, 3, 4, 5, 5, 5]
const CHOSEN_MAX = 15

function spots(size: number): Play {
  const paid = range(FROM[size - 1]!, size)
  const share = ratio(1, paid.length)
  return sets({
    code: `SPOT${size}`,
    family: 'spots',
    name: `SPOT${size}`,
    look: 'ball',
    choices: BALLS,
    size,
    max: CHOSEN_MAX,
    pays: paid.map((drawn) => ({
      drawn,
      prize: derived(`hits${drawn}`, chooseBig(DRAWN, drawn) * chooseBig(80 - DRAWN, size - drawn), chooseBig(80, size), { share }),
    })),
    drawn: (result) => result,
    count: [DRAWN, DRAWN],
  })
}

const oddWays = range(0, 9).reduce((ways, n) => ways + chooseBig(40, 2 * n + 1) * chooseBig(40, DRAWN - 2 * n - 1), 0n)
const sumOf = (result: readonly string[]): number => total(result.map(Number))

/** Twenty of eighty. */
export const keno: Shape = {
  code: 'keno',
  plays: [
    ...range(1, 10).map(spots),
    choosing({
      code: 'TOTAL',
      family: 'total',
      outcomes: ALL,
      options: [
        { key: 'BIG', ways: (ALL - WAYS_OF_810) / 2n },
        { key: 'SMALL', ways: (ALL - WAYS_OF_810) / 2n },
        { key: 'TIE', ways: WAYS_OF_810 },
      ],
      wins: (result) => [sumOf(result) === 810 ? 'TIE' : sumOf(result) > 810 ? 'BIG' : 'SMALL'],
    }),
    choosing({
      code: 'TOTALP',
      family: 'total',
      outcomes: ALL,
      options: [
        { key: 'ODD', ways: oddWays },
        { key: 'EVEN', ways: ALL - oddWays },
      ],
      wins: (result) => [sumOf(result) % 2 === 1 ? 'ODD' : 'EVEN'],
    }),
  ],
  draw: (draws) => drawBalls(draws, BALLS, DRAWN),
  readResult: readBalls(BALLS, DRAWN),
  parts: [{ key: 'balls', look: 'ball', count: DRAWN }],
}
