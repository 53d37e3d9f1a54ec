import { darker, lighter, mix } from '@tucano/art'
import type { Theme } from '@tucano/contract/studios'
import { paint } from '#play/stage/canvas.ts'
import { type Board, keyOf } from './board.ts'
import type { Size, SlotLayout } from './layout.ts'
import { FACE, type Sprites, smearOf } from './sprites.ts'

/** Faster than this, symbols are seen blurred. */
const BLURRED = 9

export interface Pictures {
  sprites: Sprites
  ground: HTMLCanvasElement
  shade: HTMLCanvasElement
  /** Coins with what they are worth, as they have been needed. */
  coins: Map<string, HTMLCanvasElement>
}

/** What lies behind the symbols: a column for each reel, or one field. */
export function paintGround({ cell, board }: SlotLayout, { sky, ground, main }: Theme, isField: boolean): HTMLCanvasElement {
  return paint(board, (to) => {
    const depth = to.createLinearGradient(0, 0, 0, board.height)
    depth.addColorStop(0, darker(mix(ground, sky, 0.45), 0.34))
    depth.addColorStop(0.5, darker(mix(ground, sky, 0.62), 0.22))
    depth.addColorStop(1, darker(mix(ground, sky, 0.2), 0.4))
    to.fillStyle = depth
    to.fillRect(0, 0, board.width, board.height)
    if (isField) return
    for (let x = 0; x < board.width; x += cell.width) {
      const round = to.createLinearGradient(x, 0, x + cell.width, 0)
      round.addColorStop(0, '#00000080')
      round.addColorStop(0.16, '#0000001a')
      round.addColorStop(0.5, `${lighter(main, 0.5)}1f`)
      round.addColorStop(0.84, '#0000001a')
      round.addColorStop(1, '#00000080')
      to.fillStyle = round
      to.fillRect(x, 0, cell.width, board.height)
    }
  })
}

/** The drum's curve: darker towards the top and the bottom. */
export function paintShade({ board }: SlotLayout): HTMLCanvasElement {
  const height = Math.round(board.height * 0.12)
  return paint({ width: board.width, height }, (to) => {
    const fall = to.createLinearGradient(0, 0, 0, height)
    fall.addColorStop(0, '#00000078')
    fall.addColorStop(1, '#00000000')
    to.fillStyle = fall
    to.fillRect(0, 0, board.width, height)
  })
}

interface Drawing {
  board: Board
  layout: SlotLayout
  pictures: Pictures
  theme: Theme
  nowMs: number
  /** What a coin is worth in money, short. */
  write: (coins: number) => string
}

/** Draws the reels as they are now. */
export function drawBoard(to: CanvasRenderingContext2D, drawing: Drawing): void {
  const { board, layout, pictures } = drawing
  const { width, height } = layout.board
  to.drawImage(pictures.ground, 0, 0, width, height)
  drawGrown(to, drawing)
  to.globalAlpha = board.fade
  for (let reel = 0; reel < board.reels.length; reel++) drawReel(to, reel, drawing)
  to.globalAlpha = 1
  if (board.held.size > 0) drawHeld(to, drawing)
  else drawLit(to, drawing)
  to.drawImage(pictures.shade, 0, 0, width, height * 0.12)
  to.save()
  to.scale(1, -1)
  to.drawImage(pictures.shade, 0, -height, width, height * 0.12)
  to.restore()
}

function drawReel(to: CanvasRenderingContext2D, reel: number, { board, layout, pictures, theme, nowMs }: Drawing): void {
  const { cell } = layout
  const one = board.reels[reel]!
  const x = reel * cell.width
  if (one.isTurning && board.hoping.has(reel) && board.reels[reel - 1]?.isTurning === false) {
    to.fillStyle = theme.spark
    to.globalAlpha = 0.22 + 0.12 * Math.sin(nowMs / 90)
    to.fillRect(x, 0, cell.width, layout.board.height)
    to.globalAlpha = board.fade
  }
  if (!one.isTurning) {
    for (const [row, look] of board.looks[reel]!.entries()) {
      const y = Math.round((row + look.y) * cell.height)
      if (y <= -cell.height || y >= layout.board.height || look.alpha <= 0) continue
      to.globalAlpha = look.alpha * board.fade
      drawAt(to, pictures.sprites.still[look.symbol]!, { x, y, ...cell }, look.scale)
    }
    to.globalAlpha = board.fade
    return
  }
  const isBlurred = one.speed > BLURRED
  const smear = smearOf(cell)
  one.each((symbol, row) => {
    // On whole pixels a picture is copied; between them it would be worked out anew.
    const y = Math.round(row * cell.height)
    if (isBlurred) to.drawImage(pictures.sprites.blurred[symbol]!, x, y - smear, cell.width, cell.height + 2 * smear)
    else to.drawImage(pictures.sprites.still[symbol]!, x, y, cell.width, cell.height)
  })
}

function drawAt(
  to: CanvasRenderingContext2D,
  sprite: CanvasImageSource,
  { x, y, width, height }: Size & { x: number; y: number },
  scale: number,
): void {
  if (scale === 1) return to.drawImage(sprite, x, y, width, height)
  to.drawImage(sprite, x - (width * (scale - 1)) / 2, y - (height * (scale - 1)) / 2, width * scale, height * scale)
}

