import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '..')
const launched = new Set<ChildProcess>()

/** The server as a process of its own, for tests of starting and stopping it. */
export interface Program {
  child: ChildProcess
  output: () => string
  errors: () => string
  /** The address that it listens at. */
  listening: Promise<string>
  ended: Promise<number | null>
}

export function launchServer(folder: string, env: Record<string, string>): Program {
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', PORT: '0', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  launched.add(child)
  let output = ''
  let errors = ''
  child.stderr.on('data', (data) => (errors += String(data)))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const listening = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      output += String(data)
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0]
      if (address) resolve(address)
    })
    void ended.then(() => reject(new Error(`ended:\n${output}${errors}`)))
  })
  listening.catch(() => undefined)
  return { child, output: () => output, errors: () => errors, listening, ended }
}

/** Whatever a test has left running. */
export function killLaunched(): void {
  for (const child of launched) child.kill('SIGKILL')
}

export const ready = async (address: string): Promise<boolean> =>
  ((await (await fetch(`${address}/readyz`)).json()) as { database: boolean }).database

/** The one sentence with which a start is refused. */
export async function refusal(program: Program): Promise<string> {
  const code = await program.ended
  const sentence = program.errors()
  if (code !== 1 || sentence.trim().split('\n').length !== 1 || / {4}at /.test(sentence))
    throw new Error(`not refused in one sentence, but ended with ${code}:\n${program.output()}${sentence}`)
  return sentence
}
