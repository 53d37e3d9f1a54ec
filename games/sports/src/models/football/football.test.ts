import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import { FOOTBALL } from '../../markets/football/index.ts'
import { fairOdds } from '../../prices/index.ts'
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
import { statesOf } from '../../testing/histories.ts'
import { BadStrengths } from '../strengths.ts'
import type { ScoreCell } from './cells.ts'
import { footballModel } from './model.ts'
import { type FootballRules, RULES } from './rules.ts'
import { FOOTBALL_START, type FootballState } from './state.ts'
import type { FootballStrengths, Scorer } from './strengths.ts'

const eleven = (first: number): Scorer[] =>
  Array.from({ length: 11 }, (_, n) => ({ player: `sr:player:${first + n}`, share: n === 0 ? 0 : n < 5 ? 30 : n < 8 ? 90 : 220 }))

/** Those of the reference. */
const STRENGTHS: FootballStrengths = {
  goals: { home: 1_450_000, away: 1_150_000 },
  corners: { home: 5_400_000, away: 4_600_000 },
  cards: { home: 1_900_000, away: 2_300_000 },
  scorers: { home: eleven(100), away: eleven(200) },
}

/** Scores change nothing, and as many goals are counted as ten of each side come to. */
const CONSTANT: FootballRules = {
  ...RULES,
  trailing: 1,
  leading: 1,
  own: [1, 1, 1],
  other: [1, 1, 1],
  red: 0,
  goalsMost: { side: 10, both: 20 },
}

/** The sixtieth minute is over and the home side leads by the only goal. */
const AT_60: FootballState = {
  ...FOOTBALL_START,
  phase: 'second',
  minute: 60,
  stage: 'score',
  goals: [{ side: 'home', minute: 20, player: 'sr:player:110' }],
  half: { home: 1, away: 0 },
}

function pricesOf(rules: FootballRules, state: FootballState): string[] {
  const [score] = footballModel(rules).outlook(state, STRENGTHS)
  const chanceOf = (isWon: (cell: ScoreCell) => boolean): number =>
    (score?.cells ?? []).reduce((sum, cell, n) => (cell.of === 'score' && isWon(cell) ? sum + score!.chances[n]! : sum), 0)
  return [
    chanceOf(({ home, away }) => home > away),
    chanceOf(({ home, away }) => home === away),
    chanceOf(({ home, away }) => home < away),
    chanceOf(({ home, away }) => home + away > 2),
    chanceOf(({ home, away }) => home > 0 && away > 0),
  ].map((chance) => chance.toFixed(6))
}

test('prices are those of the reference: constant rates, in full, and after an hour with a goal and a red card', () => {
  expect(pricesOf(CONSTANT, FOOTBALL_START)).toEqual(['0.440714', '0.258870', '0.300416', '0.483806', '0.525398'])
  expect(pricesOf(RULES, FOOTBALL_START)).toEqual(['0.427695', '0.282597', '0.289708', '0.484372', '0.552179'])
  expect(pricesOf(RULES, AT_60)).toEqual(['0.742945', '0.208249', '0.048806', '0.259076', '0.386840'])
  expect(pricesOf(RULES, { ...AT_60, reds: { home: 0, away: 1 } })).toEqual(['0.839205', '0.139892', '0.020903', '0.247899', '0.278894'])
})

test('45 % of the goals come before the break', () => {
  const rules = { ...CONSTANT, goalsMost: RULES.goalsMost }
  const [score] = footballModel({ ...rules, late: 0 }).outlook(FOOTBALL_START, STRENGTHS)
  const [late] = footballModel(rules).outlook(FOOTBALL_START, STRENGTHS)
  const goalsIn = (part: typeof score): number =>
    (part?.cells ?? []).reduce((sum, cell, n) => (cell.of === 'score' ? sum + (cell.halfHome + cell.halfAway) * part!.chances[n]! : sum), 0)
  expect([goalsIn(score) / 2.6, goalsIn(late) / 2.6].map((share) => share.toFixed(3))).toEqual(['0.500', '0.450'])
})

const start = FOOTBALL.start(STRENGTHS)
const book = start.book()
const chanceOf = (market: number, specifiers: string, outcome: string): number => {
  const found = start
    .book()
    .market(market, specifiers)
    ?.outcomes.find(({ id }) => id === outcome)
  if (!found) throw new RangeError(`no ${market} ${specifiers} ${outcome}`)
  return 1 / fairOdds(found.chances)
}

test('markets hang together: double chance, draw no bet, handicaps, totals', () => {
  const [home, draw, away] = ['1', '2', '3'].map((outcome) => chanceOf(1, '', outcome)) as [number, number, number]
  expect(home + draw + away).toBeCloseTo(1, 9)
  expect(chanceOf(10, '', '9')).toBeCloseTo(home + draw, 9)
  expect(chanceOf(11, '', '4')).toBeCloseTo(home / (home + away), 9)
  expect(chanceOf(16, 'hcp=0', '1714')).toBeCloseTo(chanceOf(11, '', '4'), 9)
  expect(chanceOf(16, 'hcp=-0.5', '1714')).toBeCloseTo(home, 9)
  expect(chanceOf(45, '', '274')).toBeCloseTo(chanceOf(18, 'total=0.5', '13'), 9)
  expect(chanceOf(31, '', '76') + chanceOf(32, '', '76') - chanceOf(29, '', '74')).toBeCloseTo(chanceOf(18, 'total=0.5', '12'), 9)
})

