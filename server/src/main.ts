import { readConfiguration, StartError } from '#platform/configuration'
import { startServer } from './start.ts'

/** Lines for the person at the terminal; the log is for machines. */
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const stopping = new AbortController()
// Installed before anything starts: a signal during the start must not leave a database server behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())

try {
  const server = await startServer(readConfiguration(process.env), { say, signal: stopping.signal })
  if (!stopping.signal.aborted) await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve))
  say('  Stopping …')
  await server.stop()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
