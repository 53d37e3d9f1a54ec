import { Loop } from '#play/stage/loop.ts'
import { type Spin, type WheelAt, restSeconds, wheelAt } from './wheel-motion.ts'

/** Radians a second: how fast the wheel turns when the ball is thrown. */
const SPEED = 2.4
/** It comes to its speed in so long. */
const STARTS_MS = 400
const TICK_HEIGHT = 0.4

interface SpinningOptions {
  put: (at: WheelAt) => void
  /** The ball passes a pocket on its way down. */
  onTick: () => void
  onLand: () => void
}

type Pocket = Pick<Spin, 'pocket' | 'pocketWidth'>

/** What the wheel does: it rests, turns while an answer is awaited, or has a ball thrown into it. */
export class Spinning {
  #options: SpinningOptions
  #loop = new Loop((nowMs) => this.#draw(nowMs))
  #at: WheelAt = { wheel: 0, ball: 0, height: 0 }
  /** The ball's place on the wheel, where it lay last. */
  #pocket = 0
  #spin: Spin | undefined
  #beganMs: number | undefined
  #turningMs = 0
  #passed = 0
  #isDown = true

  constructor(options: SpinningOptions) {
    this.#options = options
  }

  turn(): void {
    this.#spin = undefined
    this.#beganMs = undefined
    this.#turningMs = 0
    this.#loop.wake()
  }

  /** Nothing is thrown after all. */
  settle(): void {
    if (!this.#spin) this.#loop.stop()
  }

  throw({ pocket, pocketWidth, seconds, chance }: Omit<Spin, 'from' | 'speed'>): void {
    this.#pocket = pocket
    this.#spin = { pocket, pocketWidth, seconds, chance, from: this.#at.wheel % (2 * Math.PI), speed: SPEED }
    this.#beganMs = undefined
    this.#isDown = false
    this.#loop.wake()
  }

  /** The ball lies in its pocket. What was still moving towards it is there at once; the wheel turns on. */
  rest({ pocket, pocketWidth }: Pocket): void {
    this.#pocket = pocket
    if (this.#spin && this.#beganMs !== undefined) {
      this.#beganMs = Math.min(this.#beganMs, performance.now() - this.#spin.seconds * 1000)
      return this.#loop.wake()
    }
    this.#spin = undefined
    this.#put({ wheel: this.#at.wheel, ball: this.#at.wheel + pocket, height: 0 }, pocketWidth)
  }

  /** Puts everything where it is, after the place itself has changed. */
  again(): void {
    this.#options.put(this.#at)
  }

  stop(): void {
    this.#loop.stop()
  }

  #draw(nowMs: number): boolean {
    const sinceMs = nowMs - (this.#beganMs ??= nowMs)
    if (!this.#spin) return this.#turnOn(sinceMs)
    const seconds = Math.min(sinceMs / 1000, restSeconds(this.#spin))
    this.#put(wheelAt(this.#spin, seconds), this.#spin.pocketWidth)
    if (!this.#isDown && seconds >= this.#spin.seconds) {
      this.#isDown = true
      this.#options.onLand()
    }
    if (seconds < restSeconds(this.#spin)) return true
    this.#spin = undefined
    return false
  }

  #turnOn(sinceMs: number): boolean {
    const speed = SPEED * Math.min(sinceMs / STARTS_MS, 1)
    const wheel = this.#at.wheel + (speed * (sinceMs - this.#turningMs)) / 1000
    this.#turningMs = sinceMs
    this.#put({ wheel, ball: wheel + this.#pocket, height: 0 }, 1)
    return true
  }

  #put(at: WheelAt, pocketWidth: number): void {
    this.#at = at
    this.#options.put(at)
    const passed = Math.floor((at.ball - at.wheel) / pocketWidth)
    if (passed !== this.#passed && this.#spin && !this.#isDown && at.height < TICK_HEIGHT) this.#options.onTick()
    this.#passed = passed
  }
}
