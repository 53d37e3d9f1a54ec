interface Size {
  width: number
  height: number
}

/** What a game needs to show all of it: upright, with the controls below, or on its side, with the controls beside. */
export interface Least {
  upright: Size
  aside: Size
}

export interface Fit {
  /** How much smaller than itself the game is drawn. */
  scale: number
  /** How tall it is at least, in its own pixels: what is taller than its place is scrolled to. */
  height: number
}

/** As the style sheets have it: lower than this, controls stand beside the stage, and on a desk there is room for all. */
const LOW = 480
const DESK = 820
/** A page enlarged to twice its size has the game as large as it was before. Smaller than that it would not be read. */
const SMALLEST = 0.5

/** How a game is drawn so that nothing of it is cut where the place is too small for it: on a phone, or in an enlarged page. */
export function fit({ width, height }: Size, { upright, aside }: Least): Fit {
  if (width === 0 || height === 0) return { scale: 1, height: 0 }
  const below = Math.min(1, width / upright.width, Math.max(height / upright.height, SMALLEST))
  const beside = Math.min(1, width / aside.width, height / aside.height)
  const isBeside = height / beside < LOW || width / beside >= DESK
  return isBeside && beside >= below ? { scale: beside, height: 0 } : { scale: below, height: upright.height }
}
