import { Fault } from '#platform/fault'

/** So many rounds a second, on average, and so many at once after a pause. */
const ROUNDS_A_SECOND = 10
const AT_ONCE = 20
/** Whoever has not played for so long has all of them again, and is forgotten. */
const FORGOTTEN_MS = (AT_ONCE / ROUNDS_A_SECOND) * 1000
const KEPT_MAX = 50_000

interface Player {
  left: number
  atMs: number
}

/** How fast one member may play: nobody's program plays faster than a hand could, and the law may ask for more time. */
export class Pace {
  #roundMs: number
  #players = new Map<bigint, Player>()

  /** `roundMs` is what a round takes at least. */
  constructor(roundMs: number) {
    this.#roundMs = roundMs
  }

  /** Counts a round that begins now, or refuses it. */
  begin(memberId: bigint, nowMs: number): void {
    const player = this.#players.get(memberId) ?? { left: AT_ONCE, atMs: nowMs - FORGOTTEN_MS - this.#roundMs }
    const sinceMs = nowMs - player.atMs
    const left = Math.min(AT_ONCE, player.left + (sinceMs * ROUNDS_A_SECOND) / 1000)
    if (left < 1 || sinceMs < this.#roundMs) throw new Fault('request.too.many', { retryAfterSeconds: 1 })
    if (this.#players.size >= KEPT_MAX) this.#sweep(nowMs)
    this.#players.set(memberId, { left: left - 1, atMs: nowMs })
  }

  #sweep(nowMs: number): void {
    for (const [memberId, { atMs }] of this.#players) if (nowMs - atMs > FORGOTTEN_MS) this.#players.delete(memberId)
  }
}
