import { darker, lighter } from '@tucano/art'
import type { Raft } from '@tucano/live'
import { paint } from '#play/stage/canvas.ts'
import { type Pen, ROUND, apart, disc, display } from '../stage/pen.ts'
import { drawEmblem, inkOn } from './emblems.ts'

/** How a raft is at a moment. */
export interface RaftAt {
  /** Where its bow touches the water. */
  x: number
  y: number
  /** How long it is, in points. */
  unit: number
  /** Radians: its bow goes up and down, its mast leans. */
  pitch: number
  lean: number
  /** How full the sail is, from 0, hanging, to 1. */
  full: number
  /** How fast it goes, from 0 to about 1. */
  speed: number
}

/** What is painted once for each raft: what its sail says, and the wood. */
export interface RaftLook {
  raft: Raft
  badge: HTMLCanvasElement
  hull: HTMLCanvasElement
  cloth: CanvasGradient
  foam: CanvasGradient
  colours: { sail: string; light: string; dark: string; ink: string }
}

/** Where the badge is on the sail, in lengths of the raft. */
/** The hull with its crew: where its picture is, in lengths of the raft. */
const HULL = { x: -0.66, y: -0.34, wide: 1.2, tall: 0.44 }
const BADGE = { x: -0.205, y: -0.72, wide: 0.36, tall: 0.6 }

export function lookOf(raft: Raft, unit: number): RaftLook {
  const ink = inkOn(raft.sail)
  const size = { width: BADGE.wide * unit, height: BADGE.tall * unit }
  const badge = paint(size, (pen) => {
    pen.save()
    pen.translate(size.width * 0.56, size.height * 0.25)
    pen.scale(unit * 0.082, unit * 0.082)
    drawEmblem(pen, raft.emblem, ink)
    pen.restore()
    pen.fillStyle = ink
    pen.font = display(unit * 0.3, 800)
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(String(raft.number), size.width * 0.46, size.height * 0.73)
  })
  const colours = { sail: raft.sail, light: lighter(raft.sail, 0.32), dark: darker(raft.sail, 0.3), ink }
  const hull = paint({ width: HULL.wide * unit, height: HULL.tall * unit }, (pen) => {
    pen.scale(unit, unit)
    pen.translate(-HULL.x, -HULL.y)
    drawHull(pen)
    drawCrew(pen)
  })
  return { raft, badge, hull, colours, ...gradients(hull.getContext('2d')!, colours) }
}

/** Made once: they are measured in lengths of a raft, whatever they are shown on. */
function gradients(
  pen: Pen,
  { sail, light, dark }: { sail: string; light: string; dark: string },
): { cloth: CanvasGradient; foam: CanvasGradient } {
  const cloth = pen.createLinearGradient(-0.5, -0.2, 0.3, -0.5)
  ;[light, sail, dark].forEach((colour, n) => cloth.addColorStop([0, 0.45, 1][n]!, colour))
  const foam = pen.createLinearGradient(-2.2, 0, -0.3, 0)
  ;['#ffffff00', '#ffffff33', '#ffffffb3'].forEach((colour, n) => foam.addColorStop([0, 0.6, 1][n]!, colour))
  return { cloth, foam }
}

/** The sail of a jangada: a triangle whose mast bends and whose free edge is a bow. */
function sailPath(pen: Pen, full: number, flap: number): void {
  const belly = 0.12 * full
  pen.beginPath()
  pen.moveTo(0.16, -0.1)
  pen.quadraticCurveTo(0.2 + belly, -0.62, 0.02 + belly * 0.4, -1.16)
  pen.quadraticCurveTo(-0.27 - belly * 1.2 + flap, -0.7, -0.5 + flap * 1.5, -0.17)
  pen.quadraticCurveTo(-0.16, -0.04 + belly * 0.25, 0.16, -0.1)
  pen.closePath()
}

export function drawRaft(pen: Pen, { badge, hull, cloth, foam, colours }: RaftLook, at: RaftAt, nowMs: number): void {
  const { x, y, unit, pitch, lean, full, speed } = at
  pen.save()
  pen.translate(x - unit * 0.5, y)
  pen.scale(unit, unit)
  drawWake(pen, foam, { speed, nowMs })
  pen.rotate(pitch)
  pen.save()
  pen.rotate(lean)
  const flap = (1 - full) * 0.05 * Math.sin(nowMs / 150 + x) + 0.012 * Math.sin(nowMs / 90 + y)
  sailPath(pen, full, flap)
  pen.fillStyle = cloth
  pen.fill()
  pen.lineWidth = 0.012
  pen.strokeStyle = `${colours.dark}99`
  pen.beginPath()
  for (const share of [0.3, 0.55, 0.78]) {
    pen.moveTo(0.16 - 0.1 * share, -0.1 - 1.02 * share)
    pen.quadraticCurveTo(-0.1, -0.12 - 0.82 * share, -0.5 + 0.42 * share + flap, -0.17 - 0.86 * share)
  }
  pen.stroke()
  pen.drawImage(badge, BADGE.x + 0.06 * full - 0.03 + flap * 0.5, BADGE.y, BADGE.wide, BADGE.tall)
  pen.strokeStyle = '#6f4526'
  pen.lineWidth = 0.028
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(0.17, 0)
  pen.quadraticCurveTo(0.215 + 0.12 * full, -0.62, 0.02 + 0.048 * full, -1.2)
  pen.stroke()
  pen.lineWidth = 0.02
  pen.beginPath()
  pen.moveTo(0.17, -0.08)
  pen.lineTo(-0.52 + flap * 1.5, -0.15)
  pen.stroke()
  pen.restore()
  pen.drawImage(hull, HULL.x, HULL.y, HULL.wide, HULL.tall)
  pen.restore()
}

