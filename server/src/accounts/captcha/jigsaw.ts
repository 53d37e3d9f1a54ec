import { Path2D } from '@napi-rs/canvas'
import { type Random, times } from './random.ts'

/** A square body, and a knob that stands out of one side; another side has a notch of the same shape. */
const BODY = 46
const KNOB = { radius: 7, neck: 4.6 }
const KNOB_CENTRE = Math.sqrt(KNOB.radius ** 2 - KNOB.neck ** 2)
const CORNER = 4
/** Room around for the light edge. */
const MARGIN = 1

/** The square that a piece with its knob fits in. */
export const PIECE_SIZE = 60

export type Point = readonly [x: number, y: number]

/** Sides are counted clockwise from the top. */
export interface Shape {
  tab: number
  notch: number
}

export function newShape(random: Random): Shape {
  const tab = random.below(4)
  return { tab, notch: (tab + 1 + random.below(3)) % 4 }
}

/** The outline of a piece inside its square of `PIECE_SIZE`. */
export function outline({ tab, notch }: Shape): Point[] {
  const sides = times(4, (side) => turn(sideOf(side === tab ? -1 : side === notch ? 1 : 0), side))
  return push(sides.flat(), tab)
}

/** The top side from left to right, around a body whose middle is 0,0; a bulge of -1 stands out, of 1 goes in. */
function sideOf(bulge: -1 | 0 | 1): Point[] {
  const half = BODY / 2
  const corner = times(7, (step): Point => {
    const angle = Math.PI + (step / 6) * (Math.PI / 2)
    return [-half + CORNER + Math.cos(angle) * CORNER, -half + CORNER + Math.sin(angle) * CORNER]
  })
  if (bulge === 0) return corner
  const opening = Math.asin(KNOB.neck / KNOB.radius)
  const knob = times(25, (step): Point => {
    const angle = Math.PI + opening - Math.PI / 2 + (step / 24) * (Math.PI * 2 - opening * 2)
    const out = KNOB_CENTRE - Math.sin(angle) * KNOB.radius
    return [Math.cos(angle) * KNOB.radius, -half + bulge * out]
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
