/** Turning in space, as a quaternion. */
export type Turn = readonly [w: number, x: number, y: number, z: number]
export type Vector = readonly [x: number, y: number, z: number]

export function about([x, y, z]: Vector, angle: number): Turn {
  const long = Math.hypot(x, y, z)
  const part = Math.sin(angle / 2) / long
  return [Math.cos(angle / 2), x * part, y * part, z * part]
}

/** First `b`, then `a`. */
export const after = ([aw, ax, ay, az]: Turn, [bw, bx, by, bz]: Turn): Turn => [
  aw * bw - ax * bx - ay * by - az * bz,
  aw * bx + ax * bw + ay * bz - az * by,
  aw * by - ax * bz + ay * bw + az * bx,
  aw * bz + ax * by - ay * bx + az * bw,
]

export function turned([w, x, y, z]: Turn, [vx, vy, vz]: Vector): Vector {
  const [tx, ty, tz] = [2 * (y * vz - z * vy), 2 * (z * vx - x * vz), 2 * (x * vy - y * vx)]
  return [vx + w * tx + y * tz - z * ty, vy + w * ty + z * tx - x * tz, vz + w * tz + x * ty - y * tx]
}

interface Face {
  pips: number
  /** Outwards, to the right and down on the face as its pips are painted. */
  normal: Vector
  right: Vector
  down: Vector
}

/** A die: opposite faces add up to seven. Up is +z, right +x, towards the eye +y. */
export const FACES: readonly Face[] = [
  { pips: 1, normal: [0, 0, 1], right: [1, 0, 0], down: [0, 1, 0] },
  { pips: 6, normal: [0, 0, -1], right: [1, 0, 0], down: [0, -1, 0] },
  { pips: 2, normal: [0, 1, 0], right: [1, 0, 0], down: [0, 0, -1] },
  { pips: 5, normal: [0, -1, 0], right: [-1, 0, 0], down: [0, 0, -1] },
  { pips: 3, normal: [1, 0, 0], right: [0, -1, 0], down: [0, 0, -1] },
  { pips: 4, normal: [-1, 0, 0], right: [0, 1, 0], down: [0, 0, -1] },
]

/** The turn that brings a face on top. */
export function onTop(pips: number): Turn {
  switch (pips) {
    case 1:
      return [1, 0, 0, 0]
    case 6:
      return about([1, 0, 0], Math.PI)
    case 2:
      return about([1, 0, 0], Math.PI / 2)
    case 5:
      return about([1, 0, 0], -Math.PI / 2)
    case 3:
      return about([0, 1, 0], -Math.PI / 2)
    case 4:
      return about([0, 1, 0], Math.PI / 2)
    default:
      throw new RangeError(`a die has no face with ${pips}`)
  }
}

/** Which face is on top. */
export const topOf = (turn: Turn): number =>
  FACES.map(({ pips, normal }) => ({ pips, height: turned(turn, normal)[2] })).reduce((best, one) =>
    one.height > best.height ? one : best,
  ).pips
