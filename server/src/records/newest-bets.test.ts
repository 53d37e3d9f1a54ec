import { expect, test } from 'vitest'
import { cutAt } from './newest-bets.ts'

test('where not everything was looked at, a page ends before the last moment and names nobody else’s bet', () => {
  const rows = ['30', '20', '20', '10'].map((micros, n) => ({ micros, n }))
  const { rows: shown, rest } = cutAt(rows, '10')
  expect(shown.map(({ n }) => n)).toEqual([0, 1, 2])
  // Nothing of the moment has been shown, and all of it is before the mark.
  expect(rest.micros).toBe('10')
  expect(rest.id > 'fffffff0-ffff-7fff-bfff-ffffffffffff').toBe(true)
})
