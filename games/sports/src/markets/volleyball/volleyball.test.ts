import { expect, test } from 'vitest'
import type { VolleyballCell } from '../../models/volleyball/outlook.ts'
import { expectGrades } from '../../testing/grades.ts'
import { graded } from '../../testing/grading.ts'
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
import { playOn } from '../../testing/scripted.ts'
import { matchMarkets } from './match-markets.ts'
import { setMarkets } from './set-markets.ts'
import { VOLLEYBALL } from './sport.ts'

const STRENGTHS = { home: 620_000, away: 580_000 }
const KINDS = [...matchMarkets, ...setMarkets]

test('markets agree with one another, before the match and in it', () => {
  for (const match of [VOLLEYBALL.start(STRENGTHS), ...statesOf(VOLLEYBALL, STRENGTHS, { seed: 5, every: 29 }).slice(0, 6)]) {
    if (match.isOver) continue
    const book = match.book()
    expectSound(book)
    expectFairPairs(book)
    expectLinesInOrder(book)
  }
})

test('what is offered: on the match, and on sets that are sure to be played', () => {
  const offered = (rallies: string): string[] =>
    playOn(VOLLEYBALL.start(STRENGTHS), rallies)
      .book()
      .offered()
      .map(({ id, specifiers }) => `${id} ${specifiers}`)
  const before = offered('')
  for (const one of [
    '186 ',
    '199 variant=sr:correct_score:bestof:5',
    '196 variant=sr:exact_sets:bestof:5',
    '202 setnr=3',
    '311 setnr=1',
    '313 pointnr=20|setnr=2',
  ])
    expect(before).toContain(one)
  expect(before.filter((one) => /setnr=[45]/.test(one))).toEqual([])
  const twoAll = offered(['h', 'a', 'h', 'a'].map((letter) => letter.repeat(25)).join(''))
  expect(twoAll).toContain('313 pointnr=10|setnr=5')
  expect(twoAll.filter((one) => /^(?:188|199|196|314) /.test(one))).toEqual(['199 variant=sr:correct_score:bestof:5'])
  const kinds = new Set(KINDS.map(({ id }) => id))
  expect([...kinds].toSorted((a, b) => a - b)).toEqual([186, 188, 196, 199, 202, 237, 238, 309, 310, 311, 313, 314])
})

test('the mean of what the next rally brings is what every market is worth now', () => {
  for (const match of [VOLLEYBALL.start(STRENGTHS), ...statesOf(VOLLEYBALL, STRENGTHS, { seed: 8, every: 47 }).slice(0, 3)])
    if (!match.isOver) expectMartingale(match)
  const late = playOn(VOLLEYBALL.start(STRENGTHS), 'ha'.repeat(24))
  expectMartingale(late)
  const fifth = playOn(VOLLEYBALL.start(STRENGTHS), ['h', 'a', 'h', 'a'].map((letter) => letter.repeat(25)).join(''))
  expectMartingale(fifth)
})

test('what was offered on the way is decided at the end, and stays as it was', () => {
  for (const seed of [3, 4]) expectDecided(VOLLEYBALL, STRENGTHS, { seed, every: 31 })
})

const mirror: Mirror = (selection) => {
  const [, number] = /^sr:correct_score:bestof:5:(\d+)$/.exec(selection.outcome) ?? []
  return number ? { ...selection, outcome: `sr:correct_score:bestof:5:${21 - Number(number)}` } : mirrored(selection)
}

test('with the sides changed every price is found at the other side', () => {
  expectMirrored(VOLLEYBALL, [STRENGTHS, { home: STRENGTHS.away, away: STRENGTHS.home }], mirror)
})

test('in matches that are played every outcome comes as often as its price says', () => {
  expectCalibrated(VOLLEYBALL, STRENGTHS, { seed: 29, matches: MATCHES })
})

