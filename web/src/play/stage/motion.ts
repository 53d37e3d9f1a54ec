import { type Ease, linear } from './easing.ts'

interface Running {
  beganMs: number | undefined
  lastsMs: number
  step: (share: number) => void
  done: () => void
}

/** Movements that have an end. Somebody tells the time; whoever is in a hurry has them all end now. */
export class Motion {
  #running = new Set<Running>()
  #wake: () => void

  constructor(wake: () => void) {
    this.#wake = wake
  }

  /** Calls `step` with shares from 0 to 1 until the time is over, and with 1 at the end whatever happens. */
  run(lastsMs: number, step: (share: number) => void, ease: Ease = linear): Promise<void> {
    return new Promise((resolve) => {
      const running: Running = { beganMs: undefined, lastsMs, step: (share) => step(share === 1 ? 1 : ease(share)), done: resolve }
      this.#running.add(running)
      this.#wake()
    })
  }

  wait(lastsMs: number): Promise<void> {
    return this.run(lastsMs, () => undefined)
  }

  /** Whether anything still moves. */
  tick(nowMs: number): boolean {
    for (const running of this.#running) {
      running.beganMs ??= nowMs
      const share = running.lastsMs <= 0 ? 1 : Math.min((nowMs - running.beganMs) / running.lastsMs, 1)
      running.step(share)
      if (share === 1) this.#end(running)
    }
    return this.#running.size > 0
  }

  hurry(): void {
    // What begins because of it is not hurried.
    const now = this.#running
    this.#running = new Set()
    for (const running of now) {
      running.step(1)
      running.done()
    }
  }

  #end(running: Running): void {
    this.#running.delete(running)
    running.done()
  }
}
