import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gridOf, rowsNear } from './grid-rows.ts'
import { ATTEMPTS, fetchImage, hasLoaded } from './image-loader.ts'
import { pageMarks } from './page-marks.ts'
import { throttle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the pagination shows three pages around the current one and one at each margin [CON-08] [CON-09]', () => {
  expect(pageMarks(1, 1)).toEqual([1])
  expect(pageMarks(1, 3)).toEqual([1, 2, 3])
  expect(pageMarks(1, 10)).toEqual([1, 2, 3, 'gap', 10])
  expect(pageMarks(5, 10)).toEqual([1, 'gap', 4, 5, 6, 'gap', 10])
  expect(pageMarks(10, 10)).toEqual([1, 'gap', 8, 9, 10])
  expect(pageMarks(3, 10)).toEqual([1, 2, 3, 4, 'gap', 10])
  expect(pageMarks(4, 10)).toEqual([1, 'gap', 3, 4, 5, 'gap', 10])
})

test('a picture is tried three times, no more', async () => {
  let tries = 0
  const failing = async (): Promise<void> => {
    tries++
    throw new Error('no')
  }
  await expect(fetchImage('a.png', failing)).rejects.toThrow('no')
  expect(tries).toBe(ATTEMPTS)
  expect(hasLoaded('a.png')).toBe(false)
  let second = 0
  await fetchImage('b.png', async () => (++second < 3 ? Promise.reject(new Error('no')) : undefined))
  expect(second).toBe(3)
  expect(hasLoaded('b.png')).toBe(true)
})

test('two hundred pictures are remembered, the oldest goes first [CON-04]', async () => {
  const load = async (): Promise<void> => undefined
  for (let number = 0; number < 201; number++) await fetchImage(`c${number}.png`, load)
  expect(hasLoaded('c0.png')).toBe(false)
  expect(hasLoaded('c1.png')).toBe(true)
  await fetchImage('c1.png', load)
  await fetchImage('d.png', load)
  expect(hasLoaded('c1.png')).toBe(true)
  expect(hasLoaded('c2.png')).toBe(false)
})

test('a throttled function runs at once and then at most once in its pause', () => {
  let runs = 0
  const run = throttle(() => runs++, 200)
  run()
  run()
  run()
  expect(runs).toBe(1)
  vi.advanceTimersByTime(199)
  expect(runs).toBe(1)
  vi.advanceTimersByTime(1)
  expect(runs).toBe(2)
  vi.advanceTimersByTime(1000)
  expect(runs).toBe(2)
})

test('a grid of covers has as many columns as fit, and only the rows near the screen', () => {
  expect(gridOf(1280)).toEqual({ columns: 7, rowHeight: ((1280 - 96) / 7) * (4 / 3) + 16 })
  expect(gridOf(358).columns).toBe(3)
  expect(gridOf(0).columns).toBe(1)
  expect(rowsNear({ above: -400, screen: 900, rowHeight: 240 })).toEqual({ first: 0, last: 6 })
  expect(rowsNear({ above: 10_000, screen: 900, rowHeight: 240 })).toEqual({ first: 37, last: 50 })
  expect(rowsNear({ above: -9000, screen: 900, rowHeight: 240 })).toEqual({ first: 0, last: 1 })
})
