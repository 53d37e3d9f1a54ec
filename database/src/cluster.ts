import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { applicationName, isServer } from './application-name.ts'
import { type OsUser, chooseOsUser, copyBinaries, locateBinaries, reachable } from './binaries.ts'
import { SEGMENT_BYTES, freeBytes, isDiskFull, logFrom } from './disk.ts'
import { quietPort } from './ports.ts'

const SUPERUSER = 'tucano'
const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 30_000

export interface Cluster {
  /** Address of the database `postgres` of this cluster; `databaseUrl` names another. */
  url: string
  /** Where the data really is: not always the folder asked for, see `roomFor`. */
  folder: string
  pid: number
  /** A server that an earlier, killed process had left running. */
  attached: boolean
  isAlive: () => boolean
  /** Whether it has found its disk full since it was started here. */
  foundDiskFull: () => boolean
  /** Stops the server, unless another program is still connected to it. */
  stop: () => Promise<void>
}

interface Options {
  folder: string
  /** For tests: nothing is flushed to disk, a crash of the machine would lose the data. */
  volatile?: boolean
  /** Where to listen: a cluster that is started again can keep its address. */
  port?: number
}

/** Starts the embedded PostgreSQL on the given loopback port, or a free one, creating its data folder first when there is none. */
export async function startCluster({ folder, volatile = false, port: wanted }: Options): Promise<Cluster> {
  const paths = pathsFor(path.resolve(folder), await locateBinaries())
  if (!fs.existsSync(path.join(paths.data, 'PG_VERSION'))) initialise(paths, volatile)
  const password = fs.readFileSync(paths.passwordFile, 'utf8').trim()
  const said = logFrom(paths.logFile)
  const child = (await isRunning(paths)) ? undefined : launch(paths, volatile, wanted ?? (await quietPort()))
  const { pid, port } = await untilReady(paths, child, said)
  const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`
  const isAlive = (): boolean => (child ? child.failed() === undefined : worksIn(paths.data, pid))
  const foundDiskFull = (): boolean => isDiskFull(said()) || freeBytes(paths.folder) < SEGMENT_BYTES
  return {
    url,
    folder: paths.folder,
    pid,
    attached: child === undefined,
    isAlive,
    foundDiskFull,
    stop: () => stop({ url, pid, paths, isAlive }),
  }
}

/** The address of another database of the same cluster. */
export function databaseUrl(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

/** Everything about where one cluster lives and who runs it. */
interface ClusterPaths {
  folder: string
  data: string
  passwordFile: string
  logFile: string
  native: string
  osUser: OsUser | undefined
}

/** As root the server runs as somebody else, who cannot reach a checkout below `/root`: then the data goes to `/var/lib/tucano`. */
function pathsFor(wanted: string, native: string): ClusterPaths {
  const osUser = chooseOsUser(path.join(wanted, 'pg'))
  fs.mkdirSync(wanted, { recursive: true })
  let folder = wanted
  if (!reachable(osUser, wanted)) {
    const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12)
    folder = path.join('/var/lib/tucano', name)
    fs.mkdirSync(folder, { recursive: true, mode: 0o755 })
  }
  const paths = {
    folder,
    data: path.join(folder, 'pg'),
    passwordFile: path.join(folder, 'pg-password'),
    logFile: path.join(folder, 'pg.log'),
    native: reachable(osUser, path.join(native, 'bin', 'postgres')) ? native : copyBinaries(native, folder),
    osUser,
  }
  fs.accessSync(folder, fs.constants.W_OK)
  return paths
}

function initialise(paths: ClusterPaths, volatile: boolean): void {
  fs.rmSync(paths.data, { recursive: true, force: true })
  fs.mkdirSync(paths.data, { mode: 0o700 })
  const given = path.join(paths.data, '..', `pg-password.${process.pid}`)
  const flags = ['-D', paths.data, '-U', SUPERUSER, '-E', 'UTF8', '--auth=scram-sha-256', `--pwfile=${given}`]
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8']
  try {
    fs.writeFileSync(paths.passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
    fs.copyFileSync(paths.passwordFile, given)
    if (paths.osUser) for (const file of [paths.data, given]) fs.chownSync(file, paths.osUser.uid, paths.osUser.gid)
    const initdb = path.join(paths.native, 'bin', 'initdb')
    const done = spawnSync(initdb, [...flags, ...locale, ...(volatile ? ['--no-sync'] : [])], spawnOptions(paths))
    if (done.status !== 0) throw done.error ?? new Error(String(done.stderr).trim())
  } catch (error) {
    fs.rmSync(paths.data, { recursive: true, force: true })
    const why = (error as Error).message
    const line = why.split('\n').find(isDiskFull) ?? why.split('\n').at(-1)
    throw new Error(`PostgreSQL could not create its data folder ${paths.data}: ${line}`, { cause: error })
  } finally {
    fs.rmSync(given, { force: true })
  }
}

function spawnOptions(paths: ClusterPaths) {
  return { ...paths.osUser, cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', LC_MESSAGES: 'C' } }
}

const VOLATILE = ['fsync=off', 'synchronous_commit=off', 'wal_compression=off', 'autovacuum=off', 'shared_buffers=256MB']
/** A quarter of the memory for pages, and checkpoints far apart: each makes the pages that are touched next be written whole. */
const DURABLE = [
  `shared_buffers=${Math.min(2048, Math.max(128, Math.floor(os.totalmem() / 4 / 1_048_576)))}MB`,
  'max_wal_size=4GB',
  'min_wal_size=1GB',
  'checkpoint_timeout=15min',
]

function launch(paths: ClusterPaths, volatile: boolean, port: number): { failed: () => string | undefined } {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', ...(volatile ? VOLATILE : DURABLE)]
  const flags = ['-D', paths.data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const log = fs.openSync(paths.logFile, 'a')
  // Detached: Ctrl-C reaches every process of the terminal's group, and the database must outlive the server's own shutdown.
  const child = spawn(path.join(paths.native, 'bin', 'postgres'), flags, {
    ...spawnOptions(paths),
    detached: true,
    stdio: ['ignore', log, log],
  })
  fs.closeSync(log)
  let failure: string | undefined
  child.once('error', (error) => (failure = error.message))
  child.once('exit', (code, signal) => (failure = `${signal ?? `exit code ${code}`}; the end of ${paths.logFile} says why`))
  child.unref()
  return { failed: () => failure }
}

/**
 * Whether a server runs on the data folder. One that was killed may leave its process file behind, and for a moment processes that still
 * write: those are waited for, since two servers on one folder would destroy it. Then the file is stale and goes.
 */
async function isRunning(paths: ClusterPaths): Promise<boolean> {
  const pid = Number(readPidFile(paths)[0])
  if (!pid) return false
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes('postgres')
  const deadline = performance.now() + START_TIMEOUT_MS
  while (performance.now() < deadline) {
    const holders = processesIn(paths.data)
    if (holders.includes(pid)) return true
    if (holders.length === 0) {
      fs.rmSync(path.join(paths.data, 'postmaster.pid'), { force: true })
      return false
    }
    await pause(20)
  }
  throw new Error(`processes ${processesIn(paths.data).join(', ')} of an earlier PostgreSQL still use ${paths.data}`)
}

function processesIn(folder: string): number[] {
  const numbers = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return numbers.map(Number).filter((pid) => worksIn(folder, pid))
}

/** Every process of a PostgreSQL works in its data folder. The dead whom nobody has buried yet do not count. */
function worksIn(folder: string, pid: number): boolean {
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0)
    const real = fs.realpathSync(folder)
    return fs.readlinkSync(`/proc/${pid}/cwd`) === real && !/^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** Lines of postmaster.pid: process, folder, start time, port, socket folder, address, shared memory, state. */
function readPidFile(paths: ClusterPaths): string[] {
  try {
    return fs.readFileSync(path.join(paths.data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

async function untilReady(
  paths: ClusterPaths,
  child: { failed: () => string | undefined } | undefined,
  said: () => string,
): Promise<{ pid: number; port: number }> {
  const deadline = performance.now() + START_TIMEOUT_MS
  while (performance.now() < deadline) {
    const lines = readPidFile(paths)
    if (lines[7]?.trim() === 'ready') return { pid: Number(lines[0]), port: Number(lines[3]) }
    const failure = child?.failed()
    if (failure) throw new Error(`PostgreSQL did not start: ${said().split('\n').find(isDiskFull) ?? failure}`)
    await pause(10)
  }
  throw new Error(`PostgreSQL did not become ready within ${START_TIMEOUT_MS / 1000} seconds; the end of ${paths.logFile} says why`)
}

async function stop({ url, pid, paths, isAlive }: Pick<Cluster, 'url' | 'pid' | 'isAlive'> & { paths: ClusterPaths }): Promise<void> {
  if (!isAlive() || (await othersConnected(url))) return
  process.kill(pid, 'SIGINT')
  const deadline = performance.now() + STOP_TIMEOUT_MS
  while (isAlive() && readPidFile(paths).length > 0 && performance.now() < deadline) await pause(10)
}

/** Whether another server uses the cluster. Connections of this one may still be closing, and do not count. */
async function othersConnected(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const others = await client.query(
      `select 1 from pg_stat_activity where backend_type = 'client backend' and ${isServer} and application_name <> $1 limit 1`,
      [applicationName],
    )
    return others.rowCount !== 0
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
