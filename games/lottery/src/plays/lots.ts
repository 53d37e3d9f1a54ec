import { HUNDRED, choose, combinations } from '../counting.ts'
import { makePlay, pad, typedPad, won } from '../make-play.ts'
import type { Pad, Picks, Play, Result } from '../play.ts'
import { derived } from '../prizes.ts'

/** Hits of one number that liability counts: more than three come once in five thousand draws of 27 lots. */
const HITS_COUNTED = 3
const TYPED_MAX = 2000

export interface Lots {
  code: string
  family: string
  /** Digits of a number that is chosen. */
  digits: number
  /** What every number costs. */
  cost: number
  /** What numbers are compared with: so many. */
  drawn: (result: Result) => readonly string[]
  count: number
}

const padOf = (digits: number): Pad => (digits === 2 ? pad('numbers', 'ball', HUNDRED) : typedPad(digits, TYPED_MAX))

/** Numbers that are compared with several of a result; each that is the same is a hit. */
export const lots = ({ code, family, digits, cost, drawn, count }: Lots): Play =>
  makePlay({
    code,
    family,
    pads: [padOf(digits)],
    prizes: [derived('win', count, cost * 10 ** digits, { perHit: count > 1 })],
    lines: ([numbers = []]) => numbers.length * cost,
    hits: ([numbers = []], result) => {
      const chosen = new Set(numbers)
      return won(drawn(result).filter((each) => chosen.has(each)).length)
    },
    most: () => won(count),
    selections: ([numbers = []]) =>
      numbers.map((number) => ({ key: `${code}:${number}`, prize: 0, times: count > 5 ? HITS_COUNTED : count })),
  })

/** How many of all sequences of so many two-digit numbers have all of these in them: what is left out is taken off, and put back. */
export function waysWithAll(count: number, chosen: number): bigint {
  let ways = 0n
  for (let out = 0; out <= chosen; out++) {
    const some = BigInt(choose(chosen, out)) * BigInt(100 - out) ** BigInt(count)
    ways += out % 2 === 0 ? some : -some
  }
  return ways
}

/** What a pair of numbers pays on average, as hits of all sequences together: as often as the one that comes less. */
function waysOfPairs(count: number): bigint {
  let hits = 0n
  for (let a = 1; a < count; a++)
    for (let b = 1; a + b <= count; b++)
      hits += BigInt(Math.min(a, b)) * BigInt(choose(count, a)) * BigInt(choose(count - a, b)) * 98n ** BigInt(count - a - b)
  return hits
}

export interface Pairs {
  code: string
  family: string
  drawn: (result: Result) => readonly string[]
  count: number
  max: number
}

/** Every pair of what was chosen pays as often as both are there. */
export const pairs = ({ code, family, drawn, count, max }: Pairs): Play =>
  makePlay({
    code,
    family,
    pads: [pad('numbers', 'ball', HUNDRED, { min: 2, max })],
    prizes: [derived('win', waysOfPairs(count), 100n ** BigInt(count), { perHit: true })],
    lines: ([numbers = []]) => choose(numbers.length, 2),
    hits: ([numbers = []], result) => {
      const all = drawn(result)
      return won(sumOfLess(numbers.map((number) => all.filter((each) => each === number).length)))
    },
    most: ([numbers = []]) => won(mostOfPairs(numbers.length, count)),
    selections: function* ([numbers = []]: Picks) {
      for (const pair of combinations(numbers, 2)) yield { key: `${code}:${pair.join()}`, prize: 0, times: HITS_COUNTED }
    },
  })

/** Over all pairs, the less of both: in falling order each counts once for all before it. */
const sumOfLess = (counts: readonly number[]): number =>
  counts.toSorted((a, b) => b - a).reduce((sum, hits, before) => sum + hits * before, 0)

/** All lots spread over all numbers: rounds of everybody, and one of whoever is left. */
const mostOfPairs = (numbers: number, count: number): number =>
  Math.floor(count / numbers) * choose(numbers, 2) + choose(count % numbers, 2)
