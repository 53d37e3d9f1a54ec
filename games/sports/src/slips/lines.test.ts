import { type Ratio, compare, plus, ratio, times } from '@tucano/round'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEGS_MAX, formName, formsFor } from './index.ts'
import { type Form, type Lines, countLines, isPossible, linesOf, sumOfLines } from './lines.ts'

/** Every line, written down: places of its legs. */
function enumerated({ legs, sizes, bankers }: Lines): number[][] {
  const lines: number[][] = []
  for (let mask = 1; mask < 2 ** legs; mask++) {
    const line = Array.from({ length: legs }, (_, leg) => leg).filter((leg) => (mask >> leg) & 1)
    if (sizes.includes(line.length) && bankers.every((banker) => line.includes(banker))) lines.push(line)
  }
  return lines
}

const productOf = (factors: readonly Ratio[]): Ratio => factors.reduce(times, ratio(1))

test('full covers have the lines that players know', () => {
  const counts = Object.fromEntries(
    [3, 4, 5, 6, 7, 8, 9].flatMap((legs) =>
      formsFor(legs)
        .filter(({ kind }) => kind !== 'multiple' && kind !== 'system')
        .map((form) => [form.kind, countLines(linesOf(form, legs))]),
    ),
  )
  expect(counts).toEqual({
    trixie: 4,
    patent: 7,
    yankee: 11,
    lucky15: 15,
    canadian: 26,
    lucky31: 31,
    heinz: 57,
    lucky63: 63,
    'super-heinz': 120,
    goliath: 247,
    'super-goliath': 502,
  })
})

test('a slip of so many legs has its forms', () => {
  expect(formsFor(0)).toEqual([])
  expect(formsFor(1)).toEqual([{ kind: 'single' }])
  expect(formsFor(2)).toEqual([{ kind: 'multiple' }])
  expect(formsFor(4)).toEqual([
    { kind: 'multiple' },
    { kind: 'system', size: 2, bankers: [] },
    { kind: 'system', size: 3, bankers: [] },
    { kind: 'yankee' },
    { kind: 'lucky15' },
  ])
  expect(formsFor(LEGS_MAX + 1)).toEqual([])
  // Of 20 legs there are systems with few legs a line, and with almost all.
  expect(formsFor(LEGS_MAX).flatMap((form) => (form.kind === 'system' ? form.size : []))).toEqual([2, 3, 4, 16, 17, 18, 19])
  expect([1, 2, 3, 4].map((legs) => formName(formsFor(legs)[0]!, legs))).toEqual(['single', 'double', 'treble', 'multiple'])
  expect(formName({ kind: 'yankee' }, 4)).toBe('yankee')
})

test('bankers leave as many lines as the others can be chosen', () => {
  const banked = (size: number, bankers: number[]): number => countLines(linesOf({ kind: 'system', size, bankers }, 6))
  expect([banked(3, []), banked(3, [0]), banked(3, [0, 4]), banked(5, [1, 2, 3])]).toEqual([20, 10, 4, 3])
  expect(isPossible({ kind: 'system', size: 2, bankers: [0, 1] }, 6)).toBe(false)
  expect(isPossible({ kind: 'system', size: 10, bankers: [0, 1, 2, 3, 4] }, 20)).toBe(true)
  expect(isPossible({ kind: 'system', size: 10, bankers: [] }, 20)).toBe(false)
  expect(isPossible({ kind: 'trixie' }, 4)).toBe(false)
})

const factors = fc.constantFrom(ratio(0), ratio(1, 2), ratio(1), ratio(5, 3), ratio(19, 10), ratio(2351, 1000), ratio(151, 4))
const systems = fc.integer({ min: 3, max: 9 }).chain((legs) =>
  fc.integer({ min: 2, max: legs - 1 }).chain((size) =>
    fc.record({
      form: fc.uniqueArray(fc.nat(legs - 1), { maxLength: size - 1 }).map((bankers): Form => ({ kind: 'system', size, bankers })),
      of: fc.array(factors, { minLength: legs, maxLength: legs }),
    }),
  ),
)
const others = fc.integer({ min: 1, max: 9 }).chain((legs) =>
  fc.record({
    form: fc.constantFrom(...formsFor(legs)),
    of: fc.array(factors, { minLength: legs, maxLength: legs }),
  }),
)

test('sums of lines are those of all lines written down', () => {
  fc.assert(
    fc.property(fc.oneof(systems, others), ({ form, of }) => {
      const lines = linesOf(form, of.length)
      const all = enumerated(lines)
      expect(countLines(lines)).toBe(all.length)
      const expected = all.map((line) => productOf(line.map((leg) => of[leg]!))).reduce(plus, ratio(0))
      expect(compare(sumOfLines(lines, of), expected)).toBe(0)
    }),
    { numRuns: 150 },
  )
})

test('full covers are products of 1 + f', () => {
  fc.assert(
    fc.property(fc.array(factors, { minLength: 4, maxLength: 4 }), (of) => {
      const withSingles = plus(productOf(of.map((factor) => plus(ratio(1), factor))), ratio(-1))
      expect(compare(sumOfLines(linesOf({ kind: 'lucky15' }, 4), of), withSingles)).toBe(0)
      const without = plus(withSingles, ratio(-of.reduce(plus, ratio(0)).over, of.reduce(plus, ratio(0)).under))
      expect(compare(sumOfLines(linesOf({ kind: 'yankee' }, 4), of), without)).toBe(0)
    }),
  )
  expect(() => sumOfLines(linesOf({ kind: 'yankee' }, 4), [ratio(1)])).toThrow('every leg')
})
