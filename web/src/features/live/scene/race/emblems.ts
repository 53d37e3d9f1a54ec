import type { Emblem } from '@tucano/live'
import { type Pen, ROUND, disc } from '../stage/pen.ts'

function star(pen: Pen): void {
  pen.beginPath()
  for (let n = 0; n < 16; n++) {
    const radius = n % 2 ? 0.4 : n % 4 ? 0.72 : 1
    pen.lineTo(Math.sin((n / 16) * ROUND) * radius, -Math.cos((n / 16) * ROUND) * radius)
  }
  pen.fill()
}

function sun(pen: Pen): void {
  disc(pen, { x: 0, y: 0 }, 0.5)
  for (let n = 0; n < 12; n++) {
    pen.save()
    pen.rotate((n / 12) * ROUND)
    pen.beginPath()
    pen.moveTo(-0.12, -0.6)
    pen.lineTo(0, -1)
    pen.lineTo(0.12, -0.6)
    pen.fill()
    pen.restore()
  }
}

function bird(pen: Pen): void {
  pen.beginPath()
  pen.moveTo(-1, -0.45)
  pen.quadraticCurveTo(-0.4, -0.6, -0.05, 0.02)
  pen.quadraticCurveTo(0.35, -0.7, 1, -0.55)
  pen.quadraticCurveTo(0.55, -0.25, 0.25, 0.25)
  pen.lineTo(0.05, 0.85)
  pen.lineTo(-0.2, 0.3)
  pen.quadraticCurveTo(-0.5, -0.15, -1, -0.45)
  pen.fill()
}

function dolphin(pen: Pen): void {
  pen.beginPath()
  pen.moveTo(1, 0.3)
  pen.quadraticCurveTo(0.75, -0.05, 0.5, -0.15)
  pen.quadraticCurveTo(0.3, -0.4, 0.02, -0.42)
  pen.lineTo(-0.12, -0.78)
  pen.lineTo(-0.3, -0.36)
  pen.quadraticCurveTo(-0.65, -0.18, -0.75, 0.25)
  pen.lineTo(-1, 0.6)
  pen.lineTo(-0.64, 0.5)
  pen.lineTo(-0.4, 0.75)
  pen.quadraticCurveTo(-0.5, 0.3, -0.3, 0.14)
  pen.quadraticCurveTo(0.2, 0.3, 0.55, 0.16)
  pen.quadraticCurveTo(0.8, 0.2, 1, 0.3)
  pen.fill()
}

function dragon(pen: Pen): void {
  pen.beginPath()
  pen.moveTo(0.95, -0.15)
  pen.lineTo(0.35, -0.55)
  pen.lineTo(0.3, -0.95)
  pen.lineTo(0, -0.55)
  pen.quadraticCurveTo(-0.75, -0.55, -0.8, 0.1)
  pen.quadraticCurveTo(-0.8, 0.6, -0.3, 0.62)
  pen.quadraticCurveTo(0.1, 0.62, 0.02, 0.36)
  pen.quadraticCurveTo(-0.35, 0.42, -0.36, 0.1)
  pen.quadraticCurveTo(-0.3, -0.14, 0.05, -0.08)
  pen.lineTo(0.5, 0.16)
  pen.lineTo(0.3, -0.08)
  pen.closePath()
  pen.fill()
  pen.beginPath()
  pen.moveTo(-0.3, 0.62)
  pen.lineTo(0.35, 0.95)
  pen.lineTo(-0.55, 0.9)
  pen.fill()
}

function lace(pen: Pen): void {
  pen.lineWidth = 0.13
  for (let n = 0; n < 8; n++) {
    pen.save()
    pen.rotate((n / 8) * ROUND)
    pen.beginPath()
    pen.ellipse(0, -0.58, 0.2, 0.36, 0, 0, ROUND)
    pen.stroke()
    pen.restore()
  }
  disc(pen, { x: 0, y: 0 }, 0.2)
}

const DRAWN: Readonly<Record<Emblem, (pen: Pen) => void>> = { bird, dragon, lace, star, dolphin, sun }

/** An emblem in one colour, about two units wide around the middle. */
export function drawEmblem(pen: Pen, emblem: Emblem, ink: string): void {
  pen.fillStyle = ink
  pen.strokeStyle = ink
  DRAWN[emblem](pen)
}

/** What is read on a sail: dark on light ones. */
export function inkOn(sail: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(sail.slice(at, at + 2), 16))
  return red! * 0.3 + green! * 0.59 + blue! * 0.11 > 150 ? '#1b1206' : '#ffffff'
}
