import { expect, test } from 'vitest'
import type { CountCell, FootballCell, ScoreCell } from '../../models/football/index.ts'
import { graded } from '../../testing/grading.ts'
import { FOOTBALL_MARKETS } from './kinds.ts'

/** A match that has ended: goals in order, so many of them before the break. */
function ended(goals: string, beforeBreak: number, { red = false, scored = [] as string[] } = {}): ScoreCell {
  const sides = Array.from(goals, (letter) => (letter === 'h' ? ('home' as const) : ('away' as const)))
  const count = (side: 'home' | 'away', upTo: number): number => sides.slice(0, upTo).filter((one) => one === side).length
  const all = sides.length
  return {
    of: 'score',
    home: count('home', all),
    away: count('away', all),
    halfHome: count('home', beforeBreak),
    halfAway: count('away', beforeBreak),
    next: 'none',
    red,
    known: { goals: sides, scorersTold: { home: count('home', all), away: count('away', all) }, scorers: scored },
    scored,
  }
}

/** 0-1 at the break, 2-1 at the end. */
const TWO_ONE = ended('ahh', 1)
const LEVEL = ended('ha', 2)
const NIL = ended('', 0)
const FIVE = ended('hhhhh', 2)

const grade = (cell: FootballCell, id: number, specifiers = {}): string => graded(FOOTBALL_MARKETS, { id, specifiers }, cell)

test('results of the match: 1x2, double chance, draw no bet', () => {
  expect([TWO_ONE, LEVEL, ended('a', 0)].map((cell) => grade(cell, 1))).toEqual(['1', '2', '3'])
  expect([TWO_ONE, LEVEL, ended('a', 0)].map((cell) => grade(cell, 10))).toEqual(['9, 10', '9, 11', '10, 11'])
  expect([TWO_ONE, LEVEL, ended('a', 0)].map((cell) => grade(cell, 11))).toEqual(['4', '4 void, 5 void', '5'])
})

test('handicaps: of three outcomes, and with quarters', () => {
  expect(['0:1', '0:2', '1:0', '2:0'].map((hcp) => grade(TWO_ONE, 14, { hcp }))).toEqual(['1712', '1713', '1711', '1711'])
  expect(['-0.5', '-0.75', '-1', '-1.25', '-1.5', '0'].map((hcp) => grade(TWO_ONE, 16, { hcp }))).toEqual([
    '1714',
    '1714 halfWon, 1715 halfLost',
    '1714 void, 1715 void',
    '1715 halfWon, 1714 halfLost',
    '1715',
    '1714',
  ])
  expect(['-0.25', '0.25', '0'].map((hcp) => grade(LEVEL, 16, { hcp }))).toEqual([
    '1715 halfWon, 1714 halfLost',
    '1714 halfWon, 1715 halfLost',
    '1714 void, 1715 void',
  ])
})

test('totals: of both, of one, odd or even', () => {
  expect(['2.5', '2.75', '3', '3.25', '3.5'].map((total) => grade(TWO_ONE, 18, { total }))).toEqual([
    '12',
    '12 halfWon, 13 halfLost',
    '12 void, 13 void',
    '13 halfWon, 12 halfLost',
    '13',
  ])
  expect([grade(TWO_ONE, 19, { total: '1.5' }), grade(TWO_ONE, 20, { total: '1.5' })]).toEqual(['12', '13'])
  expect([TWO_ONE, LEVEL, NIL].map((cell) => grade(cell, 26))).toEqual(['70', '72', '72'])
})

test('who scores: next goal, both, clean sheets, scorers', () => {
  expect(['1', '2', '3', '4'].map((goalnr) => grade(TWO_ONE, 8, { goalnr }))).toEqual(['8', '6', '6', '7'])
  expect(() => grade({ ...TWO_ONE, next: 'home' }, 8, { goalnr: '5' })).toThrow('too far')
  expect([TWO_ONE, NIL, FIVE].map((cell) => grade(cell, 29))).toEqual(['74', '76', '76'])
  expect([TWO_ONE, NIL, FIVE].map((cell) => grade(cell, 31))).toEqual(['76', '74', '74'])
  expect([TWO_ONE, NIL, FIVE].map((cell) => grade(cell, 32))).toEqual(['76', '74', '76'])
  expect([TWO_ONE, NIL].map((cell) => grade(cell, 40))).toEqual(['', '1716'])
  const scorer = FOOTBALL_MARKETS.find(({ id }) => id === 40)
  const scoredOnce = ended('h', 0, { scored: ['sr:player:7'] })
  expect([scorer?.result(scoredOnce, 'sr:player:7', {}), scorer?.result(scoredOnce, 'sr:player:8', {})]).toEqual(['won', 'lost'])
})

