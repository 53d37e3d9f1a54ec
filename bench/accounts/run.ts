// The figures of the accounts: `npm run bench:accounts`. Names that give nothing away, stolen passwords, a flood of logins, and what a session costs.
import os from 'node:os'
import path from 'node:path'
import { openMetrics } from '../../server/src/platform/metrics.ts'
import { hashPassword } from '../../server/src/platform/password.ts'
import { WorkerPool } from '../../server/src/platform/worker-pool.ts'
import { openTestCluster } from '../../tools/test-cluster.ts'
import { enumeration, openServer, overhead, stuffing } from './drills.ts'
import { callsBeside } from './flood.ts'
import { loginRate } from './logins.ts'
import { openSite } from './site.ts'

const say = (line: string): void => console.log(line)
const SECONDS = 10
const WINDOWS = 7
const WINDOW_SECONDS = 5
/** `-- names`, `-- rates` or `-- flood` runs that part alone; names can be told how many, too. */
const only = process.argv[2]
const tries = Number(process.argv[3] ?? 1000)
const cluster = await openTestCluster()
try {
  if (!only || only === 'names') await names()
  if (!only) await drills()
  if (!only || only === 'rates') await hashRates()
  if (!only || only === 'flood') await flood()
} finally {
  await cluster.stop()
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!
}

/** Passwords hashed by the workshop, and whole logins, against the bare function on all processors. */
async function hashRates(): Promise<void> {
  const lanes = os.availableParallelism()
  const rate = async (hash: () => Promise<unknown>, inFlight: number): Promise<number> => {
    const until = performance.now() + SECONDS * 1000
    let done = 0
    await Promise.all(
      Array.from({ length: inFlight }, async () => {
        while (performance.now() < until) {
          await hash()
          done++
        }
      }),
    )
    return done / SECONDS
  }
  const bare = await rate(() => hashPassword('floresta77'), lanes)
  const workerPool = new WorkerPool(path.join(import.meta.dirname, '..', '..', 'server', 'src', 'worker.ts'), openMetrics())
  await workerPool.do('hashPassword', 'floresta77')
  const worked = await rate(() => workerPool.do('hashPassword', 'floresta77'), lanes * 4)
  await workerPool.stop()
  const site = await openSite(cluster.url)
  await loginRate(site, SECONDS, 0)
  const entered = await loginRate(site, SECONDS, 1)
  await site.stop()
  const share = (count: number): string => `${count.toFixed(1)} (${((count / bare) * 100).toFixed(0)} %)`
  say(
    `hashes a second: ${bare.toFixed(1)} bare on ${lanes} processors, ${share(worked)} by the workshop, ${share(entered)} as whole logins`,
  )
}

async function names(): Promise<void> {
  const server = await openServer(cluster.url)
  const { known, unknown } = await enumeration(server, tries)
  const apart = (Math.abs(known - unknown) / Math.min(known, unknown)) * 100
  say(
    `a refused login: ${known.toFixed(2)} ms with such an account, ${unknown.toFixed(2)} ms without: ${apart.toFixed(1)} % apart (medians of ${tries})`,
  )
  await server.close()
}

async function drills(): Promise<void> {
  const server = await openServer(cluster.url)
  const { worst, still, owners, seconds } = await stuffing(server, { pairs: 10_000, addresses: 500, accounts: 100 })
  say(
    `10,000 stolen pairs from 500 addresses in ${seconds.toFixed(0)} s: at most ${worst} passwords of an account compared; ${still} of ${owners} owners still get in`,
  )
  say(`being signed in costs a call ${((await overhead(server, 3000)) * 1000).toFixed(0)} µs`)
  await server.close()
}

async function flood(): Promise<void> {
  const site = await openSite(cluster.url)
  await callsBeside(site, { rate: 200, seconds: WINDOW_SECONDS })
  const windows: Record<'alone' | 'readings' | 'logins', Awaited<ReturnType<typeof callsBeside>>>[] = []
  for (let n = 0; n < WINDOWS; n++)
    windows.push({
      alone: await callsBeside(site, { rate: 0, seconds: WINDOW_SECONDS }),
      readings: await callsBeside(site, { kind: 'readings', rate: 200, seconds: WINDOW_SECONDS }),
      logins: await callsBeside(site, { rate: 200, seconds: WINDOW_SECONDS }),
    })
  for (const which of ['p50', 'p99'] as const) {
    const middle = (kind: 'alone' | 'readings' | 'logins'): number => median(windows.map((window) => window[kind][which]))
    say(
      `calls of a member, ${which}: ${middle('alone').toFixed(2)} ms alone, ${middle('readings').toFixed(2)} ms beside 200 cheap calls a second, ${middle('logins').toFixed(2)} ms beside 200 logins a second (medians of ${WINDOWS} windows)`,
    )
  }
  say(`  those logins: ${JSON.stringify(windows.at(-1)?.logins.answered)}`)
  await site.stop()
}
