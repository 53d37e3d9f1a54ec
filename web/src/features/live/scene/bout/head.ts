import { type Pen, ROUND, apart, between, disc, fall } from '../stage/pen.ts'
import { HORN, HORN_DARK, type RoosterLook } from './look.ts'
import type { Pose } from './pose.ts'

export function drawHead(pen: Pen, look: RoosterLook, pose: Pose): void {
  const { x, y } = pose.head
  hackle(pen, look)
  scarf(pen, look)
  apart(pen, { x, y }, () => {
    comb(pen, look, pose.sit)
    wattles(pen, look)
    beak(pen, pose.beak)
    pen.fillStyle = fall(pen, -1.24, -0.94, [look.bodyLight, look.body])
    pen.strokeStyle = look.ink
    pen.lineWidth = 0.018
    pen.beginPath()
    pen.ellipse(0.31, -1.09, 0.142, 0.138, 0, 0, ROUND)
    pen.fill()
    pen.stroke()
    pen.fillStyle = '#f7c9b4'
    pen.beginPath()
    pen.ellipse(0.35, -1.075, 0.078, 0.072, 0.2, 0, ROUND)
    pen.fill()
    eye(pen, look, pose.look)
  })
}

/** The long feathers of the neck. */
function hackle(pen: Pen, look: RoosterLook): void {
  pen.fillStyle = fall(pen, -1.15, -0.6, [look.tailLight, look.tail, look.tailDark])
  pen.strokeStyle = look.ink
  pen.lineWidth = 0.015
  pen.beginPath()
  pen.moveTo(0.18, -1.1)
  pen.bezierCurveTo(0.08, -0.94, 0.03, -0.84, -0.03, -0.68)
  const tips = 6
  for (let n = 0; n < tips; n++) {
    const at = between(-0.03, 0.43, (n + 1) / tips)
    pen.quadraticCurveTo(at - 0.05, -0.57 - n * 0.008, at - 0.012, -0.68 - n * 0.012)
    pen.lineTo(at, -0.7 - n * 0.014)
  }
  pen.bezierCurveTo(0.46, -0.86, 0.45, -0.98, 0.42, -1.06)
  pen.closePath()
  pen.fill()
  pen.stroke()
}

function scarf(pen: Pen, { scarf: colour, ink }: RoosterLook): void {
  pen.fillStyle = colour
  pen.strokeStyle = ink
  pen.lineWidth = 0.015
  // Ends in the air.
  pen.beginPath()
  pen.moveTo(0.12, -0.9)
  pen.quadraticCurveTo(-0.02, -0.98, -0.1, -0.9)
  pen.lineTo(-0.04, -0.84)
  pen.quadraticCurveTo(-0.08, -0.8, -0.09, -0.74)
  pen.quadraticCurveTo(0.02, -0.76, 0.13, -0.85)
  pen.closePath()
  pen.fill()
  pen.stroke()
  pen.beginPath()
  pen.moveTo(0.1, -0.945)
  pen.quadraticCurveTo(0.28, -0.85, 0.45, -0.93)
  pen.lineTo(0.46, -0.84)
  pen.quadraticCurveTo(0.28, -0.755, 0.075, -0.85)
  pen.closePath()
  pen.fill()
  pen.stroke()
  pen.fillStyle = '#ffffffd9'
  for (const [x, y] of [
    [0.16, -0.872],
    [0.25, -0.842],
    [0.34, -0.842],
    [0.42, -0.872],
  ] as const)
    disc(pen, { x, y }, 0.014)
}

const SPIKES = [
  { turn: -0.95, long: 0.1 },
  { turn: -0.5, long: 0.14 },
  { turn: -0.08, long: 0.155 },
  { turn: 0.34, long: 0.135 },
  { turn: 0.74, long: 0.095 },
]

function comb(pen: Pen, { comb: colour, ink }: RoosterLook, sit: number): void {
  pen.fillStyle = colour
  pen.strokeStyle = ink
  pen.lineWidth = 0.015
  for (const { turn, long } of SPIKES)
    apart(pen, { x: 0.31, y: -1.09 }, () => {
      // It hangs when its bearer does.
      pen.rotate(turn - sit * 0.28)
      pen.beginPath()
      pen.ellipse(0, -0.14 - long * 0.34, 0.047, long * 0.66, 0, 0, ROUND)
      pen.fill()
      pen.stroke()
    })
}

function wattles(pen: Pen, { comb: colour, ink }: RoosterLook): void {
  pen.fillStyle = colour
  pen.strokeStyle = ink
  pen.lineWidth = 0.014
  for (const [x, turn] of [
    [0.4, -0.12],
    [0.44, 0.1],
  ] as const) {
    pen.beginPath()
    pen.ellipse(x, -0.955, 0.036, 0.075, turn, 0, ROUND)
    pen.fill()
    pen.stroke()
  }
}

function beak(pen: Pen, open: number): void {
  pen.strokeStyle = HORN_DARK
  pen.lineWidth = 0.014
  pen.fillStyle = HORN_DARK
  pen.beginPath()
  pen.moveTo(0.42, -1.05)
  pen.lineTo(0.53, -1.035 + open * 0.07)
  pen.lineTo(0.41, -1.005 + open * 0.03)
  pen.closePath()
  pen.fill()
  pen.fillStyle = HORN
  pen.beginPath()
  pen.moveTo(0.42, -1.14 - open * 0.02)
  pen.quadraticCurveTo(0.55, -1.14 - open * 0.06, 0.6, -1.03 - open * 0.06)
  pen.quadraticCurveTo(0.5, -1.05, 0.41, -1.03)
  pen.closePath()
  pen.fill()
  pen.stroke()
}

function eye(pen: Pen, { ink }: RoosterLook, look: Pose['look']): void {
  const at = { x: 0.36, y: -1.12 }
  pen.strokeStyle = ink
  pen.lineWidth = 0.02
  if (look === 'struck' || look === 'happy') {
    pen.beginPath()
    if (look === 'struck') {
      pen.moveTo(at.x - 0.035, at.y - 0.03)
      pen.lineTo(at.x + 0.025, at.y)
      pen.lineTo(at.x - 0.035, at.y + 0.03)
    } else pen.arc(at.x, at.y + 0.016, 0.036, Math.PI * 1.1, Math.PI * 1.9)
    pen.stroke()
    return
  }
  pen.fillStyle = '#fff'
  pen.beginPath()
  pen.ellipse(at.x, at.y, 0.046, 0.052, 0, 0, ROUND)
  pen.fill()
  pen.lineWidth = 0.012
  pen.stroke()
  if (look === 'dizzy') {
    pen.beginPath()
    for (let n = 0; n <= 26; n++) {
      const turn = (n / 26) * ROUND * 1.8
      pen.lineTo(at.x + Math.cos(turn) * n * 0.0014, at.y + Math.sin(turn) * n * 0.0015)
    }
    pen.stroke()
    return
  }
  pen.fillStyle = '#1b0f0a'
  disc(pen, { x: at.x + 0.015, y: at.y + 0.004 }, 0.023)
  pen.fillStyle = '#fff'
  disc(pen, { x: at.x + 0.023, y: at.y - 0.006 }, 0.008)
  // A lid half down is vain, a brow bent down is keen.
  pen.lineWidth = 0.026
  pen.beginPath()
  pen.moveTo(at.x - 0.055, at.y - (look === 'vain' ? 0.018 : 0.066))
  pen.lineTo(at.x + 0.055, at.y - (look === 'vain' ? 0.03 : 0.026))
  pen.stroke()
}
