import { spawn } from 'node:child_process'
import { freePort } from '@tucano/database'
import { StartError } from '#platform/configuration'

const STOP_MS = 2000

/** A Redis of this site's own, of which nothing is kept: it carries what processes tell each other, and the database has everything. It ends when this process does. */
export async function startRedis(port?: number): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const at = port ?? (await freePort())
  const options = { port: String(at), bind: '127.0.0.1', save: '', appendonly: 'no', daemonize: 'no' }
  // Its input is this process's: a shell between the two would outlive us.
  const child = spawn(
    'redis-server',
    Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let text = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (data: Buffer): void => {
      text += String(data)
      if (text.includes('Ready to accept connections')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', (error: NodeJS.ErrnoException) => {
      const missing = 'Several processes need Redis: install the package redis-server, or name a server in REDIS_URL.'
      reject(error.code === 'ENOENT' ? new StartError(missing) : error)
    })
    child.once('exit', () => reject(new Error(text.trim().split('\n').at(-1) || 'redis-server does not start')))
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    await ended
    clearTimeout(timer)
  }
  return { url: `redis://127.0.0.1:${at}`, pid: child.pid!, stop }
}
