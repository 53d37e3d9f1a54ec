import { describe, expect, test } from 'vitest'
import { driveChain, driveEnds, tryWeights } from '../../models/american-football/drives.ts'
import { americanFootball } from '../../models/american-football/model.ts'
import { readAmericanFootball } from '../../models/american-football/read.ts'
import type { AmericanFootballState, AmericanFootballStrengths } from '../../models/american-football/state.ts'
import { scoreCell } from '../../models/scoring/score-cells.ts'
import { BadStrengths } from '../../models/strengths.ts'
import { statesOf } from '../../testing/histories.ts'
import {
  MATCHES,
  type Mirror,
  expectCalibrated,
  expectDecided,
  expectFairPairs,
  expectLinesInOrder,
  expectMartingale,
  expectMirrored,
  expectSound,
  mirrored,
} from '../../testing/properties.ts'
import { scoreMarkets } from '../scoring/score-markets.ts'
import { americanFootballMarkets } from './match-markets.ts'
import { AMERICAN_FOOTBALL } from './sport.ts'

const strengths: AmericanFootballStrengths = {
  home: { 0: 600_000, 3: 160_000, 6: 15_000, 7: 215_000, 8: 10_000 },
  away: { 0: 640_000, 3: 150_000, 6: 15_000, 7: 185_000, 8: 10_000 },
}
/** They are level often. */
const alike: AmericanFootballStrengths = {
  home: { 0: 979_997, 3: 20_000, 6: 1, 7: 1, 8: 1 },
  away: { 0: 979_997, 3: 20_000, 6: 1, 7: 1, 8: 1 },
}
const level: AmericanFootballState = {
  ...americanFootball.start(strengths),
  period: 4,
  drives: 5,
  received: 'home',
  first: 'away',
  periods: [7, 3, 0, 7].map((points) => ({ home: points, away: points })),
  scores: [{ side: 'home', type: 'touchdown' }],
}

const MARGINS: Readonly<Record<string, string>> = { 130: '133', 131: '134', 132: '135', 133: '130', 134: '131', 135: '132' }
const mirror: Mirror = (selection) => {
  const { market, specifiers, outcome } = mirrored(selection)
  const across = /^(.*15\+:)(\d+)$/.exec(outcome)
  const changed = across ? `${across[1]}${MARGINS[across[2]!] ?? across[2]}` : outcome
  return { market: market === 227 ? 228 : market === 228 ? 227 : market, specifiers, outcome: changed }
}

describe('drives', () => {
  test('end as often as a side’s strengths say', () => {
    const { points, chances } = driveEnds(strengths.home, null)
    const expected = [0.6, 0.16, 0.015, 0.215, 0.01]
    expect(points).toEqual([0, 3, 6, 7, 8])
    for (const [n, chance] of chances.entries()) expect(Math.abs(chance - expected[n]!)).toBeLessThan(1e-7)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(tryWeights(strengths.home)).toEqual([62_500_000, 895_833_334, 41_666_666])
  })

  test('are worth more the nearer the goal is, and nothing is sure before it', () => {
    const { ends } = driveChain(strengths.away)
    const scoring = [20, 50, 80, 95].map((yard) => 1 - ends({ yard, down: 1, toGo: Math.min(10, 100 - yard) })[0])
    expect(scoring).toEqual(scoring.toSorted((a, b) => a - b))
    expect(scoring[0]).toBeGreaterThan(0)
    expect(scoring[3]).toBeLessThan(1)
  })

  test('a play moves the ball: a new first down, or the next with what is missing', () => {
    const here: AmericanFootballState = { ...level, drives: 2, ball: { yard: 40, down: 2, toGo: 6 } }
    const plays = americanFootball.transitions(here, strengths)
    const ballAfter = (gain: number): unknown => plays.find(({ what }) => what?.kind === 'play' && what['gain'] === gain)?.next.ball
    expect([ballAfter(4), ballAfter(6), ballAfter(-7)]).toEqual([
      { yard: 44, down: 3, toGo: 2 },
      { yard: 46, down: 1, toGo: 10 },
      { yard: 33, down: 3, toGo: 13 },
    ])
    const long = plays.find(({ what }) => what?.kind === 'touchdown')!
    expect(long).toMatchObject({ what: { side: 'away', gain: 60 }, next: { isTry: true, ball: null, periods: [{}, {}, {}, { away: 13 }] } })
    const tries = americanFootball.transitions(long.next, strengths)
    expect(tries.map(({ next }) => next.periods[3]?.away)).toEqual([13, 14, 15])
    expect(tries[1]!.next).toMatchObject({ drives: 3, after: 'kickOff', isTry: false })
  })

  test('fourth down is a kick', () => {
    const at = (yard: number): (string | undefined)[] =>
      americanFootball.transitions({ ...level, ball: { yard, down: 4, toGo: 3 } }, strengths).map(({ what }) => what?.kind)
    expect([at(40), at(70)]).toEqual([['punt'], ['fieldGoal', 'missedFieldGoal']])
    // The last drive of four quarters: level goes to overtime, three points decide.
    const [good, missed] = americanFootball.transitions({ ...level, ball: { yard: 70, down: 4, toGo: 3 } }, strengths)
    expect(good!.next).toMatchObject({ isOver: true, scores: [{}, { side: 'home', type: 'fieldGoal' }] })
    expect(missed!.next).toMatchObject({ isOver: false, period: 5, first: null })
    expect(americanFootball.standing(missed!.next)).toMatchObject({ phase: 'live', matchStatus: 40, clockSeconds: 3600 })
  })
})

