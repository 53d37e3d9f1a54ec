import { ratio } from '@tucano/round'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Result } from '../markets/market.ts'
import {
  BILLION,
  CASH_OUT_MARGIN_BP,
  type Form,
  type LegOutlook,
  type OpenChances,
  type Slip,
  cashOut,
  inBillionths,
  partOfUnit,
  payoutRange,
} from './index.ts'
import { expectedFactor } from './chances.ts'
import { priceOf } from './factors.ts'
import { formsFor } from './lines.ts'
import { totalOf } from './settle.ts'

const slipOf = (form: Form, odds: readonly number[], unit: bigint): Slip => ({
  ...form,
  legs: odds.map((each, n) => ({ event: `tc:match:${n}`, selections: [{ market: 1, specifiers: '', outcome: '1' }], odds: each })),
  unit,
  eachWay: false,
})
const open = (won: number): LegOutlook => ({ win: { won: inBillionths(won) } })
const live = { marginBp: CASH_OUT_MARGIN_BP.live }

test('100.00 at 2.50 with a chance of 0.70 is worth 175.00; all of it, and 40 % of it', () => {
  const slip = slipOf({ kind: 'single' }, [2500], 100_00n)
  expect(cashOut(slip, [open(0.7)], live)).toEqual({ value: 175_00n, offer: 168_00n, rides: 0n })
  const part = partOfUnit(slip.unit, 4000)
  expect(cashOut(slip, [open(0.7)], { ...live, part })).toEqual({ value: 70_00n, offer: 67_20n, rides: 60_00n })
  expect(payoutRange({ ...slip, unit: 60_00n }, [{ win: { result: 'won' } }]).most).toBe(150_00n)
  expect(cashOut(slip, [open(0.7)], { marginBp: CASH_OUT_MARGIN_BP.before }).offer).toBe(171_50n)
})

test('the mean of an open leg has half results in it', () => {
  const chances = { won: 0.4, halfWon: 0.1, void: 0.2, halfLost: 0.1 }
  const inParts = Object.fromEntries(
    Object.entries(chances).map(([result, chance]) => [result, inBillionths(chance)]),
  ) as unknown as OpenChances
  expect(expectedFactor(priceOf(2000), inParts)).toEqual(ratio(12, 10))
  expect(expectedFactor(priceOf(3000), { won: BILLION })).toEqual(ratio(3))
  expect(() => expectedFactor(priceOf(2000), { won: BILLION, void: 5 })).toThrow('chances')
  expect(() => expectedFactor(priceOf(2000), { won: -1 })).toThrow('chances')
})

test('the offer is rounded down, and what is not known has none', () => {
  const slip = slipOf({ kind: 'multiple' }, [1333, 1777], 1_01n)
  // 1.01 · 1.333 · 1.777 · 0.123456789 = 0.29536…
  expect(cashOut(slip, [{ win: { result: 'won' } }, open(0.123456789)], live)).toEqual({ value: 29n, offer: 28n, rides: 0n })
  expect(cashOut(slip, [{ win: { result: 'lost' } }, open(0.9)], live).offer).toBe(0n)
  expect(() => cashOut(slip, [open(0.5)], live)).toThrow('chances')
  for (const part of [0n, 1_02n]) expect(() => cashOut(slip, [open(0.5), open(0.5)], { ...live, part })).toThrow('part')
})

test('each way: both halves are worth something', () => {
  const [leg] = slipOf({ kind: 'single' }, [9000], 1n).legs
  const slip: Slip = { kind: 'single', legs: [{ ...leg!, terms: ratio(1, 4) }], unit: 10_00n, eachWay: true }
  const outlook = { win: { won: inBillionths(0.1) }, place: { won: inBillionths(0.4) } }
  expect(cashOut(slip, [outlook], { marginBp: 0 }).value).toBe(21_00n)
})

test('a cap takes from what a bet is worth, not only from the offer', () => {
  const slip = slipOf({ kind: 'multiple' }, [10_000, 10_000], 100_00n)
  expect(cashOut(slip, [{ win: { result: 'won' } }, open(0.5)], { marginBp: 0 }).value).toBe(5000_00n)
  // It can pay 1,000.00 only, with a chance of one half.
  expect(cashOut(slip, [{ win: { result: 'won' } }, open(0.5)], { marginBp: 0, cap: 1000_00n }).value).toBe(500_00n)
  expect(cashOut(slip, [{ win: { result: 'won' } }, open(0.5)], { marginBp: 0, cap: 10_000_00n }).value).toBe(5000_00n)
})

const results: Result[] = ['won', 'halfWon', 'void', 'halfLost', 'lost']
const bets = fc.integer({ min: 1, max: 4 }).chain((legs) =>
  fc.record({
    form: fc.constantFrom(...formsFor(legs)),
    odds: fc.array(fc.integer({ min: 1001, max: 20_000 }), { minLength: legs, maxLength: legs }),
    tenths: fc.array(fc.array(fc.nat(2), { minLength: 4, maxLength: 4 }), { minLength: legs, maxLength: legs }),
    cap: fc.bigInt({ min: 1_00n, max: 2000_00n }),
  }),
)

/** How every way that the legs can end comes, in ten-thousandths of a tenth each. */
function* endings(tenths: readonly number[][]): Generator<{ states: { win: { result: Result } }[]; weight: bigint }> {
  const [first, ...rest] = tenths
  if (!first) return yield { states: [], weight: 1n }
  const weights = [...first, 10 - first.reduce((sum, each) => sum + each, 0)]
  for (const [at, result] of results.entries())
    for (const { states, weight } of endings(rest))
      yield { states: [{ win: { result } }, ...states], weight: weight * BigInt(weights[at]!) }
}

test('the value is the mean of payouts over every way that the legs can end; with a cap never more than that', () => {
  fc.assert(
    fc.property(bets, ({ form, odds, tenths, cap }) => {
      const slip = slipOf(form, odds, 10_000_00n)
      const outlooks = tenths.map(([won = 0, halfWon = 0, pushed = 0, halfLost = 0]) => ({
        win: { won: won * 1e8, halfWon: halfWon * 1e8, void: pushed * 1e8, halfLost: halfLost * 1e8 },
      }))
      let [mean, capped] = [0n, 0n]
      for (const { states, weight } of endings(tenths)) {
        mean += weight * payoutRange(slip, states).most
        capped += weight * payoutRange(slip, states, { cap }).most
      }
      const all = 10n ** BigInt(odds.length)
      const { value } = cashOut(slip, outlooks, { marginBp: 0 })
      // Payouts are rounded by half a minor unit each, and the value is cut off.
      expect(value * all - mean <= all && mean - value * all <= 2n * all).toBe(true)
      expect(cashOut(slip, outlooks, { marginBp: 0, cap }).value * all <= capped + all).toBe(true)
    }),
    { numRuns: 25 },
  )
})

test('a share and the rest are together worth the whole, but for what is cut off', () => {
  fc.assert(
    fc.property(bets, fc.integer({ min: 1, max: 9999 }), ({ form, odds }, shareBp) => {
      const slip = slipOf(form, odds, 100_00n)
      const outlooks = odds.map(() => open(0.37))
      const part = partOfUnit(slip.unit, shareBp)
      const whole = cashOut(slip, outlooks, live).offer
      const now = cashOut(slip, outlooks, { ...live, part })
      const later = cashOut({ ...slip, unit: now.rides }, outlooks, live).offer
      expect(now.offer + later <= whole && now.offer + later >= whole - 1n).toBe(true)
      expect(totalOf(slip, [], (price) => price).over > 0n).toBe(true)
    }),
  )
})
