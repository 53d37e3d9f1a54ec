import { expect, test } from 'vitest'
import { claimed } from './claimed.ts'

test('more than 140 sports are claimed where there are as many, and the true number where there are fewer', () => {
  expect(claimed(140, 140)).toEqual({ count: 140, more: true })
  expect(claimed(7, 140)).toEqual({ count: 7, more: false })
})

test('5,000 games and more are claimed where there are as many, and the true number where there are fewer', () => {
  expect(claimed(9999, 5000)).toEqual({ count: 5000, more: true })
  expect(claimed(4999, 5000)).toEqual({ count: 4999, more: false })
})
