import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import { type Side, WEIGHTS, playBeat } from '../model.ts'
import { volleyball } from './model.ts'
import type { VolleyballCell } from './outlook.ts'
import { readVolleyball } from './read.ts'
import { levelChances, raceChance, rallyChances, setEnds } from './sets.ts'
import { type VolleyballState, isMatchOver, setWinner, setsWon } from './state.ts'

const STRENGTHS = { home: 620_000, away: 580_000 }
const CHANCES = rallyChances(STRENGTHS)
const SIDES = ['home', 'away'] as const

const setChance = (goal: number, first: Side, rallies = ''): number =>
  setEnds(CHANCES, { goal, rallies, first }).reduce((sum, { home, away, chance }) => (home > away ? sum + chance : sum), 0)

/** The chance to win a set by going from rally to rally, as the rules say, until it is all but sure. */
function byRecursion(goal: number, first: Side): number {
  const known = new Map<string, number>()
  const from = (home: number, away: number, server: Side): number => {
    const winner = setWinner({ home, away }, goal)
    if (winner) return Number(winner === 'home')
    if (home + away > 2 * goal + 200) return 0.5
    const key = `${home} ${away} ${server}`
    const found = known.get(key)
    if (found !== undefined) return found
    const chance = CHANCES[server] * from(home + 1, away, 'home') + (1 - CHANCES[server]) * from(home, away + 1, 'away')
    known.set(key, chance)
    return chance
  }
  return from(0, 0, first)
}

test('a set to 25 or 15, two clear, is what its rallies make of it, whoever serves first', () => {
  for (const goal of [25, 15])
    for (const first of SIDES) {
      const ends = setEnds(CHANCES, { goal, rallies: '', first })
      expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
      expect(setChance(goal, first)).toBeCloseTo(byRecursion(goal, first), 12)
      expect(ends.every((end) => setWinner(end, goal) !== undefined)).toBe(true)
      expect(
        ends.filter(({ home, away }) => home === goal - 1 || away === goal - 1).every(({ home, away }) => Math.abs(home - away) === 2),
      ).toBe(true)
    }
  // Whoever receives first has the better of it where receiving is better.
  expect(setChance(25, 'away')).toBeGreaterThan(setChance(25, 'home'))
})

test('with the sides changed a set is mirrored', () => {
  const changed = rallyChances({ home: STRENGTHS.away, away: STRENGTHS.home })
  for (const [first, other] of [
    ['home', 'away'],
    ['away', 'home'],
  ] as const) {
    const mirrored = new Map(
      setEnds(changed, { goal: 25, rallies: '', first: other }).map(({ home, away, chance }) => [`${away}:${home}`, chance]),
    )
    for (const { home, away, chance } of setEnds(CHANCES, { goal: 25, rallies: '', first }))
      expect(mirrored.get(`${home}:${away}`)).toBeCloseTo(chance, 12)
  }
})

test('level near the end: two running, by who serves', () => {
  const { home, away } = levelChances(CHANCES)
  const [onServe, receiving] = [CHANCES.home, CHANCES.away]
  expect(home).toBeCloseTo(onServe * (onServe + (1 - onServe) * away) + (1 - onServe) * receiving * home, 12)
  expect(away).toBeCloseTo(receiving * (onServe + (1 - onServe) * away) + (1 - receiving) * receiving * home, 12)
  // 24:24, the home side having won the last rally, and far beyond.
  for (const level of [24, 70]) expect(setChance(25, 'away', 'ah'.repeat(level))).toBeCloseTo(home, 12)
})

test('races to points of a set', () => {
  const now = (rallies: string): { rallies: string; first: Side } => ({ rallies, first: 'home' })
  expect([raceChance(CHANCES, now('h'.repeat(10)), 10), raceChance(CHANCES, now(`${'h'.repeat(9)}${'a'.repeat(10)}`), 10)]).toEqual([1, 0])
  const start = raceChance(CHANCES, now(''), 10)
  expect(start).toBeCloseTo(CHANCES.home * raceChance(CHANCES, now('h'), 10) + (1 - CHANCES.home) * raceChance(CHANCES, now('a'), 10), 12)
})

const chanceOf = (state: VolleyballState, where: (cell: VolleyballCell) => boolean): number =>
  volleyball.outlook(state, STRENGTHS).reduce((sum, { cells, chances }) => {
    for (const [n, cell] of cells.entries()) if (where(cell)) sum += chances[n]!
    return sum
  }, 0)

