import { spawn } from 'node:child_process'

const STOP_MS = 5000

/** Starts a service that a demo brings with it as a process of its own, and waits until it says where it listens. It ends when this process does, however that happens. */
export async function startService(
  entry: string,
  { env, says }: { env: Record<string, string>; says: RegExp },
): Promise<{ said: RegExpExecArray; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [entry], { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'pipe'] })
  let text = ''
  const said = await new Promise<RegExpExecArray>((resolve, reject) => {
    const hear = (data: Buffer): void => {
      text += String(data)
      const found = says.exec(text)
      if (found) resolve(found)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', reject)
    child.once('exit', () => reject(new Error(text.trim() || `${entry} does not start`)))
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    await ended
    clearTimeout(timer)
  }
  return { said, stop }
}
