import { expect, test } from 'vitest'
import { FeedQueue } from './queue.ts'

const came = (n: number, bytes = 10) => ({ key: String(n), body: Buffer.alloc(bytes) })
const keysOf = (taken: ReturnType<FeedQueue<string>['take']>) => taken.map((one) => ('key' in one ? one.key : one.other))
const PLENTY = { messages: 1000, bytes: 1e9 }

test('what waits is taken in order, as much as fits, and one at least', () => {
  const queue = new FeedQueue<string>(PLENTY)
  for (let n = 0; n < 4; n++) queue.push(came(n))
  queue.push({ other: 'up' })
  queue.push(came(5, 500))
  expect(keysOf(queue.take({ messages: 2, bytes: 1000 }))).toEqual(['0', '1'])
  expect(keysOf(queue.take({ messages: 9, bytes: 25 }))).toEqual(['2', '3', 'up'])
  expect(keysOf(queue.take({ messages: 9, bytes: 25 }))).toEqual(['5'])
  expect(queue.take(PLENTY)).toEqual([])
})

test('it is full by messages or by bytes, and has room again once they are taken', () => {
  const few = new FeedQueue<string>({ messages: 2, bytes: 1e9 })
  few.push(came(1))
  expect(few.isFull).toBe(false)
  few.push(came(2))
  expect(few.isFull).toBe(true)
  few.take({ messages: 1, bytes: 1e9 })
  expect(few.isFull).toBe(false)
  const small = new FeedQueue<string>({ messages: 100, bytes: 100 })
  small.push(came(1, 100))
  expect(small.isFull).toBe(true)
  small.take(PLENTY)
  expect(small.isFull).toBe(false)
})

test('messages are forgotten together, and nothing else is', () => {
  const queue = new FeedQueue<string>(PLENTY)
  queue.push(came(0))
  queue.push({ other: 'up' })
  for (let n = 0; n < 5000; n++) queue.push(came(n))
  queue.take({ messages: 1, bytes: 1e9 })
  expect(queue.dropMessages()).toBe(5000)
  expect(keysOf(queue.take(PLENTY))).toEqual(['up'])
})

test('thousands go through in order', () => {
  const queue = new FeedQueue<string>(PLENTY)
  const taken: string[] = []
  for (let n = 0; n < 10_000; n++) {
    queue.push(came(n))
    if (n % 3 === 0) taken.push(...keysOf(queue.take({ messages: 2, bytes: 1e9 })))
  }
  while (queue.length > 0) taken.push(...keysOf(queue.take(PLENTY)))
  expect(taken).toEqual(Array.from({ length: 10_000 }, (_, n) => String(n)))
})
