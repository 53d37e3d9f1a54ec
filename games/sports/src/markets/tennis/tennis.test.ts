import { expect, test } from 'vitest'
import { tennis } from '../../models/tennis/model.ts'
import type { SetCell, TennisCell } from '../../models/tennis/outlook.ts'
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
import { TENNIS } from './sport.ts'

const STRENGTHS = { home: 640_000, away: 620_000, bestOf: 3, lastSet: 'set' }
const LONG = { ...STRENGTHS, bestOf: 5 }
const SHORT = { ...STRENGTHS, lastSet: 'matchTieBreak' }
const KINDS = [...matchMarkets, ...setMarkets]
const HOLD = 'hhhh'
const BREAK = 'aaaa'

const chanceOf = (strengths: unknown, market: number, [specifiers, outcome]: readonly [specifiers: string, outcome: string]): number =>
  TENNIS.start(strengths).book().chanceOf([{ market, specifiers, outcome }])!

test('the known prices of .64 and .62', () => {
  expect(chanceOf(STRENGTHS, 186, ['', '4'])).toBeCloseTo(0.599482, 6)
  expect(chanceOf(LONG, 186, ['', '4'])).toBeCloseTo(0.623618, 6)
  expect(chanceOf(STRENGTHS, 202, ['setnr=2', '4'])).toBeCloseTo(0.566718, 6)
  // Before the toss it is the mean of both; the home side serves first by the first of its ways.
  const [homeFirst, awayFirst] = TENNIS.start(STRENGTHS).ways()
  const longSet = { market: 204, specifiers: 'setnr=1|total=9.5', outcome: '12' }
  const known = homeFirst!.next.book().chanceOf([longSet])!
  expect(known).toBeCloseTo(0.570185, 6)
  expect(chanceOf(STRENGTHS, 204, ['setnr=1|total=9.5', '12'])).toBeCloseTo((known + awayFirst!.next.book().chanceOf([longSet])!) / 2, 12)
})

test('markets agree with one another, before the match and in it', () => {
  const onTheWay = [STRENGTHS, SHORT].flatMap((strengths) => statesOf(TENNIS, strengths, { seed: 5, every: 53 }).slice(0, 3))
  for (const match of [...[STRENGTHS, LONG, SHORT].map(TENNIS.start), ...onTheWay]) {
    if (match.isOver) continue
    const book = match.book()
    expectSound(book)
    expectFairPairs(book)
    expectLinesInOrder(book)
  }
})

test('what is offered: by the format, and on sets that are sure to be played', () => {
  const offered = (strengths: unknown, points = ''): string[] =>
    playOn(TENNIS.start(strengths), points)
      .book()
      .offered()
      .map(({ id, specifiers }) => `${id} ${specifiers}`)
  const before = offered(STRENGTHS)
  for (const one of [
    '186 ',
    '195 ',
    '199 variant=sr:correct_score:bestof:3',
    '202 setnr=2',
    '207 setnr=1',
    '210 gamenr=1|setnr=1',
    '314 total=2.5',
  ])
    expect(before).toContain(one)
  expect(before.filter((one) => /setnr=3|bestof:5|^188 hcp=-?0.5/.test(one))).toEqual([])
  expect(offered(LONG)).toContain('199 variant=sr:correct_score:bestof:5')
  expect(offered(LONG)).toContain('202 setnr=3')
  const oneAll = HOLD.repeat(6) + BREAK.repeat(6)
  expect(offered(STRENGTHS, oneAll)).toContain('207 setnr=3')
  // Of a tie-break that stands for a set there is no score in games.
  expect(offered(SHORT, oneAll).filter((one) => /^20[347] /.test(one))).toEqual([])
  expect(offered(SHORT, oneAll)).toContain('202 setnr=3')
  const kinds = new Set(KINDS.map(({ id }) => id))
  expect([...kinds].toSorted((a, b) => a - b)).toEqual([186, 187, 188, 189, 190, 191, 195, 199, 202, 203, 204, 207, 210, 314])
})

