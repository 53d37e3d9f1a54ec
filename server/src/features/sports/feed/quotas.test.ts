import { expect, test } from 'vitest'
import { type Asked, mayAsk } from './quotas.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = 1_790_000_000_000

const ofAge = (ageMs: number | undefined): Asked['of'] => ({ ageMs })
/** So many requests, evenly over the time before now. */
const made = (of: Asked['of'], count: number, overMs: number): Asked[] =>
  Array.from({ length: count }, (_, n) => ({ of, atMs: NOW - 1 - Math.floor((n * overMs) / count) }))

test.each([
  ['of less than half an hour', ofAge(0), 20, 10 * MINUTE],
  ['of less than half an hour', ofAge(30 * MINUTE - 1), 60, HOUR],
  ['of less than a day', ofAge(30 * MINUTE), 4, 10 * MINUTE],
  ['of less than a day', ofAge(DAY - 1), 10, HOUR],
  ['of a day and more', ofAge(DAY), 2, 30 * MINUTE],
  ['of everything', ofAge(undefined), 2, 30 * MINUTE],
  ['of everything', ofAge(undefined), 4, 2 * HOUR],
  ['of one match', 'event' as const, 100, 10 * MINUTE],
  ['of one match', 'event' as const, 300, HOUR],
])('requests %s: %o, %i in %i ms and not one more', (_, of, most, withinMs) => {
  // The last of them as old as it may be while it still counts.
  const full = made(of, most - 1, withinMs - 2).concat({ of, atMs: NOW - withinMs + 1 })
  const few = full.slice(1)
  expect(mayAsk(few, { of, nowMs: NOW })).toBe(true)
  expect(mayAsk(full, { of, nowMs: NOW })).toBe(false)
  // When the first of them is too old to count, another one may be made, unless the other quota of its kind is used up.
  const later = full.map((one) => ({ ...one, atMs: one.atMs - withinMs }))
  expect(
    mayAsk(
      later.filter(({ atMs }) => atMs <= NOW - 2 * HOUR),
      { of, nowMs: NOW },
    ),
  ).toBe(true)
})

test('requests of one kind take nothing from another', () => {
  const young = made(ofAge(1000), 60, HOUR)
  const old = made(ofAge(2 * DAY), 4, 2 * HOUR)
  const single = made('event', 300, HOUR)
  expect(mayAsk([...young, ...old, ...single], { of: ofAge(HOUR), nowMs: NOW })).toBe(true)
  expect(mayAsk([...old, ...single], { of: ofAge(1000), nowMs: NOW })).toBe(true)
  expect(mayAsk([...young, ...old], { of: 'event', nowMs: NOW })).toBe(true)
  expect(mayAsk([...young, ...single], { of: ofAge(2 * DAY), nowMs: NOW })).toBe(true)
})
