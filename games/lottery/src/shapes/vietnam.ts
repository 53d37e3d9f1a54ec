import { HUNDRED, range } from '../counting.ts'
import type { Part, Play, Result, Shape } from '../play.ts'
import { lots, pairs, waysWithAll } from '../plays/lots.ts'
import { PARITIES, SIZES, SIZE_AND_PARITY, choosing, sizeAndParity } from '../plays/options.ts'
import { sets } from '../plays/sets.ts'
import { derived } from '../prizes.ts'
import { drawNumbers, readNumbers } from './results.ts'

/** A row of a result: so many numbers of so many digits. */
interface Row {
  key: string
  count: number
  digits: number
}

const row = (key: string, count: number, digits: number): Row => ({ key, count, digits })
const NORTH: readonly Row[] = [
  row('special', 1, 5),
  row('first', 1, 5),
  row('second', 2, 5),
  row('third', 6, 5),
  row('fourth', 4, 4),
  row('fifth', 6, 4),
  row('sixth', 3, 3),
  row('seventh', 4, 2),
]
const SOUTH: readonly Row[] = [
  row('special', 1, 6),
  row('first', 1, 5),
  row('second', 1, 5),
  row('third', 2, 5),
  row('fourth', 7, 5),
  row('fifth', 1, 4),
  row('sixth', 3, 4),
  row('seventh', 1, 3),
  row('eighth', 1, 2),
]

const digitsOf = (rows: readonly Row[]): number[] => rows.flatMap(({ count, digits }) => Array.from({ length: count }, () => digits))
const partsOf = (rows: readonly Row[]): Part[] => rows.map(({ key, count }) => ({ key, look: 'number', count }))
const ends = (numbers: readonly string[], digits: number): string[] =>
  numbers.filter(({ length }) => length >= digits).map((each) => each.slice(-digits))

/** Numbers of some rows, in the order of the rows. */
const from =
  (rows: readonly Row[], keys: readonly string[]) =>
  (result: Result): string[] => {
    let at = 0
    return rows.flatMap(({ key, count }) => {
      at += count
      return keys.includes(key) ? result.slice(at - count, at) : []
    })
  }

interface Region {
  rows: readonly Row[]
  /** Rows whose numbers have two digits, or are compared as if. */
  head: string
  /** Rows of the short play on three digits. */
  three: readonly string[]
  bao: { code: string; rows: readonly string[] }
}
const REGION_NORTH: Region = {
  rows: NORTH,
  head: 'seventh',
  three: ['sixth', 'special'],
  bao: { code: 'BAO8', rows: ['seventh', 'sixth', 'special'] },
}
const REGION_SOUTH: Region = {
  rows: SOUTH,
  head: 'eighth',
  three: ['seventh', 'special'],
  bao: { code: 'BAO7', rows: ['eighth', 'seventh', 'sixth', 'fifth', 'special'] },
}

/** On the last two digits of the special prize, and other single numbers. */
function single({ rows }: Region): Play[] {
  const special = (result: Result): string => result[0]!
  const one = { cost: 1, count: 1 }
  const first = from(rows, ['first'])
  const digit = (code: string, of: (result: Result) => string): Play =>
    choosing({
      code,
      family: 'de',
      look: 'digit',
      outcomes: 10,
      options: range(0, 9).map((n) => ({ key: String(n), ways: 1 })),
      wins: (result) => [of(result)],
    })
  return [
    lots({ code: 'DE', family: 'de', digits: 2, ...one, drawn: (result) => [special(result).slice(-2)] }),
    lots({ code: 'DE_DAU', family: 'de', digits: 2, ...one, drawn: (result) => [special(result).slice(0, 2)] }),
    lots({ code: 'NHAT', family: 'de', digits: 2, ...one, drawn: (result) => ends(first(result), 2) }),
    digit('DE_CHUC', (result) => special(result).at(-2)!),
    digit('DE_DONVI', (result) => special(result).at(-1)!),
    choosing({
      code: 'DE_Z',
      family: 'de',
      outcomes: 2,
      options: [...SIZES, ...PARITIES].map((key) => ({ key, ways: 1 })),
      wins: (result) => sizeAndParity(Number(special(result).slice(-2)), 50),
      together: SIZE_AND_PARITY,
    }),
    lots({ code: 'CANG3', family: 'cang', digits: 3, ...one, drawn: (result) => [special(result).slice(-3)] }),
    lots({ code: 'CANG4', family: 'cang', digits: 4, ...one, drawn: (result) => [special(result).slice(-4)] }),
  ]
}

