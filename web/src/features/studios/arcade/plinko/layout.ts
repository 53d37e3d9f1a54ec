import { ROW } from './fall.ts'

export interface Size {
  width: number
  height: number
}

/** Where pegs and pockets are, in pixels. */
export interface PlinkoLayout {
  rows: number
  /** Of all that is drawn. */
  size: Size
  /** From peg to peg. */
  gap: number
  /** The peg of which everything is measured: the middle of the first row. */
  middle: number
  top: number
  peg: number
  ball: number
  /** Upper edge of the pockets, and how tall they are. */
  floor: number
  pocket: number
}

/** Room above the first row, in distances of pegs: for the ball before it falls. */
const ABOVE = 1.9
const POCKET_MIN = 26

/** From the last row to the pockets. */
const LAST = 0.95
const POCKET = 1.1
const GAP_MAX = 58

/** As large as the place allows. */
export function layoutOf({ width, height }: Size, rows: number): PlinkoLayout {
  const down = ABOVE + (rows - 1) * ROW + LAST
  const gap = Math.min((width - 12) / (rows + 2), height / (down + POCKET), (height - POCKET_MIN) / down, GAP_MAX)
  const pocket = Math.max(gap * POCKET, POCKET_MIN)
  const top = (height - down * gap - pocket) / 2 + ABOVE * gap
  const wide = Math.min(width, Math.ceil((rows + 2) * gap))
  return {
    rows,
    size: { width: wide, height },
    gap,
    middle: wide / 2,
    top,
    peg: Math.max(gap * 0.1, 2),
    ball: Math.max(gap * 0.28, 5),
    floor: top + (down - ABOVE) * gap,
    pocket,
  }
}

/** Each peg from the top: across from the middle and down, in pixels. */
export function pegsOf({ rows, gap, middle, top }: PlinkoLayout): { x: number; y: number }[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_, n) => ({ x: middle + (n - (row + 2) / 2) * gap, y: top + row * ROW * gap })),
  )
}
