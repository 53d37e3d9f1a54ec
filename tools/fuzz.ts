// Makes every call of the contract with something wrong in it, and tells which were answered as if the server was to blame:
// `npm run fuzz -- --calls 30000`. The same seed makes the same calls again; `--of sports` makes those alone that have the word in their path.
import { parseArgs } from 'node:util'
import { buildWeb } from '../server/src/build-web.ts'
import { fuzzAddresses, fuzzSocket } from '../server/src/testing/fuzz/addresses.ts'
import { fuzzBank } from '../server/src/testing/fuzz/bank.ts'
import { type Tried, fuzzDoors } from '../server/src/testing/fuzz/doors.ts'
import { fuzz } from '../server/src/testing/fuzz/run.ts'
import { drawsOf } from '../server/src/testing/fuzz/sample.ts'
import { type FuzzWorld, fuzzedCalls, openFuzzWorld } from '../server/src/testing/fuzz/world.ts'
import { openTestCluster } from './test-cluster.ts'

const { values } = parseArgs({
  options: { calls: { type: 'string', default: '5000' }, seed: { type: 'string', default: '1' }, of: { type: 'string', default: '' } },
})
const [calls, seed] = [Number(values.calls), Number(values.seed)]
const endpoints = fuzzedCalls.filter(({ path }) => path.includes(values.of))
/** So many calls there are when every field gets every bad value. Half of a run is spent on as many of them as fit. */
const EVERY_VALUE = Math.ceil((46_000 * endpoints.length) / fuzzedCalls.length)
const share = Math.ceil(EVERY_VALUE / Math.max(1, calls / 2))

await buildWeb((line) => process.stdout.write(`${line}\n`))
const cluster = await openTestCluster()
const began = performance.now()
const seconds = (): string => ((performance.now() - began) / 1000).toFixed(0)
const failures: string[] = []
const statuses = new Map<number, number>()
let made = 0

/** With one wallet, and with a wallet at each vendor. */
async function inWorld(singleWallet: boolean): Promise<void> {
  const world = await openFuzzWorld(cluster.url, { singleWallet })
  const before = made
  const done = await fuzz(world, {
    seed: singleWallet ? seed : seed + 1,
    calls: Math.ceil(calls / 2),
    share: share * 2,
    endpoints,
    onProgress: (so) => process.stdout.write(`${before + so.calls} calls, ${seconds()} s\n`),
  })
  made += done.calls
  failures.push(...done.failures)
  for (const [status, times] of done.statuses) statuses.set(status, (statuses.get(status) ?? 0) + times)
  if (singleWallet && values.of === '') await besides(world)
  await world.close()
}

async function besides(world: FuzzWorld): Promise<void> {
  const wide = { draw: drawsOf(seed), share: Math.max(2, share) }
  const kinds: [string, Tried][] = [
    ['wallets of vendors and webhooks', await fuzzDoors(world, wide)],
    ['addresses', await fuzzAddresses(world)],
    ['messages on the socket', await fuzzSocket(world)],
    ['the bank', await fuzzBank(world, wide)],
  ]
  for (const [what, tried] of kinds) {
    process.stdout.write(`${what}: ${tried.calls} calls, ${tried.failures.length} wrong\n`)
    failures.push(...tried.failures)
  }
}

try {
  await inWorld(true)
  await inWorld(false)
} finally {
  await cluster.stop()
}
for (const line of failures.slice(0, 50)) process.stdout.write(`${line}\n`)
const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`)
process.stdout.write(`seed ${seed}: ${made} calls in ${seconds()} s, answered ${counts.join(', ')}; ${failures.length} wrong\n`)
process.exitCode = failures.length > 0 ? 1 : 0
