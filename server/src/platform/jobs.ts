import { Logger, type Runner, parseCronItems, run } from 'graphile-worker'
import type { House } from './house.ts'

/** Work that runs by the clock, on one of the running servers. */
export interface Job {
  /** `<feature>.<what>`. */
  name: string
  /** When, in cron's five fields, UTC. */
  schedule: string
  run: () => Promise<void>
}

/** Starts the worker. Its tables belong to the library, in a PostgreSQL schema of its own. */
export function startJobs({ pool, log, metrics }: House, jobs: Job[]): Promise<Runner> {
  const taskList = Object.fromEntries(jobs.map((job) => [job.name, () => supervise(job)]))
  async function supervise({ name, run }: Job): Promise<void> {
    try {
      await run()
      metrics.jobs.inc({ job: name, outcome: 'done' })
    } catch (error) {
      metrics.jobs.inc({ job: name, outcome: 'failed' })
      log.error({ err: error, job: name }, 'job failed')
      throw error
    }
  }
  const crontab = parseCronItems(
    jobs.map(({ name, schedule }) => ({ task: name, match: schedule, options: { backfillPeriod: 0, maxAttempts: 3 } })),
  )
  return run({ pgPool: pool, concurrency: 2, noHandleSignals: true, taskList, parsedCronItems: crontab, logger: quiet(log) })
}

/** The library tells of every job it starts; only its warnings and errors are ours to hear. */
function quiet(log: House['log']): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ worker: message }, 'job worker')
  })
}
