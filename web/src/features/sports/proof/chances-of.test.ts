import { expect, test } from 'vitest'
import { chancesByBeat, chancesOf } from './chances-of.ts'

test('odds are chances without their margin', () => {
  expect(chancesOf([2000, 4000, 4000])).toEqual([0.5, 0.25, 0.25])
  expect(chancesOf([1900, 1900])).toEqual([0.5, 0.5])
  expect(chancesOf([1900, null])).toBeUndefined()
  expect(chancesOf([])).toBeUndefined()
})

test('a beat without odds has the chances of the one before, and the end those of the score', () => {
  const beat = (result: (number | null)[], home: number, away: number) => ({ result, score: { home, away } })
  expect(chancesByBeat([beat([2000, 4000, 4000], 0, 0), beat([null, null, null], 0, 1), beat([], 0, 1)])).toEqual([
    [0.5, 0.25, 0.25],
    [0.5, 0.25, 0.25],
    [0, 0, 1],
  ])
  expect(chancesByBeat([beat([2000, 4000, 4000], 1, 1), beat([], 1, 1)]).at(-1)).toEqual([0, 1, 0])
})
