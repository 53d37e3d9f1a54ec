import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chancesByPower, chancesByShin, fairOdds, marketOdds, offeredOdds } from './index.ts'
import { powerPrices, powerToSum } from './margin.ts'

/** Goals of Dixon and Coles: two counts after Poisson, with low scores that hang together. */
function dixonColes({ home, away, low }: { home: number; away: number; low: number }): { h: number; a: number; chance: number }[] {
  const poisson = (mean: number): number[] => {
    const chances = [Math.exp(-mean)]
    for (let n = 1; n <= 25; n++) chances.push((chances[n - 1]! * mean) / n)
    return chances
  }
  const shift = (h: number, a: number): number => {
    if (h > 1 || a > 1) return 1
    return [1 - home * away * low, 1 + home * low, 1 + away * low, 1 - low][a === 0 ? (h === 0 ? 0 : 2) : h === 0 ? 1 : 3]!
  }
  return poisson(home).flatMap((p, h) => poisson(away).map((q, a) => ({ h, a, chance: p * q * shift(h, a) })))
}
const cells = dixonColes({ home: 1.45, away: 1.15, low: -0.1 })
const chanceOf = (isWon: (h: number, a: number) => boolean): number =>
  cells.reduce((sum, { h, a, chance }) => (isWon(h, a) ? sum + chance : sum), 0)
const byMargin = (from: number, to: number): number => chanceOf((h, a) => h - a >= from && h - a <= to)

test('the closed form of low scores is that of the reference', () => {
  const found = [byMargin(1, 99), byMargin(0, 0), byMargin(-99, -1), chanceOf((h, a) => h + a > 2), chanceOf((h, a) => h > 0 && a > 0)]
  expect(found.map((chance) => chance.toFixed(6))).toEqual(['0.427437', '0.285158', '0.287405', '0.481570', '0.535452'])
})

test('selections of one match are priced by the cells that win both, not by the product', () => {
  const joint = chanceOf((h, a) => h > a && h + a > 2)
  const product = byMargin(1, 99) * chanceOf((h, a) => h + a > 2)
  expect([joint, product].map((chance) => chance.toFixed(6))).toEqual(['0.254046', '0.205841'])
  // Whoever wins while both score has three goals at least.
  expect(chanceOf((h, a) => h > a && a > 0)).toBe(chanceOf((h, a) => h > a && a > 0 && h + a > 2))
})

test('fair odds of quarter lines', () => {
  const minusQuarter = { won: byMargin(1, 99), halfLost: byMargin(0, 0) }
  const plusQuarter = { won: byMargin(-99, -1), halfWon: byMargin(0, 0) }
  expect([fairOdds(minusQuarter), fairOdds(plusQuarter)].map((odds) => odds.toFixed(6))).toEqual(['2.005957', '1.994078'])
  const minusMore = { won: byMargin(2, 99), halfWon: byMargin(1, 1) }
  const plusMore = { won: byMargin(-99, 0), halfLost: byMargin(1, 1) }
  expect([fairOdds(minusMore), fairOdds(plusMore)].map((odds) => odds.toFixed(6))).toEqual(['2.786348', '1.559801'])
  // Both sides of a line are fair together.
  expect(1 / fairOdds(minusQuarter) + 1 / fairOdds(plusQuarter)).toBeCloseTo(1, 12)
  // The handicap 0 is draw no bet.
  expect(1 / fairOdds({ won: 0.4, void: 0.2, lost: 0.4 })).toBeCloseTo(0.5, 12)
})

test('the power method: R = 1.05', () => {
  const chances = [0.427437, 0.285158, 0.287405]
  expect(powerToSum(chances, 1.05)!.toFixed(6)).toBe('0.954838')
  const outcomes = chances.map((won) => ({ won }))
  expect(powerPrices(outcomes, 10_500).map((price) => price!.toFixed(4))).toEqual(['2.2514', '3.3136', '3.2889'])
  expect(marketOdds(outcomes, 10_500)).toEqual([2250, 3310, 3280])
})

