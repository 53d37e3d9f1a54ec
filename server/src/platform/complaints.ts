import type { Log } from './log.ts'

const SPAN_MS = 60_000

interface Cause {
  more: number
  timer: NodeJS.Timeout
}

/** Trouble that many can make at once is logged once a cause: the first at once, and how many followed it when a minute is over. */
export class Complaints {
  #log: Log
  #causes = new Map<string, Cause>()

  constructor(log: Log) {
    this.#log = log
  }

  /** `cause` is one of a few sentences, and never anything that a visitor wrote. */
  note(cause: string, error?: unknown): void {
    const known = this.#causes.get(cause)
    if (known) {
      known.more++
      return
    }
    this.#log.warn(error === undefined ? {} : { err: error }, cause)
    this.#causes.set(cause, { more: 0, timer: setTimeout(() => this.#tell(cause), SPAN_MS).unref() })
  }

  stop(): void {
    for (const [cause, { timer }] of this.#causes) {
      clearTimeout(timer)
      this.#tell(cause)
    }
  }

  #tell(cause: string): void {
    const { more } = this.#causes.get(cause)!
    this.#causes.delete(cause)
    if (more > 0) this.#log.warn({ more, seconds: SPAN_MS / 1000 }, cause)
  }
}
