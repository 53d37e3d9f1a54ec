// The sites of a worker of Playwright run in one process beside it: loading the server takes longer than starting it.
import { type ChildProcess, fork } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Order, Report } from './site-process.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')

interface Hosted {
  url: string
  /** All that the server has said so far. */
  log: () => string
  stop: () => Promise<void>
}

let host: ChildProcess | undefined
let last = 0
/** Who waits for the report of a site. */
const waiting = new Map<number, (report: Report) => void>()
/** What sites say is in files: as messages it would be a thousand a test, and few tests ask. */
let logs: string | undefined

/** Starts a server with these settings. */
export async function startInHost(env: Record<string, string>): Promise<Hosted> {
  const site = ++last
  logs ??= openFolder()
  const file = path.join(logs, String(site))
  const log = (): string => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')
  const order = (given: Order): Promise<Report> =>
    new Promise((resolve) => {
      waiting.set(site, resolve)
      ask(given)
    })
  const { url, problem } = await order({ site, start: { env, log: file } })
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

function openFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-logs-'))
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
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
  child.on('message', (report: Report) => waiting.get(report.site)?.(report))
  child.once('exit', (code) => {
    host = undefined
    for (const [site, hear] of waiting) hear({ site, problem: `its process ended with ${code}` })
    waiting.clear()
  })
  return child
}