describe('prices', () => {
  test('four quarters are the sums of twelve drives a side', () => {
    const book = AMERICAN_FOOTBALL.start(strengths).book()
    const home = book.market(219, '')!.outcomes[0]!.chances.won
    const tie = book.market(220, '')!.outcomes[0]!.chances.won
    expect(home).toBeGreaterThan(0.55)
    expect(tie).toBeGreaterThan(0.02)
    // By another way: all scores of either side, one drive after another.
    const sums = (side: 'home' | 'away'): Map<number, number> => {
      const { points, chances } = driveEnds(strengths[side], null)
      let all = new Map([[0, 1]])
      for (let drive = 0; drive < 12; drive++) {
        const next = new Map<number, number>()
        for (const [sum, chance] of all)
          for (const [n, more] of points.entries()) next.set(sum + more, (next.get(sum + more) ?? 0) + chance * chances[n]!)
        all = next
      }
      return all
    }
    const [own, other] = [sums('home'), sums('away')]
    let level = 0
    for (const [sum, chance] of own) level += chance * (other.get(sum) ?? 0)
    expect(Math.abs(level - tie)).toBeLessThan(1e-9)
  })

  test('are sound before the match and on the way', () => {
    for (const match of statesOf(AMERICAN_FOOTBALL, strengths, { seed: 4, every: 60 })) {
      if (match.isOver) continue
      const book = match.book()
      expectSound(book)
      expectFairPairs(book)
      expectLinesInOrder(book)
    }
  })

  test('are the same for both sides', () => {
    expectMirrored(AMERICAN_FOOTBALL, [strengths, { home: strengths.away, away: strengths.home }], mirror)
  })

  test('are what the next draw makes of them on average', () => {
    for (const match of statesOf(AMERICAN_FOOTBALL, strengths, { seed: 6, every: 40 })) expectMartingale(match)
  })

  test('are decided in time and stay so, also over overtimes', () => {
    for (let seed = 1; seed <= 3; seed++) expectDecided(AMERICAN_FOOTBALL, strengths, { seed, every: 40 })
    expectDecided(AMERICAN_FOOTBALL, alike, { seed: 2, every: 60 })
  })

  test('come as often as they say', () => {
    expectCalibrated(AMERICAN_FOOTBALL, strengths, { seed: 21, matches: MATCHES })
  })
})

describe('results', () => {
  const kinds = [...scoreMarkets, ...americanFootballMarkets]
  const result = (id: number, cell: number, outcome: string): string | undefined =>
    kinds.find((kind) => kind.id === id)?.result(cell, outcome, {})
  const margin = (home: number, away: number, overtime = false): string | undefined =>
    kinds
      .find(({ id }) => id === 15)
      ?.outcomes.find(({ id }) => result(15, scoreCell(home, away, overtime), id) === 'won')
      ?.id.slice(-3)

  test('of margins after four quarters', () => {
    expect([margin(24, 23), margin(24, 17), margin(24, 16), margin(24, 10), margin(31, 16)]).toEqual(['130', '130', '131', '131', '132'])
    expect([margin(20, 23), margin(10, 20), margin(0, 15), margin(23, 20, true)]).toEqual(['133', '134', '135', '136'])
  })

  test('of the next score and its type', () => {
    expect([0, 1, 2, 3, 4].map((cell) => ['6', '7', '8'].find((outcome) => result(221, cell, outcome) === 'won'))).toEqual([
      '7',
      '6',
      '6',
      '8',
      '8',
    ])
    expect([0, 1, 2, 3, 4].map((cell) => ['901', '902', '903', '904'].find((outcome) => result(222, cell, outcome) === 'won'))).toEqual([
      '904',
      '901',
      '902',
      '901',
      '902',
    ])
  })

  test('of scores that are behind are known, those to come are open', () => {
    const here = { ...level, drives: 2 }
    const scores = americanFootball.outlook(here, strengths).filter(({ part }) => part === 'score')
    expect(scores.map(({ place, cells }) => [place, cells])).toEqual([
      [{ scorenr: '1' }, [1]],
      [{ scorenr: '2' }, [0, 1, 2, 3, 4]],
    ])
    // Level: there is overtime until somebody scores.
    expect(scores[1]!.chances[0]).toBe(0)
  })
})

test('strengths that no match can have are refused', () => {
  expect(readAmericanFootball(strengths)).toEqual(strengths)
  for (const bad of [null, { home: strengths.home }, { ...strengths, home: { ...strengths.home, 0: 1 } }, { ...strengths, more: 1 }])
    expect(() => readAmericanFootball(bad)).toThrow(BadStrengths)
})
