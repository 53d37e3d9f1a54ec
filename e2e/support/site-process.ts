// Runs the sites of a worker of Playwright. It hears which to start and to stop.
import fs from 'node:fs'
import { readConfiguration } from '../../server/src/platform/configuration.ts'
import { openLog } from '../../server/src/platform/log.ts'
import { startServer } from '../../server/src/start.ts'
import { surviveLostPromises } from '../../server/src/survive-lost-promises.ts'

/** With settings a site is started, without them it is stopped. */
export interface Order {
  site: number
  start?: { env: Record<string, string>; log: string }
}

/** That an order was carried out, or why it was not. */
export interface Report {
  site: number
  url?: string
  problem?: string
}

const stops = new Map<number, () => Promise<void>>()
const never = new AbortController().signal
const report = (message: Report): void => void process.send?.(message, undefined, undefined, () => undefined)

surviveLostPromises(openLog({ level: 'error', destination: process.stderr }))
process.on('disconnect', () => process.exit())
process.on('message', (order: Order) => {
  const { site } = order
  const done = order.start ? start(site, order.start) : stop(site)
  done.then(report, (error: Error) => report({ site, problem: error.stack ?? error.message }))
})

async function start(site: number, { env, log }: NonNullable<Order['start']>): Promise<Report> {
  const file = fs.openSync(log, 'w')
  // At once: who waits for an answer may then ask what was said.
  const write = (line: string): void => void fs.writeSync(file, line)
  const say = (line: string): void => write(`${line}\n`)
  const server = await startServer(readConfiguration({ ...process.env, ...env }), { say, signal: never, destination: { write } })
  stops.set(site, async () => {
    await server.stop()
    fs.closeSync(file)
  })
  return { site, url: server.url.replace('127.0.0.1', 'localhost') }
}

async function stop(site: number): Promise<Report> {
  await stops.get(site)?.()
  stops.delete(site)
  return { site }
}
