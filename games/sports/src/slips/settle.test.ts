import { type Ratio, compare, plus, ratio, times } from '@tucano/round'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Result } from '../markets/market.ts'
import { type Form, type Leg, type LegState, type Slip, costOf, countOf, handicapResult, payoutRange, totalResult } from './index.ts'
import { factorOf, placePriceOf, priceOf } from './factors.ts'
import { formsFor, linesOf } from './lines.ts'

const legOf = (odds: number, n: number, terms?: Ratio): Leg => ({
  event: `tc:match:${n}`,
  selections: [{ market: 1, specifiers: '', outcome: '1' }],
  odds,
  ...(terms && { terms }),
})
const slipOf = (form: Form, odds: readonly number[], unit: bigint): Slip => ({
  ...form,
  legs: odds.map((each, n) => legOf(each, n)),
  unit,
  eachWay: false,
})
const single = (odds: number, unit = 100_00n): Slip => slipOf({ kind: 'single' }, [odds], unit)
const ended = (...results: Result[]): LegState[] => results.map((result) => ({ win: { result } }))

/** What a decided bet pays. */
function paysOf(slip: Slip, states: readonly LegState[], terms = {}): bigint {
  const { least, most } = payoutRange(slip, states, terms)
  expect(least).toBe(most)
  return most
}

test('worked examples: singles', () => {
  expect(paysOf(single(2000), ended(handicapResult({ own: 1, other: 1, hcp: -0.25 })))).toBe(50_00n)
  expect(paysOf(single(1800), ended(handicapResult({ own: 0, other: 1, hcp: 0.75 })))).toBe(50_00n)
  expect(paysOf(single(1900), ended(totalResult('over', { sum: 3, line: 2.75 })))).toBe(145_00n)
  expect(paysOf(single(5000), [{ win: { result: 'won', deadHeat: ratio(1, 3) } }])).toBe(166_67n)
  expect(['won', 'halfWon', 'void', 'halfLost', 'lost'].map((result) => paysOf(single(2000), ended(result as Result)))).toEqual([
    200_00n,
    150_00n,
    100_00n,
    50_00n,
    0n,
  ])
  expect(paysOf(single(2000), [{ win: { result: 'won', deadHeat: ratio(1, 2) } }])).toBe(100_00n)
})

test('worked examples: more legs', () => {
  const treble = slipOf({ kind: 'multiple' }, [1900, 2000, 3000], 30_00n)
  expect(paysOf(treble, ended('won', 'halfWon', 'void'))).toBe(85_50n)
  expect(paysOf(slipOf({ kind: 'multiple' }, [1910, 1910, 1910], 10_00n), ended('won', 'won', 'won'))).toBe(69_68n)
  const yankee = slipOf({ kind: 'yankee' }, [2000, 3000, 5000, 7000], 1_00n)
  expect([costOf(yankee), paysOf(yankee, ended('won', 'won', 'lost', 'void'))]).toEqual([11_00n, 17_00n])
  const two = slipOf({ kind: 'system', size: 2, bankers: [] }, [1900, 4000, 2200, 1500], 1_00n)
  expect([costOf(two), paysOf(two, ended('won', 'lost', 'won', 'won'))]).toEqual([6_00n, 10_33n])
  const lucky = slipOf({ kind: 'lucky15' }, [2100, 1800, 3250, 1500], 1_00n)
  expect([costOf(lucky), paysOf(lucky, ended('won', 'won', 'won', 'won'))]).toEqual([15_00n, 91_23n])
})

test('worked examples: each way', () => {
  const slip: Slip = { kind: 'single', legs: [legOf(9000, 1, ratio(1, 4))], unit: 10_00n, eachWay: true }
  expect([costOf(slip), countOf(slip)]).toEqual([20_00n, 2])
  expect(paysOf(slip, [{ win: { result: 'lost' }, place: { result: 'won' } }])).toBe(30_00n)
  expect(paysOf(slip, [{ win: { result: 'won' }, place: { result: 'won' } }])).toBe(120_00n)
  expect(payoutRange(slip, [{ win: { result: 'lost' } }])).toEqual({ least: 0n, most: 30_00n })
  expect(() => payoutRange({ ...slip, legs: [legOf(9000, 1)] }, [])).toThrow('terms')
})