test('a match: sets in turns, the fifth to fifteen with a toss of its own', () => {
  const start: VolleyballState = { first: 'home', sets: [''] }
  const [h, a] = [setChance(25, 'home'), setChance(25, 'away')]
  const inThree = chanceOf(start, (cell) => cell.part === 'match' && cell.sets.away === 0)
  expect(inThree).toBeCloseTo(h * a * h, 12)
  const last = (setChance(15, 'home') + setChance(15, 'away')) / 2
  const fifth = chanceOf(start, (cell) => cell.part === 'match' && cell.sets.home === 3 && cell.sets.away === 2)
  // Two of four sets, of which the home side serves first in the first and the third.
  const twoAll = (h * (1 - a)) ** 2 + (a * (1 - h)) ** 2 + 4 * h * (1 - h) * a * (1 - a)
  expect(fifth).toBeCloseTo(twoAll * last, 12)
  expect(chanceOf(start, (cell) => cell.part === 'set' && !cell.isPlayed && cell.home === 0)).toBeGreaterThan(0)
  const before = chanceOf(volleyball.start(STRENGTHS), (cell) => cell.part === 'match' && cell.sets.away === 0)
  expect(before).toBeCloseTo((h * a * h + a * h * a) / 2, 12)
})

test('points of both sides and what the home side has more are those of its sets', () => {
  const start: VolleyballState = { first: 'home', sets: [''] }
  const mean = (part: 'match' | 'lead', valueOf: (cell: VolleyballCell) => number): number => {
    const found = volleyball.outlook(start, STRENGTHS).find((one) => one.part === part)!
    return found.cells.reduce((sum, cell, n) => sum + valueOf(cell) * found.chances[n]!, 0)
  }
  // Set by set: each set's mean, by how likely it is played.
  let [points, lead] = [0, 0]
  for (const [set, goal] of [25, 25, 25, 25, 15].entries()) {
    const firsts = set === 4 ? SIDES : [SIDES[set % 2]!]
    const played = chanceOf(start, (cell) => cell.part === 'match' && cell.sets.home + cell.sets.away > set)
    for (const first of firsts)
      for (const { home, away, chance } of setEnds(CHANCES, { goal, rallies: '', first })) {
        points += (played * chance * (home + away)) / firsts.length
        lead += (played * chance * (home - away)) / firsts.length
      }
  }
  expect(mean('match', (cell) => (cell.part === 'match' ? cell.points : 0))).toBeCloseTo(points, 9)
  expect(mean('lead', (cell) => (cell.part === 'lead' ? cell.lead : 0))).toBeCloseTo(lead, 9)
})

test('played beat by beat: whoever wins a rally serves, sets end two clear, weights add up', () => {
  const draws = new Seeded(12)
  let state = volleyball.start(STRENGTHS)
  let server: unknown
  while (!isMatchOver(setsWon(state))) {
    const ways = volleyball.transitions(state, STRENGTHS)
    expect(ways.reduce((sum, { weight }) => sum + weight, 0)).toBe(WEIGHTS)
    const { next, told } = playBeat(volleyball, { state, strengths: STRENGTHS, draws })
    const rally = told.find(({ kind }) => kind === 'rally')!
    if (server) expect(rally['server']).toBe(server)
    server = rally['ends'] === 'rally' ? rally.side : undefined
    state = next
  }
  const { phase, score, periods, matchStatus } = volleyball.standing(state)
  expect([phase, Math.max(score.home, score.away), matchStatus, volleyball.transitions(state, STRENGTHS)]).toEqual(['over', 3, 100, []])
  for (const [set, points] of periods.entries()) expect(setWinner(points, set === 4 ? 15 : 25)).toBeDefined()
})

test('the fifth set has a toss again; strengths that no match can have are refused', () => {
  const twoAll: VolleyballState = { first: 'home', sets: [...['h', 'a', 'h'].map((letter) => letter.repeat(25)), 'a'.repeat(24)] }
  const fifth = volleyball.transitions(twoAll, STRENGTHS).find(({ what }) => what?.side === 'away')!
  expect(fifth.what).toMatchObject({ kind: 'rally', ends: 'set' })
  expect(volleyball.transitions(fifth.next, STRENGTHS).map(({ what }) => what)).toEqual([
    { kind: 'toss', side: 'home' },
    { kind: 'toss', side: 'away' },
  ])
  expect(volleyball.standing(fifth.next)).toMatchObject({ phase: 'break', matchStatus: 12, score: { home: 2, away: 2 } })
  expect(readVolleyball(STRENGTHS)).toEqual(STRENGTHS)
  for (const bad of [null, {}, { ...STRENGTHS, home: 0 }, { ...STRENGTHS, more: 1 }, []]) expect(() => readVolleyball(bad)).toThrow()
})
