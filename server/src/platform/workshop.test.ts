import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { expect, onTestFinished, test } from 'vitest'
import { heavyPicture } from '../testing/heavy-picture.ts'
import { openMetrics } from './metrics.ts'
import { hashPassword } from './password.ts'
import { Workshop } from './workshop.ts'

const ENTRY = path.join(import.meta.dirname, '..', 'worker.ts')
/** Minutes of work: nobody waits for it here. */
const heavy = heavyPicture({ side: 6320, scans: 3000 })
const light = createCanvas(90, 40).toBuffer('image/png')

function open(limits?: ConstructorParameters<typeof Workshop>[2]): Workshop {
  const workshop = new Workshop(ENTRY, openMetrics(), limits)
  onTestFinished(() => workshop.stop())
  return workshop
}

test('a picture that takes too long is ended with its process, and the next one is drawn by another', { timeout: 120_000 }, async () => {
  const workshop = open({ pictures: { seconds: 8 } })
  const [first, second, third] = [
    workshop.do('squarePicture', heavy),
    workshop.do('squarePicture', light),
    workshop.do('squarePicture', Buffer.from('no picture')),
  ]
  await expect(first).rejects.toMatchObject({ code: 'system.busy' })
  expect(
    Buffer.from((await second)!)
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  expect(await third).toBeUndefined()
})

test('neither passwords nor puzzles wait for pictures, however many there are', { timeout: 120_000 }, async () => {
  const workshop = open({ pictures: { seconds: 600 } })
  let ended = 0
  const flood = Array.from({ length: 20 }, () => workshop.do('squarePicture', heavy).finally(() => ended++))
  const outcomes = Promise.allSettled(flood)
  const hash = await hashPassword('floresta77')
  expect(await workshop.do('verifyPassword', { password: 'floresta77', hash })).toBe(true)
  expect((await workshop.do('drawSlider')).width).toBe(320)
  expect((await workshop.do('drawText')).text).toHaveLength(5)
  expect(ended, 'not one picture is done').toBe(0)
  const last = workshop.do('squarePicture', light).catch(() => 'stopped')
  await expect(workshop.do('squarePicture', light), 'the queue has an end').rejects.toMatchObject({ code: 'system.busy' })
  await workshop.stop()
  expect((await outcomes).every(({ status }) => status === 'rejected')).toBe(true)
  expect(await last).toBe('stopped')
})
