/** The least is of between one and two of these: every producer says that it is alive in each of them. */
const SPAN_MS = 15_000

interface Least {
  sinceMs: number
  /** Of this span, and of the one before. */
  now: number
  before: number
}

/**
 * How much later than its own time what a producer tells comes at the least. That is how far its clock is from ours, and what the quickest way takes: what a single message is later than this it was late,
 * whatever the clocks say.
 */
export class Lags {
  #least = new Map<number, Least>()

  note(producer: number, timestampMs: number, nowMs: number): void {
    const lag = nowMs - timestampMs
    const known = this.#least.get(producer)
    const age = known ? nowMs - known.sinceMs : Infinity
    if (known && age < SPAN_MS) known.now = Math.min(known.now, lag)
    else this.#least.set(producer, { sinceMs: nowMs, now: lag, before: known && age < 2 * SPAN_MS ? known.now : Infinity })
  }

  leastOf(producer: number): number | undefined {
    const known = this.#least.get(producer)
    return known && Math.min(known.now, known.before)
  }
}
