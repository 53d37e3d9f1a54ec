import { paint } from '#play/stage/canvas.ts'
import { type Pen, ROUND, disc, fall, fillShape, halo } from '../stage/pen.ts'

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}
/** How round the edges of a die are, as a part of its edge. */
const CORNER = 0.2

/** One face, an edge wide. The one has a red pip, as dice of this game do. */
export const paintPips = (pips: number, edge: number): HTMLCanvasElement =>
  paint({ width: edge, height: edge }, (pen) => {
    pen.beginPath()
    pen.roundRect(edge * 0.02, edge * 0.02, edge * 0.96, edge * 0.96, edge * CORNER)
    pen.fillStyle = halo(pen, { x: edge * 0.42, y: edge * 0.36 }, edge * 0.85, ['#ffffff', '#fbf6ea', '#e9dfca'])
    pen.fill()
    const radius = edge * (pips === 1 ? 0.155 : 0.092)
    for (const [x, y] of PIPS[pips]!) {
      const at = { x: edge * (0.5 + x * 0.245), y: edge * (0.5 + y * 0.245) }
      pen.fillStyle = '#fff'
      disc(pen, { x: at.x + radius * 0.12, y: at.y + radius * 0.14 }, radius)
      const isRed = pips === 1 || pips === 4
      pen.fillStyle = halo(
        pen,
        { x: at.x + radius * 0.3, y: at.y + radius * 0.35 },
        radius * 1.5,
        isRed ? ['#ef4b45', '#b3151c', '#6d090e'] : ['#3c4650', '#12171c', '#000'],
      )
      disc(pen, at, radius)
    }
  })

/** How the tray is seen from above: depth is shortened by so much. */
const TRAY_DEPTH = 0.62

/** The tray and its rim of brass, around its middle. */
export function drawTray(pen: Pen, radius: number): void {
  const lying = (part: number, down: number): void => {
    pen.beginPath()
    pen.ellipse(0, radius * down, radius * part, radius * part * TRAY_DEPTH, 0, 0, ROUND)
  }
  pen.save()
  pen.shadowColor = '#000c'
  pen.shadowBlur = radius * 0.16
  pen.shadowOffsetY = radius * 0.1
  pen.fillStyle = '#2b1206'
  lying(1.08, 0.16)
  pen.fill()
  pen.restore()
  for (let n = 0; n < 24; n++) {
    lying(1.08, 0.16 - (n / 24) * 0.16)
    pen.fillStyle = `color-mix(in srgb, #7a3d16 ${n * 4}%, #220d04)`
    pen.fill()
  }
  const brass = pen.createConicGradient(-2, 0, 0)
  ;['#fff3c9', '#a87827', '#f3d795', '#7b5317', '#ffe9b0', '#9a6d22', '#fff3c9'].forEach((colour, n) => brass.addColorStop(n / 6, colour))
  lying(1.08, 0)
  pen.fillStyle = brass
  pen.fill()
  lying(1.035, 0)
  pen.fillStyle = '#3d0a10'
  pen.fill()
  lying(1.03, 0.012)
  pen.fillStyle = halo(pen, { x: 0, y: -radius * 0.12 }, radius * 1.1, ['#c32437', '#8f1524', '#4d0710'])
  pen.fill()
  pen.save()
  pen.scale(1, TRAY_DEPTH)
  pen.strokeStyle = '#ffd98a3d'
  pen.lineWidth = radius * 0.008
  for (let n = 0; n < 24; n++) {
    pen.save()
    pen.rotate((n / 24) * ROUND)
    pen.beginPath()
    pen.ellipse(0, -radius * 0.85, radius * 0.045, radius * 0.12, 0, 0, ROUND)
    pen.stroke()
    pen.restore()
  }
  pen.beginPath()
  pen.arc(0, 0, radius * 0.7, 0, ROUND)
  pen.stroke()
  pen.restore()
}

/** The glass over it, with light in it. So wide as the tray; its foot is at the bottom of the picture's middle ellipse. */
export const paintDome = (radius: number): HTMLCanvasElement =>
  paint({ width: radius * 2.2, height: radius * 2.4 }, (pen) => {
    const [x, foot] = [radius * 1.1, radius * 1.62]
    const depth = radius * TRAY_DEPTH
    const shape = new Path2D()
    shape.moveTo(x - radius, foot)
    shape.bezierCurveTo(x - radius, foot - radius * 1.95, x + radius, foot - radius * 1.95, x + radius, foot)
    shape.ellipse(x, foot, radius, depth, 0, 0, Math.PI)
    pen.fillStyle = fall(pen, foot - radius * 1.5, foot + depth, ['#e8f7ff3d', '#bfe6ff12', '#9ad6ff0a', '#dff4ff2e'])
    fillShape(pen, shape)
    pen.save()
    pen.clip(shape)
    const edge = pen.createRadialGradient(x, foot - radius * 0.35, radius * 0.62, x, foot - radius * 0.35, radius * 1.12)
    edge.addColorStop(0, '#fff0')
    edge.addColorStop(0.8, '#e2f5ff1f')
    edge.addColorStop(1, '#ffffff80')
    pen.fillStyle = edge
    fillShape(pen, shape)
    pen.filter = `blur(${Math.max(Math.round(radius * 0.02), 1)}px)`
    pen.fillStyle = '#ffffff8c'
    pen.beginPath()
    pen.moveTo(x - radius * 0.72, foot - radius * 0.3)
    pen.bezierCurveTo(
      x - radius * 0.78,
      foot - radius * 0.95,
      x - radius * 0.5,
      foot - radius * 1.22,
      x - radius * 0.2,
      foot - radius * 1.32,
    )
    pen.bezierCurveTo(
      x - radius * 0.5,
      foot - radius * 1.08,
      x - radius * 0.62,
      foot - radius * 0.8,
      x - radius * 0.58,
      foot - radius * 0.3,
    )
    pen.fill()
    pen.fillStyle = '#ffffff4d'
    pen.beginPath()
    pen.ellipse(x + radius * 0.62, foot - radius * 0.62, radius * 0.05, radius * 0.34, -0.3, 0, ROUND)
    pen.fill()
    pen.restore()
    pen.strokeStyle = '#ffffffb0'
    pen.lineWidth = Math.max(radius * 0.009, 1)
    pen.stroke(shape)
    pen.beginPath()
    pen.ellipse(x, foot, radius, depth, 0, Math.PI, ROUND)
    pen.strokeStyle = '#ffffff40'
    pen.stroke()
    pen.fillStyle = halo(pen, { x: x - radius * 0.02, y: foot - radius * 1.52 }, radius * 0.11, ['#fffdf3', '#e6c277', '#7b5317'])
    disc(pen, { x, y: foot - radius * 1.5 }, radius * 0.085)
  })
/** Of the picture of the dome: where the middle of its foot is. */
export const DOME = { x: 1.1, y: 1.62, width: 2.2, height: 2.4 }
