import { type Ratio, compare, dividedBy, minus, plus, ratio, times } from '@tucano/round'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ODDS_FORMATS, ODDS_MAX, ODDS_MIN, type OddsFormat, oddsMove, readOdds, takesOdds, writeOdds } from './index.ts'

const all = (odds: number): string[] => ODDS_FORMATS.map((format) => writeOdds(odds, format))

test('odds are read from decimal text to the thousandth, and cut off there', () => {
  expect(['2.35', '1.001', '2', '10000', '1.9999', '1.0849999', '12.5'].map(readOdds)).toEqual([
    2350, 1001, 2000, 10_000_000, 1999, 1084, 12_500,
  ])
  const bad = ['', '1', '1.0009', '0.5', '-2', '2,35', '1e3', ' 2', '2.', '.5', 'NaN', '10000.001', '123456', '2.3.5']
  expect(bad.map(readOdds)).toEqual(bad.map(() => undefined))
})

test('odds are written as players of each region know them', () => {
  expect(all(2350)).toEqual(['2.35', '27/20', '+135', '1.35', '-0.74', '1.35'])
  expect(all(1910)).toEqual(['1.91', '10/11', '-110', '0.91', '0.91', '-1.10'])
  expect(all(2000)).toEqual(['2.00', '1/1', '+100', '1.00', '1.00', '1.00'])
  expect(all(1500)).toEqual(['1.50', '1/2', '-200', '0.50', '0.50', '-2.00'])
  expect(all(2500)).toEqual(['2.50', '6/4', '+150', '1.50', '-0.67', '1.50'])
  expect(all(1330)).toEqual(['1.33', '1/3', '-303', '0.33', '0.33', '-3.03'])
  expect(all(5000)).toEqual(['5.00', '4/1', '+400', '4.00', '-0.25', '4.00'])
  expect(all(1010)).toEqual(['1.01', '1/100', '-10000', '0.01', '0.01', '-100.00'])
  expect(all(2375)).toEqual(['2.375', '11/8', '+137.5', '1.375', '-0.73', '1.375'])
  expect(all(ODDS_MIN)).toEqual(['1.001', '1/1000', '-100000', '0.001', '0.001', '-1000.00'])
  expect([1670, 1900, 1950, 3000, 11_000].map((odds) => writeOdds(odds, 'fractional'))).toEqual(['4/6', '9/10', '19/20', '2/1', '10/1'])
})

/** What a text says, and half of what its last digit is worth. */
function read(text: string): { size: Ratio; half: Ratio } {
  const [over = '', under = '1'] = text.replace(/^[+-]/, '').split('/')
  const [whole = '', part = ''] = over.split('.')
  const scale = 10n ** BigInt(part.length)
  return { size: ratio(BigInt(whole + part), scale * BigInt(under)), half: ratio(1, 2n * scale) }
}
const apart = (a: Ratio, b: Ratio): Ratio => (compare(a, b) > 0 ? minus(a, b) : minus(b, a))

/** What each format tells of a stake of one at a profit. */
const exact: Record<OddsFormat, (profit: Ratio) => Ratio> = {
  decimal: (profit) => plus(profit, ratio(1)),
  fractional: (profit) => profit,
  hongKong: (profit) => profit,
  american: (profit) => dividedBy(ratio(100), profit),
  malay: (profit) => dividedBy(ratio(1), profit),
  indonesian: (profit) => dividedBy(ratio(1), profit),
}

test('every text is its odds to the last digit; those without a minus are exact, but for fractions that are known for them', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: ODDS_MIN, max: 5000 }), fc.integer({ min: ODDS_MIN, max: ODDS_MAX })), (odds) => {
      const profit = ratio(odds - 1000, 1000)
      for (const format of ODDS_FORMATS) {
        const text = writeOdds(odds, format)
        const { size, half } = read(text)
        if (text.startsWith('-')) expect(compare(apart(size, exact[format](profit)), half)).toBeLessThanOrEqual(0)
        else if (format === 'fractional') expect(compare(apart(size, profit), ratio(1, 200))).toBeLessThanOrEqual(0)
        else expect(size).toEqual(format === 'decimal' ? exact.decimal(profit) : times(profit, ratio(format === 'american' ? 100 : 1)))
      }
    }),
    { numRuns: 1000 },
  )
})

test('but for Malay odds, no two odds in hundredths are written alike; and long ones have digits that count', () => {
  const common = Array.from({ length: 1900 }, (_, n) => 1010 + n * 10)
  for (const format of ODDS_FORMATS.filter((each) => each !== 'malay'))
    expect(new Set(common.map((odds) => writeOdds(odds, format))).size).toBe(common.length)
  expect(['51.00', '101.00', '1001.00'].map((text) => writeOdds(readOdds(text)!, 'malay'))).toEqual(['-0.020', '-0.010', '-0.0010'])
})

test('a policy says which odds are taken', () => {
  const taken = (['none', 'better', 'any'] as const).map((policy) =>
    [1900, 2000, 2100].map((now) => takesOdds(policy, { seen: 2000, now })),
  )
  expect(taken).toEqual([
    [false, true, false],
    [false, true, true],
    [true, true, true],
  ])
  expect([1900, 2000, 2100].map((now) => oddsMove({ seen: 2000, now }))).toEqual(['down', 'same', 'up'])
})
