import type { Corner, Rooster } from '@tucano/live'
import { type Pen, ROUND, apart, between, disc, fall } from '../stage/pen.ts'
import type { Pose } from './pose.ts'

/** Colours of a rooster. */
export interface RoosterLook {
  body: string
  bodyDark: string
  bodyLight: string
  tail: string
  tailDark: string
  tailLight: string
  comb: string
  scarf: string
  ink: string
}

const SCARVES: Readonly<Record<Corner, string>> = { red: '#e0263a', blue: '#2f7de0' }
const HORN = '#f2b53a'
const HORN_DARK = '#b9741a'

/** A colour on its way to another one. */
function mixed(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number]
    return Math.round(between(a, b, share))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

export function lookOf({ plumage: [body, tail, comb] }: Pick<Rooster, 'plumage'>, corner: Corner): RoosterLook {
  return {
    body,
    bodyDark: mixed(body, '#1a0d10', 0.42),
    bodyLight: mixed(body, '#fff4dc', 0.34),
    tail,
    tailDark: mixed(tail, '#1a0d10', 0.4),
    tailLight: mixed(tail, '#fff8e6', 0.35),
    comb,
    scarf: SCARVES[corner],
    ink: mixed(body, '#120709', 0.8),
  }
}

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
    head(pen, look, pose)
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

function head(pen: Pen, look: RoosterLook, pose: Pose): void {
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
