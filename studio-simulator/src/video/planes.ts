/** A square of the picture. */
export const BLOCK = 16

/** A picture as video has it: brightness for each point, two colours for each four. */
export interface Planes {
  width: number
  height: number
  y: Uint8Array
  u: Uint8Array
  v: Uint8Array
}

/** Black. */
export const newPlanes = (width: number, height: number): Planes => ({
  width,
  height,
  y: new Uint8Array(width * height).fill(16),
  u: new Uint8Array((width * height) / 4).fill(128),
  v: new Uint8Array((width * height) / 4).fill(128),
})

/** Takes over what has changed of a picture, block by block, and says which blocks have. */
export function takeChanges(planes: Planes, before: Uint32Array | undefined, now: Uint32Array): number[] {
  const { width, height } = planes
  const changed: number[] = []
  for (let top = 0, block = 0; top < height; top += BLOCK)
    for (let left = 0; left < width; left += BLOCK, block++) {
      if (before && isSame(before, now, { width, left, top })) continue
      changed.push(block)
      convert(planes, now, left, top)
    }
  return changed
}

function isSame(before: Uint32Array, now: Uint32Array, { width, left, top }: { width: number; left: number; top: number }): boolean {
  for (let row = top; row < top + BLOCK; row++)
    for (let at = row * width + left, end = at + BLOCK; at < end; at++) if (before[at] !== now[at]) return false
  return true
}

/** BT.709, limited range, as players take pictures to be that say nothing of it. Points are red, green, blue and opacity, from the lowest byte up. */
function convert({ width, y, u, v }: Planes, points: Uint32Array, left: number, top: number): void {
  for (let row = top; row < top + BLOCK; row += 2)
    for (let column = left; column < left + BLOCK; column += 2) {
      let [red, green, blue] = [0, 0, 0]
      for (let n = 0; n < 4; n++) {
        const at = (row + (n >> 1)) * width + column + (n & 1)
        const point = points[at]!
        const [r, g, b] = [point & 255, (point >> 8) & 255, (point >> 16) & 255]
        y[at] = (47 * r + 157 * g + 16 * b + 4224) >> 8
        red += r
        green += g
        blue += b
      }
      const at = ((row >> 1) * width) / 2 + (column >> 1)
      u[at] = ((-26 * red - 86 * green + 112 * blue) / 4 + 32_896) >> 8
      v[at] = ((112 * red - 102 * green - 10 * blue) / 4 + 32_896) >> 8
    }
}
