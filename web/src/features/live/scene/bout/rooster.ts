import { type Pen, ROUND, apart, fall } from '../stage/pen.ts'
import { HORN, HORN_DARK, type RoosterLook } from './look.ts'
import type { Pose } from './pose.ts'
import { drawHead } from './head.ts'

/** A rooster that looks to the right. Its feet stand where the pen is, and it is a little more than one unit high. */
export function drawRooster(pen: Pen, look: RoosterLook, pose: Pose): void {
  const { lift, lean, sit } = pose
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  apart(pen, { x: 0, y: -lift }, () => {
    pen.lineWidth = 0.018
    pen.strokeStyle = look.ink
    legs(pen, look, pose)
    pen.translate(-0.02, 0.23 * sit)
    pen.translate(0, -0.36)
    pen.rotate(lean)
    pen.translate(0, 0.36)
    tail(pen, look)
    body(pen, look)
    drawHead(pen, look, pose)
    wing(pen, look, pose.wing)
  })
}

function legs(pen: Pen, look: RoosterLook, { stride, sit, lift }: Pose): void {
  const isInAir = lift > 0.12
  for (const [n, hip] of [-0.05, 0.12].entries()) {
    const step = (n === 0 ? 1 : -1) * stride * 0.13
    const foot =
      sit > 0.5
        ? { x: 0.42 + n * 0.09, y: -0.04 - n * 0.02 }
        : { x: hip + step + (isInAir ? 0.16 : 0), y: isInAir ? -0.05 - n * 0.06 : -Math.max(step, 0) * 0.35 }
    const knee = sit > 0.5 ? { x: 0.2, y: -0.08 } : { x: hip + step * 0.4 - 0.02, y: -0.26 + 0.2 * sit }
    pen.fillStyle = n === 0 ? look.bodyDark : look.body
    pen.beginPath()
    pen.ellipse((hip + knee.x) / 2, -0.33 + 0.2 * sit, 0.105, 0.14, 0.2, 0, ROUND)
    pen.fill()
    shank(pen, knee, foot)
    toes(pen, foot, sit > 0.5 ? -1.25 : isInAir ? -0.5 : 0)
  }
}

