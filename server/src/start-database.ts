import fs from 'node:fs'
import path from 'node:path'
import { isDiskFull, keepRunning, migrate, startCluster } from '@tucano/database'
import { type Configuration, StartError } from '#platform/configuration'
import type { Log } from '#platform/log'
import pg from 'pg'

const OLDEST_SERVER = 150_000

interface Steps {
  say: (line: string) => void
  log: Log
  /** Throws when the start was broken off. */
  goOn: () => void
  /** Aborted when the server begins to stop. */
  stopping: AbortSignal
  onStarted: (stop: () => Promise<unknown>) => void
}

/** The database that the server works with, up to date: one of the operator's own, or the embedded one. */
export async function openDatabase(configuration: Configuration, steps: Steps): Promise<{ url: string }> {
  const { databaseUrl } = configuration
  if (databaseUrl) await refuseOldServer(databaseUrl)
  const { url, foundDiskFull } = databaseUrl ? { url: databaseUrl, foundDiskFull: () => false } : await startEmbedded(configuration, steps)
  steps.goOn()
  try {
    const ran = await migrate(url)
    steps.say(ran.length > 0 ? `  Database migrated (${ran.length} migrations)` : '  Database is up to date')
  } catch (error) {
    if (foundDiskFull()) throw fullDisk(configuration.dataFolder, error)
    throw new StartError(`The database could not be migrated: ${(error as Error).message}.`, { cause: error })
  }
  return { url }
}

/** While the server runs its database does: one that ends is started again. */
async function startEmbedded(
  { dataFolder: folder }: Configuration,
  { say, log, stopping, onStarted }: Steps,
): Promise<{ url: string; foundDiskFull: () => boolean }> {
  try {
    fs.mkdirSync(folder, { recursive: true })
    fs.accessSync(folder, fs.constants.W_OK)
  } catch (error) {
    if (isDiskFull((error as Error).message)) throw fullDisk(folder, error)
    throw new StartError(
      `The folder ${folder} cannot be written to: choose another with DATA_DIR, or a database server of your own with DATABASE_URL.`,
    )
  }
  const cluster = await startCluster({ folder }).catch((error: Error) => {
    throw isDiskFull(error.message) ? fullDisk(folder, error) : new StartError(error.message, { cause: error })
  })
  const kept = keepRunning(cluster, {
    folder,
    stopping,
    onDown: () => log.error('PostgreSQL has ended, and is started again'),
    onUp: () => log.warn('PostgreSQL runs again'),
    onFailure: (error) => log.error({ err: error }, 'PostgreSQL could not be started again'),
  })
  onStarted(kept.stop)
  const where = path.relative(process.cwd(), cluster.folder)
  say(`  PostgreSQL ${cluster.attached ? 'was still running' : 'started'}, data in ${where.startsWith('..') ? cluster.folder : where}`)
  return { url: cluster.url, foundDiskFull: kept.foundDiskFull }
}

const fullDisk = (folder: string, cause: unknown): StartError =>
  new StartError(`The disk is full: nothing more can be written to ${folder}. Free some space, or choose another folder with DATA_DIR.`, {
    cause,
  })

/** PostgreSQL's own code for a disk without room. */
const DISK_FULL = '53100'

/** A full disk can be met at any step: whatever the error says, this is what somebody has to be told. */
export function nameFullDisk(error: unknown, { dataFolder, databaseUrl }: Configuration): unknown {
  if (!(error instanceof Error)) return error
  const { code } = (error.cause ?? error) as { code?: unknown }
  if (code === DISK_FULL && databaseUrl)
    return new StartError('DATABASE_URL: the disk of the database server is full: free some space there.', { cause: error })
  if (code === DISK_FULL) return fullDisk(dataFolder, error)
  if (error instanceof StartError || !isDiskFull(error.message)) return error
  const { path: file } = error as NodeJS.ErrnoException
  return fullDisk(file ? path.dirname(file) : dataFolder, error)
}

async function refuseOldServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  const { hostname, port, pathname } = new URL(url)
  const place = `${hostname}:${port || 5432}${pathname}`
  try {
    await client.connect()
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    throw new StartError(`DATABASE_URL: no connection to ${place} (${message || code || 'unreachable'}).`, { cause: error })
  }
  try {
    const { rows } = await client.query<{ version: number }>(`select current_setting('server_version_num')::int as version`)
    if ((rows[0]?.version ?? 0) < OLDEST_SERVER) throw new StartError(`DATABASE_URL: the server at ${place} is older than PostgreSQL 15.`)
  } finally {
    await client.end()
  }
}
