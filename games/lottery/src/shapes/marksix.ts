import { balls, choose, chooseBig, combinations, range, total } from '../counting.ts'
import { makePlay, pad, won } from '../make-play.ts'
import type { Play, Result, Shape } from '../play.ts'
import { PARITIES, SIZES, SIZE_AND_PARITY, choosing, sizeAndParity } from '../plays/options.ts'
import { type Sets, sets } from '../plays/sets.ts'
import { derived } from '../prizes.ts'
import { drawBalls, readBalls } from './results.ts'

const BALLS = balls(49)
const DRAWN = 7
const ALL = choose(49, DRAWN)
/** Seven of 49 that come to 175: as many come to more as to less. */
export const WAYS_OF_175 = 957_332
const LAST = '49'

const special = (result: Result): string => result[DRAWN - 1]!
const inSix = (result: Result): readonly string[] => result.slice(0, DRAWN - 1)
const isLast = (result: Result): boolean => special(result) === LAST
const pushes = { ways: 1, on: isLast }

const RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]
const BLUE = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]
/** The colour of a ball. */
const colourOf = (ball: number): 'RED' | 'BLUE' | 'GREEN' => (RED.includes(ball) ? 'RED' : BLUE.includes(ball) ? 'BLUE' : 'GREEN')

const HALVES: Readonly<Record<string, readonly [odd: number, even: number, big: number, small: number]>> = {
  RED: [8, 9, 7, 10],
  BLUE: [8, 8, 9, 7],
  GREEN: [8, 7, 8, 7],
}
const halves = Object.entries(HALVES).flatMap(([colour, ways]) =>
  ['ODD', 'EVEN', 'BIG', 'SMALL'].map((half, n) => ({ key: `${colour}_${half}`, ways: ways[n]! })),
)

/** Balls of one animal: `YEAR0` is that of the year of the draw and has five, `YEAR1` that of the year before, and so on. */
const YEARS: readonly string[] = range(0, 11).map((back) => `YEAR${back}`)
const yearOf = (ball: string): string => YEARS[(Number(ball) - 1) % 12]!
const ballsOf = (back: number): number => (back === 0 ? 5 : 4)

const onSpecial: readonly Play[] = [
  choosing({
    code: 'SP',
    family: 'special',
    look: 'ball',
    outcomes: 49,
    options: BALLS.map((key) => ({ key, ways: 1 })),
    wins: (result) => [special(result)],
  }),
  choosing({
    code: 'SPZ',
    family: 'special',
    outcomes: 49,
    options: [...SIZES, ...PARITIES].map((key) => ({ key, ways: 24 })),
    wins: (result) => sizeAndParity(Number(special(result)), 25),
    together: SIZE_AND_PARITY,
    pushes,
  }),
  choosing({
    code: 'SPY',
    family: 'special',
    outcomes: 49,
    options: YEARS.map((key, back) => ({ key, ways: ballsOf(back) })),
    wins: (result) => [yearOf(special(result))],
  }),
  choosing({
    code: 'SPC',
    family: 'special',
    outcomes: 49,
    options: ['RED', 'BLUE', 'GREEN'].map((key) => ({ key, ways: key === 'RED' ? 17 : 16 })),
    wins: (result) => [colourOf(Number(special(result)))],
  }),
  choosing({
    code: 'SPH',
    family: 'special',
    outcomes: 49,
    options: halves,
    wins: (result) => sizeAndParity(Number(special(result)), 25).map((half) => `${colourOf(Number(special(result)))}_${half}`),
    together: Object.keys(HALVES).flatMap((colour) => SIZE_AND_PARITY.map((each) => each.map((half) => `${colour}_${half}`))),
    pushes,
  }),
]

/** Lines of so many, of which so many are in the first six. */
function amongSix(code: string, size: number, drawn: number): Play {
  const ways = chooseBig(6, drawn) * chooseBig(43, size - drawn)
  return sets({
    ...setsOf(code, 'six', size),
    pays: [{ drawn, prize: derived('win', ways, chooseBig(49, size)) }],
    drawn: inSix,
    count: [6, 6],
  })
}

const setsOf = (code: string, family: string, size: number): Omit<Sets, 'pays' | 'drawn' | 'count'> => ({
  code,
  family,
  name: code,
  look: 'ball',
  choices: BALLS,
  size,
})

/** Lines of so many of which none is among the seven. */
const none = (size: number): Play =>
  sets({
    ...setsOf(`NONE${size}`, 'none', size),
    max: 20,
    pays: [{ drawn: 0, prize: derived('win', chooseBig(49 - size, DRAWN), ALL) }],
    drawn: (result) => result,
    count: [DRAWN, DRAWN],
  })

/** Two, of which one is the special and the other among the six. */
const sixAndSpecial = makePlay({
  code: 'IN6_SP',
  family: 'six',
  pads: [pad('numbers', 'ball', BALLS, { min: 2 })],
  prizes: [derived('win', 12, 49 * 48)],
  lines: ([numbers = []]) => choose(numbers.length, 2),
  hits: ([numbers = []], result) =>
    won(numbers.includes(special(result)) ? inSix(result).filter((ball) => numbers.includes(ball)).length : 0),
  most: ([numbers = []]) => won(Math.min(6, numbers.length - 1)),
  selections: function* ([numbers = []]) {
    for (const pair of combinations(numbers, 2)) yield { key: `IN6_SP:${pair.join()}`, prize: 0, times: 1 }
  },
})

const onSeven: readonly Play[] = [
  choosing({
    code: 'YEAR7',
    family: 'seven',
    outcomes: ALL,
    options: YEARS.map((key, back) => ({ key, ways: ALL - choose(49 - ballsOf(back), DRAWN) })),
    wins: (result) => [...new Set(result.map(yearOf))],
    together: DRAWN,
  }),
  choosing({
    code: 'TOTAL',
    family: 'seven',
    outcomes: ALL,
    options: [
      { key: 'BIG', ways: (ALL + WAYS_OF_175) / 2 },
      { key: 'SMALL', ways: (ALL - WAYS_OF_175) / 2 },
    ],
    wins: (result) => [total(result.map(Number)) >= 175 ? 'BIG' : 'SMALL'],
  }),
]

/** Seven of 49, the last one the special. */
export const marksix: Shape = {
  code: 'marksix',
  plays: [
    ...onSpecial,
    amongSix('IN6', 1, 1),
    amongSix('IN6_2', 2, 2),
    amongSix('IN6_3', 3, 3),
    amongSix('IN6_2OF3', 3, 2),
    sixAndSpecial,
    ...onSeven,
    ...range(5, 12).map(none),
  ],
  draw: (draws) => drawBalls(draws, BALLS, DRAWN),
  readResult: readBalls(BALLS, DRAWN),
  parts: [
    { key: 'six', look: 'ball', count: 6 },
    { key: 'special', look: 'ball', count: 1 },
  ],
}
