import { expect, test } from 'vitest'
import { Lags } from '../lags.ts'
import { tooLateFrom } from './past-posting.ts'

const LIVE = 101
const NOON = Date.UTC(2026, 0, 1, 12)

/** A producer whose clock is so far behind ours, that tells of something each second, and in the midst of it of a stop so late. */
function late(behindMs: number, lateMs: number): number | undefined {
  const lags = new Lags()
  for (let second = 0; second * 1000 < 30_000 + lateMs; second++)
    lags.note(LIVE, NOON + second * 1000 - behindMs, NOON + second * 1000 + 20)
  const happenedMs = NOON + 30_000
  const [timestampMs, nowMs] = [happenedMs - behindMs, happenedMs + lateMs]
  lags.note(LIVE, timestampMs, nowMs)
  const from = tooLateFrom({ timestampMs }, { nowMs, leastLagMs: lags.leastOf(LIVE)! })
  return from === undefined ? undefined : from - happenedMs
}

test('a message is late by what it took longer than others, whatever the clocks say', () => {
  expect(late(0, 100)).toBeUndefined()
  expect(late(0, 2000)).toBe(20)
  expect(late(5000, 100), 'a clock that is behind').toBeUndefined()
  expect(late(5000, 2000)).toBe(20)
  expect(late(-5000, 100), 'a clock that is ahead').toBeUndefined()
  // Never before its own time: what that is by our clock is not known to the second.
  expect(late(-1000, 3000)).toBe(1000)
})

test('what is very old closes its producer, and no bet is void by it', () => {
  expect(late(0, 19_900)).toBe(20)
  expect(late(0, 20_100)).toBeUndefined()
})

test('a producer whose clock was set is judged by it within half a minute', () => {
  const lags = new Lags()
  lags.note(LIVE, NOON, NOON + 20)
  for (let second = 1; second <= 32; second++) lags.note(LIVE, NOON + second * 1000 - 3000, NOON + second * 1000)
  expect(lags.leastOf(LIVE)).toBe(3000)
  expect(lags.leastOf(103)).toBeUndefined()
})
