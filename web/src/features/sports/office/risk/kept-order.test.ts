import { expect, test } from 'vitest'
import { keptOrder } from './kept-order.ts'

test('lines stay where they are while their figures change; new ones come last, and what is gone leaves no gap', () => {
  expect(keptOrder([], ['a', 'b'])).toEqual(['a', 'b'])
  expect(keptOrder(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['a', 'b', 'c'])
  expect(keptOrder(['a', 'b', 'c'], ['d', 'c', 'a'])).toEqual(['a', 'c', 'd'])
})
