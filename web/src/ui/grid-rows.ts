/** The grid of covers by the room that it has: how many stand side by side, and how tall a row is, its gap included. */
export interface Grid {
  columns: number
  rowHeight: number
}

/** From this room on covers are larger, and further apart. */
const WIDE = 700
const sizes = { narrow: { least: 104, gap: 12 }, wide: { least: 152, gap: 16 } }

export function gridOf(width: number): Grid {
  const { least, gap } = width < WIDE ? sizes.narrow : sizes.wide
  const columns = Math.max(1, Math.floor((width + gap) / (least + gap)))
  const cover = (width - gap * (columns - 1)) / columns
  return { columns, rowHeight: (cover * 4) / 3 + gap }
}

interface Place {
  /** Pixels of the grid above the screen. */
  above: number
  screen: number
  rowHeight: number
}

/** Rows that a screen shows, from the first. */
export const rowsOn = (screen: number, rowHeight: number): number => Math.max(1, Math.ceil(screen / rowHeight))

/** Rows on the screen, and on a screen above and below it. */
export function rowsNear({ above, screen, rowHeight }: Place): { first: number; last: number } {
  const first = Math.floor((above - screen) / rowHeight)
  const last = Math.ceil((above + 2 * screen) / rowHeight)
  return { first: Math.max(0, first), last: Math.max(1, last) }
}
