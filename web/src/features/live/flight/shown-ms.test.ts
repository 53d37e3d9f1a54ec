import { expect, test } from 'vitest'
import { shownMs } from './shown-ms.ts'

test('a flight is shown by the clock, holds when nothing is said of it, and goes to its end when that is told', () => {
  const shown = (nowMs: number, saidMs: number, isOver = false) => shownMs({ playsAtMs: 1000, saidMs, isOver }, nowMs)
  expect(shown(1050, 0)).toBe(0)
  expect(shown(4000, 2900)).toBe(2880)
  // For seconds nothing was heard: not a step more than what that allows.
  expect([shown(5000, 2500), shown(60_000, 2500)]).toEqual([3300, 3300])
  expect(shown(60_000, 2500, true)).toBe(59_000)
  expect(shownMs({ playsAtMs: null, saidMs: null, isOver: false }, 5000)).toBe(0)
})
