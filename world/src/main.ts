// The invented world as a process of its own: matches are played beat by beat, and told as a feed of sports.
import { StartError, readOptions } from './read-options.ts'
import { startWorld } from './start-world.ts'

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())
// Whoever started it holds the other end: when that is gone, however it went, the world goes too.
if (process.env['WORLD_LIFELINE'] === '1') process.stdin.resume().once('end', () => stopping.abort())

try {
  const world = await startWorld(readOptions(process.env))
  process.stdout.write(`The world listens on ${world.url} and tells on ${world.feedAddress}\n`)
  const asked = new Promise<undefined>((resolve) => {
    if (stopping.signal.aborted) resolve(undefined)
    else stopping.signal.addEventListener('abort', () => resolve(undefined))
  })
  const broken = await Promise.race([asked, world.broken])
  await world.stop()
  if (broken) process.exitCode = 1
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  if (!(error instanceof StartError) && code !== 'EADDRINUSE' && code !== 'ERR_SQLITE_ERROR') throw error
  process.stderr.write(`The world does not start: ${message}\n`)
  process.exitCode = 1
} finally {
  // The other end may stay open for as long as whoever holds it waits for this process.
  process.stdin.destroy()
}
