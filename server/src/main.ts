import v8 from 'node:v8'
import { readConfiguration, StartError } from '#platform/configuration'
import { openLog } from '#platform/log'
import { isOneOfSeveral, serveAsOneOfSeveral } from './start-processes.ts'
import { startServer } from './start.ts'
import { surviveLostPromises } from './survive-lost-promises.ts'

/** Lines for the person at the terminal; the log is for machines. */
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const LINGER_MS = 1000

// On a machine with much memory the engine lets garbage grow to several times what is in use: 600 MB instead of 400 for the same work.
v8.setFlagsFromString('--heap-growing-percent=25')

const stopping = new AbortController()
// Installed before anything starts: a signal during the start must not leave a database server behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())

try {
  const configuration = readConfiguration(process.env)
  const log = openLog({ level: configuration.logLevel })
  const { signal } = stopping
  surviveLostPromises(log)
  if (isOneOfSeveral()) await serveAsOneOfSeveral(configuration, { log, signal })
  else {
    const server = await startServer(configuration, { say, signal })
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve))
    say('  Stopping …')
    await server.stop()
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
// All that matters is over; what still holds on, such as a mail server that does not answer, is not waited for.
setTimeout(() => process.exit(), LINGER_MS).unref()