function shank(pen: Pen, from: { x: number; y: number }, to: { x: number; y: number }): void {
  for (const [colour, width] of [
    [HORN_DARK, 0.07],
    [HORN, 0.048],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.beginPath()
    pen.moveTo(from.x, from.y)
    pen.lineTo(to.x, to.y)
    pen.stroke()
  }
}

function toes(pen: Pen, foot: { x: number; y: number }, turn: number): void {
  apart(pen, foot, () => {
    pen.rotate(turn)
    for (const [colour, width] of [
      [HORN_DARK, 0.062],
      [HORN, 0.042],
    ] as const) {
      pen.strokeStyle = colour
      pen.lineWidth = width
      pen.beginPath()
      for (const [x, y] of [
        [0.15, -0.01],
        [0.12, 0.035],
        [-0.08, 0.02],
      ] as const) {
        pen.moveTo(0, 0)
        pen.lineTo(x, y)
      }
      pen.stroke()
    }
  })
}

/** Long bent feathers, the farthest first. */
const SICKLES = [
  { turn: 0.5, long: 0.5, wide: 0.1 },
  { turn: 0.16, long: 0.58, wide: 0.11 },
  { turn: -0.2, long: 0.64, wide: 0.115 },
  { turn: -0.54, long: 0.66, wide: 0.11 },
  { turn: -0.86, long: 0.6, wide: 0.1 },
  { turn: -1.14, long: 0.5, wide: 0.09 },
]

function tail(pen: Pen, look: RoosterLook): void {
  SICKLES.forEach(({ turn, long, wide }, n) => {
    apart(pen, { x: -0.29, y: -0.68 }, () => {
      pen.rotate(turn)
      pen.fillStyle = n % 2 ? look.tail : look.tailDark
      pen.strokeStyle = look.ink
      pen.lineWidth = 0.014
      pen.beginPath()
      pen.moveTo(0.04, -0.02)
      pen.bezierCurveTo(-0.1, -long * 0.72, -long * 0.52, -long * 0.86, -long * 0.86, -long * 0.34)
      pen.bezierCurveTo(-long * 0.6, -long * 0.62, -long * 0.3 + wide, -long * 0.42 + wide, 0.05, 0.1)
      pen.closePath()
      pen.fill()
      pen.stroke()
      pen.strokeStyle = look.tailLight
      pen.lineWidth = 0.011
      pen.beginPath()
      pen.moveTo(0, 0)
      pen.bezierCurveTo(-0.09, -long * 0.58, -long * 0.46, -long * 0.74, -long * 0.74, -long * 0.42)
      pen.stroke()
    })
  })
}

function body(pen: Pen, look: RoosterLook): void {
  pen.fillStyle = fall(pen, -1, -0.2, [look.bodyLight, look.body, look.bodyDark])
  pen.strokeStyle = look.ink
  pen.lineWidth = 0.018
  pen.beginPath()
  pen.moveTo(0.2, -1.04)
  pen.bezierCurveTo(0.12, -0.86, 0.02, -0.73, -0.14, -0.72)
  pen.quadraticCurveTo(-0.27, -0.72, -0.38, -0.84)
  pen.quadraticCurveTo(-0.44, -0.6, -0.31, -0.44)
  pen.bezierCurveTo(-0.18, -0.22, 0.18, -0.2, 0.33, -0.4)
  pen.bezierCurveTo(0.45, -0.56, 0.46, -0.74, 0.4, -1)
  pen.closePath()
  pen.fill()
  pen.stroke()
  // Down of the chest.
  pen.strokeStyle = look.bodyLight
  pen.lineWidth = 0.013
  for (let n = 0; n < 7; n++) {
    const [x, y] = [0.3 - (n % 3) * 0.1 + (n > 3 ? 0.04 : 0), -0.4 - Math.floor(n / 3) * 0.09]
    pen.beginPath()
    pen.arc(x, y, 0.034, 0.2, Math.PI - 0.2)
    pen.stroke()
  }
}

function wing(pen: Pen, look: RoosterLook, raised: number): void {
  apart(pen, { x: 0.15, y: -0.6 }, () => {
    pen.rotate(raised * 1.5)
    const reach = 1 + raised * 0.42
    pen.scale(reach, 1 + raised * 0.2)
    pen.fillStyle = fall(pen, -0.14, 0.22, [look.bodyLight, look.body, look.bodyDark])
    pen.strokeStyle = look.ink
    pen.lineWidth = 0.016
    pen.beginPath()
    pen.moveTo(0.06, -0.05)
    pen.bezierCurveTo(-0.06, -0.17, -0.26, -0.14, -0.44, 0.01)
    pen.quadraticCurveTo(-0.37, 0.05, -0.33, 0.04)
    pen.quadraticCurveTo(-0.35, 0.11, -0.4, 0.12)
    pen.quadraticCurveTo(-0.29, 0.15, -0.23, 0.1)
    pen.quadraticCurveTo(-0.24, 0.17, -0.28, 0.19)
    pen.quadraticCurveTo(-0.16, 0.22, -0.1, 0.14)
    pen.quadraticCurveTo(-0.1, 0.2, -0.13, 0.22)
    pen.bezierCurveTo(0.02, 0.24, 0.1, 0.08, 0.06, -0.05)
    pen.closePath()
    pen.fill()
    pen.stroke()
    pen.strokeStyle = look.tail
    pen.lineWidth = 0.024
    pen.beginPath()
    pen.moveTo(-0.3, 0)
    pen.quadraticCurveTo(-0.12, -0.08, 0.02, 0.02)
    pen.stroke()
  })
}
