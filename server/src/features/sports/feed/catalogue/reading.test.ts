import { afterEach, expect, test, vi } from 'vitest'
import { openLog } from '#platform/log'
import { Reading } from './reading.ts'

const lines: string[] = []
const log = openLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } })
afterEach(() => {
  vi.useRealTimers()
  lines.length = 0
})

/** A read that ends when the test says so. */
function held() {
  const ends: PromiseWithResolvers<void>[] = []
  const read = () => {
    const end = Promise.withResolvers<void>()
    ends.push(end)
    return end.promise
  }
  return { read, ends }
}

test('what is wanted many times is read once; what has changed meanwhile, once more', async () => {
  const reading = new Reading(log)
  const { read, ends } = held()
  for (let n = 0; n < 5; n++) reading.want('a', read)
  expect(ends).toHaveLength(1)
  reading.want('a', read, { isOther: true })
  reading.want('a', read, { isOther: true })
  ends[0]!.resolve()
  await expect.poll(() => ends.length).toBe(2)
  ends[1]!.resolve()
  await expect.poll(() => reading.count).toBe(0)
  expect(ends).toHaveLength(2)
})

test('a few are read at a time, and none after the end', async () => {
  const reading = new Reading(log)
  const { read, ends } = held()
  for (let n = 0; n < 20; n++) reading.want(String(n), read)
  expect(ends).toHaveLength(6)
  ends[0]!.resolve()
  await expect.poll(() => ends.length).toBe(7)
  const stopped = reading.stop()
  for (const end of ends) end.resolve()
  await stopped
  expect(ends).toHaveLength(7)
})

test('what fails is tried again after a while, then left for ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const reading = new Reading(log)
  let tried = 0
  const fail = () => {
    tried++
    return Promise.reject(new Error('no'))
  }
  reading.want('a', fail)
  await vi.advanceTimersByTimeAsync(0)
  reading.want('a', fail)
  expect(tried, 'it waits for its next try').toBe(1)
  await vi.advanceTimersByTimeAsync(1000 + 5000 + 30_000)
  expect(tried).toBe(4)
  expect(lines.join('')).toContain('does not tell')
  reading.want('a', fail)
  await vi.advanceTimersByTimeAsync(599_000)
  expect(tried).toBe(4)
  await vi.advanceTimersByTimeAsync(2000)
  reading.want('a', () => {
    tried++
    return Promise.resolve()
  })
  expect(tried).toBe(5)
  await reading.stop()
})
