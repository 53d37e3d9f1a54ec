import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CompetitorId } from '../invented/index.ts'
import { type Result, formOf, headToHead, leagueTable } from './index.ts'

const [A, B, C, D] = [101, 102, 103, 104].map((number): CompetitorId => `tc:competitor:${number}`) as [
  CompetitorId,
  CompetitorId,
  CompetitorId,
  CompetitorId,
]
const result = (home: CompetitorId, away: CompetitorId, score: readonly [number, number], detail?: readonly [number, number]): Result => ({
  home,
  away,
  score: { home: score[0], away: score[1] },
  ...(detail ? { detail: { home: detail[0], away: detail[1] } } : {}),
})
const orderOf = (sport: Parameters<typeof leagueTable>[0], all: readonly CompetitorId[], results: readonly Result[]): CompetitorId[] =>
  leagueTable(sport, all, results).map(({ competitor }) => competitor)

test('a table of football: points, then wins, then goals', () => {
  const results = [result(A, B, [2, 0]), result(B, C, [1, 1]), result(C, A, [3, 0]), result(B, A, [4, 1]), result(C, D, [0, 0])]
  const table = leagueTable('football', [A, B, C, D], results)
  expect(table[0]).toEqual({
    competitor: C,
    rank: 1,
    played: 3,
    won: 1,
    drawn: 2,
    lost: 0,
    points: 5,
    scored: 4,
    conceded: 1,
    detailScored: 0,
    detailConceded: 0,
  })
  expect(table.map(({ competitor, points }) => [competitor, points])).toEqual([
    [C, 5],
    [B, 4],
    [A, 3],
    [D, 1],
  ])
  // Three points each: one win counts more than three draws.
  const draws = [result(A, B, [1, 0]), result(C, D, [0, 0]), result(D, C, [0, 0]), result(C, B, [1, 1])]
  expect(orderOf('football', [A, B, C, D], draws)[0]).toBe(A)
  // Level but for what they did against each other.
  const level = [result(B, A, [1, 0]), result(A, C, [1, 0]), result(C, D, [1, 0]), result(D, B, [1, 0])]
  expect(orderOf('football', [A, B], level.slice(0, 1))).toEqual([B, A])
  expect(orderOf('football', [D, C, B, A], level)).toEqual([A, B, C, D])
})

test('basketball: between those who are level their own matches decide, before points', () => {
  const results = [result(A, B, [90, 100]), result(A, C, [120, 60]), result(C, B, [80, 70]), result(D, A, [80, 90]), result(B, D, [71, 70])]
  const table = leagueTable('basketball', [A, B, C, D], results)
  expect(table.map(({ competitor, points }) => [competitor, points])).toEqual([
    [B, 5],
    [A, 5],
    [C, 3],
    [D, 2],
  ])
})

test('volleyball: three points or two, and ratios of sets and of points', () => {
  const results = [
    result(A, B, [3, 2], [110, 108]),
    result(C, D, [3, 0], [75, 50]),
    result(B, C, [3, 0], [75, 60]),
    result(D, A, [0, 3], [40, 75]),
  ]
  const table = leagueTable('volleyball', [A, B, C, D], results)
  expect(table.map(({ competitor, won, points }) => [competitor, won, points])).toEqual([
    [A, 2, 5],
    [B, 1, 4],
    [C, 1, 3],
    [D, 0, 0],
  ])
  const unbeaten = [result(A, B, [3, 1]), result(C, D, [3, 0])]
  expect(orderOf('volleyball', [A, B, C, D], unbeaten)).toEqual([C, A, B, D])
})

test('American football: the share of matches won, whoever has played more', () => {
  const results = [result(A, B, [20, 10]), result(A, C, [10, 20]), result(C, D, [7, 7])]
  expect(orderOf('american-football', [A, B, C, D], results)).toEqual([C, A, D, B])
})

test('e-sports: maps decide after points, and of two maps a draw counts one', () => {
  const results = [result(A, B, [1, 1], [20, 18]), result(C, D, [2, 0], [26, 3]), result(A, D, [2, 0], [26, 20])]
  const table = leagueTable('dota2', [A, B, C, D], results)
  expect(table.map(({ competitor, points }) => [competitor, points])).toEqual([
    [A, 4],
    [C, 3],
    [B, 1],
    [D, 0],
  ])
})

test('a table is whole: sums are level, ranks have no gap, the order of the results does not matter', () => {
  const matches = fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3), fc.nat(3)), { maxLength: 30 })
  fc.assert(
    fc.property(
      matches,
      fc.constantFrom('football', 'basketball', 'volleyball', 'american-football', 'cs2', 'mma', 'tennis'),
      (rows, sport) => {
        const all = [A, B, C, D]
        const results = rows
          .filter(([home, away]) => home !== away)
          .map(([home, away, own, other]) => result(all[home]!, all[away]!, [own, other]))
        const table = leagueTable(sport, all, results)
        const sum = (of: (row: (typeof table)[number]) => number): number => table.reduce((total, row) => total + of(row), 0)
        expect(sum(({ played }) => played)).toBe(2 * results.length)
        expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost))
        expect(sum(({ scored }) => scored)).toBe(sum(({ conceded }) => conceded))
        expect(table.map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
        expect(leagueTable(sport, all.toReversed(), results.toReversed())).toEqual(table)
      },
    ),
    { numRuns: 200 },
  )
})

test('form is the last five, the newest last; head to head counts both grounds', () => {
  const results = [
    result(A, C, [0, 1]),
    result(A, B, [1, 0]),
    result(B, A, [2, 2]),
    result(C, B, [1, 0]),
    result(B, A, [3, 0]),
    result(A, D, [1, 0]),
    result(D, A, [1, 2]),
  ]
  expect(formOf(A, results)).toEqual(['won', 'drawn', 'lost', 'won', 'won'])
  expect(formOf(A, results, 2)).toEqual(['won', 'won'])
  expect(formOf(D, results.slice(0, 3))).toEqual([])
  expect(headToHead({ first: A, second: B }, results)).toEqual({
    won: 1,
    drawn: 1,
    lost: 1,
    meetings: [results[1], results[2], results[4]],
  })
  expect(headToHead({ first: B, second: A }, results)).toMatchObject({ won: 1, drawn: 1, lost: 1 })
})
