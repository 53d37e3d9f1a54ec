const KEPT_MS = 300_000

/**
 * How far a studio's clock is from ours. Nothing arrives before it is said, so the message that took the least says it best; the least of the last minutes counts, as clocks drift.
 * It is late by what that message took, never early.
 */
export class StudioClock {
  #before: number | undefined
  #now: { leastMs: number; sinceMs: number } | undefined

  /** A message that was said just now. */
  note(saidAtMs: number, heardAtMs: number): void {
    const lagMs = heardAtMs - saidAtMs
    if (!this.#now || heardAtMs - this.#now.sinceMs > KEPT_MS) {
      this.#before = this.#now?.leastMs
      this.#now = { leastMs: lagMs, sinceMs: heardAtMs }
    } else this.#now.leastMs = Math.min(this.#now.leastMs, lagMs)
  }

  /** By our clock; nothing while nothing was heard. */
  toOurs(studioMs: number): number | undefined {
    return this.#now && Math.round(studioMs + Math.min(this.#now.leastMs, this.#before ?? Infinity))
  }
}
