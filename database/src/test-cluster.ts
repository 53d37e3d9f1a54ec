import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import 'vitest'
import { sql } from 'kysely'
import { databaseUrl, startCluster } from './cluster.ts'
import type { Db } from './connect.ts'
import { migrate } from './migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster of this test run, in which each file of tests makes databases of its own. */
    clusterUrl: string
  }
}

const TEMPLATE = 'template_tucano'

const SHARED_MEMORY = '/dev/shm'
/** A run of tests has less than this on its disk at any time. */
const ROOM_BYTES = 6 * 2 ** 30

/** Where a run of tests keeps its files: in memory, if the machine has so much of it. Copying a database there takes a tenth of the processor. */
export function testFolder(): string {
  return hasSharedMemory() ? SHARED_MEMORY : os.tmpdir()
}

function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = fs.statfsSync(SHARED_MEMORY)
    const mounted = fs.readFileSync('/proc/mounts', 'utf8').split('\n')
    const mayRun = mounted.some((line) => / \/dev\/shm tmpfs (?!\S*\bnoexec\b)/.test(line))
    return mayRun && Math.min(bavail * bsize, process.availableMemory()) > ROOM_BYTES
  } catch {
    return false
  }
}

/** One cluster for a whole run of tests, with a migrated and prepared database to copy. Nothing of it is kept. */
export async function startTestCluster(prepare: (url: string) => Promise<void>): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = fs.mkdtempSync(path.join(testFolder(), 'tucano-test-'))
  fs.chmodSync(folder, 0o755)
  const cluster = await startCluster({ folder, volatile: true })
  await run(cluster.url, `create database ${TEMPLATE}`)
  await migrate(databaseUrl(cluster.url, TEMPLATE))
  await prepare(databaseUrl(cluster.url, TEMPLATE))
  await run(cluster.url, `alter database ${TEMPLATE} with is_template true allow_connections false`)
  return {
    url: cluster.url,
    stop: async () => {
      // Thrown away, not shut down: nobody will read it again.
      process.kill(cluster.pid, 'SIGQUIT')
      await new Promise((resolve) => setTimeout(resolve, 100))
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

let made = 0
const inUse: { clusterUrl: string; name: string }[] = []

/** A database of its own for one file of tests: a copy of the migrated one. */
export async function createTestDatabase(clusterUrl: string): Promise<string> {
  made++
  const name = `test_${process.pid}_${made}_${Date.now().toString(36)}`
  for (let attempt = 1; ; attempt++) {
    try {
      await run(clusterUrl, `create database ${name} template ${TEMPLATE} strategy file_copy`)
      inUse.push({ clusterUrl, name })
      return databaseUrl(clusterUrl, name)
    } catch (error) {
      // Another copy of the template is being made at this moment.
      if ((error as { code?: string }).code !== '55006' || attempt >= 50) throw error
    }
  }
}

/** Drops what this process has made: nobody needs it when its file of tests is over, and all of them together are some gigabytes. */
export async function dropTestDatabases(): Promise<void> {
  for (const { clusterUrl, name } of inUse.splice(0)) await run(clusterUrl, `drop database if exists ${name} with (force)`)
}

/** What was posted is heard, summed and sealed when no older transaction of the whole cluster runs any more, and other tests have theirs: waits for all that run now. */
export async function transactionsEnded(db: Db): Promise<void> {
  const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(db)
  const mine = BigInt(rows[0]!.xid)
  for (let oldest = 0n; oldest <= mine;) {
    const { rows: now } = await sql<{ xid: string }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as xid from pg_sleep(0.002)`.execute(db)
    oldest = BigInt(now[0]!.xid)
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
