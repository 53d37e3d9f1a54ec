import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import type { FightCell } from '../../models/mma/index.ts'
import { BadStrengths } from '../../models/strengths.ts'
import { graded } from '../../testing/grading.ts'
import { statesOf } from '../../testing/histories.ts'
import {
  MATCHES,
  expectCalibrated,
  expectDecided,
  expectFairPairs,
  expectLinesInOrder,
  expectMartingale,
  expectMirrored,
  expectSound,
  mirrored,
} from '../../testing/properties.ts'
import { MMA } from './index.ts'
import { FIGHT_MARKETS } from './kinds.ts'

const pair = (home: number, away: number): { home: number; away: number } => ({ home, away })
const ROUNDS = [
  { knockout: pair(80_000, 50_000), submission: pair(40_000, 30_000) },
  { knockout: pair(70_000, 40_000), submission: pair(35_000, 25_000) },
  { knockout: pair(75_000, 45_000), submission: pair(35_000, 25_000) },
]
const THREE = { rounds: ROUNDS, decision: { home: 548_000, away: 440_000, draw: 12_000 } }
const FIVE = { ...THREE, rounds: [...ROUNDS, ...ROUNDS.slice(0, 2)] }

const chanceOf = (strengths: unknown, market: number, outcome: string, specifiers = ''): number => {
  const found = MMA.start(strengths)
    .book()
    .market(market, specifiers)
    ?.outcomes.find(({ id }) => id.endsWith(outcome))
  if (!found) throw new RangeError(`no ${market} ${outcome}`)
  return found.chances.won
}

test('chances are those of the rounds, one after the other', () => {
  const [first, second, third] = [0.2, 0.17, 0.18]
  const distance = (1 - first) * (1 - second) * (1 - third)
  expect(chanceOf(THREE, 911, '74')).toBeCloseTo(distance, 7)
  expect(chanceOf(THREE, 186, '4')).toBeCloseTo(0.12 + 0.8 * 0.105 + 0.8 * 0.83 * 0.11 + distance * 0.548, 7)
  expect(chanceOf(THREE, 910, ':1346', 'variant=sr:winning_method:ko_submission_decision')).toBeCloseTo(
    0.08 + 0.8 * 0.07 + 0.8 * 0.83 * 0.075,
    7,
  )
  expect(chanceOf(THREE, 912, ':1354', 'variant=sr:winner_and_rounds:3')).toBeCloseTo(0.8 * 0.105, 7)
  // Each beat of a round is as likely to be its last: over a half is half of what ends in it, and all that comes after.
  expect(chanceOf(THREE, 18, '12', 'total=1.5')).toBeCloseTo(0.8 * (1 - 0.17 / 2), 7)
  expect(chanceOf(FIVE, 911, '74')).toBeCloseTo(distance * 0.8 * 0.83, 7)
})

const knockout: FightCell = { winner: 'home', method: 'knockout', round: 2, isLate: false, rounds: 3 }
const submission: FightCell = { winner: 'away', method: 'submission', round: 3, isLate: true, rounds: 3 }
const decision: FightCell = { winner: 'home', method: 'decision', round: 3, isLate: true, rounds: 3 }
const draw: FightCell = { ...decision, winner: 'draw' }
const grade = (cell: FightCell, id: number, { variant, total }: { variant?: string; total?: string } = {}): string =>
  graded(FIGHT_MARKETS, { id, ...(variant !== undefined && { variant }), specifiers: total === undefined ? {} : { total } }, cell)

test('every market graded by hand', () => {
  const all = [knockout, submission, decision, draw]
  expect(all.map((cell) => grade(cell, 186))).toEqual(['4', '5', '4', '4 void, 5 void'])
  expect(all.map((cell) => grade(cell, 18, { total: '1.5' }))).toEqual(['13', '12', '12', '12'])
  expect(all.map((cell) => grade(cell, 18, { total: '2.5' }))).toEqual(['13', '12', '12', '12'])
  expect([
    grade({ ...knockout, isLate: true }, 18, { total: '1.5' }),
    grade({ ...submission, isLate: false }, 18, { total: '2.5' }),
  ]).toEqual(['12', '13'])
  expect(all.map((cell) => grade(cell, 910))).toEqual(['1346', '1351', '1348', '1349'])
  expect(all.map((cell) => grade(cell, 911))).toEqual(['76', '76', '74', '74'])
  expect(all.map((cell) => grade(cell, 912, { variant: 'sr:winner_and_rounds:3' }))).toEqual(['1354', '1360', '1356', '1357'])
  expect(
    [knockout, { ...submission, round: 5 }, decision, draw].map((cell) =>
      grade({ ...cell, rounds: 5 }, 912, { variant: 'sr:winner_and_rounds:5' }),
    ),
  ).toEqual(['1363', '1373', '1367', '1368'])
})

