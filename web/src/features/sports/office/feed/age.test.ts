import { expect, test } from 'vitest'
import { ageOf, toneOf } from './age.ts'

const NOW = 1_000_000_000

test('an age is told in the unit that says enough', () => {
  expect(ageOf(NOW + 400, NOW)).toEqual({ is: 'now' })
  expect(ageOf(NOW - 999, NOW)).toEqual({ is: 'now' })
  expect(ageOf(NOW - 59_999, NOW)).toEqual({ is: 'seconds', seconds: 59 })
  expect(ageOf(NOW - 61_000, NOW)).toEqual({ is: 'minutes', minutes: 1, seconds: 1 })
  expect(ageOf(NOW - 7_260_000, NOW)).toEqual({ is: 'hours', hours: 2, minutes: 1 })
})

test('a sign of life is late when another one is due, and silence is what takes a producer down', () => {
  expect(toneOf(NOW - 12_000, NOW)).toBe('calm')
  expect(toneOf(NOW - 12_001, NOW)).toBe('late')
  expect(toneOf(NOW - 20_001, NOW)).toBe('silent')
  expect(toneOf(null, NOW)).toBe('silent')
})