test('grades of a match of 25:20 23:25 26:24 25:18', () => {
  const match: VolleyballCell = { part: 'match', sets: { home: 3, away: 1 }, points: 186 }
  expectGrades(KINDS, match, [
    [186, {}, '4'],
    [188, { hcp: '-1.5' }, '1714'],
    [188, { hcp: '-2.5' }, '1715'],
    [199, { variant: 'sr:correct_score:bestof:5' }, '9'],
    [314, { total: '3.5' }, '12'],
    [314, { total: '4' }, '12 void, 13 void'],
    [196, { variant: 'sr:exact_sets:bestof:5' }, '35'],
    [238, { total: '185.5' }, '12'],
    [238, { total: '186.5' }, '13'],
  ])
  expectGrades(KINDS, { part: 'lead', lead: 12 }, [
    [237, { hcp: '-11.5' }, '1714'],
    [237, { hcp: '-12' }, '1714 void, 1715 void'],
    [237, { hcp: '-12.5' }, '1715'],
  ])
})

test('grades of sets and races; a set that is not played is void', () => {
  const set = (home: number, away: number): VolleyballCell => ({ part: 'set', isPlayed: true, home, away })
  expectGrades(KINDS, set(24, 26), [
    [202, {}, '5'],
    [309, { hcp: '2.5' }, '1714'],
    [309, { hcp: '1.5' }, '1715'],
    [310, { total: '49.5' }, '12'],
    [310, { total: '50.5' }, '13'],
    [311, {}, '72'],
  ])
  expect(graded(KINDS, { id: 311 }, set(25, 18))).toBe('70')
  const not: VolleyballCell = { part: 'set', isPlayed: false, home: 0, away: 0 }
  for (const id of [202, 309, 310, 311])
    expect(graded(KINDS, { id, specifiers: { hcp: '1.5', total: '40.5' } }, not).match(/ void/g)).toHaveLength(2)
  expectGrades(KINDS, { part: 'race', winner: 'home' }, [[313, { pointnr: '10' }, '4']])
  expectGrades(KINDS, { part: 'race', winner: undefined }, [[313, { pointnr: '10' }, '4 void, 5 void']])
})

test('a match of three sets: its fourth is void; one that is given up keeps what is decided', () => {
  const end = playOn(VOLLEYBALL.start(STRENGTHS), 'h'.repeat(75)).book()
  const resultsOf = (book: typeof end, market: number, specifiers: string): unknown =>
    book.market(market, specifiers)?.outcomes.map(({ result }) => result)
  for (const [market, specifiers] of [
    [202, 'setnr=4'],
    [310, 'setnr=4|total=44.5'],
    [313, 'pointnr=10|setnr=5'],
  ] as const)
    expect(resultsOf(end, market, specifiers)).toEqual(['void', 'void'])
  expect(resultsOf(end, 237, 'hcp=-70.5')).toEqual(['won', 'lost'])
  const given = playOn(VOLLEYBALL.start(STRENGTHS), `${'h'.repeat(25)}${'a'.repeat(10)}`).book()
  expect(resultsOf(given, 313, 'pointnr=10|setnr=2')).toEqual(['lost', 'won'])
  expect(resultsOf(given, 309, 'hcp=-2.5|setnr=1')).toEqual(['won', 'lost'])
  for (const [market, specifiers] of [
    [186, ''],
    [202, 'setnr=2'],
    [238, 'total=170.5'],
    [311, 'setnr=2'],
  ] as const)
    expect(resultsOf(given, market, specifiers)).toEqual([undefined, undefined])
})

test('selections of a match are priced together', () => {
  const book = VOLLEYBALL.start(STRENGTHS).book()
  const home = { market: 186, specifiers: '', outcome: '4' }
  const threeSets = { market: 314, specifiers: 'total=3.5', outcome: '13' }
  const straight = { market: 199, specifiers: 'variant=sr:correct_score:bestof:5', outcome: 'sr:correct_score:bestof:5:8' }
  expect(book.chanceOf([home, threeSets])).toBeCloseTo(book.chanceOf([straight])!, 12)
})
