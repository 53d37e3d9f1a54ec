import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SPORTS, labelledDraws } from '../invented/index.ts'
import { type Rated, expectedScore, homeAdvantageOf, ratingsAfter } from './index.ts'
import { REACH } from './ratings.ts'

const drawsOf = labelledDraws((text) => createHash('sha256').update(text).digest())
const even: Rated = {
  sport: 'tennis',
  ratings: { home: 1_500_000, away: 1_500_000 },
  bases: { home: 1_500_000, away: 1_500_000 },
  score: { home: 2, away: 1 },
  isNeutral: true,
}

test('what is expected is Elo’s curve, whole numbers that add up to one', () => {
  for (let points = -800; points <= 800; points += 3) {
    const expected = expectedScore(points * 1000)
    expect(Number.isInteger(expected)).toBe(true)
    expect(Math.abs(expected / 1_000_000 - 1 / (1 + 10 ** (-points / 400)))).toBeLessThan(0.001)
    expect(expected + expectedScore(-points * 1000)).toBe(1_000_000)
  }
  expect(expectedScore(0)).toBe(500_000)
  expect(expectedScore(5_000_000)).toBe(expectedScore(800_000))
})

test('known moves: a win between equals, a wide one, a draw away, an upset', () => {
  expect(ratingsAfter(even)).toEqual({ home: 1_511_000, away: 1_489_000 })
  expect(ratingsAfter({ ...even, score: { home: 2, away: 0 } })).toEqual({ home: 1_512_100, away: 1_487_900 })
  const football = { ...even, sport: 'football', isNeutral: false } as const
  expect(ratingsAfter({ ...football, score: { home: 1, away: 1 } })).toEqual({ home: 1_498_293, away: 1_501_707 })
  const ratings = { home: 1_500_000, away: 1_700_000 }
  const upset = ratingsAfter({ ...even, ratings, bases: ratings })
  expect(upset.home - 1_500_000).toBeGreaterThan(16_000)
  expect(upset.home + upset.away).toBe(3_200_000)
})

test('ratings are whole and stay in reach of where they started; a mirrored match moves them the same', () => {
  const rating = fc.integer({ min: 1_100_000, max: 1_900_000 })
  const pairOf = (side: fc.Arbitrary<number>): fc.Arbitrary<Rated['score']> => fc.record({ home: side, away: side })
  fc.assert(
    fc.property(fc.constantFrom(...SPORTS), pairOf(rating), pairOf(rating), pairOf(fc.nat(9)), ({ code }, bases, wished, score) => {
      const near = (side: 'home' | 'away'): number => Math.min(bases[side] + REACH, Math.max(bases[side] - REACH, wished[side]))
      const rated: Rated = { sport: code, bases, ratings: { home: near('home'), away: near('away') }, score, isNeutral: true }
      const after = ratingsAfter(rated)
      for (const side of ['home', 'away'] as const) {
        expect(Number.isInteger(after[side])).toBe(true)
        expect(Math.abs(after[side] - rated.bases[side])).toBeLessThanOrEqual(REACH)
      }
      const swap = ({ home, away }: Rated['score']): Rated['score'] => ({ home: away, away: home })
      const mirrored = ratingsAfter({ ...rated, bases: swap(rated.bases), ratings: swap(rated.ratings), score: swap(rated.score) })
      expect(Math.abs(mirrored.home - after.away)).toBeLessThanOrEqual(1)
      expect(Math.abs(mirrored.away - after.home)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 300 },
  )
})

test('over ten thousand matches of strengths that are the ratings, ratings wander and do not run away', () => {
  const draws = drawsOf('league')
  for (const { code } of SPORTS) {
    const bases = Array.from({ length: 16 }, (_, n) => 1_620_000 - n * 16_000)
    const ratings = [...bases]
    const away: number[] = []
    for (let n = 0; n < 10_000; n++) {
      const first = draws.below(16)
      const second = (first + 1 + draws.below(15)) % 16
      const expected = expectedScore(ratings[first]! - ratings[second]! + homeAdvantageOf(code))
      const isWon = draws.below(1_000_000) < expected
      const score = isWon ? { home: 1 + draws.below(3), away: 0 } : { home: 0, away: 1 + draws.below(3) }
      const pair = { home: ratings[first]!, away: ratings[second]! }
      const after = ratingsAfter({
        sport: code,
        ratings: pair,
        bases: { home: bases[first]!, away: bases[second]! },
        score,
        isNeutral: false,
      })
      ratings[first] = after.home
      ratings[second] = after.away
      if (n % 20 === 0) for (const [team, rating] of ratings.entries()) away.push((rating - bases[team]!) / 1000)
    }
    const mean = away.reduce((sum, one) => sum + one, 0) / away.length
    const spread = Math.sqrt(away.reduce((sum, one) => sum + one * one, 0) / away.length)
    expect(Math.abs(mean), code).toBeLessThan(5)
    expect(spread, code).toBeGreaterThan(25)
    expect(spread, code).toBeLessThan(80)
  }
})
