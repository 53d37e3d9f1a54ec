import { readConfiguration, StartError } from '#platform/configuration'
import { openLog } from '#platform/log'
import { startServer } from './start.ts'
import { surviveLostPromises } from './survive-lost-promises.ts'

/** Lines for the person at the terminal; the log is for machines. */
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const LINGER_MS = 1000

const stopping = new AbortController()
// Installed before anything starts: a signal during the start must not leave a database server behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())

try {
  const configuration = readConfiguration(process.env)
  surviveLostPromises(openLog({ level: configuration.logLevel }))
  const server = await startServer(configuration, { say, signal: stopping.signal })
  if (!stopping.signal.aborted) await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve))
  say('  Stopping …')
  await server.stop()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
// All that matters is over; what still holds on, such as a mail server that does not answer, is not waited for.
setTimeout(() => process.exit(), LINGER_MS).unref()
