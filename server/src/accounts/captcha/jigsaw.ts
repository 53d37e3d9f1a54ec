import { Path2D } from '@napi-rs/canvas'
import { between, jitter, type Random, times } from './random.ts'

/** A square body, and a knob that stands out of one side; another side has a notch of the same shape. */
const BODY = 34
const KNOB_RADIUS = 7.2
/** Of a knob's radius. */
const NECK = 0.68
const CORNER = 3
/** Room around for the light edge. */
const MARGIN = 1

/** The square that a piece with its knob fits in. */
export const PIECE_SIZE = 50

export type Point = readonly [x: number, y: number]

/** Sides are counted clockwise from the top. */
export interface Shape {
  tab: number
  notch: number
}

/** So many shapes, all different. */
export function newShapes(random: Random, count: number): Shape[] {
  const all = times(12, (n): Shape => ({ tab: n % 4, notch: ((n % 4) + 1 + Math.floor(n / 4)) % 4 }))
  return times(count, () => all.splice(random.below(all.length), 1)).flat()
}

/** How a shape is drawn once: where on its side each knob is, and how large. */
export interface Drawn {
  /** Px from the middle of the side, for tab and notch. */
  offsets: readonly [tab: number, notch: number]
  radii: readonly [tab: number, notch: number]
}

const PLAIN: Drawn = { offsets: [0, 0], radii: [KNOB_RADIUS, KNOB_RADIUS] }

/** The same shape as nobody would cut it twice. */
export const newDrawn = (random: Random): Drawn => ({
  offsets: [jitter(random, 6), jitter(random, 6)],
  radii: [between(random, 5.8, 8), between(random, 5.8, 8)],
})

/** The outline of a piece inside its square of `PIECE_SIZE`. */
export function outline({ tab, notch }: Shape, { offsets, radii }: Drawn = PLAIN): Point[] {
  const sides = times(4, (side) => {
    const knob = side === tab ? 0 : 1
    const bulge = side === tab ? -1 : side === notch ? 1 : 0
    return turn(sideOf(bulge, { offset: offsets[knob], radius: radii[knob] }), side)
  })
  return push(sides.flat(), tab)
}

/** The top side from left to right, around a body whose middle is 0,0; a bulge of -1 stands out, of 1 goes in. */
function sideOf(bulge: -1 | 0 | 1, { offset, radius }: { offset: number; radius: number }): Point[] {
  const half = BODY / 2
  const corner = times(7, (step): Point => {
    const angle = Math.PI + (step / 6) * (Math.PI / 2)
    return [-half + CORNER + Math.cos(angle) * CORNER, -half + CORNER + Math.sin(angle) * CORNER]
  })
  if (bulge === 0) return corner
  const opening = Math.asin(NECK)
  const centre = radius * Math.sqrt(1 - NECK ** 2)
  const knob = times(25, (step): Point => {
    const angle = Math.PI + opening - Math.PI / 2 + (step / 24) * (Math.PI * 2 - opening * 2)
    const out = centre - Math.sin(angle) * radius
    return [offset + Math.cos(angle) * radius, -half + bulge * out]
  })
  return [...corner, ...knob]
}

/** Turns points clockwise by quarters around 0,0. */
function turn(points: Point[], quarters: number): Point[] {
  const angle = (quarters * Math.PI) / 2
  return points.map(([x, y]): Point => [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)])
}

/** Moves the body from the middle of its square away from the tab, which needs the room. */
function push(points: Point[], tab: number): Point[] {
  const room = (PIECE_SIZE - BODY) / 2 - MARGIN
  const [away] = turn([[0, room]], tab)
  const [right, down] = away ?? [0, 0]
  return points.map(([x, y]): Point => [x + PIECE_SIZE / 2 + right, y + PIECE_SIZE / 2 + down])
}

export function pathOf(points: readonly Point[]): Path2D {
  const path = new Path2D()
  for (const [index, [x, y]] of points.entries()) {
    if (index) path.lineTo(x, y)
    else path.moveTo(x, y)
  }
  path.closePath()
  return path
}
