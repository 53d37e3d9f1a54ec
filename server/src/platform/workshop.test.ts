import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { expect, onTestFinished, test } from 'vitest'
import { openMetrics } from './metrics.ts'
import { hashPassword } from './password.ts'
import { Workshop } from './workshop.ts'

const ENTRY = path.join(import.meta.dirname, '..', 'worker.ts')
const picture = createCanvas(90, 40).toBuffer('image/png')

const children = (): number[] =>
  execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent]) => (pid !== undefined && parent === process.pid ? [pid] : []))

/** A workshop whose process for pictures has come to a standstill: whatever it is given, it is never done. */
async function openStuck(seconds: number): Promise<{ workshop: Workshop; stuck: number }> {
  const workshop = new Workshop(ENTRY, openMetrics(), { pictures: { seconds } })
  onTestFinished(() => workshop.stop())
  const before = children()
  await workshop.do('squarePicture', picture)
  const stuck = children().find((pid) => !before.includes(pid) && isWorker(pid))!
  process.kill(stuck, 'SIGSTOP')
  return { workshop, stuck }
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
  const { workshop, stuck } = await openStuck(10)
  const first = workshop.do('squarePicture', picture)
  const others = [workshop.do('squarePicture', picture), workshop.do('squarePicture', Buffer.from('no picture'))]
  await expect(first).rejects.toMatchObject({ code: 'system.busy' })
  expect(isWorker(stuck)).toBe(false)
  const [drawn, none] = await Promise.all(others)
  expect(Buffer.from(drawn!).subarray(1, 4).toString()).toBe('PNG')
  expect(none).toBeUndefined()
})

test('neither passwords nor puzzles wait for pictures, however many there are', { timeout: 120_000 }, async () => {
  const { workshop } = await openStuck(600)
  const flood = Array.from({ length: 21 }, () => workshop.do('squarePicture', picture))
  const outcomes = Promise.allSettled(flood)
  const hash = await hashPassword('floresta77')
  expect(await workshop.do('verifyPassword', { password: 'floresta77', hash })).toBe(true)
  expect((await workshop.do('drawSlider')).width).toBe(320)
  expect((await workshop.do('drawText')).text).toHaveLength(5)
  await expect(workshop.do('squarePicture', picture), 'the queue has an end').rejects.toMatchObject({ code: 'system.busy' })
  await workshop.stop()
  expect((await outcomes).every(({ status }) => status === 'rejected')).toBe(true)
})
