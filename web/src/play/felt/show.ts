import { Loop } from '../stage/loop.ts'
import { Motion } from '../stage/motion.ts'
import type { Sound } from '../sound/sound.ts'

/** What lies on the table for a while, and how it sounds when it comes there. */
export interface Step<Picture> {
  picture: Picture
  lastsMs: number
  sound?: ((sound: Sound) => void) | undefined
}

/** What is put on the table for a view, one thing after the other. `from` is what lies there already of the same round. */
export type Script<View, Picture> = (view: View, from: Picture | undefined) => Step<Picture>[]

interface ShowOptions<Picture> {
  put: (picture: Picture) => void
  sound: Sound
  /** How long things take, as a part of their own time. */
  pace: () => number
}

/** Goes through the steps of a script. Whoever is in a hurry sees the end. */
export class Show<Picture> {
  #options: ShowOptions<Picture>
  #loop = new Loop((nowMs) => this.#motion.tick(nowMs))
  #motion = new Motion(() => this.#loop.wake())
  #isHurried = false
  #isStopped = false

  constructor(options: ShowOptions<Picture>) {
    this.#options = options
  }

  /** Whether it came to the end. */
  async run(steps: readonly Step<Picture>[]): Promise<boolean> {
    const { put, sound } = this.#options
    for (const [place, step] of steps.entries()) {
      if (this.#isStopped) return false
      if (this.#isHurried && place < steps.length - 1) continue
      put(step.picture)
      step.sound?.(sound)
      await this.wait(step.lastsMs)
    }
    return !this.#isStopped
  }

  /** Nothing happens for a while. */
  async wait(lastsMs: number): Promise<void> {
    if (lastsMs > 0 && !this.#isHurried && !this.#isStopped) await this.#motion.wait(lastsMs * this.#options.pace())
  }

  hurry(): void {
    this.#isHurried = true
    this.#motion.hurry()
  }

  stop(): void {
    this.#isStopped = true
    this.#loop.stop()
    this.#motion.hurry()
  }
}
