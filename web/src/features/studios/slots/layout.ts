export interface Size {
  width: number
  height: number
}

export interface Rect extends Size {
  left: number
  top: number
}

export interface SlotLayout {
  cell: Size
  /** The reels without their frame. */
  board: Rect
  /** How wide the frame around them is. */
  border: number
  /** Letters of the title are so tall; it stands above the frame. */
  title: number
  /** Where the hero stands, if there is room for it. */
  hero: Rect | undefined
}

const CELL_MAX = 172
/** Taller than wide by so much at most, where the screen is. */
const TALL_MAX = 1.16
const HEAD = 46
const HERO_MIN = 120
const HERO_MAX = 400

interface Grid {
  reels: number
  rows: number
  /** Something stands at the head of a narrow stage. */
  hasHead?: boolean
}

/** Where everything is on a stage of this size. */
export function layOut(stage: Size, { reels, rows, hasHead = false }: Grid): SlotLayout {
  const isNarrow = stage.width < 620
  const border = isNarrow ? 10 : Math.round(Math.min(24, stage.height * 0.03))
  const title = Math.round(Math.max(22, Math.min(isNarrow ? 34 : 46, stage.height * 0.062)))
  const above = stage.height < 330 ? 6 : title + 22
  const [width, height] = [stage.width - 2 * border - (isNarrow ? 8 : 48), stage.height - 2 * border - above - 10]
  const across = Math.min(width / reels, CELL_MAX)
  const down = Math.min(height / rows, across * TALL_MAX)
  const cell = { width: Math.floor(Math.min(across, down * 1.12)), height: Math.floor(down) }
  const board = { width: cell.width * reels, height: cell.height * rows }
  const left = Math.round((stage.width - board.width) / 2)
  const rest = stage.height - above - board.height - 2 * border
  // A little above the middle; on a tall screen the hero has the place above.
  const top = Math.round(above + border + Math.max(0, rest) * (isNarrow ? 0.62 : 0.45))
  const hero = isNarrow ? heroAbove(stage, top - border - above, hasHead ? HEAD : 6) : heroBeside(stage, left - border)
  return { cell, board: { ...board, left, top }, border, title, hero }
}

function heroAbove({ width }: Size, room: number, head: number): Rect | undefined {
  if (room - head < HERO_MIN * 0.6) return undefined
  const size = Math.min(room - head, width * 0.42)
  return { left: (width - size) / 2, top: room - size, width: size, height: size }
}

function heroBeside({ height }: Size, room: number): Rect | undefined {
  const size = Math.min(room * 1.06, HERO_MAX, height * 0.56)
  if (size < HERO_MIN) return undefined
  return { left: Math.max(4, (room - size) * 0.6), top: height - size - 8, width: size, height: size }
}
