import type { Json } from '@tucano/round'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RoomPresence, TOLD_EVERY_MS } from './presence.ts'

const SILENCE_MS = 10_000
let here: Set<bigint>
let told: [bigint, boolean][]
let presence: RoomPresence

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  here = new Set()
  told = []
  presence = new RoomPresence(
    { here: () => [...here], changed: (memberId, isHere) => [String(memberId), isHere] as Json },
    {
      state: () => null,
      tell: (command) => {
        const [id, isHere] = command as [string, boolean]
        told.push([BigInt(id), isHere])
        if (isHere) here.add(BigInt(id))
        else here.delete(BigInt(id))
      },
    },
  )
})
afterEach(() => {
  presence.stop()
  vi.useRealTimers()
})

test('whoever is heard of again and again stays; whoever is not, is away after two silences and more', () => {
  presence.here([1n, 2n])
  for (let ms = 0; ms <= SILENCE_MS * 2; ms += TOLD_EVERY_MS) {
    presence.here([1n])
    vi.advanceTimersByTime(TOLD_EVERY_MS)
  }
  expect(told).toEqual([
    [1n, true],
    [2n, true],
    [2n, false],
  ])
})

test('nobody is away before the silence was long enough', () => {
  presence.here([1n])
  vi.advanceTimersByTime(SILENCE_MS)
  expect(told).toEqual([[1n, true]])
  vi.advanceTimersByTime(TOLD_EVERY_MS)
  expect(told).toEqual([
    [1n, true],
    [1n, false],
  ])
})

test('who comes to own a room gives everybody in it as long to be heard of', () => {
  here = new Set([5n, 6n])
  vi.advanceTimersByTime(SILENCE_MS)
  presence.here([5n])
  expect(told).toEqual([])
  vi.advanceTimersByTime(TOLD_EVERY_MS)
  expect(told).toEqual([[6n, false]])
})

test('whoever leaves is away at once, and comes back when heard of', () => {
  presence.here([1n])
  presence.gone(1n)
  presence.gone(1n)
  presence.here([1n])
  expect(told).toEqual([
    [1n, true],
    [1n, false],
    [1n, true],
  ])
})
