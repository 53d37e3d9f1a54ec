// The sandbox bank as a process of its own: `npm run bank`. BANK_CLIENT_SECRET and BANK_WEBHOOK_SECRET are what it shares with its client.
import path from 'node:path'
import { startBank, type BankOptions, StartError } from './start-bank.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')
const SECRET_MIN = 16

function readOptions(env: Record<string, string | undefined>): BankOptions {
  const port = Number(env['BANK_PORT'] ?? 4200)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new StartError('BANK_PORT is no port.')
  const publicUrl = env['BANK_PUBLIC_URL']
  if (publicUrl !== undefined && !/^https?:$/.test(URL.parse(publicUrl)?.protocol ?? ''))
    throw new StartError('BANK_PUBLIC_URL is no address.')
  return {
    port,
    host: env['BANK_HOST'] ?? '127.0.0.1',
    folder: path.resolve(ROOT, env['BANK_DATA'] ?? '.data/bank'),
    clientId: env['BANK_CLIENT_ID'] ?? 'tucano',
    clientSecret: shared(env, 'BANK_CLIENT_SECRET'),
    webhookSecret: shared(env, 'BANK_WEBHOOK_SECRET'),
    ...(publicUrl === undefined ? {} : { publicUrl }),
    say: (line) => void process.stderr.write(`${line}\n`),
  }
}

function shared(env: Record<string, string | undefined>, name: string): string {
  const value = env[name] ?? ''
  if (value.length < SECRET_MIN) throw new StartError(`${name} is missing or shorter than ${SECRET_MIN} characters.`)
  return value
}

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())
// Whoever started it holds the other end: when that is gone, however it went, the bank goes too.
if (process.env['BANK_LIFELINE'] === '1') process.stdin.resume().once('end', () => stopping.abort())

try {
  const bank = await startBank(readOptions(process.env))
  process.stdout.write(`The sandbox bank listens on ${bank.url}\n`)
  if (!stopping.signal.aborted) await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve))
  await bank.stop()
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  if (!(error instanceof StartError) && code !== 'EADDRINUSE' && code !== 'ERR_SQLITE_ERROR') throw error
  process.stderr.write(`The sandbox bank does not start: ${message}\n`)
  process.exitCode = 1
} finally {
  // The other end may stay open for as long as whoever holds it waits for this process.
  process.stdin.destroy()
}
