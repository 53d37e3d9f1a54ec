import { type ChildProcess, fork } from 'node:child_process'

/** Processes that may have rooms, by the name under which they own them. */
export class Processes {
  #file: string
  #envOf: (n: number) => Record<string, string>
  #many = 0
  #children = new Map<string, ChildProcess>()
  /** Whoever comes in the place of the last one that was killed. */
  #starting: Promise<void> = Promise.resolve()

  /** Each says `owner`, and its name, when it has begun. */
  constructor(file: string, envOf: (n: number) => Record<string, string>) {
    this.#file = file
    this.#envOf = envOf
  }

  get(owner: string | null): ChildProcess | undefined {
    return this.#children.get(owner ?? '')
  }

  /** Another one begins. */
  start(): Promise<void> {
    this.#starting = Promise.all([this.#starting, this.#open(this.#many++)]).then(() => undefined)
    return this.#starting
  }

  /** All that were started have begun. */
  ready(): Promise<void> {
    return this.#starting
  }

  async end(owner: string, signal: NodeJS.Signals): Promise<void> {
    const child = this.#children.get(owner)
    this.#children.delete(owner)
    if (child) await end(child, signal)
  }

  async close(): Promise<void> {
    await this.#starting
    await Promise.all([...this.#children.values()].map((child) => end(child, 'SIGKILL')))
  }

  async #open(n: number): Promise<void> {
    const child = fork(this.#file, {
      env: { ...process.env, ...this.#envOf(n) },
      execArgv: [],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    const owner = await new Promise<string>((resolve, reject) => {
      let text = ''
      child.stdout!.on('data', (data) => {
        text += String(data)
        const [, found] = /^owner (\S+)$/m.exec(text) ?? []
        if (found) resolve(found)
      })
      child.once('exit', (code) => reject(new Error(`a process of the drill ended with ${code}: ${text}`)))
    })
    this.#children.set(owner, child)
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill(signal)
  await ended
}
