import { smooth, wrapped } from './pen.ts'

/** How far an angle was from where a movement begins. It is made up for on the way, so that nothing jumps. */
export class Carry {
  #angle = 0

  take(angle: number): void {
    this.#angle = wrapped(angle)
  }

  drop(): void {
    this.#angle = 0
  }

  /** What is still to be made up for, at a share of the way. */
  left(share: number): number {
    return this.#angle * (1 - smooth(0, 1, share))
  }
}
