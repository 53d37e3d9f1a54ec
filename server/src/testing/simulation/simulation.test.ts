import { createTestDatabase } from '@tucano/database/test-cluster'
import { expect, inject, test } from 'vitest'
import { bugs } from './plant.ts'
import { simulate } from './simulate.ts'
import { type World, openWorld } from './world.ts'

const SEEDS = 200
const STEPS = 200
/** `npm test` runs most histories as far as this, and one in so many to the end; `npm run test:whole` all of them. */
const SHORT_STEPS = 15
const LONG_EVERY = process.env['TEST_WHOLE'] === '1' ? 1 : 100
const LANES = 2
/** How long a planted mistake may stay undiscovered. */
const FOUND_WITHIN_MS = 60_000

async function withWorld<Result>(work: (world: World) => Promise<Result>): Promise<Result> {
  const world = await openWorld(await createTestDatabase(inject('clusterUrl')))
  try {
    return await work(world)
  } finally {
    await world.close()
  }
}

test(`${SEEDS} histories keep every invariant and agree with the model [WAL-01]`, { timeout: 900_000 }, async () => {
  const lane = (first: number) =>
    withWorld(async (world) => {
      for (let seed = first; seed <= SEEDS; seed += LANES) {
        const steps = seed % LONG_EVERY === 0 ? STEPS : SHORT_STEPS
        const failure = await simulate(world, seed, { steps, shortenMs: 20_000 })
        expect(failure?.report).toBeUndefined()
      }
    })
  await Promise.all(Array.from({ length: LANES }, (_, index) => lane(index + 1)))
})

const isFound = (bug: keyof typeof bugs) => () =>
  withWorld(async (world) => {
    await bugs[bug](world.owner)
    const until = performance.now() + FOUND_WITHIN_MS
    for (let seed = 1; performance.now() < until; seed++) {
      const failure = await simulate(world, seed, { steps: STEPS, shortenMs: 0 })
      if (failure) return expect(failure.report).toContain(`--seed ${seed}`)
    }
    expect.fail(`${bug} was not found`)
  })

const timeout = FOUND_WITHIN_MS + 30_000
test('finds a dropped unique key', { timeout }, isFound('unique key dropped'))
test('finds a dropped row lock', { timeout }, isFound('row lock dropped'))
test('finds a rounded amount', { timeout }, isFound('amount rounded'))
test('finds a hold that is not released', { timeout }, isFound('hold not released'))
test('finds a correction that is applied twice', { timeout }, isFound('correction applied twice'))
test('finds a pot that keeps a cent', { timeout }, isFound('pot keeps a cent'))
