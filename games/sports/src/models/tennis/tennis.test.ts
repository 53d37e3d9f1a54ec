import { expect, test } from 'vitest'
import { gameChance, tieBreakChance } from './chances.ts'
import { tennis } from './model.ts'
import type { MatchCell, TennisCell } from './outlook.ts'
import { readTennis } from './read.ts'
import { SET_SCORES, gameChances, setChances } from './sets.ts'
import type { TennisState, TennisStrengths } from './state.ts'

const of = (bestOf: 3 | 5, lastSet: TennisStrengths['lastSet'] = 'set'): TennisStrengths => ({
  home: 640_000,
  away: 620_000,
  bestOf,
  lastSet,
})
const CHANCES = gameChances(of(3))

const sumOf = (chances: Float64Array, where: (home: number, away: number) => boolean): number =>
  SET_SCORES.reduce((sum, [home, away], at) => (where(home, away) ? sum + chances[at]! : sum), 0)

const isMatch = (cell: TennisCell): cell is MatchCell => cell.part === 'match'

/** How likely a match ends in a way. */
function chanceOf(state: TennisState, strengths: TennisStrengths, where: (cell: MatchCell) => boolean): number {
  const [match] = tennis.outlook(state, strengths)
  return match!.cells.reduce((sum, cell, n) => (isMatch(cell) && where(cell) ? sum + match!.chances[n]! : sum), 0)
}
const homeWins = ({ sets }: MatchCell): boolean => sets.home > sets.away

test('games and tie-breaks from points: the known chances of .64 and .62', () => {
  expect(gameChance(0.64)).toBeCloseTo(0.812615, 6)
  expect(gameChance(0.62)).toBeCloseTo(0.775863, 6)
  const lost = 0.36
  const closed = 0.64 ** 4 * (1 + 4 * lost + 10 * lost ** 2) + (20 * 0.64 ** 5 * lost ** 3) / (1 - 2 * 0.64 * lost)
  expect(gameChance(0.64)).toBeCloseTo(closed, 12)
  for (const homeIsFirst of [true, false])
    expect(tieBreakChance({ serving: 0.64, receiving: 0.38 }, { goal: 7, homeIsFirst })).toBeCloseTo(0.532935, 6)
})

test('a game or a tie-break that has begun is the mean of what the next point brings', () => {
  for (const score of [
    [0, 0],
    [2, 1],
    [3, 3],
    [3, 2],
    [4, 3],
    [3, 4],
  ] as const) {
    const [own, other] = score
    const lost = own === 3 && other === 4 ? ([3, 3] as const) : ([own, other + 1] as const)
    const won = own === 4 || (own === 3 && other < 3) ? 1 : gameChance(0.64, own === 3 && other === 4 ? [3, 3] : [own + 1, other])
    const conceded = other === 4 || (other === 3 && own < 3) ? 0 : gameChance(0.64, own === 4 ? [3, 3] : lost)
    expect(0.64 * won + 0.36 * conceded, `${own}-${other}`).toBeCloseTo(gameChance(0.64, score), 12)
  }
  const points = { serving: 0.64, receiving: 0.38 }
  for (const [home, away] of [
    [0, 0],
    [3, 5],
    [6, 6],
    [7, 6],
    [9, 9],
    [5, 6],
  ] as const)
    for (const homeIsFirst of [true, false]) {
      const at = (h: number, a: number): number =>
        Math.max(h, a) >= 7 && Math.abs(h - a) >= 2 ? Number(h > a) : tieBreakChance(points, { goal: 7, homeIsFirst, score: [h, a] })
      const next = (Math.floor((home + away + 1) / 2) % 2 === 0) === homeIsFirst ? 0.64 : 0.38
      expect(next * at(home + 1, away) + (1 - next) * at(home, away + 1), `${home}-${away}`).toBeCloseTo(at(home, away), 12)
    }
})

test('a set: the same whoever serves first, and its known chances', () => {
  for (const server of ['home', 'away'] as const) {
    const chances = setChances(CHANCES, { games: '', server, isTieBreakAlone: false })
    expect(sumOf(chances, () => true)).toBeCloseTo(1, 12)
    expect(sumOf(chances, (home, away) => home > away)).toBeCloseTo(0.566718, 6)
    // Ten games or more: the better server serves first.
    if (server === 'home') expect(sumOf(chances, (home, away) => home + away > 9.5)).toBeCloseTo(0.570185, 6)
    expect(sumOf(chances, (home, away) => home + away === 13)).toBeCloseTo(0.210305, 6)
  }
})

