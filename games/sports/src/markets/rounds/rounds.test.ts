import { expect, test } from 'vitest'
import type { RoundsCell } from '../../models/rounds/outlook.ts'
import { expectGrades } from '../../testing/grades.ts'
import { graded } from '../../testing/grading.ts'
import { historyOf, statesOf } from '../../testing/histories.ts'
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
import { mapMarkets } from './map-markets.ts'
import { seriesMarkets } from './series-markets.ts'
import { CS2, VALORANT } from './sport.ts'

const KINDS = [...seriesMarkets, ...mapMarkets]
const MAPS = [
  { map: 'cais', attacking: 550_000, defending: 490_000 },
  { map: 'feira', attacking: 500_000, defending: 510_000 },
  { map: 'casarao', attacking: 470_000, defending: 520_000 },
  { map: 'represa', attacking: 480_000, defending: 550_000 },
  { map: 'ladeira', attacking: 520_000, defending: 520_000 },
]
const of = (bestOf: 1 | 2 | 3 | 5): { bestOf: number; maps: typeof MAPS } => ({ bestOf, maps: MAPS.slice(0, bestOf) })
const FORMATS = [of(1), of(2), of(3), of(5)]

const offered = (strengths: unknown): string[] =>
  CS2.start(strengths)
    .book()
    .offered()
    .map(({ id, specifiers }) => `${id} ${specifiers}`)

test('the known price of a map of .52 a round, alone and in a series', () => {
  const maps = MAPS.map(({ map }) => ({ map, attacking: 520_000, defending: 520_000 }))
  const chanceOf = (bestOf: number, market: number, [specifiers, outcome]: readonly [string, string]): number =>
    CS2.start({ bestOf, maps: maps.slice(0, bestOf) })
      .book()
      .chanceOf([{ market, specifiers, outcome }])!
  expect(chanceOf(1, 330, ['mapnr=1', '4'])).toBeCloseTo(0.585511, 6)
  expect(chanceOf(1, 334, ['mapnr=1', '1'])).toBeCloseTo(0.497858, 6)
  expect(chanceOf(1, 335, ['mapnr=1', '74'])).toBeCloseTo(0.158113, 6)
  expect(chanceOf(3, 186, ['', '4'])).toBeCloseTo(0.627016, 6)
  expect(chanceOf(3, 327, ['hcp=-1.5', '1714'])).toBeCloseTo(0.342823, 6)
  expect(chanceOf(3, 328, ['total=2.5', '12'])).toBeCloseTo(0.485376, 6)
})

test('what is offered: by the format, and on maps that are sure to be played but for who wins them', () => {
  expect(offered(of(2))).toContain('1 ')
  expect(offered(of(2))).toContain('329 variant=sr:correct_score:bestof:2')
  expect(offered(of(2))).not.toContain('186 ')
  const three = offered(of(3))
  for (const one of [
    '186 ',
    '329 variant=sr:correct_score:bestof:3',
    '328 total=2.5',
    '330 mapnr=3',
    '335 mapnr=2',
    '338 mapnr=1|roundnr=2',
    '333 mapnr=2|xth=1',
    '620 mapnr=1|roundnr=10',
    '736 halfnr=2|mapnr=1',
    '621 mapnr=1',
  ])
    expect(three).toContain(one)
  expect(three.filter((one) => one.includes('mapnr=3'))).toEqual(['330 mapnr=3'])
  expect(offered(of(1)).filter((one) => /^(?:1|327|328|329) /.test(one))).toEqual([])
  const kinds = new Set(VALORANT.markets.map(({ id }) => id))
  expect([...kinds].toSorted((a, b) => a - b)).toEqual([1, 186, 327, 328, 329, 330, 331, 332, 333, 334, 335, 338, 620, 621, 736])
})

