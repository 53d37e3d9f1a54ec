// Sends every call of the contract with something wrong in it: `npm run fuzz -- --calls 30000`, and the same again by `--seed`.
import { parseArgs } from 'node:util'
import { buildWeb } from '../server/src/build-web.ts'
import { fuzz } from '../server/src/testing/fuzz/run.ts'
import { openFuzzWorld } from '../server/src/testing/fuzz/world.ts'
import { openTestCluster } from './test-cluster.ts'

const { values } = parseArgs({
  options: { calls: { type: 'string', default: '5000' }, seed: { type: 'string', default: '1' }, share: { type: 'string', default: '1' } },
})
const [calls, seed, share] = [Number(values.calls), Number(values.seed), Number(values.share)]

await buildWeb((line) => process.stdout.write(`${line}\n`))
const cluster = await openTestCluster()
const began = performance.now()
const seconds = (): string => ((performance.now() - began) / 1000).toFixed(1)
try {
  const world = await openFuzzWorld(cluster.url)
  const done = await fuzz(world, { seed, calls, share, onProgress: (so) => process.stdout.write(`${so.calls} calls, ${seconds()} s\n`) })
  await world.close()
  const kinds = new Map<string, string>()
  for (const line of done.failures) kinds.set(/\((\w+)\)/.exec(line)?.[1] + line.slice(0, 12), line)
  for (const line of kinds.values()) process.stdout.write(`${line}\n`)
  const statuses = [...done.statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`)
  process.stdout.write(`seed ${seed}: ${done.calls} calls in ${seconds()} s, ${statuses.join(', ')}; ${done.failures.length} wrong\n`)
  process.stdout.write(`calls whose handler never ran: ${(await import('../server/src/testing/fuzz/world.ts')).fuzzedCalls.filter(({ name }) => !done.reached.has(name)).map(({ name }) => `\n${name} ${done.last.get(name)}`).join('')}\n`)
  process.exitCode = done.failures.length > 0 ? 1 : 0
} finally {
  await cluster.stop()
}
