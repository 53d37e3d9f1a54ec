import { type Ratio, ratio, times } from '@tucano/round'
import { DIGITS } from '../counting.ts'
import { makePlay, pad, typedPad } from '../make-play.ts'
import { BadPicks, type Hit, type Keyed, type Picks, type Play, type Prize, type Result, type Shape } from '../play.ts'
import { fixed } from '../prizes.ts'
import { drawNumbers, readNumbers } from './results.ts'
import { permutationsOf, sortDigits } from './three-top.ts'

const OUTCOMES = 10_000
/** Rows of a result, and how many numbers each has. */
const TIERS = ['first', 'second', 'third', 'starter', 'consolation'] as const
const COUNTS = [1, 1, 1, 10, 10]
const NUMBERS = COUNTS.reduce((sum, count) => sum + count, 0)
const TIER_OF = COUNTS.flatMap((count, tier) => Array.from({ length: count }, () => tier))

/** What 1.00 on a number pays, row by row; small bets win on the first three only. */
interface Table {
  code: string
  big: readonly number[]
  small: readonly number[]
  part: Ratio
}

interface Side {
  code: string
  pays: readonly Ratio[]
}

const TYPED_MAX = 1000

const prizesOf = ({ pays }: Side, orders: number, of = ''): Prize[] =>
  pays.map((odds, tier) =>
    fixed(of === '' ? TIERS[tier]! : `${TIERS[tier]}-${of}`, BigInt(COUNTS[tier]! * orders), OUTCOMES, {
      odds: times(odds, ratio(1, orders)),
      of,
      perHit: COUNTS[tier]! > 1,
    }),
  )

/** Every number of a result may be the same: all rows together. */
const everyRow = ({ pays }: Side, from = 0): Hit[] => pays.map((_, tier) => ({ prize: from + tier, times: COUNTS[tier]! }))

/** Of all that a number can win at once, so many first prizes: what liability counts. */
function countedOf({ pays }: Side): number {
  const [first = ratio(1)] = pays
  const all = pays.reduce((sum, odds, tier) => sum + (Number(odds.over) / Number(odds.under)) * COUNTS[tier]!, 0)
  return Math.ceil((all * Number(first.under)) / Number(first.over) - 1e-9)
}

/** Hits of numbers, row by row. `priced` tells where the prizes of a number begin, if it was chosen. */
function rowsHit({ pays }: Side, result: Result, priced: (number: string) => number | undefined): Hit[] {
  const hits = new Map<number, number>()
  for (const [n, number] of result.entries()) {
    const tier = TIER_OF[n]!
    const from = tier < pays.length ? priced(number) : undefined
    if (from !== undefined) hits.set(from + tier, (hits.get(from + tier) ?? 0) + 1)
  }
  return [...hits].map(([prize, times]) => ({ prize, times }))
}

/** Numbers as they are. */
function straight(side: Side): Play {
  const counted = countedOf(side)
  return makePlay({
    code: side.code,
    family: 'straight',
    pads: [typedPad(4, TYPED_MAX)],
    prizes: prizesOf(side, 1),
    lines: ([numbers = []]) => numbers.length,
    hits: ([numbers = []], result) => {
      const chosen = new Set(numbers)
      return rowsHit(side, result, (number) => (chosen.has(number) ? 0 : undefined))
    },
    most: () => everyRow(side),
    selections: ([numbers = []]) => numbers.map((key) => ({ key: `${side.code}:${key}`, prize: 0, times: counted })),
  })
}

/** All orders of a number. A number of one digit has no other. */
const ORDERS = [24, 12, 6, 4]
const ordersOf = (numbers: readonly string[]): void => {
  if (numbers.some((number) => permutationsOf(number) === 1)) throw new BadPicks('numbers', 'two different digits at least')
}

/** One stake for all orders: prizes are shared by them. */
function box(side: Side): Play {
  const startOf = (number: string): number => ORDERS.indexOf(permutationsOf(number)) * side.pays.length
  const counted = countedOf(side)
  return makePlay({
    code: `I${side.code}`,
    family: 'box',
    pads: [typedPad(4, TYPED_MAX)],
    prizes: ORDERS.flatMap((orders) => prizesOf(side, orders, `orders${orders}`)),
    normal: sortDigits,
    check: ([numbers = []]) => ordersOf(numbers),
    lines: ([numbers = []]) => numbers.length,
    hits: ([numbers = []], result) => {
      const chosen = new Set(numbers)
      return rowsHit(side, result, (number) => {
        const sorted = sortDigits(number)
        return chosen.has(sorted) ? startOf(sorted) : undefined
      })
    },
    most: ([numbers = []]) => everyRow(side, Math.max(...numbers.map(startOf))),
    selections: ([numbers = []]) => numbers.map((key) => ({ key: `I${side.code}:${key}`, prize: startOf(key), times: counted })),
  })
}

