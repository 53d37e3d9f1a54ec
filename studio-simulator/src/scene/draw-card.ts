import { type Pen, fillRound, write } from './pen.ts'

export const CARD = { width: 62, height: 88 }
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
const RED = '#c8202f'
const BLACK = '#16181d'

/** Clubs, diamonds, hearts, spades as curves in a square of two, around its middle. */
const SUITS: ((pen: Pen) => void)[] = [
  (pen) => {
    clover(pen)
    foot(pen)
  },
  (pen) => {
    pen.moveTo(0, -1)
    pen.lineTo(0.72, 0)
    pen.lineTo(0, 1)
    pen.lineTo(-0.72, 0)
  },
  (pen) => heart(pen, 1),
  (pen) => {
    heart(pen, -1)
    foot(pen)
  },
]

function heart(pen: Pen, up: 1 | -1): void {
  pen.moveTo(0, 0.95 * up)
  pen.bezierCurveTo(-1.3, 0.05 * up, -0.9, -1.1 * up, 0, -0.4 * up)
  pen.bezierCurveTo(0.9, -1.1 * up, 1.3, 0.05 * up, 0, 0.95 * up)
}

function clover(pen: Pen): void {
  for (const [x, y] of [
    [0, -0.5],
    [-0.48, 0.15],
    [0.48, 0.15],
  ] as const) {
    pen.moveTo(x + 0.44, y)
    pen.arc(x, y, 0.44, 0, Math.PI * 2)
  }
}

function foot(pen: Pen): void {
  pen.moveTo(0, 0)
  pen.lineTo(0.32, 1)
  pen.lineTo(-0.32, 1)
}

/** A card face up. */
export function drawCard(pen: Pen, card: number, x: number, y: number): void {
  const suit = card & 3
  const ink = suit === 1 || suit === 2 ? RED : BLACK
  const { width, height } = CARD
  fillRound(pen, [x + 2, y + 4, width, height], 7, 'rgba(0,0,0,0.35)')
  fillRound(pen, [x, y, width, height], 7, '#fbf8f0')
  write(pen, RANKS[card >> 2]!, x + 15, y + 19, { size: 23, ink, weight: 800 })
  for (const [left, top, size] of [
    [x + 15, y + 40, 8],
    [x + 40, y + 60, 17],
  ] as const) {
    pen.save()
    pen.translate(left, top)
    pen.scale(size, size)
    pen.beginPath()
    SUITS[suit]!(pen)
    pen.fillStyle = ink
    pen.fill()
    pen.restore()
  }
}
