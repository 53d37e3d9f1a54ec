import { DIGITS } from '../counting.ts'
import { makePlay, typedPad, won } from '../make-play.ts'
import type { Play, Result, Shape } from '../play.ts'
import { lots } from '../plays/lots.ts'
import { choosing } from '../plays/options.ts'
import { derived } from '../prizes.ts'
import { drawNumbers, readLike, readNumbers } from './results.ts'

/** Where the three digits above and the two below are found. */
interface TopAndBottom {
  top: (result: Result) => string
  bottom: (result: Result) => string
}

export const sortDigits = (number: string): string => number.split('').toSorted().join('')

/** How many numbers have the digits of this one. */
export function permutationsOf(number: string): number {
  const counts = DIGITS.map((digit) => number.split(digit).length - 1)
  const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))
  return counts.reduce((ways, count) => ways / factorial(count), factorial(number.length))
}

const TOD = [6, 3, 1]
const TYPED_MAX = 2000

/** Three digits in any order: fewer orders pay more. */
const anyOrder = ({ top }: TopAndBottom): Play => {
  const prizeOf = (number: string): number => TOD.indexOf(permutationsOf(number))
  return makePlay({
    code: 'TOD3',
    family: 'three',
    pads: [typedPad(3, TYPED_MAX)],
    prizes: TOD.map((orders) => derived(`orders${orders}`, orders, 1000, { of: `orders${orders}` })),
    normal: sortDigits,
    lines: ([numbers = []]) => numbers.length,
    hits: ([numbers = []], result) => {
      const drawn = sortDigits(top(result))
      return won(numbers.includes(drawn) ? 1 : 0, prizeOf(drawn))
    },
    most: ([numbers = []]) => won(1, Math.max(...numbers.map(prizeOf))),
    selections: ([numbers = []]) => numbers.map((number) => ({ key: `TOD3:${number}`, prize: prizeOf(number), times: 1 })),
  })
}

const digitIn = (
  code: string,
  of: (result: Result) => string,
  [ways, outcomes, places]: [ways: number, outcomes: number, places: number],
): Play =>
  choosing({
    code,
    family: 'run',
    look: 'digit',
    outcomes,
    options: DIGITS.map((key) => ({ key, ways })),
    wins: (result) => [...new Set(of(result))],
    together: places,
  })

const one = { cost: 1, count: 1 }
const playsOf = (of: TopAndBottom): Play[] => [
  lots({ code: 'TOP3', family: 'three', digits: 3, ...one, drawn: (result) => [of.top(result)] }),
  anyOrder(of),
  lots({ code: 'TOP2', family: 'two', digits: 2, ...one, drawn: (result) => [of.top(result).slice(-2)] }),
  lots({ code: 'BOT2', family: 'two', digits: 2, ...one, drawn: (result) => [of.bottom(result)] }),
  digitIn('RUNTOP', of.top, [271, 1000, 3]),
  digitIn('RUNBOT', of.bottom, [19, 100, 2]),
]

const THAI = [6, 3, 3, 3, 3, 2]
/** The first prize, two numbers in front and two behind of three digits, one of two digits below. */
const thai: Shape = {
  code: 'thai',
  plays: [
    ...playsOf({ top: ([first = '']) => first.slice(-3), bottom: (result) => result[5]! }),
    lots({ code: 'FRONT3', family: 'three', digits: 3, cost: 1, count: 2, drawn: (result) => result.slice(1, 3) }),
    lots({ code: 'BACK3', family: 'three', digits: 3, cost: 1, count: 2, drawn: (result) => result.slice(3, 5) }),
  ],
  draw: (draws) => drawNumbers(draws, THAI),
  readResult: readNumbers(THAI),
  parts: [
    { key: 'first', look: 'number', count: 1 },
    { key: 'front', look: 'number', count: 2 },
    { key: 'back', look: 'number', count: 2 },
    { key: 'bottom', look: 'number', count: 1 },
  ],
}

/** A shape of numbers with so many digits each. */
const numbers = (code: string, rows: Readonly<Record<string, number>>, of: TopAndBottom): Shape => ({
  code,
  plays: playsOf(of),
  draw: (draws) => drawNumbers(draws, Object.values(rows)),
  readResult: readNumbers(Object.values(rows)),
  parts: Object.keys(rows).map((key) => ({ key, look: 'number', count: 1 })),
})

/** Four digits: the last three above, the first two below. */
const lao = numbers('lao', { first: 4 }, { top: ([all = '']) => all.slice(-3), bottom: ([all = '']) => all.slice(0, 2) })
/** Special and first prize of the north. */
const hanoi = numbers(
  'hanoi',
  { special: 5, first: 5 },
  { top: ([special = '']) => special.slice(-3), bottom: (result) => result[1]!.slice(-2) },
)
/** Members send numbers into it, which are sealed with the bets: five digits come out. */
const yeekee = numbers('yeekee', { number: 5 }, { top: ([all = '']) => all.slice(-3), bottom: ([all = '']) => all.slice(0, 2) })

/** An index: where it closed, and by how much it has changed. */
const stock: Shape = {
  code: 'stock',
  plays: playsOf({ top: ([close = '']) => close.replace('.', '').slice(-3), bottom: (result) => result[1]!.slice(-2) }),
  draw: (draws) => {
    const [points = '', parts = '', change = '', changed = ''] = drawNumbers(draws, [4, 2, 2, 2])
    return [`${points}.${parts}`, `${change}.${changed}`]
  },
  readResult: readLike([/^\d{1,7}\.\d{2}$/, /^[+-]?\d{1,6}\.\d{2}$/]),
  parts: [
    { key: 'close', look: 'number', count: 1 },
    { key: 'change', look: 'number', count: 1 },
  ],
}

export const threeTop: readonly Shape[] = [thai, lao, hanoi, yeekee, stock]
