import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { RoomDrill } from './drill.ts'

/** One in each phase; many more by `npm run faults -- --phase rooms`. */
const KILLS = process.env['TEST_WHOLE'] ? 100 : 4
const PATIENCE_MS = KILLS * 60_000

let drill: RoomDrill
beforeAll(async () => {
  drill = await RoomDrill.open({ clusterUrl: inject('clusterUrl') }, 'npm test')
}, PATIENCE_MS)
afterAll(() => drill.close())

test(
  'whoever has a room is killed in each of its phases: another goes on, no stake is lost and none is paid twice',
  async () => {
    const { problems, answered, booked, phases, rounds } = await drill.run(KILLS)
    expect(problems).toEqual([])
    expect(answered).toBe(booked)
    expect(answered).toBeGreaterThan(0)
    expect(rounds).toBeGreaterThan(1)
    expect(Object.keys(phases).toSorted()).toEqual(['drawing', 'idle', 'open', 'shown'])
  },
  PATIENCE_MS,
)

test(
  'an owner that is stopped for ten seconds and continued appends nothing',
  async () => {
    const { late, took } = await drill.stopAndContinue()
    expect(late).toBe(0)
    expect(took).toBeGreaterThan(0)
  },
  PATIENCE_MS,
)