test('an open bet promises the most, and is decided as soon as nothing open matters', () => {
  const treble = slipOf({ kind: 'multiple' }, [1900, 2000, 3000], 10_00n)
  expect(payoutRange(treble, [])).toEqual({ least: 0n, most: 114_00n })
  expect(payoutRange(treble, ended('void'))).toEqual({ least: 0n, most: 60_00n })
  expect(payoutRange(treble, [{}, ...ended('lost')])).toEqual({ least: 0n, most: 0n })
  const yankee = slipOf({ kind: 'yankee' }, [2000, 2000, 2000, 2000], 1_00n)
  expect(payoutRange(yankee, ended('won', 'won', 'lost'))).toEqual({ least: 4_00n, most: 20_00n })
  expect(payoutRange(yankee, ended('won', 'won', 'lost'), { cap: 4_00n })).toEqual({ least: 4_00n, most: 4_00n })
})

test('a builder without a void selection has other odds', () => {
  expect(paysOf(single(3570), [{ odds: 2400, win: { result: 'won' } }])).toBe(240_00n)
})

test('a cap, and free bets', () => {
  expect(paysOf(single(5000), ended('won'), { cap: 450_00n })).toBe(450_00n)
  expect(paysOf(single(5000), ended('won'), { free: true })).toBe(400_00n)
  expect(paysOf(single(5000), ended('won'), { free: true, cap: 350_00n })).toBe(350_00n)
  expect(['void', 'halfLost', 'lost'].map((result) => paysOf(single(5000), ended(result as Result), { free: true }))).toEqual([0n, 0n, 0n])
  const yankee = slipOf({ kind: 'yankee' }, [2000, 3000, 5000, 7000], 1_00n)
  expect(paysOf(yankee, ended('won', 'won', 'lost', 'void'), { free: true })).toBe(6_00n)
})

const results = fc.constantFrom<Result>('won', 'halfWon', 'void', 'halfLost', 'lost')
const bets = fc.integer({ min: 1, max: 6 }).chain((legs) =>
  fc.record({
    form: fc.constantFrom(...formsFor(legs)),
    odds: fc.array(fc.integer({ min: 1001, max: 30_000 }), { minLength: legs, maxLength: legs }),
    states: fc.array(
      fc.record({
        win: fc.record({ result: results, deadHeat: fc.constantFrom(ratio(1), ratio(1, 3)) }),
        place: fc.record({ result: results }),
      }),
      { minLength: legs, maxLength: legs },
    ),
    unit: fc.bigInt({ min: 1n, max: 1_000_000n }),
    eachWay: fc.boolean(),
  }),
)

test('a payout is the sum of all lines, rounded once, half up', () => {
  fc.assert(
    fc.property(bets, ({ form, odds, states, unit, eachWay }) => {
      const slip: Slip = { ...form, legs: odds.map((each, n) => legOf(each, n, ratio(1, 5))), unit, eachWay }
      const { sizes } = linesOf(form, odds.length)
      const won = odds.map((each, n) => factorOf(priceOf(each), states[n]!.win))
      const placed = odds.map((each, n) => factorOf(placePriceOf(each, ratio(1, 5)), states[n]!.place))
      let [total, count] = [ratio(0), 0]
      for (let mask = 1; mask < 2 ** odds.length; mask++) {
        const line = odds.map((_, leg) => leg).filter((leg) => (mask >> leg) & 1)
        if (!sizes.includes(line.length)) continue
        for (const factors of eachWay ? [won, placed] : [won]) {
          count++
          total = plus(total, times(ratio(unit), line.map((leg) => factors[leg]!).reduce(times, ratio(1))))
        }
      }
      const paid = paysOf(slip, states)
      expect(countOf(slip)).toBe(count)
      expect([compare(ratio(2n * paid - 1n, 2), total) <= 0, compare(ratio(2n * paid + 1n, 2), total) > 0]).toEqual([true, true])
    }),
    { numRuns: 100 },
  )
})

test('what is decided next never leaves the range that was known', () => {
  fc.assert(
    fc.property(bets, fc.nat(7), ({ form, odds, states, unit, eachWay }, known) => {
      const slip: Slip = { ...form, legs: odds.map((each, n) => legOf(each, n, ratio(1, 4))), unit, eachWay }
      const before = payoutRange(slip, states.slice(0, known))
      const after = payoutRange(slip, states.slice(0, known + 1))
      expect(after.least >= before.least && after.most <= before.most).toBe(true)
    }),
    { numRuns: 200 },
  )
})
