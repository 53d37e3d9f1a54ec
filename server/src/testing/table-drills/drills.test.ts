import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DRILLED, MOMENTS, TableDrill } from './drill.ts'

/** Each kind in one of its phases; all of them, many times, by `npm run faults -- --phase tables`. */
const SHARE = ['cut', 'play', 'settling', 'beacon', 'void'] as const
const isWhole = process.env['TEST_WHOLE'] !== undefined
const PATIENCE_MS = 180_000

let drill: TableDrill
beforeAll(async () => {
  drill = await TableDrill.open({ clusterUrl: inject('clusterUrl') }, 'npm test')
}, PATIENCE_MS)
afterAll(() => drill.close())

test.each(DRILLED.map((code, n) => [code, isWhole ? MOMENTS : [SHARE[n]!]] as const))(
  'whoever has %s is killed while it is %s: bets before the cut stay, the result is the one that was drawn, and each bet ends once',
  async (code, moments) => {
    const { audit, kills, resumedMs } = await drill.run(code, moments)
    expect(audit.problems).toEqual([])
    expect(audit.bets).toBeGreaterThan(0)
    expect(audit.rounds).toBeGreaterThan(kills)
    expect(resumedMs).toHaveLength(kills)
  },
  PATIENCE_MS,
)
