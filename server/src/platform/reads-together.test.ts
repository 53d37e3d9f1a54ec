import { expect, test } from 'vitest'
import { ReadsTogether } from './reads-together.ts'

/** Readings that end when they are told to. */
function held() {
  const asked: { keys: number[]; end: () => void; fail: (error: Error) => void }[] = []
  const reads = new ReadsTogether<number, string>(
    (keys) => new Promise((resolve, reject) => asked.push({ keys, end: () => resolve(keys.map(String)), fail: reject })),
  )
  return { reads, asked }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('who asks in the same turn is read for by one statement, who asks meanwhile by the next', async () => {
  const { reads, asked } = held()
  const first = [1, 2, 1].map((key) => reads.read(key))
  await turn()
  const later = [3, 4].map((key) => reads.read(key))
  await turn()
  expect(asked.map(({ keys }) => keys)).toEqual([[1, 2, 1]])
  asked[0]!.end()
  expect(await Promise.all(first)).toEqual(['1', '2', '1'])
  await turn()
  expect(asked.map(({ keys }) => keys)).toEqual([
    [1, 2, 1],
    [3, 4],
  ])
  asked[1]!.end()
  expect(await Promise.all(later)).toEqual(['3', '4'])
})

test('a reading that fails is told to whoever asked, and the next one reads again', async () => {
  const { reads, asked } = held()
  const first = reads.read(1)
  await turn()
  const second = reads.read(2)
  asked[0]!.fail(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await turn()
  asked[1]!.end()
  expect(await second).toBe('2')
})
