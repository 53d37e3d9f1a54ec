import { spawn } from 'node:child_process'
import { freePort } from '@tucano/database'
import { StartError } from '#platform/configuration'

const STOP_MS = 2000
/** Ends with the input: however this process ends, Redis does not outlive it. */
const RUN = 'exec 3<&0; redis-server "$@" & redis=$!; (cat <&3 >/dev/null; kill $redis) & wait $redis'
const NOT_FOUND = 127

/** A Redis of this site's own, of which nothing is kept: it carries what processes tell each other, and the database has everything. */
export async function startRedis(port?: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const at = port ?? (await freePort())
  const options = { port: String(at), bind: '127.0.0.1', save: '', appendonly: 'no', daemonize: 'no' }
  const named = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  const child = spawn('sh', ['-c', RUN, 'redis', ...named], { stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdin.on('error', () => undefined)
  let text = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (data: Buffer): void => {
      text += String(data)
      if (text.includes('Ready to accept connections')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', reject)
    child.once('exit', (code) => {
      const missing = 'Several processes need Redis: install the package redis-server, or name a server in REDIS_URL.'
      reject(new StartError(code === NOT_FOUND ? missing : text.trim().split('\n').at(-1) || 'Redis does not start.'))
    })
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    child.stdin.end()
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    await ended
    clearTimeout(timer)
  }
  return { url: `redis://127.0.0.1:${at}`, stop }
}
