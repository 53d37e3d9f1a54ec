import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { readBrand } from '@tucano/brand'
import { type Cluster, connect, migrate, startCluster } from '@tucano/database'
import { type Configuration, type PixConfiguration, StartError } from '#platform/configuration'
import type { House } from '#platform/house'
import { openLog } from '#platform/log'
import pg from 'pg'
import { buildApp } from './app.ts'
import { buildWeb } from './build-web.ts'
import { playDemo } from './demo-play.ts'
import { furnish } from './furnish.ts'
import { type DemoAccount, seedDemo } from './seed.ts'
import { startSandbox } from './start-bank.ts'

interface Surroundings {
  say: (line: string) => void
  signal: AbortSignal
}

/** Configuration, database, house, features, listen: in this order, each step with a line. What was started is stopped if a later step fails. */
export async function startServer(
  configuration: Configuration,
  { say, signal }: Surroundings,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const cleanUp: (() => Promise<unknown>)[] = []
  const stop = async (): Promise<void> => {
    for (const step of cleanUp.splice(0).toReversed()) await step()
  }
  const goOn = (): void => {
    if (signal.aborted) throw new StartError('Stopped before the start was complete.')
  }
  try {
    const began = performance.now()
    const brand = await readBrand(configuration.brand).catch((error: Error) => Promise.reject(new StartError(error.message)))
    say(`Tucano · brand ${brand.name}`)
    await refuseTakenPort(configuration)
    await buildWeb(say)
    goOn()
    const url = configuration.databaseUrl ?? (await startEmbedded(configuration, say, cleanUp)).url
    goOn()
    await prepareDatabase(url, configuration, say)
    const log = openLog({ level: configuration.logLevel })
    const { db, pool } = connect({
      url,
      connections: configuration.databaseConnections,
      onError: (error) => log.warn({ err: error }, 'database connection lost'),
    })
    cleanUp.push(() => pool.end())
    const pix =
      configuration.pix ?? (brand.demo && configuration.sandboxBank ? await startDemoBank(configuration, say, cleanUp) : undefined)
    const house = await furnish({ configuration: { ...configuration, pix }, brand, db, pool, log })
    const accounts = brand.demo ? await seedDemo(house) : []
    if (brand.demo) say('  Demo content and accounts are in place')
    const app = await buildApp(house)
    cleanUp.push(() => app.close())
    goOn()
    const address = await listen(() => app.listen({ port: configuration.port, host: configuration.host }), configuration)
    announce(say, address, accounts, performance.now() - began)
    if (brand.demo) cleanUp.push(playInBackground(house))
    return { url: address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The demo's history is made while whoever started it is already looking. */
function playInBackground(house: House): () => Promise<void> {
  const played = playDemo(house, house.configuration.demoRounds).catch((error: unknown) => {
    house.log.warn({ err: error }, 'the demo has no history')
  })
  return () => played
}

async function startEmbedded(
  { dataFolder }: Configuration,
  say: Surroundings['say'],
  cleanUp: (() => Promise<unknown>)[],
): Promise<Cluster> {
  try {
    fs.mkdirSync(dataFolder, { recursive: true })
    fs.accessSync(dataFolder, fs.constants.W_OK)
  } catch {
    throw new StartError(
      `The folder ${dataFolder} cannot be written to: choose another with DATA_DIR, or a database server of your own with DATABASE_URL.`,
    )
  }
  const cluster = await startCluster({ folder: dataFolder }).catch((error: Error) => Promise.reject(new StartError(error.message)))
  cleanUp.push(() => cluster.stop())
  const where = path.relative(process.cwd(), cluster.folder)
  say(`  PostgreSQL ${cluster.attached ? 'was still running' : 'started'}, data in ${where.startsWith('..') ? cluster.folder : where}`)
  return cluster
}

/** Without it the demo goes on, and has no Pix. */
async function startDemoBank(
  configuration: Configuration,
  say: Surroundings['say'],
  cleanUp: (() => Promise<unknown>)[],
): Promise<PixConfiguration | undefined> {
  try {
    const { pix, stop } = await startSandbox(configuration)
    cleanUp.push(stop)
    say(`  Sandbox bank on ${pix.url}, where charges are paid with money that does not exist`)
    return pix
  } catch (error) {
    say(`  No Pix: ${(error as Error).message}`)
    return undefined
  }
}

const OLDEST_SERVER = 150_000

async function prepareDatabase(url: string, { databaseUrl }: Configuration, say: Surroundings['say']): Promise<void> {
  if (databaseUrl) await refuseOldServer(url)
  try {
    const ran = await migrate(url)
    say(ran.length > 0 ? `  Database migrated (${ran.length} migrations)` : '  Database is up to date')
  } catch (error) {
    throw new StartError(`The database could not be migrated: ${(error as Error).message}.`, { cause: error })
  }
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

/** Looked at before anything is started, so that the commonest mistake costs no time. */
function refuseTakenPort(configuration: Configuration): Promise<void> {
  if (configuration.port === 0) return Promise.resolve()
  const probe = net.createServer()
  const opened = new Promise<string>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen({ port: configuration.port, host: configuration.host }, () => resolve(''))
  })
  return listen(() => opened, configuration).then(() => new Promise((resolve) => probe.close(() => resolve())))
}

async function listen(open: () => Promise<string>, { port, host }: Configuration): Promise<string> {
  try {
    return await open()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is taken by another program: stop it, or choose another port with PORT=${port + 1}.`)
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used by this user: choose one above 1023 with PORT=3000.`)
    throw new StartError(`Cannot listen on ${host}:${port} (${message}).`, { cause: error })
  }
}

function announce(say: Surroundings['say'], address: string, accounts: DemoAccount[], ms: number): void {
  say(`  Listening after ${(ms / 1000).toFixed(1)} s\n\n  ${address.replace('127.0.0.1', 'localhost')}\n`)
  const width = Math.max(...accounts.map(({ account }) => account.length))
  for (const { account, password, role } of accounts) say(`  ${account.padEnd(width)}  ${password}  ${role}`)
  if (accounts.length > 0) say('')
}
