// The local beacon as a process of its own: `npm run beacon`.
import path from 'node:path'
import { startBeacon } from './start-beacon.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())
// Whoever started it holds the other end: when that is gone, however it went, the beacon goes too.
if (process.env['BEACON_LIFELINE'] === '1') process.stdin.resume().once('end', () => stopping.abort())

try {
  const port = Number(process.env['BEACON_PORT'] ?? 4300)
  const beacon = await startBeacon({ folder: path.resolve(ROOT, process.env['BEACON_DATA'] ?? '.data/beacon'), port })
  process.stdout.write(`The beacon ${beacon.chain.hash} listens on ${beacon.url}\n`)
  if (!stopping.signal.aborted) await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve))
  await beacon.stop()
} catch (error) {
  process.stderr.write(`The beacon does not start: ${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  process.stdin.destroy()
}
