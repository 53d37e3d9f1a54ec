import { Logger, parseCronItems, run } from 'graphile-worker'
import pg from 'pg'
import type { House } from './house.ts'

/** Work that runs by the clock, on one of the running servers. */
export interface Job {
  /** `<feature>.<what>`. */
  name: string
  /** When, in cron's five fields, UTC. */
  schedule: string
  run: () => Promise<void>
}

export interface Jobs {
  /** Runs a job now, besides its schedule. */
  runNow: (name: string) => Promise<void>
  stop: () => Promise<void>
}

const CONNECTIONS = 3

/** Starts the worker. Its tables belong to the library, in a PostgreSQL schema of its own. */
export async function startJobs({ pool: ours, log, metrics }: House, jobs: Job[]): Promise<Jobs> {
  // A pool of its own, which reads numbers as the library expects them: ours reads 64-bit integers as bigint, which it cannot handle.
  const pool = new pg.Pool({ ...ours.options, types: pg.types, max: CONNECTIONS })
  pool.on('error', (error) => log.warn({ err: error }, 'job connection lost'))
  pool.on('connect', (client) => client.on('error', () => undefined))
  const supervise = async ({ name, run: work }: Job): Promise<void> => {
    try {
      await work()
      metrics.jobs.inc({ job: name, outcome: 'done' })
    } catch (error) {
      metrics.jobs.inc({ job: name, outcome: 'failed' })
      log.error({ err: error, job: name }, 'job failed')
      throw error
    }
  }
  const runner = await run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    taskList: Object.fromEntries(jobs.map((job) => [job.name, () => supervise(job)])),
    parsedCronItems: parseCronItems(
      jobs.map(({ name, schedule }) => ({ task: name, match: schedule, options: { backfillPeriod: 0, maxAttempts: 3 } })),
    ),
    logger: quiet(log),
  })
  return {
    runNow: async (name) => void (await runner.addJob(name, {}, { maxAttempts: 3 })),
    stop: async () => {
      await runner.stop()
      await pool.end()
    },
  }
}

/** The library tells of every job it starts; only its warnings and errors are ours to hear. */
function quiet(log: House['log']): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ worker: message }, 'job worker')
  })
}
