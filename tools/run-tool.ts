import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '..')
const children = new Set<ChildProcess>()

export interface Outcome {
  code: number
  output: string
}

/** Runs a program of node_modules on the Node of the project. What its reporters send comes to `onMessage`. */
export function runTool(
  program: string,
  flags: string[],
  { env = {}, onMessage }: { env?: Record<string, string>; onMessage?: (message: unknown) => void } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'node_modules', '.bin', program), ...flags], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: onMessage ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
    })
    children.add(child)
    let output = ''
    child.stdout?.on('data', (data) => (output += String(data)))
    child.stderr?.on('data', (data) => (output += String(data)))
    if (onMessage) child.on('message', onMessage)
    child.once('close', (code) => {
      children.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Whoever ends the command ends what it has started. */
export function endToolsWithUs(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      for (const child of children) child.kill(signal)
      process.exitCode = 1
    })
  }
}

/** The types of a project, with what the compiler found the time before kept outside of git. */
export const checkTypes = (project: string): Promise<Outcome> =>
  runTool('tsc', [
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    path.join(ROOT, '.data', 'types', `${project.replace('.', 'root')}.json`),
  ])

export const lastLines = (output: string, count: number): string => output.trim().split('\n').slice(-count).join('\n')
export const firstLines = (output: string, count: number): string => output.trim().split('\n').slice(0, count).join('\n')
