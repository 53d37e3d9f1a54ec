import type { Clock } from '../clock.ts'

interface Waiter {
  dueMs: number
  end: () => void
}

/** Time that passes only when a test says so. */
export class TestClock implements Clock {
  #now: number
  readonly #waiters = new Set<Waiter>()

  constructor(start: number) {
    this.#now = start
  }

  now = (): number => this.#now

  wait = (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (signal.aborted || ms <= 0) return resolve()
      const waiter = {
        dueMs: this.#now + ms,
        end: (): void => {
          this.#waiters.delete(waiter)
          signal.removeEventListener('abort', waiter.end)
          resolve()
        },
      }
      this.#waiters.add(waiter)
      signal.addEventListener('abort', waiter.end)
    })

  set(ms: number): void {
    this.#now = Math.max(this.#now, ms)
    for (const waiter of this.#waiters) if (waiter.dueMs <= this.#now) waiter.end()
  }
}
