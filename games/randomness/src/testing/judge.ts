import type { Draws } from '../draws.ts'
import { chiSquareP, rarelyExceeded, uniformP } from './p-values.ts'
import { type Tally, type Values, talliesOf } from './tallies.ts'

/** The chance of each round. Rounds are numbered from 1. */
export type Source = (round: number) => Draws

export interface Judged {
  /** Range, reading, test and part of it: what the p-value is of. */
  name: string
  p: number
}

export interface Judgement {
  judged: Judged[]
  /** Of the p-values of the parts, how likely they are to be as uneven as this. */
  uniform: number
  /** What speaks against the source; nothing when it is accepted. */
  problems: string[]
}

/** So many draws make a round. Read across the rounds, what is compared is the first draw of each, the second of each, and so on. */
const ROUND = 64
const PARTS = 10
/** What is compared with a chance is expected at least so often; what is rarer is counted with its neighbours. */
const EXPECTED_MIN = 10

/** How likely counts are to be as far as this from their chances, or farther. */
function fitP(counts: readonly number[][], chances: readonly number[][]): number {
  let [statistic, freedom] = [0, 0]
  for (const [list, distribution] of chances.entries()) {
    const observed = counts[list]!
    const total = observed.reduce((sum, count) => sum + count, 0)
    const groups: { expected: number; found: number }[] = []
    let group = { expected: 0, found: 0 }
    for (const [place, chance] of distribution.entries()) {
      group = { expected: group.expected + chance * total, found: group.found + observed[place]! }
      if (group.expected < EXPECTED_MIN) continue
      groups.push(group)
      group = { expected: 0, found: 0 }
    }
    const last = groups.at(-1)
    if (!last) continue
    last.expected += group.expected
    last.found += group.found
    for (const { expected, found } of groups) statistic += (found - expected) ** 2 / expected
    freedom += groups.length - 1
  }
  return chiSquareP(statistic, freedom)
}

function take(source: Source, { range, rounds }: { range: number; rounds: number }): Values {
  const values = new Uint16Array(rounds * ROUND)
  for (let round = 0; round < rounds; round++) {
    const draws = source(round + 1)
    for (let n = 0; n < ROUND; n++) values[round * ROUND + n] = draws.below(range)
  }
  return values
}

function readAcross(values: Values): Values {
  const rounds = values.length / ROUND
  const across = new Uint16Array(values.length)
  for (let round = 0; round < rounds; round++) for (let n = 0; n < ROUND; n++) across[n * rounds + round] = values[round * ROUND + n]!
  return across
}

/** One p-value of each part and one of the whole. */
function measure(values: Values, { name, chances, count }: Tally): Judged[] {
  const size = Math.floor(values.length / PARTS)
  const parts = Array.from({ length: PARTS }, (_, part) => count(values.subarray(part * size, (part + 1) * size)))
  const whole = chances.map((list, n) => list.map((_, place) => parts.reduce((sum, part) => sum + part[n]![place]!, 0)))
  return [
    ...parts.map((counts, part) => ({ name: `${name}, part ${part + 1}`, p: fitP(counts, chances) })),
    { name: `${name}, whole`, p: fitP(whole, chances) },
  ]
}

/** Rounds that begin with the same 64 bits as an earlier one. */
function repeatedRounds(source: Source, rounds: number): number {
  const seen = new Set<bigint>()
  for (let round = 1; round <= rounds; round++) seen.add(source(round).belowBig(2n ** 64n))
  return rounds - seen.size
}

/**
 * What p-values tell together. A perfect source has some that are small: of a thousand, one is below 0.001. So a single one condemns only
 * when it is beyond 1e-6, and those beyond 0.001 only when they are more than there rarely are.
 */
export function problemsOf(judged: readonly Judged[]): string[] {
  const outside = (limit: number): Judged[] => judged.filter(({ p }) => !(p >= limit && p <= 1 - limit))
  const allowed = rarelyExceeded(judged.length * 0.002)
  const doubtful = outside(0.001).length
  return [
    ...outside(1e-6).map(({ name, p }) => `${name}: p is ${p}`),
    ...(doubtful > allowed ? [`${doubtful} of ${judged.length} p-values are outside 0.001 to 0.999, and ${allowed} may be`] : []),
  ]
}

/** Draws from a source in each of the ranges, and tells what speaks against it. */
export function judge(source: Source, { draws, ranges }: { draws: number; ranges: readonly number[] }): Judgement {
  const rounds = Math.ceil(draws / ROUND)
  const judged = ranges.flatMap((range) => {
    const values = take(source, { range, rounds })
    const across = readAcross(values)
    const tallies = talliesOf(range)
    return [
      ...tallies.flatMap((tally) => measure(values, tally)),
      // The order makes no difference to how often each result comes.
      ...tallies.slice(1).flatMap((tally) => measure(across, { ...tally, name: `across rounds, ${tally.name}` })),
    ].map(({ name, p }) => ({ name: `${range}, ${name}`, p }))
  })
  const uniform = uniformP(judged.filter(({ name }) => !name.endsWith('whole')).map(({ p }) => p))
  const repeated = repeatedRounds(source, rounds)
  const problems = [
    ...(repeated > 0 ? [`${repeated} of ${rounds} rounds were drawn before`] : []),
    ...problemsOf(judged),
    ...(uniform >= 0.01 ? [] : [`the p-values are uneven: p is ${uniform}`]),
  ]
  return { judged, uniform, problems }
}