test('scores: exact goals, correct score, halves', () => {
  expect([NIL, TWO_ONE, FIVE, ended('hhhhhh', 0), ended('hhhhhhh', 0)].map((cell) => grade(cell, 21))).toEqual([
    '68',
    '71',
    '73',
    '74',
    '74',
  ])
  expect([NIL, TWO_ONE, ended('a', 0), ended('hhhhaaaa', 0), FIVE].map((cell) => grade(cell, 45))).toEqual([
    '274',
    '288',
    '284',
    '322',
    '324',
  ])
  expect([TWO_ONE, LEVEL, ended('h', 1), ended('aah', 0), ended('hhaa', 2)].map((cell) => grade(cell, 47))).toEqual([
    '430',
    '426',
    '418',
    '428',
    '420',
  ])
  expect([TWO_ONE, LEVEL, ended('ha', 1)].map((cell) => grade(cell, 52))).toEqual(['438', '436', '440'])
})

test('two things at once', () => {
  expect([TWO_ONE, FIVE, LEVEL, NIL, ended('ahaa', 0), ended('a', 0)].map((cell) => grade(cell, 35))).toEqual([
    '78',
    '80',
    '82',
    '84',
    '86',
    '88',
  ])
  const total = '2.5'
  expect([TWO_ONE, LEVEL, FIVE, NIL].map((cell) => grade(cell, 36, { total }))).toEqual(['90', '92', '94', '96'])
  expect(
    [ended('h', 0), TWO_ONE, LEVEL, ended('haha', 0), ended('a', 0), ended('aaa', 0)].map((cell) => grade(cell, 37, { total })),
  ).toEqual(['794', '796', '798', '800', '802', '804'])
  expect(
    [ended('h', 0), LEVEL, ended('a', 0), TWO_ONE, ended('haha', 0), ended('aaa', 0)].map((cell) => grade(cell, 547, { total })),
  ).toEqual(['1724, 1725', '1724, 1726', '1725, 1726', '1727, 1728', '1727, 1729', '1728, 1729'])
})

test('halves by themselves', () => {
  expect([grade(TWO_ONE, 60), grade(TWO_ONE, 63), grade(TWO_ONE, 64), grade(LEVEL, 64)]).toEqual(['3', '10, 11', '5', '4 void, 5 void'])
  expect([grade(TWO_ONE, 66, { hcp: '0.5' }), grade(TWO_ONE, 66, { hcp: '1' }), grade(TWO_ONE, 66, { hcp: '1.5' })]).toEqual([
    '1715',
    '1714 void, 1715 void',
    '1714',
  ])
  expect([grade(TWO_ONE, 68, { total: '0.5' }), grade(TWO_ONE, 68, { total: '1.5' })]).toEqual(['12', '13'])
  expect([grade(TWO_ONE, 75), grade(LEVEL, 75)]).toEqual(['76', '74'])
  expect([grade(TWO_ONE, 83), grade(LEVEL, 83)]).toEqual(['1', '2'])
  expect([grade(TWO_ONE, 90, { total: '1.5' }), grade(LEVEL, 90, { total: '0.5' })]).toEqual(['12', '13'])
})

test('corners, cards, and somebody sent off', () => {
  const corners: CountCell = { of: 'corners', home: 6, away: 4 }
  expect([grade(corners, 162), grade({ ...corners, away: 6 }, 162), grade({ ...corners, away: 7 }, 162)]).toEqual(['1', '2', '3'])
  expect([grade(corners, 165, { hcp: '-1.5' }), grade(corners, 165, { hcp: '-2' }), grade(corners, 165, { hcp: '-2.5' })]).toEqual([
    '1714',
    '1714 void, 1715 void',
    '1715',
  ])
  expect([grade(corners, 166, { total: '9.5' }), grade(corners, 166, { total: '10.5' })]).toEqual(['12', '13'])
  const cards: CountCell = { of: 'cards', home: 1, away: 3 }
  expect([grade(cards, 139, { total: '3.5' }), grade(cards, 139, { total: '4.5' })]).toEqual(['12', '13'])
  expect([grade(NIL, 146), grade(ended('', 0, { red: true }), 146)]).toEqual(['76', '74'])
  expect(() => grade(corners, 1)).toThrow('a cell of corners')
  expect(() => grade(NIL, 162)).toThrow('a cell of score')
})

test('every market of the reference is there, each graded above', () => {
  expect(FOOTBALL_MARKETS.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([
    1, 8, 10, 11, 14, 16, 18, 19, 20, 21, 26, 29, 31, 32, 35, 36, 37, 40, 45, 47, 52, 60, 63, 64, 66, 68, 75, 83, 90, 139, 146, 162, 165,
    166, 547,
  ])
})
