import path from 'node:path'
import { expect, test } from 'vitest'
import { openMetrics } from './metrics.ts'
import { Workshop } from './workshop.ts'

test('a workshop that stops leaves nobody waiting: not those it works for, and not those in the queue', async () => {
  const workshop = new Workshop(path.join(import.meta.dirname, '..', 'worker.ts'), openMetrics())
  const orders = Array.from({ length: 40 }, () => workshop.do('drawText'))
  const settled = Promise.allSettled(orders)
  await workshop.stop()
  expect((await settled).length).toBe(40)
  await expect(workshop.do('drawText')).rejects.toMatchObject({ code: 'system.busy' })
})