test('who scores: the mean of 1 − (1 − s)^goals; two at once from the same goals', () => {
  const share = 220 / (4 * 30 + 3 * 90 + 3 * 220)
  const goals = Array.from({ length: 11 }, (_, n) => {
    const least = n === 0 ? 1 : chanceOver(n - 0.5)
    return least - (n === 10 ? 0 : chanceOver(n + 0.5))
  })
  function chanceOver(line: number): number {
    return chanceOf(19, `total=${line}`, '12')
  }
  const scores = goals.reduce((sum, chance, n) => sum + chance * (1 - (1 - share) ** n), 0)
  const both = goals.reduce((sum, chance, n) => sum + chance * (1 - 2 * (1 - share) ** n + (1 - 2 * share) ** n), 0)
  const selection = (player: number): { market: number; specifiers: string; outcome: string } => ({
    market: 40,
    specifiers: '',
    outcome: `sr:player:${player}`,
  })
  expect(chanceOf(40, '', 'sr:player:110')).toBeCloseTo(scores, 8)
  expect(book.chanceOf([selection(110)])).toBeCloseTo(scores, 8)
  expect(book.chanceOf([selection(110), selection(109)])).toBeCloseTo(both, 8)
  expect(book.chanceOf([selection(110), { market: 40, specifiers: '', outcome: '1716' }])).toBe(0)
})

test('a builder is no likelier than any of its selections, and corners are independent of goals', () => {
  const home = { market: 1, specifiers: '', outcome: '1' }
  const over = { market: 18, specifiers: 'total=2.5', outcome: '12' }
  const both = { market: 29, specifiers: '', outcome: '74' }
  const corners = { market: 166, specifiers: 'total=9.5', outcome: '12' }
  const [alone, two, three] = [[home], [home, both], [home, both, over]].map((selections) => book.chanceOf(selections)!)
  expect(two).toBeLessThan(alone!)
  // Who wins while both score has seen three goals.
  expect(three).toBeCloseTo(two!, 12)
  expect(book.chanceOf([home, corners])).toBeCloseTo(alone! * book.chanceOf([corners])!, 12)
  expect(book.chanceOf([home, { market: 1, specifiers: '', outcome: '2' }])).toBe(0)
  expect(book.chanceOf([home, { market: 999, specifiers: '', outcome: '1' }])).toBeUndefined()
})

const states = [1, 2].flatMap((seed) => statesOf(FOOTBALL, STRENGTHS, { seed, every: 97 }))

test('at all times: as many win in one cell as in another, two outcomes add up to 1, lines are in order', () => {
  expect(states.length).toBeGreaterThan(8)
  for (const match of states) {
    if (match.isOver) continue
    const book = match.book()
    expectSound(book)
    expectFairPairs(book)
    expectLinesInOrder(book)
  }
})

test('the mean of the next prices is the price now, in the middle of a minute too', () => {
  const asked = [start, ...states.filter(({ isOver }, n) => n % 3 === 0 && !isOver)]
  expect(asked.length).toBeGreaterThan(3)
  for (const match of asked) expectMartingale(match)
})

test('whatever was offered is decided at the end, and stays as it was decided', () => {
  for (const seed of [5, 6]) expectDecided(FOOTBALL, STRENGTHS, { seed, every: 60 })
})

test('with the sides changed every price is found at the other side', () => {
  const { goals, corners, cards, scorers } = STRENGTHS
  const changed = (sides: { home: number; away: number }): { home: number; away: number } => ({ home: sides.away, away: sides.home })
  const others: FootballStrengths = {
    goals: changed(goals),
    corners: changed(corners),
    cards: changed(cards),
    scorers: { home: scorers.away, away: scorers.home },
  }
  /** What is named by its side in no other way. */
  const PAIRS = [
    [19, 20],
    [31, 32],
  ]
  const swapped: Record<string, string> = { '1711': '1713', '1713': '1711', '78': '86', '86': '78', '80': '88', '88': '80' }
  for (const [one, other] of [
    [794, 802],
    [796, 804],
    [1724, 1726],
    [1727, 1729],
    [418, 434],
    [420, 432],
    [422, 430],
    [424, 428],
  ] as const) {
    swapped[one] = String(other)
    swapped[other] = String(one)
  }
  expectMirrored(FOOTBALL, [STRENGTHS, others], (selection) => {
    const { market, specifiers, outcome } = selection
    const pair = PAIRS.find((pair) => pair.includes(market))
    if (pair) return { market: pair[0] === market ? pair[1]! : pair[0]!, specifiers, outcome }
    if (market === 45 && outcome !== '324') {
      const [away, home] = [Math.floor((Number(outcome) - 274) / 10), ((Number(outcome) - 274) / 2) % 5]
      return { market, specifiers, outcome: String(274 + 2 * (5 * home + away)) }
    }
    if (market === 14) return { market, specifiers: specifiers.replace(/(\d):(\d)/, '$2:$1'), outcome: swapped[outcome] ?? outcome }
    return swapped[outcome] ? { market, specifiers, outcome: swapped[outcome] } : mirrored(selection)
  })
})

