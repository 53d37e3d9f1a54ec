/** The water that a page shows. Whole numbers only: every engine comes to the same place. */
export const FIELD = { width: 1600, height: 900 } as const

export interface Point {
  x: number
  y: number
}

/** A curve with two ends and two points that bend it. */
export type Path = readonly [Point, Point, Point, Point]

/** How finely a way is divided. */
const PARTS = 1024

/** Where something is on its way, after so much of the time that it takes. */
export function placeOn([from, first, second, to]: Path, afterMs: number, takesMs: number): Point {
  const u = Math.floor((PARTS * Math.min(Math.max(afterMs, 0), takesMs)) / takesMs)
  const v = PARTS - u
  const weights = [v * v * v, 3 * v * v * u, 3 * v * u * u, u * u * u] as const
  const at = (of: (point: Point) => number): number =>
    Math.floor((weights[0] * of(from) + weights[1] * of(first) + weights[2] * of(second) + weights[3] * of(to)) / PARTS ** 3)
  return { x: at(({ x }) => x), y: at(({ y }) => y) }
}

export const isInField = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && x < FIELD.width && y < FIELD.height

/** Whether two places are at most so far from each other. */
export const isWithin = (a: Point, b: Point, reach: number): boolean => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= reach ** 2
