// The figures of the accounts: `npm run bench:accounts`. Names that give nothing away, stolen passwords, a flood of logins, and what a session costs.
import os from 'node:os'
import path from 'node:path'
import { openMetrics } from '../../server/src/platform/metrics.ts'
import { hashPassword } from '../../server/src/platform/password.ts'
import { Workshop } from '../../server/src/platform/workshop.ts'
import { openTestCluster } from '../../tools/test-cluster.ts'
import { enumeration, openServer, overhead, stuffing } from './drills.ts'
import { callsBeside } from './flood.ts'
import { openSite } from './site.ts'

const say = (line: string): void => console.log(line)
const SECONDS = 10
const cluster = await openTestCluster()
try {
  const server = await openServer(cluster.url)
  const { known, unknown } = await enumeration(server, 1000)
  const apart = (Math.abs(known - unknown) / Math.min(known, unknown)) * 100
  say(
    `a refused login: ${known.toFixed(2)} ms with such an account, ${unknown.toFixed(2)} ms without: ${apart.toFixed(1)} % apart (medians of 1,000)`,
  )
  const { worst, still, owners, seconds } = await stuffing(server, { pairs: 10_000, addresses: 500, accounts: 100 })
  say(
    `10,000 stolen pairs from 500 addresses in ${seconds.toFixed(0)} s: at most ${worst} passwords of an account compared; ${still} of ${owners} owners still get in`,
  )
  say(`being signed in costs a call ${((await overhead(server, 3000)) * 1000).toFixed(0)} µs`)
  await server.close()
  await hashRates()
  const site = await openSite(cluster.url)
  const calm = await callsBeside(site, { logins: 0, seconds: SECONDS })
  const flooded = await callsBeside(site, { logins: 200, seconds: SECONDS })
  const again = await callsBeside(site, { logins: 0, seconds: SECONDS })
  const base = (calm.p99 + again.p99) / 2
  say(
    `calls of a member, p99: ${base.toFixed(2)} ms alone, ${flooded.p99.toFixed(2)} ms beside 200 logins a second (${((flooded.p99 / base - 1) * 100).toFixed(0)} % more)`,
  )
  say(`  those logins: ${JSON.stringify(flooded.answered)}`)
  await site.stop()
} finally {
  await cluster.stop()
}

/** Passwords hashed by the workshop, as a login does it, against the bare function on all processors. */
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
  const workshop = new Workshop(path.join(import.meta.dirname, '..', '..', 'server', 'src', 'worker.ts'), openMetrics())
  await workshop.do('hashPassword', 'floresta77')
  const worked = await rate(() => workshop.do('hashPassword', 'floresta77'), lanes * 4)
  await workshop.stop()
  say(
    `hashes a second: ${bare.toFixed(1)} bare on ${lanes} processors, ${worked.toFixed(1)} by the workshop (${((worked / bare) * 100).toFixed(0)} %)`,
  )
}
