const MINUTE = 60_000
const HOUR = 60 * MINUTE

interface Limit {
  requests: number
  perMs: number
}

const limits = (...pairs: readonly (readonly [requests: number, perMs: number])[]): Limit[] =>
  pairs.map(([requests, perMs]) => ({ requests, perMs }))

/** By how far back a recovery reaches. */
const BY_AGE = [
  { belowMs: 30 * MINUTE, limits: limits([20, 10 * MINUTE], [60, HOUR]) },
  { belowMs: 24 * HOUR, limits: limits([4, 10 * MINUTE], [10, HOUR]) },
  { belowMs: Infinity, limits: limits([2, 30 * MINUTE], [4, 2 * HOUR]) },
]
const OF_EVENT = limits([100, 10 * MINUTE], [300, HOUR])

/** How often recoveries may be asked for: of all, by how much they are to tell again; of single events, together. */
export class Quotas {
  readonly #asked = new Map<string, number[]>()

  /** Counts a request, unless it is one too many; where nothing is said of how far back, nothing that was is asked for. */
  takeRecovery(producer: string, { nowMs, afterMs = nowMs }: { nowMs: number; afterMs?: number | undefined }): boolean {
    const age = BY_AGE.findIndex(({ belowMs }) => nowMs - afterMs < belowMs)
    return this.#take(`${producer} ${age}`, BY_AGE[age]!.limits, nowMs)
  }

  takeEvent(producer: string, nowMs: number): boolean {
    return this.#take(producer, OF_EVENT, nowMs)
  }

  #take(what: string, limits: readonly Limit[], nowMs: number): boolean {
    const longest = Math.max(...limits.map(({ perMs }) => perMs))
    const asked = (this.#asked.get(what) ?? []).filter((ms) => ms > nowMs - longest)
    const isFull = limits.some(({ requests, perMs }) => asked.filter((ms) => ms > nowMs - perMs).length >= requests)
    this.#asked.set(what, isFull ? asked : [...asked, nowMs])
    return !isFull
  }
}
