import { expect, test } from 'vitest'
import { nextOfRow, safeShare, stepsOf, tilesOf } from './tiles.ts'

test('a board that is not over shows nothing but what was opened', () => {
  expect(tilesOf({ opened: [1], board: null }, 4, true)).toEqual(['closed', 'gem', 'closed', 'closed'])
  expect(tilesOf(undefined, 2, true)).toEqual(['closed', 'closed'])
})

test('at the end the opened mine is seen first, and then what was left', () => {
  const view = { opened: [1, 2], board: [2, 3] }
  expect(tilesOf(view, 4, false)).toEqual(['closed', 'gem', 'hit', 'closed'])
  expect(tilesOf(view, 4, true)).toEqual(['leftGem', 'gem', 'hit', 'leftMine'])
})

test('the chance of the next place counts what is still closed', () => {
  expect(safeShare({ tiles: 25, mines: 3, opened: 0 })).toBe(88)
  expect(safeShare({ tiles: 25, mines: 5, opened: 5 })).toBe(75)
})

test('a row of rounds opens the same places, and then none', () => {
  expect(nextOfRow([12, 3], [])).toBe(12)
  expect(nextOfRow([12, 3], [12])).toBe(3)
  expect(nextOfRow([12, 3], [12, 3])).toBeUndefined()
})

test('a mine is no step of the ladder', () => {
  expect(stepsOf({ opened: [3, 4], board: null })).toBe(2)
  expect(stepsOf({ opened: [3, 4], board: [1, 2] })).toBe(2)
  expect(stepsOf({ opened: [3], board: [3, 9] })).toBe(0)
  expect(stepsOf({ opened: [4, 3], board: [3, 9] })).toBe(1)
})