const states = [THREE, FIVE].flatMap((strengths) => [1, 2, 3, 4].flatMap((seed) => statesOf(MMA, strengths, { seed, every: 23 })))

test('at all times: sound, two outcomes add up to 1, lines in order, and the mean of the next prices is the price', () => {
  expect(states.length).toBeGreaterThan(12)
  for (const match of states) {
    if (match.isOver || match.book().offered().length === 0) continue
    const book = match.book()
    expectSound(book)
    expectFairPairs(book)
    expectLinesInOrder(book)
    expectMartingale(match)
  }
})

test('only the variant of so many rounds is offered', () => {
  const variants = (strengths: unknown): string[] =>
    MMA.start(strengths)
      .book()
      .offered()
      .filter(({ id }) => id === 912)
      .map(({ specifiers }) => specifiers)
  expect([variants(THREE), variants(FIVE)]).toEqual([['variant=sr:winner_and_rounds:3'], ['variant=sr:winner_and_rounds:5']])
})

test('whatever was offered is decided at the end', () => {
  for (const seed of [1, 2, 3]) expectDecided(MMA, THREE, { seed, every: 5 })
})

test('with the sides changed every price is found at the other side', () => {
  const changed = (sides: { home: number; away: number }): { home: number; away: number } => pair(sides.away, sides.home)
  const others = {
    rounds: ROUNDS.map(({ knockout, submission }) => ({ knockout: changed(knockout), submission: changed(submission) })),
    decision: { ...THREE.decision, ...changed(THREE.decision) },
  }
  expectMirrored(MMA, [THREE, others], (selection) => {
    const [, head = '', number = ''] = /^(.*:)?(\d+)$/.exec(selection.outcome) ?? []
    const n = Number(number)
    if (selection.market === 910 && n !== 1349) return { ...selection, outcome: `${head}${n < 1349 ? n + 4 : n - 4}` }
    if (selection.market === 912 && n !== 1357) return { ...selection, outcome: `${head}${n < 1357 ? n + 5 : n - 5}` }
    return mirrored(selection)
  })
})

test('in fights that are fought every outcome comes as often as its price says', () => {
  expectCalibrated(MMA, THREE, { seed: 7, matches: MATCHES })
  expectCalibrated(MMA, FIVE, { seed: 8, matches: Math.ceil(MATCHES / 3) })
})

test('a fight is told by its rounds, and by how it ends', () => {
  const ends = new Set<string>()
  for (let seed = 1; seed <= 40; seed++) {
    const draws = new Seeded(seed)
    let match = MMA.start(THREE)
    let beats = 0
    let last = ''
    for (; !match.isOver; beats++) {
      const { next, told } = match.beat(draws)
      last = told.at(-1)?.kind ?? last
      match = next
    }
    ends.add(last)
    expect(['finish', 'decision']).toContain(last)
    expect(beats).toBeLessThanOrEqual(3 * 20 + 2 * 6)
    expect(match.standing).toMatchObject({ phase: 'over', matchStatus: 100 })
  }
  expect(ends.size).toBe(2)
})

test('strengths that no fight can have are refused', () => {
  const bad: unknown[] = [
    null,
    { ...THREE, rounds: ROUNDS.slice(0, 2) },
    { ...THREE, rounds: [...ROUNDS, ...ROUNDS] },
    { ...THREE, decision: { home: 500_000, away: 400_000, draw: 12_000 } },
    { ...THREE, rounds: ROUNDS.map(({ submission }) => ({ knockout: pair(500_000, 449_000), submission })) },
    { ...THREE, rounds: ROUNDS.map(({ submission }) => ({ knockout: pair(0, 1), submission })) },
  ]
  for (const value of bad) expect(() => MMA.start(value), JSON.stringify(value)).toThrow(BadStrengths)
})
