import { rarelyExceeded } from '@tucano/randomness/testing'

/** A test of dieharder by its number, and the size of what it looks at where there are several. */
export interface Plan {
  test: number
  size?: number
}

const sizes = (test: number, first: number, last: number): Plan[] =>
  Array.from({ length: last - first + 1 }, (_, n) => ({ test, size: first + n }))
const single = (...tests: number[]): Plan[] => tests.map((test) => ({ test }))

/** What `dieharder -a` runs: 114 results. Each test reads bytes of its own. */
export const FULL: Plan[] = [
  ...single(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 100, 101, 102),
  ...sizes(200, 1, 12),
  ...sizes(201, 2, 5),
  ...sizes(202, 2, 5),
  ...sizes(203, 0, 32),
  ...single(204, 205, 206, 207, 208, 209),
]

/** How many results a test has that has more than one. */
const RESULTS = new Map([
  [15, 2],
  [16, 2],
  [17, 2],
  [102, 30],
  [207, 2],
  [208, 2],
])
export const resultsOf = (...plans: readonly Plan[]): number => plans.reduce((sum, { test }) => sum + (RESULTS.get(test) ?? 1), 0)

/** Those that read gigabytes, and of those with sizes, the largest that does not. Lagged sums alone read nine tenths of the whole. */
const LONG = new Set([2, 5, 6, 7, 13, 17, 209])
const QUICK_SIZES = new Map([
  [200, 4],
  [201, 3],
  [203, 1],
])
export const QUICK: Plan[] = FULL.filter(({ test, size = 0 }) => !LONG.has(test) && size <= (QUICK_SIZES.get(test) ?? size))

export interface Result {
  name: string
  size: number
  p: number
  assessment: 'PASSED' | 'WEAK' | 'FAILED'
}

/** Asks for more samples as long as something is weak. It writes all results each time; the last ones count. */
export const UNTIL_SURE = ['-k', '2', '-Y', '1']

export const flagsOf = ({ test, size }: Plan): string[] => [
  '-g',
  '200',
  '-d',
  String(test),
  ...(size === undefined ? [] : ['-n', String(size)]),
]

/** The lines with a verdict: name, size, samples, samples of p, p, verdict. */
export function readResults(output: string): Result[] {
  return [...output.matchAll(/^\s*(\w+)\|\s*(\d+)\|\s*\d+\|\s*\d+\|\s*([\d.]+)\|\s*(PASSED|WEAK|FAILED)\s*$/gm)].map(
    ([, name = '', size, p, assessment]) => ({ name, size: Number(size), p: Number(p), assessment: assessment as Result['assessment'] }),
  )
}

/** Of good bytes one result in a hundred is weak: p outside 0.005 to 0.995. Of 114 there may be four. */
export const weakAllowed = (results: number): number => rarelyExceeded(results * 0.01, 0.01)

interface Run {
  plans: readonly Plan[]
  results: readonly Result[]
  /** The results of each test that had a weak one, run once more until it was sure. */
  again: readonly (readonly Result[])[]
}

/** What speaks against the bytes. */
export function problemsOf({ plans, results, again }: Run): string[] {
  const tell = ({ name, size, p, assessment }: Result): string => `${name} ${size}: p is ${p}, ${assessment}`
  const weak = results.filter(({ assessment }) => assessment === 'WEAK')
  const allowed = weakAllowed(results.length)
  const planned = resultsOf(...plans)
  return [
    ...(results.length === planned ? [] : [`there are ${results.length} results, not ${planned}`]),
    ...results.filter(({ assessment }) => assessment === 'FAILED').map(tell),
    ...(weak.length > allowed ? [`${weak.length} of ${results.length} results are weak, and ${allowed} may be`] : []),
    ...(again.every((results) => results.length > 0) ? [] : ['a test that was run again said nothing']),
    ...again.flatMap((results) => results.filter(({ assessment }) => assessment !== 'PASSED').map((result) => `again ${tell(result)}`)),
  ]
}
