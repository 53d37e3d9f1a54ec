/** Draws frames for as long as something moves, and none otherwise. */
export class Loop {
  #draw: (nowMs: number) => boolean
  #frame: number | undefined

  /** @param draw draws one frame, and says whether there is another */
  constructor(draw: (nowMs: number) => boolean) {
    this.#draw = draw
  }

  wake(): void {
    this.#frame ??= requestAnimationFrame((nowMs) => {
      this.#frame = undefined
      if (this.#draw(nowMs)) this.wake()
    })
  }

  stop(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame)
    this.#frame = undefined
  }
}