test('the mean of what the next point brings is what every market is worth now', () => {
  for (const strengths of [STRENGTHS, SHORT])
    for (const match of [TENNIS.start(strengths), ...statesOf(TENNIS, strengths, { seed: 11, every: 53 }).slice(0, 4)])
      if (!match.isOver) expectMartingale(match)
  expectMartingale(playOn(TENNIS.start(STRENGTHS), `${(HOLD + BREAK).repeat(6)}hahaha`))
})

test('what was offered on the way is decided at the end, and stays as it was', () => {
  for (const strengths of [STRENGTHS, SHORT]) expectDecided(TENNIS, strengths, { seed: 3, every: 31 })
  expectDecided(TENNIS, LONG, { seed: 3, every: 83 })
})

const OTHER_SIDE: Readonly<Record<number, number>> = { 190: 191, 191: 190 }
/** Numbers of correct scores: the best of three are 4 to 7, of five 8 to 13. */
const mirror: Mirror = (selection) => {
  const { market, specifiers, outcome } = mirrored(selection)
  const [, variant, number] = /^(sr:correct_score:bestof:(?:3|5):)(\d+)$/.exec(selection.outcome) ?? []
  const score = Number(selection.outcome)
  if (variant) return { market, specifiers, outcome: `${variant}${(variant.includes('3:') ? 11 : 21) - Number(number)}` }
  if (selection.market === 207) return { market, specifiers, outcome: String(score < 872 ? score + 7 : score - 7) }
  return { market: OTHER_SIDE[market] ?? market, specifiers, outcome }
}

test('with the sides changed every price is found at the other side', () => {
  for (const strengths of [STRENGTHS, LONG, SHORT])
    expectMirrored(TENNIS, [strengths, { ...strengths, home: strengths.away, away: strengths.home }], mirror)
})

test('in matches that are played every outcome comes as often as its price says', () => {
  expectCalibrated(TENNIS, STRENGTHS, { seed: 17, matches: MATCHES })
})

test('grades of a match of 6:4 6:7 7:5', () => {
  const match: TennisCell = {
    part: 'match',
    bestOf: 3,
    winners: 'hah',
    sets: { home: 2, away: 1 },
    games: { home: 19, away: 16 },
    tieBreak: true,
  }
  expectGrades(KINDS, match, [
    [186, {}, '4'],
    [202, { setnr: '2' }, '5'],
    [188, { hcp: '-1.5' }, '1715'],
    [188, { hcp: '1.5' }, '1714'],
    [187, { hcp: '-2.5' }, '1714'],
    [187, { hcp: '-3' }, '1714 void, 1715 void'],
    [187, { hcp: '-3.5' }, '1715'],
    [189, { total: '34.5' }, '12'],
    [189, { total: '35' }, '12 void, 13 void'],
    [190, { total: '18.5' }, '12'],
    [191, { total: '16.5' }, '13'],
    [314, { total: '2.5' }, '12'],
    [199, { variant: 'sr:correct_score:bestof:3' }, '5'],
    [195, {}, '74'],
  ])
  const long: TennisCell = {
    part: 'match',
    bestOf: 5,
    winners: 'aahhh',
    sets: { home: 3, away: 2 },
    games: { home: 22, away: 24 },
    tieBreak: false,
  }
  expectGrades(
    KINDS.filter(({ id }) => [186, 187, 195, 199].includes(id)),
    long,
    [
      [186, {}, '4'],
      [187, { hcp: '1.5' }, '1715'],
      [199, { variant: 'sr:correct_score:bestof:5' }, '10'],
      [195, {}, '76'],
    ],
  )
})