/** Every order at its full price. */
function system(side: Side): Play {
  const counted = countedOf(side)
  return makePlay({
    code: `S${side.code}`,
    family: 'system',
    pads: [typedPad(4, TYPED_MAX)],
    prizes: prizesOf(side, 1),
    normal: sortDigits,
    check: ([numbers = []]) => ordersOf(numbers),
    lines: ([numbers = []]) => numbers.reduce((sum, number) => sum + permutationsOf(number), 0),
    hits: ([numbers = []], result) => {
      const chosen = new Set(numbers)
      return rowsHit(side, result, (number) => (chosen.has(sortDigits(number)) ? 0 : undefined))
    },
    most: () => everyRow(side),
    selections: function* ([numbers = []]) {
      for (const number of numbers) for (const key of ordersInFull(number)) yield { key: `${side.code}:${key}`, prize: 0, times: counted }
    },
  })
}

/** The numbers that have the digits of this one. */
export function ordersInFull(number: string): string[] {
  if (number.length === 0) return ['']
  return [...new Set(number)].flatMap((digit) => ordersInFull(number.replace(digit, '')).map((rest) => digit + rest))
}

const ROLL = 'R'
const FIGURES = [...DIGITS, ROLL]

/** One place rolls: ten numbers, each at its full price. */
function roll(side: Side): Play {
  const counted = countedOf(side)
  const matches = (picks: Picks, number: string): boolean => picks.every(([figure], n) => figure === ROLL || figure === number[n])
  return makePlay({
    code: `R${side.code}`,
    family: 'roll',
    pads: [1, 2, 3, 4].map((place) => pad(`place${place}`, 'digit', FIGURES, { max: 1 })),
    prizes: prizesOf(side, 1),
    check: (picks) => {
      if (picks.filter(([figure]) => figure === ROLL).length !== 1) throw new BadPicks('picks', 'one place rolls')
    },
    quick: (draws) => {
      const rolling = draws.below(4)
      return [0, 1, 2, 3].map((place) => [place === rolling ? ROLL : String(draws.below(10))])
    },
    lines: () => 10,
    hits: (picks, result) => rowsHit(side, result, (number) => (matches(picks, number) ? 0 : undefined)),
    most: () => everyRow(side),
    selections: (picks): Keyed[] =>
      DIGITS.map((digit) => ({
        key: `${side.code}:${picks.map(([figure]) => (figure === ROLL ? digit : figure)).join('')}`,
        prize: 0,
        times: counted,
      })),
  })
}

const ROWS = Array.from({ length: NUMBERS }, () => 4)

function fourDigits({ code, big, small, part }: Table): Shape {
  const sides: Side[] = [
    { code: 'BIG', pays: big.map((pays) => times(ratio(pays), part)) },
    { code: 'SMALL', pays: small.map((pays) => times(ratio(pays), part)) },
  ]
  return {
    code,
    plays: [straight, box, system, roll].flatMap((make) => sides.map(make)),
    draw: (draws) => drawNumbers(draws, ROWS),
    readResult: readNumbers(ROWS),
    parts: TIERS.map((key, tier) => ({ key, look: 'number', count: COUNTS[tier]! })),
  }
}

const MALAYSIA = { big: [2500, 1000, 500, 180, 60], small: [3500, 2000, 1000] }
const SINGAPORE = { big: [2000, 1000, 490, 250, 60], small: [3000, 2000, 800] }
const AS_PRINTED = ratio(1)
/** Our own draws pay more than the tables that they follow. */
const OWN = ratio(90, 64)

export const fourDigitShapes: readonly Shape[] = [
  fourDigits({ code: '4d-my', ...MALAYSIA, part: AS_PRINTED }),
  fourDigits({ code: '4d-sg', ...SINGAPORE, part: AS_PRINTED }),
  fourDigits({ code: '4d-my-own', ...MALAYSIA, part: OWN }),
  fourDigits({ code: '4d-sg-own', ...SINGAPORE, part: OWN }),
]