/** On some of the lots: every hit pays. */
function several({ rows, head, three, bao }: Region): Play[] {
  const on = (code: string, family: string, { digits, keys, take }: { digits: number; keys: readonly string[]; take?: 'head' }): Play => {
    const numbers = from(rows, keys)
    const count = rows.filter(({ key, digits: has }) => keys.includes(key) && has >= digits).reduce((sum, each) => sum + each.count, 0)
    const drawn = (result: Result): string[] =>
      take ? numbers(result).map((each) => each.slice(0, digits)) : ends(numbers(result), digits)
    return lots({ code, family, digits, cost: count, count, drawn })
  }
  const all = rows.map(({ key }) => key)
  return [
    on('DAU', 'dau', { digits: 2, keys: [head] }),
    on('DAUDUOI', 'dau', { digits: 2, keys: [head, 'special'] }),
    on('XC3', 'dau', { digits: 3, keys: three }),
    ...[2, 3, 4].map((digits) => on(`LO${digits}`, 'lo', { digits, keys: all })),
    on('LODAU', 'lo', { digits: 2, keys: all, take: 'head' }),
    on(bao.code, 'lo', { digits: 2, keys: bao.rows }),
  ]
}

const CHOSEN_MAX = 20

/** On which numbers are among all lots: together, or none of them. */
function together(count: number): Play[] {
  const outcomes = 100n ** BigInt(count)
  const drawn = (result: Result): string[] => [...new Set(ends(result, 2))]
  const of = { look: 'ball' as const, choices: HUNDRED, max: CHOSEN_MAX, drawn, count: [1, count] as const }
  const xien = [2, 3, 4].map((size) =>
    sets({
      ...of,
      code: `XIEN${size}`,
      family: 'xien',
      name: `XIEN${size}`,
      size,
      pays: [{ drawn: size, prize: derived('win', waysWithAll(count, size), outcomes) }],
    }),
  )
  const truot = range(4, 10).map((size) =>
    sets({
      ...of,
      code: `TRUOT${size}`,
      family: 'truot',
      name: `TRUOT${size}`,
      size,
      pays: [{ drawn: 0, prize: derived('win', BigInt(100 - size) ** BigInt(count), outcomes) }],
    }),
  )
  const da = pairs({ code: 'DA', family: 'da', count, max: CHOSEN_MAX, drawn: (result) => ends(result, 2) })
  return [...xien, ...truot, da]
}

function shapeOf(code: string, region: Region): Shape {
  const digits = digitsOf(region.rows)
  return {
    code,
    plays: [...single(region), ...several(region), ...together(digits.length)],
    draw: (draws) => drawNumbers(draws, digits),
    readResult: readNumbers(digits),
    parts: partsOf(region.rows),
  }
}

/** The north: one draw a day, 27 numbers. */
export const mb = shapeOf('mb', REGION_NORTH)
/** The centre and the south: 18 numbers a province. */
export const mt = shapeOf('mt', REGION_SOUTH)
export const mn = shapeOf('mn', REGION_SOUTH)

/** Two provinces of the south at once: pairs are looked for in all 36 numbers. */
const twice = [...digitsOf(SOUTH), ...digitsOf(SOUTH)]
export const mn2: Shape = {
  code: 'mn2',
  plays: together(twice.length),
  draw: (draws) => drawNumbers(draws, twice),
  readResult: readNumbers(twice),
  parts: [...partsOf(SOUTH), ...SOUTH.map(({ key, count }): Part => ({ key: `${key}2`, look: 'number', count }))],
}
