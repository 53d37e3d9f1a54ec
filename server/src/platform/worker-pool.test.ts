import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { expect, onTestFinished, test } from 'vitest'
import { openMetrics } from './metrics.ts'
import { hashPassword } from './password.ts'
import { WorkerPool } from './worker-pool.ts'

const ENTRY = path.join(import.meta.dirname, '..', 'worker.ts')
const picture = createCanvas(90, 40).toBuffer('image/png')

const children = (): number[] =>
  execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent]) => (pid !== undefined && parent === process.pid ? [pid] : []))

/** A worker pool whose process for pictures has come to a standstill: whatever it is given, it is never done. */
async function openStuck(seconds: number, patience?: number): Promise<{ workerPool: WorkerPool; stuck: number }> {
  const workerPool = new WorkerPool(ENTRY, openMetrics(), { pictures: { seconds, ...(patience !== undefined && { patience }) } })
  onTestFinished(() => workerPool.stop())
  const before = children()
  await workerPool.do('squarePicture', picture)
  const stuck = children().find((pid) => !before.includes(pid) && isWorker(pid))!
  process.kill(stuck, 'SIGSTOP')
  return { workerPool, stuck }
}

/** `ps` itself is a child too. */
const isWorker = (pid: number): boolean => {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).includes('worker.ts')
  } catch {
    return false
  }
}

test('a picture that takes too long is ended with its process, and the next ones are drawn by another', { timeout: 120_000 }, async () => {
  // The next process works at a low priority, on a machine that may be busy.
  const { workerPool, stuck } = await openStuck(3, 10)
  const first = workerPool.do('squarePicture', picture)
  const others = [workerPool.do('squarePicture', picture), workerPool.do('squarePicture', Buffer.from('no picture'))]
  await expect(first).rejects.toMatchObject({ code: 'system.busy' })
  expect(isWorker(stuck)).toBe(false)
  const [drawn, none] = await Promise.all(others)
  expect(Buffer.from(drawn!).subarray(1, 4).toString()).toBe('PNG')
  expect(none).toBeUndefined()
})

test('a picture whose process had to wait for the processor is drawn all the same', { timeout: 120_000 }, async () => {
  // However busy the machine is: the processor is counted, and the clock only after a long time.
  const limit = 1
  const { workerPool, stuck } = await openStuck(limit, 100)
  const began = performance.now()
  const drawn = workerPool.do('squarePicture', picture)
  await expect.poll(() => performance.now() - began, { timeout: 60_000 }).toBeGreaterThan(limit * 1000 + 500)
  process.kill(stuck, 'SIGCONT')
  expect(
    Buffer.from((await drawn)!)
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
})

test('neither passwords nor puzzles wait for pictures, however many there are', { timeout: 120_000 }, async () => {
  const { workerPool } = await openStuck(600)
  const flood = Array.from({ length: 21 }, () => workerPool.do('squarePicture', picture))
  const outcomes = Promise.allSettled(flood)
  const hash = await hashPassword('floresta77')
  expect(await workerPool.do('verifyPassword', { password: 'floresta77', hash })).toBe(true)
  expect((await workerPool.do('drawSlider')).width).toBe(320)
  expect((await workerPool.do('drawText')).text).toHaveLength(5)
  await expect(workerPool.do('squarePicture', picture), 'the queue has an end').rejects.toMatchObject({ code: 'system.busy' })
  await workerPool.stop()
  expect((await outcomes).every(({ status }) => status === 'rejected')).toBe(true)
})