test('matches: the known chances of the best of three and of five', () => {
  for (const [bestOf, known] of [
    [3, 0.599482],
    [5, 0.623618],
  ] as const) {
    const start = tennis.start(of(bestOf))
    expect(chanceOf(start, of(bestOf), homeWins)).toBeCloseTo(known, 6)
    for (const first of ['home', 'away'] as const) expect(chanceOf({ ...start, first }, of(bestOf), homeWins)).toBeCloseTo(known, 6)
  }
  const set = 0.566718
  expect(chanceOf(tennis.start(of(3)), of(3), ({ sets }) => sets.away === 0)).toBeCloseTo(set * set, 5)
})

test('a match tie-break stands for the last set: a set of one game, to ten', () => {
  const strengths = of(3, 'matchTieBreak')
  const tieBreak = tieBreakChance({ serving: 0.64, receiving: 0.38 }, { goal: 10, homeIsFirst: true })
  const level: TennisState = { ...tennis.start(strengths), first: 'home', sets: ['hhhhhh', 'aaaaaa', ''] }
  expect(chanceOf(level, strengths, homeWins)).toBeCloseTo(tieBreak, 12)
  expect(chanceOf(level, strengths, ({ games }) => games.home + games.away === 13)).toBeCloseTo(1, 12)
  const almost: TennisState = { ...level, points: [9, 4] }
  const over = tennis.transitions(almost, strengths).find(({ what }) => what?.side === 'home')!
  expect(over.what).toMatchObject({ kind: 'point', ends: 'match' })
  expect(tennis.standing(over.next)).toMatchObject({ phase: 'over', score: { home: 2, away: 1 }, matchStatus: 100 })
  expect(tennis.standing(over.next).periods.at(-1)).toEqual({ home: 1, away: 0 })
})

test('the serve: by turns over sets, and in a tie-break one point, then two by turns', () => {
  const strengths = of(3)
  const serverOf = (state: TennisState): unknown => tennis.standing(state).more['server']
  const at = (sets: string[], points: [number, number] = [0, 0]): TennisState => ({
    ...tennis.start(strengths),
    first: 'home',
    sets,
    points,
  })
  expect(serverOf(tennis.start(strengths))).toBe(null)
  expect([at(['']), at(['h']), at(['hhhhhh', '']), at(['hhhhhah', ''])].map(serverOf)).toEqual(['home', 'away', 'home', 'away'])
  const tieBreak = 'hahahahahaha'
  expect(
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
      [3, 2],
    ].map(([h, a]) => serverOf(at([tieBreak], [h!, a!]))),
  ).toEqual(['home', 'away', 'away', 'home', 'home', 'away'])
  // Thirteen games: whoever received first in the tie-break serves first in the next set.
  expect(serverOf(at([`${tieBreak}h`, '']))).toBe('away')
})

test('points are told as they are called, and what the next can end', () => {
  const strengths = of(3)
  const moreOf = (state: TennisState): Record<string, unknown> => tennis.standing(state).more
  const at = (points: [number, number], sets: string[] = ['']): TennisState => ({ ...tennis.start(strengths), first: 'home', sets, points })
  expect(moreOf(at([4, 3]))).toMatchObject({ points: { home: 50, away: 40 }, isTieBreak: false, at: null })
  expect(moreOf(at([1, 3]))).toMatchObject({ points: { home: 15, away: 40 }, at: { side: 'away', of: 'game' } })
  expect(moreOf(at([3, 0], ['hhhhh']))).toMatchObject({ at: { side: 'home', of: 'set' } })
  expect(moreOf(at([6, 3], ['hahahahahaha']))).toMatchObject({
    points: { home: 6, away: 3 },
    isTieBreak: true,
    at: { side: 'home', of: 'set' },
  })
  expect(moreOf(at([0, 3], ['aaaaaa', 'aaaaa']))).toMatchObject({ server: 'away', at: { side: 'away', of: 'match' } })
})

test('strengths that no match can have are refused', () => {
  expect(readTennis(of(3))).toEqual(of(3))
  for (const bad of [
    null,
    {},
    { ...of(3), home: 1.5 },
    { ...of(3), away: 0 },
    { ...of(3), bestOf: 4 },
    { ...of(3), lastSet: 'x' },
    { ...of(3), more: 1 },
  ])
    expect(() => readTennis(bad)).toThrow()
})
