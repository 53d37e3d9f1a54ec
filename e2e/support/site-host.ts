// The sites of a worker of Playwright run in one process beside it: loading the server takes longer than starting it.
import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { Order, Report } from './site-process.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')

interface Hosted {
  url: string
  /** All that the server has said so far. */
  log: () => string
  stop: () => Promise<void>
}

interface Place {
  said: string[]
  hear: (report: Report) => void
}

let host: ChildProcess | undefined
let last = 0
const places = new Map<number, Place>()

/** Starts a server with these settings. */
export async function startInHost(env: Record<string, string>): Promise<Hosted> {
  const site = ++last
  const said: string[] = []
  const log = (): string => said.join('')
  const order = (given: Order): Promise<Report> =>
    new Promise((resolve) => {
      places.set(site, { said, hear: resolve })
      ask(given)
    })
  const { url, problem } = await order({ site, env })
  if (url === undefined) throw new Error(`the server did not start: ${problem}\n${log()}`)
  const stop = async (): Promise<void> => {
    const report = await order({ site })
    if (report.problem !== undefined) throw new Error(`the server did not stop: ${report.problem}\n${log()}`)
  }
  return { url, log, stop }
}

/** Ends the process, and whatever still runs in it. */
export async function endHost(): Promise<void> {
  const child = host
  if (!child) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.disconnect()
  await ended
}

function ask(order: Order): void {
  host ??= startHost()
  host.send(order)
}

function startHost(): ChildProcess {
  const child = fork(path.join(import.meta.dirname, 'site-process.ts'), {
    cwd: ROOT,
    execArgv: [],
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(ROOT, '.data', 'compile-cache') },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.on('message', (report: Report) => {
    const place = places.get(report.site)
    if (report.said !== undefined) place?.said.push(report.said)
    else place?.hear(report)
  })
  child.once('exit', (code) => {
    host = undefined
    for (const [site, { hear }] of places) hear({ site, problem: `its process ended with ${code}` })
    places.clear()
  })
  return child
}
