import net from 'node:net'
import { readBrand } from '@tucano/brand'
import { connect } from '@tucano/database'
import {
  type BeaconConfiguration,
  type Configuration,
  type FeedConfiguration,
  type PixConfiguration,
  StartError,
} from '#platform/configuration'
import { within } from '#platform/deadline'
import type { Services } from '#platform/services'
import { type Log, openLog } from '#platform/log'
import { buildApp } from './app.ts'
import { buildWeb } from './build-web.ts'
import { playDemo } from './demo/play-demo.ts'
import { buildServices } from './build-services.ts'
import { listen } from './listen.ts'
import { openDemo } from './demo/open-demo.ts'
import type { DemoAccount } from './demo/seed-demo.ts'
import { startLocalBeacon } from './demo/start-beacon.ts'
import { startSandbox } from './demo/start-sandbox.ts'
import { startLocalWorld } from './demo/start-world.ts'
import { openBooks } from './open-books.ts'
import { nameFullDisk, openDatabase } from './start-database.ts'
import { type Prepared, startProcesses } from './start-processes.ts'
import { startRedis } from './start-redis.ts'

interface Surroundings {
  say: (line: string) => void
  signal: AbortSignal
  /** Where the log's lines go; without it to the output of the process. */
  destination?: { write: (line: string) => void }
}

/** What was started, and how it is stopped. */
type Started = [name: string, stop: () => Promise<unknown>]

/** The longest that stopping one thing may take: then the next is stopped all the same. */
const STOP_MS = 20_000

/** Configuration, database, services, features, listen: in this order, each step with a line. What was started is stopped if a later step fails. */
export async function startServer(
  configuration: Configuration,
  { say, signal, destination }: Surroundings,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const log = openLog({ level: configuration.logLevel, ...(destination && { destination }) })
  const started: Started[] = []
  const stopping = new AbortController()
  const stop = (): Promise<void> => {
    stopping.abort()
    return stopAll(started.splice(0).toReversed(), log)
  }
  const goOn = (): void => {
    if (signal.aborted) throw new StartError('Stopped before the start was complete.')
  }
  try {
    const began = performance.now()
    const brand = await readBrand(configuration.brand).catch((error: Error) => Promise.reject(new StartError(error.message)))
    say(`Tucano · brand ${brand.name}`)
    await refuseTakenPort(configuration)
    if (configuration.buildWeb) await buildWeb(say)
    goOn()
    const database = await openDatabase(configuration, {
      say,
      log,
      goOn,
      stopping: AbortSignal.any([signal, stopping.signal]),
      onStarted: (stopIt) => started.push(['database', stopIt]),
    })
    const { db, pool } = connect({
      url: database.url,
      connections: configuration.databaseConnections,
      onError: (error) => log.warn({ err: error }, 'database connection lost'),
    })
    started.push(['connections', () => pool.end()])
    const starting: Starting = { configuration, say, log, started }
    const redisUrl = configuration.redisUrl ?? (configuration.processes > 1 ? await startOwnRedis(starting) : undefined)
    const [pix, beacon] = await Promise.all([
      configuration.pix ?? (brand.demo && configuration.sandboxBank ? startDemoBank(starting) : undefined),
      configuration.beacon ?? (brand.demo && configuration.localBeacon ? startDemoBeacon(starting) : undefined),
    ])
    const wantsWorld = brand.demo && configuration.localWorld && beacon
    const sportsFeed = configuration.sportsFeed ?? (wantsWorld ? await startDemoWorld(starting, beacon) : undefined)
    const services = await buildServices({ configuration: { ...configuration, pix, beacon, sportsFeed, redisUrl }, brand, db, pool, log })
    await openBooks(services)
    const accounts = brand.demo ? await openDemo(services, { databaseUrl: database.url, say }) : []
    const address =
      configuration.processes > 1
        ? await startSeveral(starting, { prepared: { databaseUrl: database.url, redisUrl, pix, beacon, sportsFeed }, services })
        : await startOne(starting, services)
    goOn()
    announce(say, address, accounts, performance.now() - began)
    if (brand.demo) started.push(['history', playInBackground(services)])
    return { url: address, stop }
  } catch (error) {
    await stop()
    throw nameFullDisk(error, configuration)
  }
}

