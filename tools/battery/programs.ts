import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import path from 'node:path'

const BYTES = path.join(import.meta.dirname, 'bytes.ts')

const running = new Set<ChildProcess>()

/** Whoever stops this program stops those that it started. */
export function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const child of running) child.kill()
      process.exit(1)
    })
  }
}

export const isInstalled = (program: string): boolean => spawnSync('which', [program]).status === 0

/** Lets a program read the bytes of a seed, as many as it wants, and returns what it wrote. */
export function feed(seed: string, [program, ...flags]: readonly [string, ...string[]]): Promise<string> {
  const source = spawn(process.execPath, [BYTES, seed], { stdio: ['ignore', 'pipe', 'inherit'] })
  const reader = spawn(program, flags, { stdio: [source.stdout, 'pipe', 'pipe'] })
  // From here on the reader has the only open end, so the source stops with it.
  source.stdout.destroy()
  const children = [source, reader]
  for (const child of children) running.add(child)
  let output = ''
  reader.stdout.on('data', (data) => (output += String(data)))
  reader.stderr.on('data', (data) => (output += String(data)))
  return new Promise((resolve, reject) => {
    reader.once('error', reject)
    reader.once('close', () => {
      source.kill()
      for (const child of children) running.delete(child)
      resolve(output)
    })
  })
}
