// Runs many histories against real books: `npm run simulate -- --seeds 10000`, or one of them again: `npm run simulate -- --seed 42`.
import { parseArgs } from 'node:util'
import { createTestDatabase } from '@tucano/database/test-cluster'
import { simulate } from '../server/src/testing/simulation/simulate.ts'
import { openWorld } from '../server/src/testing/simulation/world.ts'
import { openTestCluster } from './test-cluster.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    steps: { type: 'string', default: '200' },
    seed: { type: 'string' },
    first: { type: 'string', default: '1' },
    lanes: { type: 'string', default: '2' },
  },
})
const steps = Number(values.steps)
const first = values.seed === undefined ? Number(values.first) : Number(values.seed)
const last = values.seed === undefined ? first + Number(values.seeds) - 1 : first
const lanes = Math.min(Number(values.lanes), last - first + 1)

const cluster = await openTestCluster()
const began = performance.now()
let done = 0
let next = first
const failures: string[] = []

async function lane(): Promise<void> {
  const world = await openWorld(await createTestDatabase(cluster.url))
  for (let seed = next++; seed <= last && failures.length === 0; seed = next++) {
    const failure = await simulate(world, seed, { steps, shortenMs: 60_000 })
    if (failure) failures.push(failure.report)
    done++
    if (done % 50 === 0) process.stdout.write(`${done} of ${last - first + 1} histories, ${rate()}\n`)
  }
  await world.close()
}

const rate = (): string => {
  const seconds = (performance.now() - began) / 1000
  return `${Math.round((done * steps) / seconds)} steps a second`
}

try {
  await Promise.all(Array.from({ length: lanes }, lane))
} finally {
  await cluster.stop()
}
process.stdout.write(
  failures.length > 0 ? `${failures.join('\n')}\n` : `${done} histories of ${steps} steps: every invariant held, ${rate()}\n`,
)
process.exitCode = failures.length > 0 ? 1 : 0
