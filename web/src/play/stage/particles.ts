/** What flies: a coin, a spark. */
interface Particle {
  isAlive: boolean
  x: number
  y: number
  /** Pixels a second. */
  across: number
  down: number
  turn: number
  turning: number
  size: number
  ageMs: number
  lastsMs: number
  picture: CanvasImageSource | undefined
}

export interface Throw {
  picture: CanvasImageSource
  x: number
  y: number
  across: number
  down: number
  size: number
  turning: number
  lastsMs: number
}

/** Pixels a second, each second. */
const GRAVITY = 1500

/** A handful of things in the air. Their places are kept and used again, so that nothing is left to be swept up in the middle of a frame. */
export class Particles {
  #all: Particle[]

  constructor(max: number) {
    this.#all = Array.from({ length: max }, () => ({
      isAlive: false,
      x: 0,
      y: 0,
      across: 0,
      down: 0,
      turn: 0,
      turning: 0,
      size: 0,
      ageMs: 0,
      lastsMs: 0,
      picture: undefined,
    }))
  }

  /** Throws one more, if there is a place left. */
  throw(thrown: Throw): void {
    const free = this.#all.find(({ isAlive }) => !isAlive)
    if (free) Object.assign(free, thrown, { isAlive: true, ageMs: 0, turn: 0 })
  }

  /** Whether anything is in the air. */
  move(ms: number): boolean {
    const seconds = ms / 1000
    let some = false
    for (const one of this.#all) {
      if (!one.isAlive) continue
      one.ageMs += ms
      one.isAlive = one.ageMs < one.lastsMs
      one.x += one.across * seconds
      one.y += one.down * seconds + (GRAVITY * seconds ** 2) / 2
      one.down += GRAVITY * seconds
      one.turn += one.turning * seconds
      some ||= one.isAlive
    }
    return some
  }

  draw(context: CanvasRenderingContext2D): void {
    for (const { isAlive, picture, x, y, turn, size, ageMs, lastsMs } of this.#all) {
      if (!isAlive || !picture) continue
      context.globalAlpha = Math.min(1, ((lastsMs - ageMs) / lastsMs) * 3)
      // A coin that turns shows its edge: the width goes from full to nothing and back.
      const width = Math.max(Math.abs(Math.cos(turn)), 0.12) * size
      context.drawImage(picture, x - width / 2, y - size / 2, width, size)
    }
    context.globalAlpha = 1
  }

  clear(): void {
    for (const one of this.#all) one.isAlive = false
  }
}
