import { EventEmitter } from 'node:events'
import { Logger, type Runner, type RunnerOptions, type WorkerEvents, parseCronItems, run } from 'graphile-worker'
import pg from 'pg'
import { within } from './deadline.ts'
import type { Services } from './services.ts'

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
  /** Waits for the jobs that are under way, and leaves those that take too long to another server. */
  stop: () => Promise<void>
}

const CONNECTIONS = 3
/** Stopping does not wait longer than this for a job; what it has not committed is undone, and it is tried again. */
const STOP_MS = 5000
const RETRY_MS = [500, 1000, 2000, 5000, 10_000]

/** Starts the worker. Its tables belong to the library, in a PostgreSQL schema of its own. */
export async function startJobs(services: Services, jobs: Job[]): Promise<Jobs> {
  const { log } = services
  // A pool of its own, which reads numbers as the library expects them: ours reads 64-bit integers as bigint, which it cannot handle.
  const pool = new pg.Pool({ ...services.pool.options, types: pg.types, max: CONNECTIONS })
  pool.on('error', (error) => log.warn({ err: error }, 'job connection lost'))
  pool.on('connect', (client) => client.on('error', () => undefined))
  const worker = new Worker(optionsOf(services, pool, jobs), services)
  await worker.start()
  return {
    runNow: (name) => worker.add(name),
    stop: async () => {
      await worker.stop()
      await within(STOP_MS, pool.end())
    },
  }
}

function optionsOf({ log, metrics }: Services, pool: pg.Pool, jobs: Job[]): RunnerOptions & { pgPool: pg.Pool } {
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
  return {
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    taskList: Object.fromEntries(jobs.map((job) => [job.name, () => supervise(job)])),
    parsedCronItems: parseCronItems(
      jobs.map(({ name, schedule }) => ({ task: name, match: schedule, options: { backfillPeriod: 0, maxAttempts: 3 } })),
    ),
    // Written down by themselves, the library lets the promise go: one that the database does not take would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: quiet(log),
  }
}

/** The library's runner ends when the database does not take what became of a job. Another one begins as soon as there is a database. */
class Worker {
  #options: RunnerOptions & { pgPool: pg.Pool }
  #log: Services['log']
  #runner: Runner | undefined
  /** Under this name the runner of now holds its jobs. */
  #holder: string | undefined
  #stopping = false
  #timer: NodeJS.Timeout | undefined
  #beginning: Promise<void> | undefined
  #failures = 0

  constructor(options: RunnerOptions & { pgPool: pg.Pool }, { log }: Services) {
    this.#options = options
    this.#log = log
  }

  async start(): Promise<void> {
    const events = new EventEmitter() as WorkerEvents
    events.on('pool:create', ({ workerPool }) => (this.#holder = workerPool.id))
    // It lives while the database answers: one that has done a job is not a failure any more.
    events.on('job:success', () => (this.#failures = 0))
    const runner = await run({ ...this.#options, events })
    this.#runner = runner
    runner.promise.then(
      () => this.#goOn(),
      (error: unknown) => this.#goOn(error),
    )
  }

  async add(name: string): Promise<void> {
    if (!this.#runner) throw new Error('the job worker has not begun')
    await this.#runner.addJob(name, {}, { maxAttempts: 3 })
  }

  async stop(): Promise<void> {
    this.#stopping = true
    clearTimeout(this.#timer)
    if (this.#beginning) await within(STOP_MS, this.#beginning)
    const runner = this.#runner
    if (!runner) return
    // One that has ended by itself says no, and there is nothing left to stop.
    const stopped = await within(STOP_MS, runner.stop()).catch(() => true)
    if (stopped) return
    this.#log.warn('jobs under way were left to be tried again')
    await within(STOP_MS, this.#unlock()).catch(() => undefined)
  }

  #goOn(error?: unknown): void {
    if (this.#stopping) return
    const wait = RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)]!
    this.#log.warn({ err: error, retryMs: wait }, 'the job worker ended, and begins again')
    this.#timer = setTimeout(() => {
      this.#beginning = this.#begin()
    }, wait).unref()
  }

  /** What a runner that is no more still holds would wait for hours. */
  async #unlock(): Promise<void> {
    if (this.#holder) await this.#options.pgPool.query('select graphile_worker.force_unlock_workers($1)', [[this.#holder]])
  }

  async #begin(): Promise<void> {
    try {
      await this.#unlock()
      if (!this.#stopping) await this.start()
    } catch (error) {
      this.#goOn(error)
    }
  }
}

/** The library tells of every job it starts; only its warnings and errors are ours to hear. */
function quiet(log: Services['log']): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ worker: message }, 'job worker')
  })
}