/** Reels that wilds have grown over shine from top to bottom. */
function drawGrown(to: CanvasRenderingContext2D, { board, layout, theme }: Drawing): void {
  const { cell } = layout
  const { height } = layout.board
  for (const [reel, share] of board.grown) {
    const [x, tall] = [reel * cell.width, height * share]
    const light = to.createLinearGradient(x, 0, x + cell.width, 0)
    light.addColorStop(0, darker(theme.spark, 0.45))
    light.addColorStop(0.5, theme.spark)
    light.addColorStop(1, darker(theme.spark, 0.45))
    to.fillStyle = light
    to.fillRect(x + 2, (height - tall) / 2, cell.width - 4, tall)
  }
}

function drawLit(to: CanvasRenderingContext2D, drawing: Drawing): void {
  const { board, layout, pictures } = drawing
  const { cell } = layout
  if (!board.lit || board.dim <= 0) return
  to.fillStyle = `rgb(4 6 9 / ${0.62 * board.dim})`
  to.fillRect(0, 0, layout.board.width, layout.board.height)
  const swell = 1 + 0.13 * Math.sin(board.lit.pulse * Math.PI)
  to.globalAlpha = board.dim
  for (const [reel, row] of board.lit.cells) {
    const place = { x: reel * cell.width, y: row * cell.height, ...cell }
    if (board.grown.has(reel)) {
      to.fillStyle = `${drawing.theme.spark}99`
      to.fillRect(place.x + 2, place.y, cell.width - 4, cell.height)
    }
    drawAt(to, pictures.sprites.glow, place, 1)
    drawAt(to, pictures.sprites.still[board.window[reel]![row]!]!, place, swell)
  }
  to.globalAlpha = 1
  for (const line of board.lit.lines) drawLine(to, line, drawing)
}

/** The colour of a line: far from that of its neighbours. */
export const lineColour = (line: number): string => `hsl(${(line * 137.5 + 18) % 360} 92% 64%)`

function drawLine(to: CanvasRenderingContext2D, line: number, { board, layout }: Drawing): void {
  const { cell } = layout
  const rows = board.sheet.lines?.[line]
  if (!rows) return
  to.beginPath()
  to.moveTo(0, (rows[0]! + 0.5) * cell.height)
  for (const [reel, row] of rows.entries()) to.lineTo((reel + 0.5) * cell.width, (row + 0.5) * cell.height)
  to.lineTo(layout.board.width, (rows.at(-1)! + 0.5) * cell.height)
  to.lineJoin = to.lineCap = 'round'
  to.strokeStyle = '#00000088'
  to.lineWidth = 7
  to.stroke()
  to.strokeStyle = lineColour(line)
  to.lineWidth = 3.5
  to.stroke()
}

/** Coins that stay, and the places that wait for one. */
function drawHeld(to: CanvasRenderingContext2D, { board, layout, pictures, nowMs, write }: Drawing): void {
  const { cell } = layout
  to.fillStyle = 'rgb(4 6 9 / 0.72)'
  to.fillRect(0, 0, layout.board.width, layout.board.height)
  const since = board.turningSinceMs
  for (let reel = 0; reel < board.sheet.reels; reel++)
    for (let row = 0; row < board.sheet.rows; row++) {
      const place = { x: reel * cell.width, y: row * cell.height, ...cell }
      const held = board.held.get(keyOf([reel, row]))
      if (held) drawAt(to, coinWith(pictures, cell, write(held.coins)), place, held.scale)
      else if (since !== undefined) drawSocket(to, place, { pictures, turned: ((nowMs - since) / 1000) * 11 + reel * 1.7 + row * 2.3 })
      else drawSocket(to, place, { pictures, turned: undefined })
    }
}

function drawSocket(
  to: CanvasRenderingContext2D,
  { x, y, width, height }: Size & { x: number; y: number },
  { pictures, turned }: { pictures: Pictures; turned: number | undefined },
): void {
  const radius = Math.min(width, height) * 0.36
  to.strokeStyle = 'rgb(255 255 255 / 0.14)'
  to.lineWidth = 2
  to.beginPath()
  to.arc(x + width / 2, y + height / 2, radius, 0, Math.PI * 2)
  to.stroke()
  if (turned === undefined) return
  // A coin goes by now and then, too fast to be had.
  const at = turned % 3
  if (at >= 1) return
  to.save()
  to.clip()
  to.globalAlpha = 0.5
  to.drawImage(pictures.sprites.coin, x + width / 2 - radius, y + height / 2 - radius + (at * 4 - 2) * radius, 2 * radius, 2 * radius)
  to.restore()
}

/** A coin that says what it is worth. */
function coinWith({ sprites, coins }: Pictures, cell: Size, text: string): HTMLCanvasElement {
  const known = coins.get(text)
  if (known) return known
  const made = paint(cell, (to) => {
    const size = Math.min(cell.width, cell.height) * 0.92
    to.drawImage(sprites.coin, (cell.width - size) / 2, (cell.height - size) / 2, size, size)
    to.font = FACE.replace('1px', `${size * (text.length > 5 ? 0.2 : text.length > 3 ? 0.26 : 0.34)}px`)
    to.textAlign = 'center'
    to.textBaseline = 'middle'
    to.lineJoin = 'round'
    to.strokeStyle = '#3a1c00'
    to.lineWidth = size * 0.07
    to.strokeText(text, cell.width / 2, cell.height / 2)
    to.fillStyle = '#fff8e0'
    to.fillText(text, cell.width / 2, cell.height / 2)
  })
  coins.set(text, made)
  return made
}
