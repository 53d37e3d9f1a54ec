import { paint } from '#play/stage/canvas.ts'
import { type Pen, type Point, ROUND, disc, halo } from '../stage/pen.ts'
import { seeded } from '../stage/seeded.ts'

/** A soft ball of smoke, or of light. */
export const paintPuff = (colours: readonly string[]): HTMLCanvasElement =>
  paint({ width: 64, height: 64 }, (pen) => {
    pen.fillStyle = halo(pen, { x: 32, y: 32 }, 32, colours)
    disc(pen, { x: 32, y: 32 }, 32)
  })

/** What comes out below, around the middle of the rocket's tail and downwards. */
export function drawFlame(pen: Pen, size: number, nowMs: number): void {
  const flicker = 0.85 + 0.1 * Math.sin(nowMs / 31) + 0.08 * Math.sin(nowMs / 13)
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  for (const [colour, wide, long] of [
    ['#ff5a1f66', 0.17, 0.95],
    ['#ff9a2ecc', 0.115, 0.68],
    ['#ffe08a', 0.075, 0.46],
    ['#ffffff', 0.04, 0.24],
  ] as const) {
    pen.fillStyle = colour
    pen.beginPath()
    pen.moveTo(-size * wide, 0)
    pen.bezierCurveTo(-size * wide * 1.15, size * long * 0.4, -size * wide * 0.4, size * long * 0.7, 0, size * long * flicker)
    pen.bezierCurveTo(size * wide * 0.4, size * long * 0.7, size * wide * 1.15, size * long * 0.4, size * wide, 0)
    pen.fill()
  }
  pen.restore()
}

export const BURST_MS = 1500

interface Burst {
  at: Point
  size: number
  sinceMs: number
  glow: HTMLCanvasElement
  smoke: HTMLCanvasElement
}

/** The end of a flight: a flash, a ring that runs out, smoke, and pieces that fall and trail sparks. */
export function drawBurst(pen: Pen, round: string, { at, size, sinceMs, glow, smoke }: Burst): void {
  const share = Math.min(sinceMs / BURST_MS, 1)
  const out = 1 - (1 - share) ** 3
  const any = seeded(round)
  pen.save()
  pen.translate(at.x, at.y)
  for (let n = 0; n < 14; n++) {
    const turn = any() * ROUND
    const far = size * (0.2 + 0.75 * any()) * out
    const wide = size * (0.5 + 0.6 * any()) * (0.4 + out)
    pen.globalAlpha = 0.5 * (1 - share) ** 0.7
    pen.drawImage(smoke, Math.cos(turn) * far - wide / 2, Math.sin(turn) * far - wide / 2 - size * 0.25 * share, wide, wide)
  }
  pen.globalCompositeOperation = 'lighter'
  pen.globalAlpha = Math.max(1 - share * 2.4, 0)
  const flash = size * (0.8 + 3.2 * out)
  pen.drawImage(glow, -flash / 2, -flash / 2, flash, flash)
  pen.globalAlpha = (1 - share) * 0.9
  pen.strokeStyle = '#ffd9a0'
  pen.lineWidth = size * 0.09 * (1 - share) + 0.5
  pen.beginPath()
  pen.arc(0, 0, size * (0.25 + 1.7 * out), 0, ROUND)
  pen.stroke()
  for (let n = 0; n < 22; n++) {
    const turn = any() * ROUND
    const far = size * (0.5 + 1.7 * any()) * out
    const [x, y] = [Math.cos(turn) * far, Math.sin(turn) * far + size * 1.5 * share ** 2]
    const piece = size * (0.05 + 0.07 * any())
    pen.globalAlpha = 1 - share ** 2
    pen.drawImage(glow, x - piece * 2, y - piece * 2, piece * 4, piece * 4)
  }
  pen.restore()
}
