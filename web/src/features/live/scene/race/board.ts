import { COURSE, RAFTS } from '@tucano/live'
import { type Pen, type Size, apart, clamp, disc, display } from '../stage/pen.ts'
import { drawEmblem } from './emblems.ts'
import type { RaftLook } from './raft.ts'

interface Standing {
  looks: readonly RaftLook[]
  /** By raft, from 0, with fractions while one passes another. */
  places: readonly number[]
  metres: readonly number[]
  /** Places are final: they are shown as such. */
  isFinal: boolean
}

/** Who is where: a list whose rows change places, and the course with all on it. */
export function drawBoard(pen: Pen, size: Size, standing: Standing): void {
  const isSmall = size.width < 620
  drawCourse(pen, size, standing, isSmall)
  const row = isSmall ? clamp(size.height * 0.042, 19, 24) : clamp(size.height * 0.05, 25, 36)
  const wide = isSmall ? row * 2.3 : row * 5.4
  const [left, top] = [isSmall ? 8 : 16, isSmall ? 40 : 56]
  pen.fillStyle = '#07161dc7'
  pen.beginPath()
  pen.roundRect(left, top, wide, row * 6 + 10, 12)
  pen.fill()
  for (const [n, place] of standing.places.entries()) {
    const look = standing.looks[n]!
    const y = top + 5 + (place + 0.5) * row
    apart(pen, { x: left, y }, () => drawRow(pen, look, { row, wide, isSmall, place, isFinal: standing.isFinal }))
  }
  pen.textAlign = 'left'
  pen.textBaseline = 'middle'
  pen.font = display(row * 0.46, 700)
  pen.fillStyle = '#ffffffa6'
  for (let place = 0; place < RAFTS.length; place++) pen.fillText(String(place + 1), left + row * 0.28, top + 5 + (place + 0.52) * row)
}

interface RowLook {
  row: number
  wide: number
  isSmall: boolean
  place: number
  isFinal: boolean
}

function drawRow(pen: Pen, { raft, colours }: RaftLook, { row, wide, isSmall, place, isFinal }: RowLook): void {
  if (isFinal && place < 0.5) {
    pen.fillStyle = '#ffd84a40'
    pen.beginPath()
    pen.roundRect(3, -row / 2 + 1, wide - 6, row - 2, 8)
    pen.fill()
  }
  const chip = row * 0.78
  const x = row * 0.78
  pen.fillStyle = colours.sail
  pen.beginPath()
  pen.roundRect(x, -chip / 2, chip * 1.5, chip, chip * 0.3)
  pen.fill()
  pen.strokeStyle = '#ffffff66'
  pen.lineWidth = 1
  pen.stroke()
  pen.fillStyle = colours.ink
  pen.font = display(chip * 0.72, 800)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(String(raft.number), x + chip * 0.45, chip * 0.04)
  apart(pen, { x: x + chip * 1.05, y: 0 }, () => {
    pen.scale(chip * 0.25, chip * 0.25)
    drawEmblem(pen, raft.emblem, colours.ink)
  })
  if (isSmall) return
  pen.textAlign = 'left'
  pen.fillStyle = place < 0.5 ? '#ffffff' : '#ffffffd1'
  pen.font = `${place < 0.5 ? 700 : 500} ${Math.round(row * 0.42)}px Inter, sans-serif`
  pen.fillText(raft.name, x + chip * 1.72, 1)
}

function drawCourse(pen: Pen, { width }: Size, { looks, metres, places }: Standing, isSmall: boolean): void {
  const [left, right, y] = [isSmall ? 14 : 22, width - (isSmall ? 14 : 22), isSmall ? 20 : 28]
  const radius = isSmall ? 8 : 11
  pen.fillStyle = '#07161d99'
  pen.beginPath()
  pen.roundRect(left - radius, y - radius * 0.42, right - left + radius * 2, radius * 0.84, radius)
  pen.fill()
  for (let n = 0; n < 8; n++) {
    pen.fillStyle = n % 2 ? '#ffffff' : '#17211d'
    pen.fillRect(
      right + (n % 2) * radius * 0.3 - radius * 0.3,
      y - radius * 0.7 + Math.floor(n / 2) * radius * 0.35,
      radius * 0.3,
      radius * 0.35,
    )
  }
  // Whoever leads is on top.
  const back = metres.map((_, n) => n).toSorted((a, b) => places[b]! - places[a]!)
  for (const n of back) {
    const { colours, raft } = looks[n]!
    const at = { x: left + (right - left) * clamp(metres[n]! / COURSE), y }
    pen.fillStyle = '#07161d'
    disc(pen, at, radius + 1.5)
    pen.fillStyle = colours.sail
    disc(pen, at, radius)
    pen.fillStyle = colours.ink
    pen.font = display(radius * 1.25, 800)
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(String(raft.number), at.x, at.y + radius * 0.08)
  }
}
