import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gradeMargin, handicapResult, totalResult } from './index.ts'

test('a margin is graded in quarters', () => {
  expect([2, 0.5, 0.25, 0, -0.25, -0.5, -3].map(gradeMargin)).toEqual(['won', 'won', 'halfWon', 'void', 'halfLost', 'lost', 'lost'])
  for (const bad of [0.1, 1 / 3, Number.NaN, Infinity]) expect(() => gradeMargin(bad)).toThrow('quarters')
})

test('lines', () => {
  expect(handicapResult({ own: 1, other: 1, hcp: -0.25 })).toBe('halfLost')
  expect(handicapResult({ own: 0, other: 1, hcp: 0.75 })).toBe('halfLost')
  expect(handicapResult({ own: 2, other: 1, hcp: -0.75 })).toBe('halfWon')
  expect(handicapResult({ own: 1, other: 1, hcp: 0 })).toBe('void')
  expect(totalResult('over', { sum: 3, line: 2.75 })).toBe('halfWon')
  expect(totalResult('under', { sum: 3, line: 2.75 })).toBe('halfLost')
  expect(totalResult('over', { sum: 2, line: 2 })).toBe('void')
})

test('the other side ends the other way, and a quarter line is its two neighbours', () => {
  const units = { won: 2, halfWon: 1, void: 0, halfLost: -1, lost: -2 }
  fc.assert(
    fc.property(fc.nat(9), fc.nat(9), fc.integer({ min: -20, max: 20 }), (own, other, quarters) => {
      const hcp = quarters / 4
      const side = units[handicapResult({ own, other, hcp })]
      expect(units[handicapResult({ own: other, other: own, hcp: -hcp })]).toBe(side === 0 ? 0 : -side)
      expect(units[totalResult('over', { sum: own + other, line: -hcp })]).toBe(units[handicapResult({ own, other: -other, hcp })])
      if (quarters % 2 === 0) return
      const [below, above] = [-0.25, 0.25].map((part) => units[handicapResult({ own, other, hcp: hcp + part })])
      expect(2 * side).toBe(below! + above!)
    }),
  )
})
