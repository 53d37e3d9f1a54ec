export const ROUND = 2 * Math.PI

export type Pen = CanvasRenderingContext2D

export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

export const clamp = (value: number, low = 0, high = 1): number => Math.min(Math.max(value, low), high)
export const between = (from: number, to: number, share: number): number => from + (to - from) * share
/** How much of the way from one moment to another is done, softly at both ends. */
export function smooth(from: number, to: number, at: number): number {
  const share = clamp((at - from) / (to - from))
  return share * share * (3 - 2 * share)
}

/** The same direction, as an angle from -π to π. */
export const wrapped = (angle: number): number => angle - ROUND * Math.round(angle / ROUND)

export function disc(pen: Pen, { x, y }: Point, radius: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, ROUND)
  pen.fill()
}

export const fillShape = (pen: Pen, shape: Path2D): void => pen.fill(shape)

/** Draws in a place of its own, and leaves the pen as it was. */
export function apart(pen: Pen, { x, y }: Point, draw: () => void): void {
  pen.save()
  pen.translate(x, y)
  draw()
  pen.restore()
}

/** A radial gradient around a point, its colours evenly from the middle outwards. */
export function halo(pen: Pen, { x, y }: Point, radius: number, colours: readonly string[]): CanvasGradient {
  const light = pen.createRadialGradient(x, y, 0, x, y, radius)
  colours.forEach((colour, n) => light.addColorStop(n / (colours.length - 1), colour))
  return light
}

/** A gradient from above to below, its colours evenly. */
export function fall(pen: Pen, top: number, bottom: number, colours: readonly string[]): CanvasGradient {
  const light = pen.createLinearGradient(0, top, 0, bottom)
  colours.forEach((colour, n) => light.addColorStop(n / (colours.length - 1), colour))
  return light
}

/** Type in the house's display letters. */
export const display = (size: number, weight = 700): string => `${weight} ${Math.round(size)}px Bricolage, Inter, sans-serif`
