import { createHash, createHmac } from 'node:crypto'
import { messageOf } from '@tucano/randomness'
import { expect, test } from 'vitest'
import { FULL, QUICK, type Result, flagsOf, problemsOf, readResults, resultsOf, weakAllowed } from './dieharder.ts'
import { readEnt, readFips } from './ent.ts'
import { feed } from './programs.ts'

const output = `#=============================================================================#
#            dieharder version 3.31.1 Copyright 2003 Robert G. Brown          #
#=============================================================================#
   rng_name    |rands/second|   Seed   |
stdin_input_raw|  2.62e+07  | 486112206|
#=============================================================================#
        test_name   |ntup| tsamples |psamples|  p-value |Assessment
#=============================================================================#
        diehard_runs|   0|    100000|     100|0.73705397|  PASSED  
        diehard_runs|   0|    100000|     100|0.99712345|   WEAK   
     rgb_lagged_sums|  12|   1000000|     100|0.00000000|  FAILED  
`
const [passed, weak, failed] = readResults(output) as [Result, Result, Result]

test('the bytes that are tested are the blocks of production, two of each round', async () => {
  const bytes = await feed('some seed', ['sh', '-c', 'head -c 192 | od -An -v -tx1'])
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  const binding = { game: 'battery', maths: digest('{}').toString('hex'), clientSeed: 'battery-battery' }
  const blocks = [1, 2, 3].flatMap((nonce) =>
    [0, 1].map((cursor) =>
      createHmac('sha256', digest('some seed'))
        .update(messageOf({ ...binding, nonce }, cursor))
        .digest('hex'),
    ),
  )
  expect(bytes.replaceAll(/\s/g, '')).toBe(blocks.join(''))
})

test('the results of dieharder are read from what it writes', () => {
  expect(readResults(output)).toEqual([
    { name: 'diehard_runs', size: 0, p: 0.73705397, assessment: 'PASSED' },
    { name: 'diehard_runs', size: 0, p: 0.99712345, assessment: 'WEAK' },
    { name: 'rgb_lagged_sums', size: 12, p: 0, assessment: 'FAILED' },
  ])
  expect(flagsOf({ test: 203, size: 12 })).toEqual(['-g', '200', '-d', '203', '-n', '12'])
})

test('one failure condemns; weak ones do when they are many, or weak again', () => {
  const good = Array.from({ length: 114 }, () => passed)
  const withWeak = (count: number): typeof good => [...good.slice(count), ...Array.from({ length: count }, () => weak)]
  expect([weakAllowed(114), weakAllowed(10)]).toEqual([4, 1])
  expect(problemsOf({ results: withWeak(4), again: [[passed]], plans: FULL })).toEqual([])
  expect(problemsOf({ results: withWeak(5), again: [[passed]], plans: FULL })).toHaveLength(1)
  expect(problemsOf({ results: withWeak(1), again: [[passed, weak]], plans: FULL })).toHaveLength(1)
  expect(problemsOf({ results: withWeak(1), again: [[]], plans: FULL })).toHaveLength(1)
  expect(problemsOf({ results: [...good.slice(1), failed], again: [], plans: FULL })).toHaveLength(1)
})

test('a test that says nothing has not passed', () => {
  expect(problemsOf({ results: [passed], again: [], plans: [{ test: 15 }] })).toEqual(['there are 1 results, not 2'])
})

test('all of dieharder is planned, and the quick part is a part of it', () => {
  expect(resultsOf(...FULL)).toBe(114)
  expect(new Set(FULL.map((plan) => flagsOf(plan).join())).size).toBe(FULL.length)
  expect(QUICK.every((plan) => FULL.includes(plan))).toBe(true)
})

test('what ent measures becomes p-values', () => {
  const judged = readEnt(
    '0,File-bytes,Entropy,Chi-square,Mean,Monte-Carlo-Pi,Serial-Correlation\n1,1000000,7.9998,255.0,127.5,3.14159265,0.0\n',
  )
  for (const { p } of judged) expect(p).toBeCloseTo(0.5, 1)
  const biased = readEnt('0,…\n1,1000000,7.9,900.0,126.0,3.2,0.1\n')
  for (const { p } of biased) expect(Math.min(p, 1 - p)).toBeLessThan(1e-6)
  expect(() => readEnt('ent: cannot open')).toThrow('cannot open')
})

test('some samples are outside the limits of FIPS by chance, and more are not', () => {
  const told = (failures: number): string =>
    `rngtest: FIPS 140-2 successes: ${10_000 - failures}\nrngtest: FIPS 140-2 failures: ${failures}\n`
  expect(readFips(told(8))).toEqual({ failures: 8, allowed: 18, problems: [] })
  expect(readFips(told(40)).problems).toHaveLength(1)
  expect(readFips('rngtest: entropy source drained').problems).toHaveLength(1)
})
