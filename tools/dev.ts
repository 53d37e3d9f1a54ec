// The site while somebody works on it: Vite with hot reload in front of a server that starts again when its sources change. The database
// stays. The debugger listens at 127.0.0.1:9229 (DEBUG_PORT names another).
import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { quietPort } from '@tucano/database'
import { buildWeb } from '../server/src/build-web.ts'
import { readConfiguration } from '../server/src/platform/configuration.ts'
import { startDevServer } from '../web/dev-server.ts'
import { findDatabase } from './find-database.ts'

const ROOT = path.join(import.meta.dirname, '..')
/** What the server is made of. Pages and their texts are Vite's. */
const SOURCES = ['server/src', 'contract/src', 'brand', 'ledger/src', 'database', 'games', 'art/src', 'pix/src', 'sandbox-bank/src']
const READ = /\.(ts|sql|json|html|md)$/
/** Editors write a file in several steps, and one change is often several files. */
const SETTLE_MS = 80
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const { port, host } = readConfiguration(process.env)
const debugPort = process.env['DEBUG_PORT'] ?? '9229'
const backend = await quietPort()
// The server needs a built page to fill in, however old it is.
if (!fs.existsSync(path.join(ROOT, 'web', 'dist', 'index.html'))) await buildWeb(say)
const database = await findDatabase()

let child: ChildProcess | undefined
let ready = Promise.withResolvers<void>()
let stopping = false
let announced = false

function launch(): void {
  const began = performance.now()
  child = spawn(process.execPath, [`--inspect=127.0.0.1:${debugPort}`, 'server/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      PORT: String(backend),
      BUILD_WEB: '0',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const current = child
  const isFirst = !announced
  announced = true
  let said = ''
  current.stdout?.on('data', (data) => {
    const text = String(data)
    said += text
    if (isFirst) process.stdout.write(text.replaceAll(`http://localhost:${backend}`, `http://localhost:${port}`))
    if (!said.includes(`http://localhost:${backend}`)) return
    said = ''
    if (!isFirst) say(`  Server started again in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    ready.resolve()
  })
  current.once('exit', () => {
    if (child === current) child = undefined
    if (!stopping && !current.killed) say('  The server has ended: it starts again when a file changes.')
  })
}

let turn: Promise<void> = Promise.resolve()
function restart(): void {
  turn = turn.then(async () => {
    ready.resolve()
    ready = Promise.withResolvers<void>()
    await end()
    if (!stopping) launch()
  })
}

async function end(): Promise<void> {
  const current = child
  if (!current) return
  const gone = new Promise((resolve) => current.once('exit', resolve))
  current.kill('SIGTERM')
  await gone
}

let timer: NodeJS.Timeout | undefined
const watchers = SOURCES.map((folder) =>
  fs.watch(path.join(ROOT, folder), { recursive: true }, (_event, file) => {
    if (!file || !READ.test(file) || file.includes('.test.')) return
    clearTimeout(timer)
    timer = setTimeout(restart, SETTLE_MS)
  }),
)

launch()
const pages = await startDevServer({ host, port, target: `http://127.0.0.1:${backend}`, ready: () => ready.promise })
say(`  Hot reload on http://localhost:${port}, debugger on 127.0.0.1:${debugPort}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())

async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  clearTimeout(timer)
  for (const watcher of watchers) watcher.close()
  await Promise.all([turn.then(end), pages.stop()])
  await database.done()
  process.exit()
}
