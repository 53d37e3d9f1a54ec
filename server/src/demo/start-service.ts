import { spawn } from 'node:child_process'
import readline from 'node:readline'

const STOP_MS = 5000

interface ServiceOptions {
  env: Record<string, string>
  /** What it says once it is there. */
  says: RegExp
  /** Hears each line that it writes. */
  onLine?: (line: string, isError: boolean) => void
  /** It is not wanted any more. */
  signal?: AbortSignal
}

export interface Service {
  said: RegExpExecArray
  /** How it ended, in words. */
  ended: Promise<string>
  stop: () => Promise<void>
}

/** Starts a service that a demo brings with it as a process of its own, and waits until it says where it listens. It ends when this process does, however that happens. */
export async function startService(entry: string, { env, says, onLine, signal }: ServiceOptions): Promise<Service> {
  const child = spawn(process.execPath, [entry], { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'pipe'] })
  const ended = new Promise<string>((resolve) =>
    child.once('exit', (code, killed) => resolve(killed === null ? `it ended with ${code}` : `it was ended by ${killed}`)),
  )
  const end = (): void => void child.kill('SIGTERM')
  signal?.addEventListener('abort', end, { once: true })
  const heard: string[] = []
  const said = await new Promise<RegExpExecArray>((resolve, reject) => {
    let isThere = false
    const hear = (line: string, isError: boolean): void => {
      onLine?.(line, isError)
      if (isThere) return
      heard.push(line)
      const found = says.exec(line)
      if (!found) return
      isThere = true
      resolve(found)
    }
    readline.createInterface({ input: child.stdout }).on('line', (line) => hear(line, false))
    readline.createInterface({ input: child.stderr }).on('line', (line) => hear(line, true))
    child.once('error', reject)
    child.once('close', () => reject(new Error(heard.join('\n').trim() || `${entry} does not start`)))
  })
  const stop = async (): Promise<void> => {
    end()
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    await ended
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
  return { said, ended, stop }
}
