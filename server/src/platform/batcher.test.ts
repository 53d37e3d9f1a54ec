import { expect, test } from 'vitest'
import { type BatchLimits, Batcher } from './batcher.ts'

class Passing extends Error {}
interface Item {
  id: string
  owner: string
}

const limits: BatchLimits = { connections: 1, crowd: 1, crowdMs: 5, batchMax: 4, groupMax: 2, waitingMax: 50, attemptsMax: 3, retryMs: 3 }
const item = (id: string, owner = id): Item => ({ id, owner })

/** A batcher that notes its batches; `gate` holds back the first until it is opened. */
function batching(run?: (items: Item[], attempt: number) => void, change: Partial<BatchLimits> = {}) {
  const batches: string[][] = []
  const gate = Promise.withResolvers<void>()
  const batcher = new Batcher<Item, string>(
    {
      run: async (items) => {
        batches.push(items.map(({ id }) => id))
        if (batches.length === 1) await gate.promise
        run?.(items, batches.length)
        return items.map(({ id }) =>
          id.startsWith('no') ? { status: 'rejected', reason: new Error(id) } : { status: 'fulfilled', value: `done ${id}` },
        )
      },
      name: ({ id }) => id,
      group: ({ owner }) => owner,
      passing: (error) => error instanceof Passing,
    },
    { ...limits, ...change },
  )
  return { batcher, batches, open: gate.resolve }
}

test('an item alone leaves at once', async () => {
  const { batcher, batches, open } = batching()
  open()
  expect(await batcher.add(item('a'))).toBe('done a')
  expect(batches).toEqual([['a']])
})

test('what arrives while a batch is under way makes the next one, at most so large', async () => {
  const { batcher, batches, open } = batching()
  const first = batcher.add(item('a'))
  await Promise.resolve()
  const others = ['b', 'c', 'd', 'e', 'f'].map((id) => batcher.add(item(id)))
  open()
  expect(await Promise.all([first, ...others])).toHaveLength(6)
  expect(batches.flat()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(Math.max(...batches.map(({ length }) => length))).toBe(4)
})

test('items of one name never share a batch, and one owner has at most so many in it; order is kept', async () => {
  const { batcher, batches, open } = batching(undefined, { batchMax: 10, crowd: 4 })
  const all = [item('x'), item('a1', 'a'), item('a1', 'a'), item('a2', 'a'), item('a3', 'a'), item('b1', 'b')].map((each) =>
    batcher.add(each),
  )
  open()
  await Promise.all(all)
  expect(batches[0]).toEqual(['x', 'a1', 'a2', 'b1'])
  expect(batches[1]).toEqual(['a1', 'a3'])
})

test('with a crowd waiting, one of each owner comes first', async () => {
  const { batcher, batches, open } = batching(undefined, { batchMax: 10, crowd: 3 })
  const all = [item('a1', 'a'), item('a2', 'a'), item('b1', 'b'), item('c1', 'c')].map((each) => batcher.add(each))
  open()
  await Promise.all(all)
  expect(batches).toEqual([['a1', 'b1', 'c1'], ['a2']])
})

test('with a second connection free an item leaves at once, but not while its owner has one under way', async () => {
  const { batcher, batches, open } = batching(undefined, { connections: 2 })
  const first = batcher.add(item('a1', 'a'))
  await Promise.resolve()
  const second = batcher.add(item('a2', 'a'))
  const other = batcher.add(item('b1', 'b'))
  expect(await other).toBe('done b1')
  expect(batches).toEqual([['a1'], ['b1']])
  open()
  await Promise.all([first, second])
  expect(batches).toEqual([['a1'], ['b1'], ['a2']])
})

test('beside a batch that is under way another leaves with a crowd, or when it has waited long enough', async () => {
  const { batcher, batches, open } = batching(undefined, { connections: 2, crowd: 3 })
  const stuck = batcher.add(item('a'))
  await Promise.resolve()
  const [b, c] = [batcher.add(item('b')), batcher.add(item('c'))]
  await Promise.resolve()
  expect(batches).toEqual([['a']])
  await Promise.all([b, c, batcher.add(item('d'))])
  expect(batches).toEqual([['a'], ['b', 'c', 'd']])
  expect(await batcher.add(item('e'))).toBe('done e')
  expect(batches).toHaveLength(3)
  open()
  await stuck
})

test('each item has its own answer', async () => {
  const { batcher, open } = batching()
  open()
  const [good, bad] = await Promise.allSettled([batcher.add(item('a')), batcher.add(item('no'))])
  expect(good).toEqual({ status: 'fulfilled', value: 'done a' })
  expect(bad).toMatchObject({ status: 'rejected', reason: new Error('no') })
})

test('a poisoned item fails alone: its batch is halved until it is found', async () => {
  const { batcher, open } = batching((items) => {
    if (items.some(({ id }) => id === 'poison')) throw new Error('poisoned')
  })
  const answers = Promise.allSettled(['a', 'b', 'poison', 'c', 'd', 'e'].map((id) => batcher.add(item(id))))
  open()
  const settled = await answers
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
})

test('trouble that passes is tried again, and given up after a while as what it is', async () => {
  const passes = batching((_items, attempt) => {
    if (attempt < 3) throw new Passing()
  })
  passes.open()
  expect(await passes.batcher.add(item('a'))).toBe('done a')
  expect(passes.batches).toHaveLength(3)
  const stays = batching(() => {
    throw new Passing()
  })
  stays.open()
  await expect(stays.batcher.add(item('a'))).rejects.toBeInstanceOf(Passing)
  expect(stays.batches).toHaveLength(limits.attemptsMax)
})

test('with too much waiting, more is told to come back', async () => {
  const { batcher, open } = batching(undefined, { waitingMax: 2 })
  const taken = [batcher.add(item('a')), batcher.add(item('b'))]
  await expect(batcher.add(item('c'))).rejects.toMatchObject({ code: 'system.busy' })
  open()
  await Promise.all(taken)
})
