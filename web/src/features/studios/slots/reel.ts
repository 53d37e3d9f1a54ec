import { restSeconds, springAt } from '#play/stage/easing.ts'

/** Symbols a second, at full speed and when a reel reaches its place. */
const FULL = 24
const SLOW = 12
/** Before it turns it draws back a little. */
const BACK = 0.16
const BACK_SECONDS = 0.09
const GAIN_SECONDS = 0.12
const SPRING = { stiffness: 44, damping: 0.44 }

type State =
  | { kind: 'rest' }
  | { kind: 'turning'; sinceMs: number; back: boolean }
  | { kind: 'landing'; sinceMs: number; from: number; place: number; hasLanded: boolean }

/** One reel: where its symbols are at any moment. Knows nothing of drawing. */
export class Reel {
  #strip: readonly number[]
  #rows: number
  /** Symbols that must be in their places; anywhere else the strip goes on. */
  #fixed = new Map<number, number>()
  /** How far the symbols have come down, in symbols. */
  #travel = 0
  #speed = 0
  #state: State = { kind: 'rest' }

  constructor(strip: readonly number[], window: readonly number[]) {
    this.#strip = strip
    this.#rows = window.length
    this.show(window)
  }

  get isTurning(): boolean {
    return this.#state.kind !== 'rest'
  }

  /** Symbols a second. */
  get speed(): number {
    return this.#speed
  }

  /** Stands still at once, with these symbols. */
  show(window: readonly number[]): void {
    this.#state = { kind: 'rest' }
    this.#travel = 0
    this.#speed = 0
    this.#fixed = new Map(window.entries())
  }

  turn(nowMs: number, { back }: { back: boolean }): void {
    if (this.#state.kind === 'rest') this.#state = { kind: 'turning', sinceMs: nowMs, back }
  }

  /** Comes to rest on these symbols, after so long at the earliest. Asked again, it hurries. */
  land(window: readonly number[], nowMs: number, delayMs: number): void {
    this.move(nowMs)
    const from = this.#travel
    // What comes in must not be seen being put there.
    const place = Math.ceil(from + Math.max(this.#rows + 1, (FULL * delayMs) / 1000))
    if (this.#state.kind === 'landing' && this.#state.place <= place) return
    this.#fixed = new Map([...this.#fixed].filter(([at]) => at > -Math.ceil(from) - 1))
    for (const [row, symbol] of window.entries()) this.#fixed.set(row - place, symbol)
    this.#state = { kind: 'landing', sinceMs: nowMs, from, place, hasLanded: false }
  }

  /** Moves to where it is now. Returns whether it has just reached its place. */
  move(nowMs: number): boolean {
    const state = this.#state
    if (state.kind === 'rest') return false
    const seconds = Math.max(0, (nowMs - state.sinceMs) / 1000)
    if (state.kind === 'turning') {
      this.#turnTo(seconds, state.back)
      return false
    }
    return this.#landTo(seconds, state)
  }

  /** Every symbol that can be seen, and how many symbols below the top it is. */
  each(draw: (symbol: number, y: number) => void): void {
    const first = Math.floor(-this.#travel) - 1
    for (let at = first; at <= first + this.#rows + 2; at++) {
      const y = at + this.#travel
      if (y > -1 && y < this.#rows) draw(this.#symbolAt(at), y)
    }
  }

  #symbolAt(at: number): number {
    const { length } = this.#strip
    return this.#fixed.get(at) ?? this.#strip[((at % length) + length) % length]!
  }

  #turnTo(seconds: number, back: boolean): void {
    const turning = back ? seconds - BACK_SECONDS : seconds
    if (turning < 0) {
      this.#travel = -BACK * Math.sin((seconds / BACK_SECONDS) * (Math.PI / 2))
      return
    }
    const start = back ? -BACK : 0
    const gaining = Math.min(turning, GAIN_SECONDS)
    this.#speed = FULL * (gaining / GAIN_SECONDS)
    this.#travel = start + (FULL / GAIN_SECONDS / 2) * gaining ** 2 + FULL * (turning - gaining)
  }

  #landTo(seconds: number, state: Extract<State, { kind: 'landing' }>): boolean {
    const { from, place } = state
    const running = (place - 1 - from) / FULL
    const braking = 2 / (FULL + SLOW)
    const since = seconds - running - braking
    if (seconds < running) {
      this.#speed = FULL
      this.#travel = from + FULL * seconds
      return false
    }
    if (since < 0) {
      const braked = seconds - running
      this.#speed = FULL - ((FULL - SLOW) / braking) * braked
      this.#travel = place - 1 + FULL * braked - ((FULL - SLOW) / braking / 2) * braked ** 2
      return false
    }
    const isFirst = !state.hasLanded
    state.hasLanded = true
    this.#speed = 0
    this.#travel = place + springAt(since, { from: 0, speed: SLOW }, SPRING)
    if (since >= restSeconds(SPRING)) this.#rest(place)
    return isFirst
  }

  /** Counts from here again, so that numbers stay small; what stands around the window stays there. */
  #rest(place: number): void {
    const window = Array.from({ length: this.#rows }, (_, row) => this.#fixed.get(row - place)!)
    this.show(window)
  }
}
