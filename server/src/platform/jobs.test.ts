import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type TestServer, openTestServer } from '../testing/test-server.ts'
import { startJobs } from './jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
})
afterAll(() => server.close())

test('scheduled jobs are known to the worker by feature and name', async () => {
  const { rows } = await sql<{ identifier: string }>`select identifier from graphile_worker._private_known_crontabs order by 1`.execute(
    server.house.db,
  )
  expect(rows.map(({ identifier }) => identifier)).toEqual([
    'account-record.sumDays',
    'deposits.expire',
    'fairness.appendLog',
    'fairness.signHead',
    'fairness.tellOldSeeds',
    'letters.sweep',
    'lobby.sweepLaunches',
    'notices.announceBoundaries',
    'operators.sweep',
    'operators.sweepTickets',
    'operators.verifyJournal',
    'platform.sweepOutbox',
    'session.endTrials',
    'session.rotateKey',
    'session.sweep',
    'session.sweepCodes',
    'site.watchCountryDatabase',
    'studios.endAbandoned',
    'support.forgetNetworks',
    'support.sweep',
    'vendors.checkHealth',
    'wallet.makePartitions',
    'wallet.reconcile',
    'winners.sweep',
    'withdrawals.force',
  ])
})

test('a job that fails is tried again, and both are counted', async () => {
  let runs = 0
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const flaky = async (): Promise<void> => {
    runs++
    if (runs === 1) {
      first.resolve()
      throw new Error('not yet')
    }
    second.resolve()
  }
  const { db, metrics } = server.house
  const jobs = await startJobs(server.house, [{ name: 'test.flaky', schedule: '0 0 1 1 *', run: flaky }])
  await jobs.runNow('test.flaky')
  await first.promise
  // The next try is due after a pause; here the pause is over as soon as the failure has been written down.
  for (let due = 0n; due === 0n;) {
    const { numAffectedRows } =
      await sql`update graphile_worker._private_jobs set run_at = now() where attempts = 1 and locked_at is null`.execute(db)
    due = numAffectedRows ?? 0n
  }
  await sql`select graphile_worker.add_job('test.other')`.execute(db)
  await second.promise
  await jobs.stop()
  const figures = await metrics.registry.metrics()
  expect(figures).toContain('tucano_jobs_total{job="test.flaky",outcome="failed"} 1')
  expect(figures).toContain('tucano_jobs_total{job="test.flaky",outcome="done"} 1')
  expect(figures).toMatch(/tucano_country_database_age_days \d+/)
})
