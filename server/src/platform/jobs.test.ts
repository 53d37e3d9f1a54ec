import { sql } from 'kysely'
import pg from 'pg'
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
    server.services.db,
  )
  expect(rows.map(({ identifier }) => identifier)).toEqual([
    'account-record.sumDays',
    'agents.countAbsent',
    'agents.countOnline',
    'agents.expireOffers',
    'agents.payCpa',
    'content.dropPictures',
    'deposits.expire',
    'documents.print',
    'fairness.appendLog',
    'fairness.signHead',
    'fairness.tellOldSeeds',
    'letters.sweep',
    'live.voids',
    'lobby.sweepLaunches',
    'notices.announceBoundaries',
    'operators.sweep',
    'operators.sweepTickets',
    'operators.verifyJournal',
    'platform.sweepOutbox',
    'points.expire',
    'points.tellOfExpiry',
    'promotions.birthdays',
    'promotions.closeSent',
    'promotions.over',
    'promotions.ranks',
    'promotions.referrals',
    'promotions.salaries',
    'promotions.tendEnvelopes',
    'rewards.clocks',
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
  const { db, metrics } = server.services
  const jobs = await startJobs(server.services, [{ name: 'test.flaky', schedule: '0 0 1 1 *', run: flaky }])
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

/** Closes a database, or opens it again: no connection to it lives on, and none can be made. */
async function allowConnections(databaseUrl: string, allowed: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: inject('clusterUrl') })
  await client.connect()
  const name = new URL(databaseUrl).pathname.slice(1)
  await client.query(`alter database ${name} with allow_connections ${allowed}`)
  if (!allowed) await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await client.end()
}

test('a database that goes away while jobs run ends nothing: both are tried again when it is back, and others go on', async () => {
  const doomed = await openTestServer({ clusterUrl: inject('clusterUrl') })
  const letGo: unknown[] = []
  const hear = (reason: unknown): void => void letGo.push(reason)
  process.on('unhandledRejection', hear)
  const gone = Promise.withResolvers<void>()
  const runs = { done: 0, failed: 0 }
  const again = { done: Promise.withResolvers<void>(), failed: Promise.withResolvers<void>() }
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  const during = (name: keyof typeof runs, n: 0 | 1) => async (): Promise<void> => {
    if (++runs[name] > 1) return again[name].resolve()
    begun[n].resolve()
    await gone.promise
    if (name === 'failed') throw new Error('the connection is lost')
  }
  const jobs = await startJobs(doomed.services, [
    { name: 'test.done', schedule: '0 0 1 1 *', run: during('done', 0) },
    { name: 'test.failed', schedule: '0 0 1 1 *', run: during('failed', 1) },
  ])
  await jobs.runNow('test.done')
  await jobs.runNow('test.failed')
  await Promise.all(begun.map(({ promise }) => promise))
  await allowConnections(doomed.databaseUrl, false)
  gone.resolve()
  await expect.poll(() => doomed.log.filter((line) => line.includes('the job worker ended')).length).toBeGreaterThan(1)
  await allowConnections(doomed.databaseUrl, true)
  // Neither could be written down as what it was, so neither has been done as far as the database knows.
  await Promise.all([again.done.promise, again.failed.promise])
  await jobs.stop()
  await doomed.close()
  process.off('unhandledRejection', hear)
  expect(letGo).toEqual([])
})

test('a job that does not end does not keep the server from stopping', async () => {
  const begun = Promise.withResolvers<void>()
  const endless = (): Promise<void> => {
    begun.resolve()
    return new Promise(() => undefined)
  }
  const jobs = await startJobs(server.services, [{ name: 'test.endless', schedule: '0 0 1 1 *', run: endless }])
  await jobs.runNow('test.endless')
  await begun.promise
  await jobs.stop()
  const { rows } = await sql<{
    locked: boolean
  }>`select locked_at is not null as locked from graphile_worker.jobs where task_identifier = 'test.endless'`.execute(server.services.db)
  expect(rows, 'it is left to another server').toEqual([{ locked: false }])
})