/** Logs side by side, their ends bent up. */
function drawHull(pen: Pen): void {
  pen.fillStyle = '#5a3519'
  pen.beginPath()
  pen.moveTo(-0.5, -0.045)
  pen.quadraticCurveTo(-0.3, 0.045, 0, 0.045)
  pen.quadraticCurveTo(0.34, 0.045, 0.5, -0.07)
  pen.lineTo(0.49, -0.1)
  pen.quadraticCurveTo(0.3, -0.035, 0, -0.035)
  pen.lineTo(-0.49, -0.075)
  pen.closePath()
  pen.fill()
  pen.fillStyle = '#c08a52'
  pen.beginPath()
  pen.moveTo(-0.5, -0.06)
  pen.quadraticCurveTo(-0.2, -0.005, 0, -0.005)
  pen.quadraticCurveTo(0.32, -0.005, 0.5, -0.09)
  pen.quadraticCurveTo(0.3, -0.05, 0, -0.045)
  pen.quadraticCurveTo(-0.3, -0.05, -0.5, -0.085)
  pen.fill()
  pen.strokeStyle = '#8a5a2e'
  pen.lineWidth = 0.014
  for (const x of [-0.34, -0.18, 0.02, 0.28]) {
    pen.beginPath()
    pen.moveTo(x, -0.045)
    pen.lineTo(x - 0.02, 0.03)
    pen.stroke()
  }
  pen.strokeStyle = '#8a5a2e'
  pen.lineWidth = 0.022
  pen.beginPath()
  pen.moveTo(-0.3, -0.2)
  pen.lineTo(-0.62, 0.06)
  pen.stroke()
}

/** One steers, one hangs over the side that the wind lifts. */
function drawCrew(pen: Pen): void {
  const person = (x: number, y: number, turn: number, shirt: string): void =>
    apart(pen, { x, y }, () => {
      pen.rotate(turn)
      pen.strokeStyle = '#6b3f26'
      pen.lineCap = 'round'
      pen.lineWidth = 0.034
      pen.beginPath()
      pen.moveTo(-0.01, 0)
      pen.lineTo(0.05, -0.055)
      pen.lineTo(0.005, -0.075)
      pen.stroke()
      pen.strokeStyle = shirt
      pen.lineWidth = 0.062
      pen.beginPath()
      pen.moveTo(0, -0.08)
      pen.lineTo(-0.01, -0.15)
      pen.stroke()
      pen.fillStyle = '#7a4a2c'
      disc(pen, { x: -0.008, y: -0.215 }, 0.034)
      pen.fillStyle = '#f2d48a'
      pen.beginPath()
      pen.ellipse(-0.008, -0.235, 0.058, 0.016, 0, 0, ROUND)
      pen.fill()
      disc(pen, { x: -0.008, y: -0.245 }, 0.026)
    })
  person(-0.36, -0.05, -0.12, '#f7f2e6')
  person(-0.14, -0.03, -0.55, '#2d5d73')
}

/** Foam before the bow, along the side, and behind. */
function drawWake(pen: Pen, foam: CanvasGradient, { speed, nowMs }: { speed: number; nowMs: number }): void {
  if (speed < 0.03) return
  const long = 0.7 + 1.5 * speed
  pen.fillStyle = foam
  const sway = Math.sin(nowMs / 170) * 0.012
  pen.beginPath()
  pen.moveTo(-0.36, 0.02)
  pen.quadraticCurveTo(-0.7, -0.01 + sway, -0.4 - long, -0.045)
  pen.lineTo(-0.4 - long, 0.11)
  pen.quadraticCurveTo(-0.7, 0.11 - sway, -0.3, 0.07)
  pen.fill()
  pen.fillStyle = '#ffffffd9'
  pen.beginPath()
  pen.moveTo(0.52, -0.005)
  pen.quadraticCurveTo(0.4, -0.05 * speed - 0.01 + sway, 0.2, 0.035)
  pen.quadraticCurveTo(-0.1, 0.05 + sway, -0.5, 0.045)
  pen.quadraticCurveTo(-0.1, 0.1, 0.26, 0.075)
  pen.quadraticCurveTo(0.44, 0.05, 0.52, -0.005)
  pen.fill()
  for (let n = 0; n < 3; n++) {
    const share = (nowMs / 520 + n / 3) % 1
    pen.globalAlpha = (1 - share) * 0.8 * Math.min(speed, 1)
    disc(
      pen,
      { x: 0.46 - share * 0.42, y: -0.03 - Math.sin(share * Math.PI) * 0.11 * speed * (0.6 + 0.4 * Math.sin(n * 4)) },
      0.014 + 0.012 * share,
    )
  }
  pen.globalAlpha = 1
}

/** The sail on the water, broken by the waves. */
export function drawReflection(pen: Pen, { colours }: RaftLook, { x, y, unit, full }: RaftAt, nowMs: number): void {
  pen.save()
  pen.translate(x - unit * 0.5, y + unit * 0.05)
  pen.scale(unit, -unit * 0.42)
  pen.globalAlpha = 0.2
  pen.fillStyle = colours.sail
  pen.beginPath()
  for (let n = 0; n < 5; n++) {
    const [from, to] = [-0.1 - n * 0.22, -0.1 - n * 0.22 - 0.15]
    const sway = Math.sin(nowMs / 330 + n * 1.7) * 0.045
    const half = (depth: number): number => 0.33 * (1 + depth / 1.25)
    pen.moveTo(-0.15 - half(from) + sway, from)
    pen.lineTo(-0.1 + half(from) + sway + 0.04 * full, from)
    pen.lineTo(-0.06 + half(to) + sway, to)
    pen.lineTo(-0.1 - half(to) + sway, to)
    pen.closePath()
  }
  pen.fill()
  pen.restore()
}
