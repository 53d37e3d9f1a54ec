import { Fault } from './fault.ts'

interface Limits {
  inside: number
  waiting: number
}

/** Lets so many through at a time. Others wait outside in order, where they cost nothing, and whoever would wait too long is told to come back. */
export class Semaphore {
  #limits: Limits
  #inside = 0
  #waiting: (() => void)[] = []

  constructor(limits: Limits) {
    this.#limits = limits
  }

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#inside < this.#limits.inside) this.#inside++
    else await this.#wait()
    try {
      return await work()
    } finally {
      // The next one takes over the place, so that nobody can slip in between.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#inside--
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#limits.waiting) throw new Fault('system.busy', { retryAfterSeconds: 2 })
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}
