import { expect, test } from 'vitest'
import { acrossSports } from './across-sports.ts'

const matches = (...names: string[]) => names.map((name) => ({ sport: name.charAt(0), name }))

test('sports take turns, and each keeps its order', () => {
  const some = (most: number): string[] => acrossSports(matches('a1', 'a2', 'a3', 'b1', 'c1', 'c2'), most).map(({ name }) => name)
  expect(some(5)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2'])
  expect(some(9)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3'])
  expect(acrossSports([], 3)).toEqual([])
})
