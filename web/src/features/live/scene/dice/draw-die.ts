import type { Pen, Point } from '../stage/pen.ts'
import type { DieAt } from './motion.ts'
import { FACES, type Vector, turned } from './solid.ts'

/** How steeply the tray is looked down on: sine and cosine. */
const [DOWN, UP] = [0.78, 0.626]

/** Where a place in space is seen, and how near it is to the eye. */
const seen = ([x, y, z]: Vector): Point & { near: number } => ({ x, y: y * DOWN - z * UP, near: y * UP + z * DOWN })

/** Where the middle of a die is seen, in edges, from the middle of the tray. */
const middleOf = ({ x, y, height }: DieAt): Point => seen([x, y, height + 0.5])

/** How a die lies in the light: from above on the left, and a little from the eye. */
const LIGHT: Vector = [-0.42, 0.3, 0.86]
const lightOn = ([x, y, z]: Vector): number => Math.max(x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2], 0)

interface DieLook {
  faces: readonly HTMLCanvasElement[]
  edge: number
}

/** A die in space: the three faces that are seen, each a picture that is turned and tilted. */
export function drawDie(pen: Pen, die: DieAt, { faces, edge }: DieLook): void {
  const middle = middleOf(die)
  pen.save()
  pen.translate(middle.x * edge, middle.y * edge)
  // A body below the faces: their round corners would leave holes.
  const shown = FACES.map((face, n) => ({ n, face, normal: turned(die.turn, face.normal) })).filter(({ normal }) => seen(normal).near > 0)
  for (const { face, normal } of shown) {
    const [right, down] = [seen(turned(die.turn, face.right)), seen(turned(die.turn, face.down))]
    const out = seen(normal)
    const grey = Math.round(120 + 105 * lightOn(normal))
    pen.fillStyle = `rgb(${grey} ${Math.round(grey * 0.96)} ${Math.round(grey * 0.87)})`
    pen.beginPath()
    for (const [a, b] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const)
      pen.lineTo((out.x * 0.47 + (right.x * a + down.x * b) * 0.36) * edge, (out.y * 0.47 + (right.y * a + down.y * b) * 0.36) * edge)
    pen.closePath()
    pen.lineJoin = 'round'
    pen.lineWidth = edge * 0.24
    pen.strokeStyle = pen.fillStyle
    pen.stroke()
    pen.fill()
  }
  for (const { n, face, normal } of shown) {
    const [right, down] = [seen(turned(die.turn, face.right)), seen(turned(die.turn, face.down))]
    const out = seen(normal)
    pen.save()
    pen.transform(right.x, right.y, down.x, down.y, out.x * edge * 0.5, out.y * edge * 0.5)
    pen.drawImage(faces[n]!, -edge / 2, -edge / 2, edge, edge)
    pen.globalAlpha = Math.min(0.62 * (1 - lightOn(normal)), 0.6)
    pen.fillStyle = '#3a2412'
    pen.beginPath()
    pen.roundRect(-edge * 0.48, -edge * 0.48, edge * 0.96, edge * 0.96, edge * 0.2)
    pen.fill()
    pen.restore()
  }
  pen.restore()
}

/** The shadow that a die has on the tray: smaller and fainter the higher it is. */
export function drawShadow(pen: Pen, { x, y, height }: DieAt, edge: number): void {
  const at = seen([x + height * 0.14, y + 0.08, 0])
  const far = 1 + height * 0.22
  pen.fillStyle = `rgb(20 0 4 / ${0.55 / far})`
  pen.beginPath()
  pen.ellipse(at.x * edge, at.y * edge, edge * 0.78 * (0.9 + 0.1 * far), edge * 0.55, 0, 0, Math.PI * 2)
  pen.fill()
}