/** One after the other, each within its time. What fails, or takes longer, does not keep the rest from being stopped. */
async function stopAll(started: Started[], log: Log): Promise<void> {
  for (const [name, stop] of started) {
    try {
      if (!(await within(STOP_MS, stop()))) log.warn({ name, seconds: STOP_MS / 1000 }, 'did not stop in time, and was left')
    } catch (error) {
      log.warn({ err: error, name }, 'did not stop as it should')
    }
  }
}

/** The demo's history is made while whoever started it is already looking. */
function playInBackground(services: Services): () => Promise<void> {
  const played = playDemo(services, services.configuration.demoRounds).catch((error: unknown) => {
    services.log.warn({ err: error }, 'the demo has no history')
  })
  return () => played
}

interface Starting {
  configuration: Configuration
  say: Surroundings['say']
  log: Log
  started: Started[]
}

/** The site in this process. */
async function startOne({ configuration, started }: Starting, services: Services): Promise<string> {
  const app = await buildApp(services)
  started.push(['site', () => app.close()])
  return listen(() => app.listen({ port: configuration.port, host: configuration.host }), configuration)
}

/** The site in several processes; this one looks after them. */
async function startSeveral(
  { configuration, say, started }: Starting,
  { prepared, services }: { prepared: Prepared; services: Services },
): Promise<string> {
  const { log, bus, workerPool } = services
  started.push(['bus', () => bus.stop()], ['workers', () => workerPool.stop()])
  const { address, stop } = await startProcesses(configuration, { prepared, log })
  started.push(['site', stop])
  say(`  ${configuration.processes} processes`)
  return address
}

async function startOwnRedis({ say, started }: Starting): Promise<string> {
  const { url, stop } = await startRedis()
  started.push(['redis', stop])
  say(`  Redis on ${url}, between the processes`)
  return url
}

/** Without it the demo goes on, and has no Pix. */
async function startDemoBank({ configuration, say, started }: Starting): Promise<PixConfiguration | undefined> {
  try {
    const { pix, stop } = await startSandbox(configuration)
    started.push(['bank', stop])
    say(`  Sandbox bank on ${pix.url}, where charges are paid with money that does not exist`)
    return pix
  } catch (error) {
    say(`  No Pix: ${(error as Error).message}`)
    return undefined
  }
}

/** Without it the demo goes on, and has no shared draws. */
async function startDemoBeacon({ configuration, say, started }: Starting): Promise<BeaconConfiguration | undefined> {
  try {
    const { beacon, stop } = await startLocalBeacon(configuration)
    started.push(['beacon', stop])
    say(`  Local beacon on ${beacon.urls[0]}, which signs a round every three seconds`)
    return beacon
  } catch (error) {
    say(`  No shared draws: ${(error as Error).message}`)
    return undefined
  }
}

/** Without it the demo goes on, and has no sports to bet on. */
async function startDemoWorld(
  { configuration, say, log, started }: Starting,
  beacon: BeaconConfiguration,
): Promise<FeedConfiguration | undefined> {
  try {
    const { feed, stop } = await startLocalWorld(configuration, beacon, log)
    started.push(['world', stop])
    say(`  Invented sports on ${feed.api}, told as a feed on ${feed.address}`)
    return feed
  } catch (error) {
    say(`  No sports: ${(error as Error).message}`)
    return undefined
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

function announce(say: Surroundings['say'], address: string, accounts: DemoAccount[], ms: number): void {
  say(`  Listening after ${(ms / 1000).toFixed(1)} s\n\n  ${address.replace('127.0.0.1', 'localhost')}\n`)
  const width = Math.max(...accounts.map(({ account }) => account.length))
  for (const { account, password, role } of accounts) say(`  ${account.padEnd(width)}  ${password}  ${role}`)
  if (accounts.length > 0) say('')
}
