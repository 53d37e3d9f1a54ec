import type { Log } from './log.ts'

interface Repeated {
  everyMs: number
  run: () => Promise<unknown>
  /** What is said when it fails; it is tried again the next time. */
  failed: string
}

/** Does something again and again while the server runs: once at a time, and so long after the last time. */
export class Repeating {
  #log: Log
  #repeated: Repeated
  #timer: NodeJS.Timeout | undefined
  #underWay: Promise<void> | undefined
  #closed = false

  constructor(log: Log, repeated: Repeated) {
    this.#log = log
    this.#repeated = repeated
  }

  start(): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => {
      this.#underWay = this.#run().finally(() => this.start())
    }, this.#repeated.everyMs).unref()
  }

  /** Waits for what is under way. */
  async stop(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#underWay
  }

  async #run(): Promise<void> {
    try {
      await this.#repeated.run()
    } catch (error) {
      if (!this.#closed) this.#log.warn({ err: error }, this.#repeated.failed)
    }
  }
}
