import { type Pen, type Size, ROUND, apart, halo } from './pen.ts'
import { seeded } from './seeded.ts'

interface Leaf {
  x: number
  y: number
  turn: number
  long: number
}

/** One feather of a palm, as a shape from its stem. */
function frond(pen: Pen, { x, y, turn, long }: Leaf): void {
  apart(pen, { x, y }, () => {
    pen.rotate(turn)
    for (let n = 0; n < 13; n++) {
      const at = (n / 13) * long
      const reach = long * 0.42 * Math.sin(((n + 2) / 15) * Math.PI)
      for (const side of [-1, 1]) {
        pen.beginPath()
        pen.moveTo(at, 0)
        pen.quadraticCurveTo(at + reach * 0.5, side * reach * 0.35, at + reach * 0.75, side * reach)
        pen.quadraticCurveTo(at + reach * 0.1, side * reach * 0.45, at - long * 0.03, 0)
        pen.fill()
      }
    }
    pen.beginPath()
    pen.ellipse(long * 0.5, 0, long * 0.52, long * 0.012, 0, 0, ROUND)
    pen.fill()
  })
}

interface SalonColours {
  /** In the light, around it, and at the edge. */
  cloth: readonly [string, string, string]
  /** What lies around the light. */
  leaf: string
}

/** The salon that all tables stand in: a cloth in warm light, with the shadows of palms over it. */
export function drawSalon(pen: Pen, { width, height }: Size, { cloth, leaf }: SalonColours): void {
  const middle = { x: width / 2, y: height * 0.46 }
  pen.fillStyle = halo(pen, middle, Math.hypot(width, height) * 0.56, cloth)
  pen.fillRect(0, 0, width, height)
  const any = seeded('cloth')
  pen.fillStyle = '#ffffff05'
  for (let n = 0; n < (width * height) / 260; n++) pen.fillRect(any() * width, any() * height, 1.5, 1)
  pen.save()
  pen.fillStyle = leaf
  const long = Math.max(width, height) * 0.34
  const corners = [
    { x: 0, y: 0, turn: 0.6 },
    { x: width, y: 0, turn: 2.5 },
    { x: 0, y: height, turn: -0.7 },
    { x: width, y: height, turn: -2.4 },
  ]
  for (const { x, y, turn } of corners) {
    for (const lean of [-0.75, -0.05, 0.65]) frond(pen, { x, y, turn: turn + lean, long: long * (0.75 + 0.3 * any()) })
  }
  pen.restore()
}
