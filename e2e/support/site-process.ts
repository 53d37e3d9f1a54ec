// Runs the sites of a worker of Playwright. It hears which to start and to stop, and tells what they say.
import { readConfiguration } from '../../server/src/platform/configuration.ts'
import { openLog } from '../../server/src/platform/log.ts'
import { startServer } from '../../server/src/start.ts'
import { surviveLostPromises } from '../../server/src/survive-lost-promises.ts'

/** With settings a site is started, without them it is stopped. */
export interface Order {
  site: number
  env?: Record<string, string>
}

/** What a site has said, or that an order was carried out, or why it was not. */
export interface Report {
  site: number
  said?: string
  url?: string
  problem?: string
}

const stops = new Map<number, () => Promise<void>>()
const never = new AbortController().signal
const report = (message: Report): void => void process.send?.(message, undefined, undefined, () => undefined)

surviveLostPromises(openLog({ level: 'error', destination: process.stderr }))
process.on('disconnect', () => process.exit())
process.on('message', ({ site, env }: Order) => {
  const done = env ? start(site, env) : stop(site)
  done.then(report, (error: Error) => report({ site, problem: error.stack ?? error.message }))
})

async function start(site: number, env: Record<string, string>): Promise<Report> {
  const say = (line: string): void => report({ site, said: `${line}\n` })
  const destination = { write: (line: string) => report({ site, said: line }) }
  const server = await startServer(readConfiguration({ ...process.env, ...env }), { say, signal: never, destination })
  stops.set(site, server.stop)
  return { site, url: server.url.replace('127.0.0.1', 'localhost') }
}

async function stop(site: number): Promise<Report> {
  await stops.get(site)?.()
  stops.delete(site)
  return { site }
}