test('markets agree with one another, before the match and in it', () => {
  for (const match of [...FORMATS.map(CS2.start), ...statesOf(CS2, of(3), { seed: 5, every: 173 }).slice(0, 5)]) {
    if (match.isOver) continue
    const book = match.book()
    expectSound(book)
    expectFairPairs(book)
    expectLinesInOrder(book)
  }
})

test('the mean of what the next draw brings is what every market is worth now: rounds, endings, kills', () => {
  expectMartingale(CS2.start(of(3)))
  expectMartingale(CS2.start(of(2)))
  // A whole beat, draw by draw, and the end of a map.
  const history = [...historyOf(CS2, of(2), 4)]
  for (const match of history.slice(200, 212)) expectMartingale(match)
  const nextMap = history.findIndex(({ standing }) => standing.phase === 'break')
  expect(nextMap).toBeGreaterThan(0)
  for (const match of history.slice(nextMap - 2, nextMap + 2)) expectMartingale(match)
})

test('what was offered on the way is decided at the end, and stays as it was', () => {
  for (const strengths of [of(1), of(2), of(3)]) expectDecided(CS2, strengths, { seed: 3, every: 89 })
})

const mirror: Mirror = (selection) => {
  const [, variant, bestOf, number] = /^(sr:correct_score:bestof:(\d):)(\d+)$/.exec(selection.outcome) ?? []
  const sums: Readonly<Record<string, number>> = { 2: 4, 3: 11, 5: 21 }
  if (variant && bestOf) return { ...selection, outcome: `${variant}${sums[bestOf]! - Number(number)}` }
  return mirrored(selection)
}

test('with the sides changed every price is found at the other side', () => {
  const MILLION = 1_000_000
  for (const strengths of FORMATS) {
    const maps = strengths.maps.map(({ map, attacking, defending }) => ({
      map,
      attacking: MILLION - defending,
      defending: MILLION - attacking,
    }))
    expectMirrored(CS2, [strengths, { ...strengths, maps }], mirror)
  }
})

test('in matches that are played every outcome comes as often as its price says', () => {
  expectCalibrated(CS2, of(2), { seed: 23, matches: Math.ceil(MATCHES / 2) })
})

test('grades of a series', () => {
  const series = (bestOf: 2 | 3 | 5, winners: string): RoundsCell => ({ part: 'series', bestOf, winners })
  expectGrades(KINDS, series(3, 'hah'), [
    [186, {}, '4'],
    [1, {}, '1'],
    [327, { hcp: '-1.5' }, '1715'],
    [327, { hcp: '1.5' }, '1714'],
    [328, { total: '2.5' }, '12'],
    [330, { mapnr: '2' }, '5'],
    [329, { variant: 'sr:correct_score:bestof:3' }, '5'],
  ])
  expect(graded(KINDS, { id: 330, specifiers: { mapnr: '3' } }, series(3, 'aa'))).toBe('4 void, 5 void')
  expect(graded(KINDS, { id: 1 }, series(2, 'ha'))).toBe('2')
  expect(graded(KINDS, { id: 327, specifiers: { hcp: '0' } }, series(2, 'ha'))).toBe('1714 void, 1715 void')
  expect(graded(KINDS, { id: 329, variant: 'sr:correct_score:bestof:2' }, series(2, 'ha'))).toBe('2')
  expect(graded(KINDS, { id: 329, variant: 'sr:correct_score:bestof:5' }, series(5, 'aahha'))).toBe('11')
})

