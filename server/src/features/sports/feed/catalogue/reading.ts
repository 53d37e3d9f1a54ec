import type { Services } from '#platform/services'

const AT_ONCE = 6
/** What cannot be read is tried again after so long, then left for a while. */
const RETRY_MS = [1000, 5000, 30_000]
const LEFT_MS = 600_000

interface Wanted {
  read: () => Promise<void>
  attempt: number
}

/** Things to be read, a few at a time, each once however often it is asked for meanwhile. */
export class Reading {
  #log: Services['log']
  #waiting = new Map<string, Wanted>()
  #reading = new Map<string, Promise<void>>()
  /** Asked for while it is read: what is read may be older than what it is asked for. */
  #again = new Map<string, Wanted>()
  #left = new Map<string, number>()
  /** Such as are tried again. */
  #timers = new Map<string, NodeJS.Timeout>()
  #closed = false

  constructor(log: Services['log']) {
    this.#log = log
  }

  /** `isOther`: it has changed, and what is being read may be what it was before. */
  want(key: string, read: () => Promise<void>, { isOther = false } = {}): void {
    if (this.#closed || this.#timers.has(key) || (!isOther && (this.#left.get(key) ?? 0) > performance.now())) return
    const wanted = { read, attempt: 0 }
    if (!this.#reading.has(key)) this.#waiting.set(key, this.#waiting.get(key) ?? wanted)
    else if (isOther) this.#again.set(key, wanted)
    this.#next()
  }

  /** How much is still to be read. */
  get count(): number {
    return this.#waiting.size + this.#reading.size + this.#timers.size
  }

  async stop(): Promise<void> {
    this.#closed = true
    this.#waiting.clear()
    for (const timer of this.#timers.values()) clearTimeout(timer)
    await Promise.all(this.#reading.values())
  }

  #next(): void {
    for (const [key, wanted] of this.#waiting) {
      if (this.#reading.size >= AT_ONCE || this.#closed) return
      this.#waiting.delete(key)
      this.#reading.set(key, this.#read(key, wanted))
    }
  }

  async #read(key: string, wanted: Wanted): Promise<void> {
    try {
      await wanted.read()
    } catch (error) {
      this.#later(key, wanted, error)
    }
    this.#reading.delete(key)
    const again = this.#again.get(key)
    this.#again.delete(key)
    if (again && !this.#closed) this.#waiting.set(key, again)
    this.#next()
  }

  #later(key: string, { read, attempt }: Wanted, error: unknown): void {
    if (this.#closed) return
    const afterMs = RETRY_MS[attempt]
    if (afterMs === undefined) {
      this.#log.warn({ err: error, key }, 'the feed does not tell what it was asked for')
      this.#left.set(key, performance.now() + LEFT_MS)
      return
    }
    const timer = setTimeout(() => {
      this.#timers.delete(key)
      this.#waiting.set(key, { read, attempt: attempt + 1 })
      this.#next()
    }, afterMs).unref()
    this.#timers.set(key, timer)
  }
}
