import type { Pen, Size } from './pen.ts'

/** Finer than this nobody sees, and it costs. */
const FINEST = 2
/** Coarser than this everybody sees. */
const COARSEST = 0.7
/** A frame that took longer is late, at sixty a second. */
const LATE_MS = 24
/** So many frames are judged together. */
const JUDGED = 30

/** How many points of the screen a pixel has: as many as the screen, and fewer where frames come late. */
export class Density {
  now = Math.min(Math.max(devicePixelRatio, 1), FINEST)
  #beforeMs: number | undefined
  #frames = 0
  #late = 0
  /** While a page is still being put together its frames say nothing. */
  #isNew = true

  /** Tells of a frame, and learns whether the canvas has to be another size. */
  frame(nowMs: number, goesOn: boolean): boolean {
    const gap = this.#beforeMs === undefined ? 0 : nowMs - this.#beforeMs
    this.#beforeMs = goesOn ? nowMs : undefined
    // A page that was away comes back with one long gap: that says nothing.
    if (gap > 1500) return false
    this.#frames++
    if (gap > LATE_MS) this.#late++
    if (this.#frames < JUDGED) return false
    const isLate = this.#late > JUDGED * 0.6 && !this.#isNew
    this.#isNew = false
    this.#frames = 0
    this.#late = 0
    if (!isLate || this.now <= COARSEST) return false
    this.now = Math.max(this.now * 0.75, COARSEST)
    this.#isNew = true
    return true
  }
}

/** A canvas of so many CSS pixels, through which nothing is seen. What is drawn on it is measured in them. */
export function fitTo(canvas: HTMLCanvasElement, { width, height }: Size, density: number): Pen {
  canvas.width = Math.round(width * density)
  canvas.height = Math.round(height * density)
  const pen = canvas.getContext('2d', { alpha: false })
  if (!pen) throw new Error('this browser draws nothing')
  pen.setTransform(density, 0, 0, density, 0, 0)
  return pen
}
