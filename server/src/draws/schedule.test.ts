import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newBetId } from '#betting/bet'
import { SharedDrawsTest } from '../testing/shared-draws.ts'
import { readDraws } from './published.ts'
import { type ScheduledDraw, scheduleDraw } from './schedule.ts'

const SOURCE = 'coin:planned'
let site: SharedDrawsTest

beforeAll(async () => {
  site = await SharedDrawsTest.open(inject('clusterUrl'))
  await site.newSource(SOURCE)
})
afterAll(() => site.close())

async function plan({ number, id = newBetId() }: { number: string; id?: string }): Promise<string> {
  const { db, beacon } = site.draws
  const [opensAt, closesAt] = [new Date(site.clock.now), new Date(site.clock.now + 30_000)]
  const about = { id, product: 'LOTTERY', vendor: 'TUC', game: 'coin', source: SOURCE, number, maths: site.maths, committedMs: 0 }
  const draw: ScheduledDraw = { ...about, opensAt, closesAt }
  return scheduleDraw(db, { chain: (await beacon.chain())!, isOwn: true }, draw)
}

test('a number that several plan at once, each with an id of its own, is one draw with one link of the chain', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => plan({ number: '1' })))
  expect(new Set(ids).size).toBe(1)
  expect(await plan({ number: '1' })).toBe(ids[0])
  await plan({ number: '2' })
  const planned = await readDraws(site.draws.db, { source: SOURCE, limit: 10 })
  expect(planned.map(({ number, link }) => [number, link])).toEqual([
    ['2', 2],
    ['1', 1],
  ])
  expect(planned.find(({ number }) => number === '1')!.eventId).toBe(ids[0])
})

test('a draw that is known stays what it is: no other number can have its id', async () => {
  const id = await plan({ number: '3' })
  await expect(plan({ number: '4', id })).rejects.toMatchObject({ code: 'key.conflict' })
  await expect(plan({ number: '3', id: await plan({ number: '5' }) })).rejects.toMatchObject({ code: 'key.conflict' })
})