test('grades of a map, with overtime and without; a map that is not played is void', () => {
  const map = (home: number, away: number, halves: readonly [number, number]): RoundsCell => ({
    part: 'map',
    isPlayed: true,
    home,
    away,
    halves,
  })
  expectGrades(KINDS, map(16, 14, [1, -1]), [
    [331, { hcp: '-2.5' }, '1715'],
    [331, { hcp: '-1.5' }, '1714'],
    [332, { total: '29.5' }, '12'],
    [332, { total: '30' }, '12 void, 13 void'],
    [334, {}, '2'],
    [335, {}, '74'],
    [621, {}, '72'],
    [736, { halfnr: '1' }, '4'],
    [736, { halfnr: '2' }, '5'],
  ])
  expectGrades(KINDS, map(8, 13, [0, -1]), [
    [331, { hcp: '5.5' }, '1714'],
    [331, { hcp: '4.5' }, '1715'],
    [332, { total: '21.5' }, '13'],
    [334, {}, '3'],
    [335, {}, '76'],
    [621, {}, '70'],
    [736, { halfnr: '1' }, '4 void, 5 void'],
    [736, { halfnr: '2' }, '5'],
  ])
  const not: RoundsCell = { part: 'map', isPlayed: false, home: 0, away: 0, halves: [0, 0] }
  const specifiers = { hcp: '-2.5', total: '21.5', halfnr: '1' }
  for (const { id, outcomes } of mapMarkets.filter(({ part }) => part === 'map'))
    expect(graded(KINDS, { id, specifiers }, not).match(/ void/g), String(id)).toHaveLength(outcomes.length)
})

test('grades of races, rounds and kills', () => {
  expectGrades(KINDS, { part: 'race', winner: 'away' }, [[620, { roundnr: '5' }, '5']])
  expectGrades(KINDS, { part: 'race', winner: undefined }, [[620, { roundnr: '5' }, '4 void, 5 void']])
  expectGrades(KINDS, { part: 'rounds', order: 'hah', open: [] }, [
    [338, { roundnr: '2' }, '5'],
    [338, { roundnr: '4' }, '4 void, 5 void'],
  ])
  expectGrades(KINDS, { part: 'kills', order: 'ahh', open: [] }, [
    [333, { xth: '1' }, '5'],
    [333, { xth: '3' }, '4'],
    [333, { xth: '9' }, '4 void, 5 void'],
  ])
})

test('the third of three maps is void where two decide the match', () => {
  const seed = Array.from({ length: 20 }, (_, n) => n).find((n) => [...historyOf(CS2, of(3), n)].at(-1)!.standing.periods.length === 2)!
  const end = [...historyOf(CS2, of(3), seed)].at(-1)!.book()
  for (const [market, specifiers] of [
    [330, 'mapnr=3'],
    [332, 'mapnr=3|total=21.5'],
    [620, 'mapnr=3|roundnr=5'],
    [338, 'mapnr=3|roundnr=1'],
    [333, 'mapnr=3|xth=1'],
  ] as const)
    expect(
      end.market(market, specifiers)?.outcomes.map(({ result }) => result),
      String(market),
    ).toEqual(['void', 'void'])
  expect(end.market(330, 'mapnr=2')?.isDecided).toBe(true)
})

test('selections of a map are priced together, and who wins it with who wins the match', () => {
  const book = CS2.start(of(3)).book()
  const inRegulation = { market: 334, specifiers: 'mapnr=1', outcome: '1' }
  const over = (total: string): { market: number; specifiers: string; outcome: string } => ({
    market: 332,
    specifiers: `mapnr=1|total=${total}`,
    outcome: '12',
  })
  expect(book.chanceOf([inRegulation, over('24.5')])).toBe(0)
  expect(book.chanceOf([inRegulation, over('12.5')])).toBeCloseTo(book.chanceOf([inRegulation])!, 12)
  expect(book.chanceOf([inRegulation, { ...inRegulation, specifiers: 'mapnr=2' }])).toBe(undefined)
  const [first, second] = ['mapnr=1', 'mapnr=2'].map((specifiers) => ({ market: 330, specifiers, outcome: '4' }))
  const match = { market: 186, specifiers: '', outcome: '4' }
  const both = book.chanceOf([first!, second!])!
  expect(both).toBeCloseTo(book.chanceOf([first!])! * book.chanceOf([second!])!, 12)
  expect(book.chanceOf([first!, second!, match])).toBeCloseTo(both, 12)
})