test('in matches that are played every outcome comes as often as its price says', () => {
  expectCalibrated(FOOTBALL, STRENGTHS, { seed: 23, matches: MATCHES })
})

test('a match from kick-off to its end: phases, added time, scorers, places on the pitch', () => {
  const statuses: number[] = []
  const told: { kind: string; [fact: string]: unknown }[] = []
  const draws = new Seeded(11)
  let match = start
  let beats = 0
  for (; !match.isOver; beats++) {
    if (statuses.at(-1) !== match.standing.matchStatus) statuses.push(match.standing.matchStatus)
    const beat = match.beat(draws)
    told.push(...beat.told)
    match = beat.next
  }
  expect(statuses).toEqual([0, 6, 31, 7])
  expect(match.standing).toMatchObject({ phase: 'over', matchStatus: 100, clockSeconds: 5400 })
  const { score, periods, more } = match.standing
  expect(periods.reduce((sum, { home, away }) => sum + home + away, 0)).toBe(score.home + score.away)
  const toldOf = (kind: string): typeof told => told.filter((beat) => beat.kind === kind)
  expect(['kick-off', 'added-time', 'half-time', 'full-time'].map((kind) => toldOf(kind).length)).toEqual([2, 2, 1, 1])
  expect(toldOf('goal')).toHaveLength(score.home + score.away)
  for (const { side, player } of toldOf('goal'))
    expect(STRENGTHS.scorers[side === 'home' ? 'home' : 'away'].map(({ player }) => player)).toContain(player)
  expect(more).toMatchObject({ corners: { home: toldOf('corner').filter(({ side }) => side === 'home').length } })
  const places = told.filter(({ x }) => x !== undefined)
  expect(places.length).toBeGreaterThan(89)
  for (const { x, y } of places) expect([Number(x) >= 0 && Number(x) <= 100, Number(y) >= 0 && Number(y) <= 100]).toEqual([true, true])
  const added = toldOf('added-time').reduce((sum, { minutes }) => sum + Number(minutes), 0)
  expect(beats).toBeLessThanOrEqual(90 + added + RULES.breakBeats)
  expect(beats).toBeGreaterThanOrEqual(90 + RULES.breakBeats)
})

test('whatever the last minute of a half brings ends the half', () => {
  let [goals, halves] = [0, 0]
  for (let seed = 1; seed <= 60; seed++) {
    const draws = new Seeded(seed)
    for (let match = start; !match.isOver;) {
      const { next, told } = match.beat(draws)
      const isStretched = told.some(({ minute }) => minute === 45 || minute === 90)
      const brings = told.filter(({ kind }) => kind === 'goal' || kind === 'red-card').length
      if (isStretched && brings > 0) {
        goals++
        expect(['break', 'over']).toContain(next.standing.phase)
      }
      if (told.some(({ kind }) => kind === 'half-time' || kind === 'full-time')) halves++
      match = next
    }
  }
  expect(halves).toBe(120)
  expect(goals).toBeGreaterThan(0)
})

test('strengths that no match can have are refused', () => {
  const bad: unknown[] = [
    null,
    [],
    {},
    { ...STRENGTHS, more: 1 },
    { ...STRENGTHS, goals: { home: 1.5, away: 1_000_000 } },
    { ...STRENGTHS, goals: { home: 0, away: 1_000_000 } },
    { ...STRENGTHS, goals: { home: 1_000_000 } },
    { ...STRENGTHS, goals: { home: 9_000_000, away: 1_000_000 } },
    { ...STRENGTHS, cards: { home: '1', away: 1_000_000 } },
    { ...STRENGTHS, scorers: { home: [], away: eleven(200) } },
    { ...STRENGTHS, scorers: { home: eleven(200), away: eleven(200) } },
    { ...STRENGTHS, scorers: { home: [{ player: 'nobody', share: 1 }], away: eleven(200) } },
    { ...STRENGTHS, scorers: { home: [{ player: 'sr:player:1', share: 0 }], away: eleven(200) } },
  ]
  for (const value of bad) expect(() => FOOTBALL.start(value), JSON.stringify(value)).toThrow(BadStrengths)
  const without = FOOTBALL.start({ ...STRENGTHS, scorers: { home: [], away: [] } })
  expect(
    without
      .book()
      .offered()
      .some(({ id }) => id === 40),
  ).toBe(false)
})