test('grades of sets and games', () => {
  const set = (home: number, away: number, played: SetCell['played'] = 'set'): TennisCell => ({ part: 'set', played, home, away })
  expectGrades(KINDS, set(5, 7), [
    [203, { hcp: '1.5' }, '1715'],
    [203, { hcp: '2.5' }, '1714'],
    [204, { total: '11.5' }, '12'],
    [207, {}, '877'],
  ])
  const scores = [
    [6, 0, '865'],
    [7, 6, '871'],
    [0, 6, '872'],
    [6, 7, '878'],
  ] as const
  for (const [home, away, outcome] of scores) expect(graded(KINDS, { id: 207 }, set(home, away))).toBe(outcome)
  const notPlayed = set(0, 0, 'no')
  expect(graded(KINDS, { id: 203, specifiers: { hcp: '1.5' } }, notPlayed)).toBe('1714 void, 1715 void')
  expect(graded(KINDS, { id: 204, specifiers: { total: '9.5' } }, notPlayed)).toBe('12 void, 13 void')
  expect(graded(KINDS, { id: 207 }, notPlayed).match(/ void/g)).toHaveLength(14)
  // A match tie-break is one game, and has no score in games.
  expect(graded(KINDS, { id: 204, specifiers: { total: '9.5' } }, set(1, 0, 'matchTieBreak'))).toBe('13')
  expect(graded(KINDS, { id: 207 }, set(1, 0, 'matchTieBreak')).match(/ void/g)).toHaveLength(14)
  expectGrades(KINDS, { part: 'games', order: 'hahaha', open: [] }, [
    [210, { gamenr: '2' }, '5'],
    [210, { gamenr: '7' }, '4 void, 5 void'],
  ])
})

test('a match tie-break counts as a set and as one game', () => {
  const match = playOn(TENNIS.start(SHORT), HOLD.repeat(6) + BREAK.repeat(6) + 'h'.repeat(10))
  expect(match.isOver).toBe(true)
  const resultOf = (market: number, specifiers: string, outcome: string): unknown =>
    match
      .book()
      .market(market, specifiers)
      ?.outcomes.find(({ id }) => id === outcome)?.result
  expect(resultOf(186, '', '4')).toBe('won')
  expect(resultOf(314, 'total=2.5', '12')).toBe('won')
  expect(resultOf(199, 'variant=sr:correct_score:bestof:3', 'sr:correct_score:bestof:3:5')).toBe('won')
  expect(resultOf(189, 'total=12.5', '12')).toBe('won')
  expect(resultOf(189, 'total=13.5', '13')).toBe('won')
  expect(resultOf(187, 'hcp=-0.5', '1714')).toBe('won')
  expect(resultOf(195, '', '76')).toBe('won')
})

test('a match that is given up: what is decided stays, the rest is not decided by anything', () => {
  // 6:0 2:1, and the away player retires.
  const book = playOn(TENNIS.start(STRENGTHS), HOLD.repeat(6) + HOLD.repeat(2) + BREAK).book()
  const resultsOf = (market: number, specifiers: string): unknown => book.market(market, specifiers)?.outcomes.map(({ result }) => result)
  expect(resultsOf(202, 'setnr=1')).toEqual(['won', 'lost'])
  expect(resultsOf(204, 'setnr=1|total=9.5')).toEqual(['lost', 'won'])
  expect(resultsOf(210, 'gamenr=3|setnr=2')).toEqual(['lost', 'won'])
  expect(resultsOf(189, 'total=11.5')).toEqual(['won', 'lost'])
  for (const [market, specifiers] of [
    [186, ''],
    [202, 'setnr=2'],
    [189, 'total=14.5'],
    [187, 'hcp=-2.5'],
    [314, 'total=2.5'],
    [195, ''],
  ] as const)
    expect(resultsOf(market, specifiers), String(market)).toEqual([undefined, undefined])
})

test('selections of a match are priced together, those of two sets are not', () => {
  const book = TENNIS.start(STRENGTHS).book()
  const together = book.chanceOf([
    { market: 186, specifiers: '', outcome: '4' },
    { market: 202, specifiers: 'setnr=1', outcome: '4' },
  ])!
  const set = 0.566718
  expect(together).toBeCloseTo(set * (1 - (1 - set) ** 2), 5)
  expect(
    book.chanceOf([
      { market: 204, specifiers: 'setnr=1|total=9.5', outcome: '12' },
      { market: 204, specifiers: 'setnr=2|total=9.5', outcome: '12' },
    ]),
  ).toBe(undefined)
})

test('a state of five sets has its markets in few cells', () => {
  const parts = tennis.outlook(tennis.start({ home: 640_000, away: 620_000, bestOf: 5, lastSet: 'set' }), {
    home: 640_000,
    away: 620_000,
    bestOf: 5,
    lastSet: 'set',
  })
  expect(parts.reduce((sum, { cells }) => sum + cells.length, 0)).toBeLessThan(9000)
})
