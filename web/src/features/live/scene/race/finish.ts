import { type Pen, type Point, ROUND, apart, disc, fall, halo } from '../stage/pen.ts'
import { seeded } from '../stage/seeded.ts'

/** A buoy with a flag: at the start plain, at the finish chequered. */
export function drawBuoy(pen: Pen, { x, y }: Point, { unit, isFinish, nowMs }: { unit: number; isFinish: boolean; nowMs: number }): void {
  const bob = Math.sin(nowMs / 620 + x * 0.01) * 0.04
  apart(pen, { x, y }, () => {
    pen.scale(unit, unit)
    pen.fillStyle = '#06283640'
    pen.beginPath()
    pen.ellipse(0, 0.05, 0.34, 0.08, 0, 0, ROUND)
    pen.fill()
    pen.rotate(bob)
    pen.fillStyle = fall(pen, -0.4, 0.05, isFinish ? ['#ff8a5c', '#d8402f', '#7d1a14'] : ['#ffd873', '#f29a1e', '#9a5206'])
    pen.beginPath()
    pen.ellipse(0, -0.1, 0.25, 0.2, 0, 0, ROUND)
    pen.fill()
    pen.fillStyle = '#ffffffd9'
    pen.fillRect(-0.245, -0.14, 0.49, 0.07)
    pen.strokeStyle = '#f7f2e6'
    pen.lineWidth = 0.035
    pen.beginPath()
    pen.moveTo(0, -0.25)
    pen.lineTo(0, -1.25)
    pen.stroke()
    if (isFinish) flag(pen, nowMs)
  })
}

function flag(pen: Pen, nowMs: number): void {
  const [columns, rows] = [6, 4]
  const wave = (at: number): number => Math.sin(nowMs / 180 + at * 1.1) * 0.035 * (at / columns)
  ;['#17211d', '#f7f2e6'].forEach((colour, kind) => {
    pen.fillStyle = colour
    pen.beginPath()
    for (let column = 0; column < columns; column++) {
      for (let row = 0; row < rows; row++) {
        if ((row + column) % 2 !== kind) continue
        const y = -1.25 + row * 0.11
        pen.moveTo(column * 0.1, y + wave(column))
        pen.lineTo((column + 1) * 0.1 + 0.004, y + wave(column + 1))
        pen.lineTo((column + 1) * 0.1 + 0.004, y + 0.11 + wave(column + 1))
        pen.lineTo(column * 0.1, y + 0.11 + wave(column))
        pen.closePath()
      }
    }
    pen.fill()
  })
}

/** The line between two buoys, on the water. */
export function drawLine(pen: Pen, from: Point, to: Point, isFinish: boolean): void {
  pen.save()
  pen.setLineDash([10, 9])
  pen.lineWidth = isFinish ? 4 : 2
  pen.strokeStyle = isFinish ? '#ffffffd9' : '#ffffff80'
  pen.beginPath()
  pen.moveTo(from.x, from.y)
  pen.lineTo(to.x, to.y)
  pen.stroke()
  if (isFinish) {
    pen.lineDashOffset = 9.5
    pen.strokeStyle = '#17211dcc'
    pen.stroke()
  }
  pen.restore()
}

const PAPER = ['#f28c1e', '#ffd84a', '#37c48b', '#56c2f0', '#ef5f8e', '#ffffff']

/** Paper in the air for whoever was first. */
export function drawConfetti(
  pen: Pen,
  round: string,
  { width, height, sinceMs }: { width: number; height: number; sinceMs: number },
): void {
  const any = seeded(round)
  const seconds = sinceMs / 1000
  for (let n = 0; n < 110; n++) {
    const [x, begins, swing, speed, turn] = [any(), any() * 1.6, any(), 0.16 + any() * 0.16, any() * ROUND]
    const at = seconds - begins
    const y = at * speed * height - 20
    if (at < 0 || y > height) continue
    const [across, down] = [Math.cos(turn + at * 3) * 4, Math.sin(turn + at * 3) * 4]
    const flat = Math.cos(at * 5 + turn) * 0.6
    const middle = x * width + Math.sin(at * 2.4 + swing * 9) * 26
    pen.fillStyle = PAPER[n % PAPER.length]!
    pen.beginPath()
    pen.moveTo(middle + across - down * flat, y + down + across * flat)
    pen.lineTo(middle + across + down * flat, y + down - across * flat)
    pen.lineTo(middle - across + down * flat, y - down - across * flat)
    pen.lineTo(middle - across - down * flat, y - down + across * flat)
    pen.fill()
  }
}

/** The picture that is taken when it is close: a flash, and the corners of a frame around the line. */
export function drawPhoto(pen: Pen, { x, y }: Point, { size, sinceMs }: { size: number; sinceMs: number }): void {
  if (sinceMs < 0) return
  if (sinceMs < 420) {
    pen.fillStyle = `rgb(255 255 255 / ${0.85 * (1 - sinceMs / 420)})`
    pen.fillRect(-1e4, -1e4, 2e4, 2e4)
  }
  pen.strokeStyle = '#fff'
  pen.lineWidth = Math.max(size * 0.016, 1.5)
  for (const [across, down] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const corner = { x: x + across * size, y: y + down * size * 0.62 }
    pen.beginPath()
    pen.moveTo(corner.x - across * size * 0.26, corner.y)
    pen.lineTo(corner.x, corner.y)
    pen.lineTo(corner.x, corner.y - down * size * 0.26)
    pen.stroke()
  }
}

/** A gull, its wings going: added to what is about to be drawn. */
export function addGull(pen: Pen, { x, y }: Point, { size, nowMs }: { size: number; nowMs: number }): void {
  const beat = Math.sin(nowMs / 190 + x * 0.02) * 0.5
  pen.moveTo(x - size, y - size * beat)
  pen.quadraticCurveTo(x - size * 0.4, y - size * (0.35 + beat * 0.4), x, y)
  pen.quadraticCurveTo(x + size * 0.4, y - size * (0.35 + beat * 0.4), x + size, y - size * beat)
}

/** Light around whoever has won. */
export function drawGlory(pen: Pen, { x, y }: Point, { size, nowMs }: { size: number; nowMs: number }): void {
  pen.globalAlpha = 0.75 + 0.25 * Math.sin(nowMs / 240)
  pen.fillStyle = halo(pen, { x, y }, size, ['#fff3c0b3', '#ffd87355', '#ffd87300'])
  disc(pen, { x, y }, size)
  pen.globalAlpha = 1
}