test('removal of the margin from 2.70 2.30 4.40', () => {
  const shin = chancesByShin([2700, 2300, 4400])!
  expect([shin.informed, ...shin.chances].map((x) => x.toFixed(6))).toEqual(['0.016236', '0.359344', '0.423244', '0.217412'])
  const power = chancesByPower([2700, 2300, 4400])!
  expect([power.power, ...power.chances].map((x) => x.toFixed(6))).toEqual(['1.030913', '0.359171', '0.423731', '0.217098'])
  // Nobody offers these: there is no margin in them.
  expect(chancesByShin([4000, 4000])).toBeUndefined()
  expect(chancesByPower([2000])).toBeUndefined()
})

test('odds go down to a hundredth; what is a hundredth stays', () => {
  expect([2.2514, 1.999, 2, 1.0999999999999999, 1.01, 100.019].map(offeredOdds)).toEqual([2250, 1990, 2000, 1100, 1010, 100_010])
  expect([1.0099, 1, 0, Number.NaN, Infinity, 10_001].map(offeredOdds)).toEqual(Array.from({ length: 6 }, () => undefined))
})

test('what is impossible or sure has no odds, and leaves the others theirs', () => {
  expect(marketOdds([{ won: 0.5 }, { won: 0.5 }, { won: 0 }], 10_500)).toEqual([1900, 1900, undefined])
  expect(marketOdds([{ won: 1 }, { won: 0 }], 10_500)).toEqual([undefined, undefined])
  expect(marketOdds([{ void: 1 }, { void: 1 }], 10_500)).toEqual([undefined, undefined])
  expect(marketOdds([{ won: 0.999 }, { won: 0.001 }], 10_500)[0]).toBeUndefined()
  expect(marketOdds([], 10_500)).toEqual([])
  // Two of a double chance win: 0.7, 0.8 and 0.5 with the margin of 1.05 on two.
  const double = powerPrices([{ won: 0.7 }, { won: 0.8 }, { won: 0.5 }], 10_500) as number[]
  expect(double.reduce((sum, price) => sum + 1 / price, 0)).toBeCloseTo(2.1, 12)
})

const distributions = fc
  .array(fc.double({ min: 0.002, max: 1, noNaN: true }), { minLength: 2, maxLength: 26 })
  .map((parts) => parts.map((part) => part / parts.reduce((sum, each) => sum + each, 0)))

test('prices carry the overround, stay below fair and in the order of chances', () => {
  fc.assert(
    fc.property(distributions, fc.integer({ min: 10_100, max: 11_600 }), (chances, overroundBp) => {
      const prices = powerPrices(
        chances.map((won) => ({ won })),
        overroundBp,
      ) as number[]
      expect(prices.reduce((sum, price) => sum + 1 / price, 0)).toBeCloseTo(overroundBp / 10_000, 12)
      for (const [n, price] of prices.entries()) {
        expect(price).toBeLessThan(1 / chances[n]!)
        for (const [m, other] of prices.entries()) if (chances[n]! > chances[m]!) expect(price).toBeLessThanOrEqual(other)
      }
    }),
  )
})

test('what the power method put on, it takes off', () => {
  fc.assert(
    fc.property(distributions, (chances) => {
      const prices = powerPrices(
        chances.map((won) => ({ won })),
        10_500,
      ) as number[]
      // Odds are in thousandths: what is offered is near.
      const odds = prices.map((price) => Math.max(1001, Math.round(price * 1000)))
      const found = [chancesByPower(odds)!, chancesByShin(odds)!]
      for (const { chances: back } of found) expect(back.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
      for (const [n, chance] of found[0]!.chances.entries()) expect(Math.abs(chance - chances[n]!)).toBeLessThan(0.002)
    }),
  )
})
