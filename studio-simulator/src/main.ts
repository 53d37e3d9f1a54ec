// A simulated studio as a process of its own: `npm run studio`. STUDIO_TOKEN is what it shares with the site; it writes the configuration that LIVE_STUDIOS takes.
import { type KeyObject, createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { exampleOf } from './example.ts'
import { startStudio } from './start-studio.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')
const TABLES = [
  { id: 'baccarat-1', kind: 'baccarat', title: 'Bacará · Estúdio Aurora' },
  { id: 'roulette-1', kind: 'roulette', title: 'Roleta · Estúdio Aurora' },
] as const

/** The same at every start: sites know the studio by it. */
function readKey(file: string): KeyObject {
  if (fs.existsSync(file)) return createPrivateKey(fs.readFileSync(file))
  const { privateKey } = generateKeyPairSync('ed25519')
  fs.writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  return privateKey
}

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())

try {
  const delayMs = Number(process.env['STUDIO_DELAY_MS'] ?? 2000)
  const token = process.env['STUDIO_TOKEN'] ?? randomBytes(24).toString('base64url')
  const port = Number(process.env['STUDIO_PORT'] ?? 4600)
  const file = path.resolve(ROOT, process.env['STUDIO_CONFIGURATION'] ?? '.data/studios.json')
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const key = readKey(`${file}.key`)
  // Numbers of a table never come twice: not those of the studio's last start either.
  const studio = await startStudio({ port, token, key, tables: TABLES, delayMs, first: Date.now() })
  fs.writeFileSync(file, `${JSON.stringify([exampleOf(studio, { token, tables: TABLES, delayMs })], undefined, 2)}\n`, { mode: 0o600 })
  process.stdout.write(`The studio listens on ${studio.url}\nLIVE_STUDIOS=${file} npm start has its tables.\n`)
  if (!stopping.signal.aborted) await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve))
  await studio.stop()
} catch (error) {
  process.stderr.write(`The studio does not start: ${(error as Error).message}\n`)
  process.exitCode = 1
}
