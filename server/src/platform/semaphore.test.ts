import { expect, test } from 'vitest'
import { Semaphore } from './semaphore.ts'

test('lets so many in at a time, in order, and sends away whoever would wait too long', async () => {
  const semaphore = new Semaphore({ inside: 2, waiting: 2 })
  const order: number[] = []
  const leave: (() => void)[] = []
  const come = (n: number) =>
    semaphore.pass(() => {
      order.push(n)
      return new Promise<void>((resolve) => leave.push(resolve))
    })
  const passing = [1, 2, 3, 4].map(come)
  await expect(come(5)).rejects.toMatchObject({ code: 'system.busy' })
  expect(order).toEqual([1, 2])
  leave[0]!()
  await passing[0]
  await expect.poll(() => order).toEqual([1, 2, 3])
  for (const n of [1, 2, 3]) {
    await expect.poll(() => leave.length).toBeGreaterThan(n)
    leave[n]!()
  }
  await Promise.all(passing)
  expect(order).toEqual([1, 2, 3, 4])
})

test('what fails inside leaves its place', async () => {
  const semaphore = new Semaphore({ inside: 1, waiting: 0 })
  await expect(semaphore.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(semaphore.pass(() => Promise.resolve('in'))).resolves.toBe('in')
})
