import { expect, test } from 'vitest'
import { countdownMs, secondsUntil } from './code-countdown.ts'

test('the countdown lasts as many minutes as the server says, and one when it says nothing [VER-04]', () => {
  expect([1, 2, 5].map((expiredMinutes) => secondsUntil(countdownMs({ expiredMinutes }), 0))).toEqual([60, 120, 300])
  expect(secondsUntil(countdownMs({}), 0)).toBe(60)
})

test('whole seconds are counted, however seldom the clock is asked', () => {
  expect([0, 1, 999, 1000, 58_999, 59_999, 60_000, 90_000].map((now) => secondsUntil(60_000, now))).toEqual([60, 60, 60, 59, 2, 1, 0, 0])
})
