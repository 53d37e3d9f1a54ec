import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Cluster, databaseUrl, migrate, quietPort, startCluster } from '@tucano/database'
import pg from 'pg'

/** A PostgreSQL as in production, in a folder that is thrown away: what it has committed is on the disk. */
export interface DurableCluster {
  port: number
  /** A new, migrated database of this cluster. */
  createDatabase: () => Promise<string>
  /** Ends every process of the server with SIGKILL. */
  kill: () => Promise<void>
  /** Starts the server again, at the same address. */
  restart: () => Promise<void>
  /** Ends the server and removes its data. */
  discard: () => Promise<void>
}

export async function openDurableCluster(): Promise<DurableCluster> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-faults-'))
  fs.chmodSync(folder, 0o755)
  const port = await quietPort()
  const start = (): Promise<Cluster> => startCluster({ folder, port })
  let cluster = start()
  let databases = 0
  let discarded = false
  const { url } = await cluster
  return {
    port,
    createDatabase: async () => {
      const name = `faults_${++databases}`
      await withOwner(url, async (owner) => {
        await insistOnDurability(owner)
        await owner.query(`create database ${name}`)
      })
      const database = databaseUrl(url, name)
      await migrate(database)
      return database
    },
    kill: async () => {
      const { pid } = await cluster
      for (const process of [pid, ...childrenOf(pid)]) end(process, 'SIGKILL')
      await untilGone(pid)
    },
    restart: async () => {
      if (discarded) throw new Error('the cluster is gone')
      cluster = start()
      await cluster
    },
    discard: async () => {
      discarded = true
      await discard(await cluster, folder)
    },
  }
}

/** Thrown away, not shut down: but in the way that frees its shared memory, which SIGKILL would not. */
async function discard(cluster: Cluster, folder: string): Promise<void> {
  end(cluster.pid, 'SIGQUIT')
  await untilGone(cluster.pid)
  for (const place of new Set([folder, cluster.folder])) fs.rmSync(place, { recursive: true, force: true, maxRetries: 5 })
}

export async function withOwner<Result>(url: string, work: (owner: pg.Client) => Promise<Result>): Promise<Result> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

async function insistOnDurability(owner: pg.Client): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await owner.query<{ value: string }>('select current_setting($1) as value', [setting])
    if (rows[0]?.value !== 'on') throw new Error(`${setting} is not on: this would prove nothing`)
  }
}

function childrenOf(pid: number): number[] {
  const list = `/proc/${pid}/task/${pid}/children`
  const text = fs.existsSync(list) ? fs.readFileSync(list, 'utf8') : spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).stdout
  return text.split(/\s+/).filter(Boolean).map(Number)
}

/** Whether the process was still there. */
function end(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

async function untilGone(pid: number): Promise<void> {
  while (end(pid, 0)) await pause(2)
}
