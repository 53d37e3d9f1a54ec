import cluster, { type Worker } from 'node:cluster'
import { readBrand } from '@tucano/brand'
import { connect } from '@tucano/database'
import { type Configuration, StartError } from '#platform/configuration'
import type { Log } from '#platform/log'
import { buildApp } from './app.ts'
import { buildServices } from './build-services.ts'
import { listen } from './listen.ts'

/** What the first process has made ready for the others. */
export type Prepared = Pick<Configuration, 'databaseUrl' | 'redisUrl' | 'pix' | 'beacon' | 'sportsFeed'>

/** One that ends by itself is started again after so long. */
const AGAIN_MS = 1000
const STOP_MS = 15_000

/** What a process of the site says to the one that started it. */
type Said = { listening: string } | { failed: string }

/** Runs the site in several processes on one port. One that ends is replaced; this one only looks after them. */
export async function startProcesses(
  { processes }: Configuration,
  { prepared, log }: { prepared: Prepared; log: Log },
): Promise<{ address: string; stop: () => Promise<void> }> {
  let stopping = false
  const running = new Set<Worker>()
  const start = (): Promise<string> => {
    const worker = cluster.fork()
    running.add(worker)
    worker.send(prepared)
    worker.once('exit', (code, signal) => {
      running.delete(worker)
      if (stopping) return
      log.error({ pid: worker.process.pid, code, signal }, 'a process of the site has ended, and is replaced')
      setTimeout(() => {
        if (!stopping) start().catch((error: unknown) => log.error({ err: error }, 'a process does not start'))
      }, AGAIN_MS)
    })
    return new Promise((resolve, reject) => {
      worker.on('message', (said: Said) => ('listening' in said ? resolve(said.listening) : reject(new StartError(said.failed))))
      worker.once('exit', () => reject(new StartError('A process of the site does not start.')))
    })
  }
  const stop = async (): Promise<void> => {
    stopping = true
    await Promise.all([...running].map(end))
  }
  try {
    const [address = ''] = await Promise.all(Array.from({ length: processes }, start))
    return { address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function end(worker: Worker): Promise<void> {
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  worker.process.kill('SIGTERM')
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), STOP_MS)
  await ended
  clearTimeout(timer)
}

export const isOneOfSeveral = (): boolean => cluster.isWorker

/** One of the site's processes: serves what the first has made ready, until it is told to stop or the first is gone. */
export async function serveAsOneOfSeveral(configuration: Configuration, { log, signal }: { log: Log; signal: AbortSignal }): Promise<void> {
  const prepared = await new Promise<Prepared>((resolve) => process.once('message', (message) => resolve(message as Prepared)))
  try {
    const own = { ...configuration, ...prepared }
    const { db, pool } = connect({
      url: own.databaseUrl!,
      connections: own.databaseConnections,
      onError: (error) => log.warn({ err: error }, 'database connection lost'),
    })
    const app = await buildApp(await buildServices({ configuration: own, brand: await readBrand(own.brand), db, pool, log }))
    process.send!({ listening: await listen(() => app.listen({ port: own.port, host: own.host }), own) } satisfies Said)
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve))
    await app.close()
    await pool.end()
  } catch (error) {
    process.send!({ failed: (error as Error).message } satisfies Said)
    throw error
  }
}
