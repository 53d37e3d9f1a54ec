import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type DurableCluster, withOwner } from './durable-cluster.ts'
import { type Site, openSite } from './site.ts'

/** What became of a server whose database was killed while its jobs ran. */
export interface JobsReport {
  kills: number
  /** Calls that were answered 503 while there was no database. */
  refused: number
  slowestRecoveryMs: number
  problems: string[]
}

interface Run {
  cluster: DurableCluster
  kills: number
  /** The first kill waits for a full minute, when the jobs of the clock are under way. */
  onTheMinute: boolean
  say: (line: string) => void
}

const JOB = 'letters.sweep'
const TABLE = 'platform.letters'
const PATIENCE_MS = 60_000
const LOOK_MS = 10

/** PostgreSQL is killed each time a job is under way. The server has to live, say 503, and go on with its jobs. */
export async function killUnderJobs({ cluster, kills, onTheMinute, say }: Run): Promise<JobsReport> {
  const url = await cluster.createDatabase()
  const site = await openSite(url)
  const report: JobsReport = { kills, refused: 0, slowestRecoveryMs: 0, problems: [] }
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const minute = onTheMinute && kill === 1
      if (minute) await pause(60_000 - (Date.now() % 60_000) - 200)
      const job = await withOwner(url, (owner) => holdJob(url, owner, () => cluster.kill()))
      const killedAt = performance.now()
      await until(site, 503)
      report.refused++
      await cluster.restart()
      await until(site, 200)
      report.slowestRecoveryMs = Math.max(report.slowestRecoveryMs, performance.now() - killedAt)
      if (!(await isDone(url, job))) report.problems.push(`job ${job} was not done after kill ${kill}`)
      say(`PostgreSQL killed while a job ran${minute ? ', on the minute' : ''}, ${kill} of ${kills}`)
    }
  } catch (error) {
    report.problems.push((error as Error).message)
  } finally {
    await site.stop()
  }
  return report
}

/** Starts a job, keeps it from ending, and strikes. */
async function holdJob(url: string, holder: pg.Client, strike: () => Promise<void>): Promise<string> {
  holder.on('error', () => undefined)
  await holder.query('begin')
  await holder.query(`lock table ${TABLE} in access exclusive mode`)
  const id = await withOwner(url, async (owner) => {
    const { rows } = await owner.query<{ id: string }>('select id from graphile_worker.add_job($1)', [JOB])
    const held = 'select 1 from graphile_worker.jobs where id = $1 and locked_at is not null'
    await patiently('the job did not begin', async () => (await owner.query(held, [rows[0]!.id])).rowCount === 1)
    return rows[0]!.id
  })
  await strike()
  return id
}

/** A job that is done is no longer there. */
const isDone = (url: string, id: string): Promise<boolean> =>
  patiently('', async () =>
    withOwner(url, async (owner) => (await owner.query('select 1 from graphile_worker.jobs where id = $1', [id])).rowCount === 0),
  ).then(
    () => true,
    () => false,
  )

const until = (site: Site, status: number): Promise<void> =>
  patiently(`the server did not answer ${status}`, async () => {
    const response = await fetch(`${site.url}/wps/system/helpCenter`).catch((cause: unknown) => {
      throw new Error('the server is gone', { cause })
    })
    await response.arrayBuffer()
    return response.status === status
  })

async function patiently(problem: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(problem)
    await pause(LOOK_MS)
  }
}
