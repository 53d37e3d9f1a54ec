import { COURSE, RAFTS } from '@tucano/live'
import { paint } from '#play/stage/canvas.ts'
import { type Pen, type Size, apart, clamp, disc, display } from '../stage/pen.ts'
import { drawEmblem } from './emblems.ts'
import type { RaftLook } from './raft.ts'

interface Standing {
  /** By raft, from 0, with fractions while one passes another. */
  places: readonly number[]
  metres: readonly number[]
  /** Places are final: they are shown as such. */
  isFinal: boolean
}

/** What the page's own clock takes of the width. */
const CLOCK = { small: 176, wide: 214 }
/** So high at least for a list. */
const LEAST = 210

/** Who is where: a list whose rows change places, and the course with all on it. What stands on it is painted once. */
export class Board {
  #size: Size
  #isSmall: boolean
  #row: number
  #wide: number
  #panel: HTMLCanvasElement
  #rows: HTMLCanvasElement[]
  #chips: HTMLCanvasElement[]

  constructor(size: Size, looks: readonly RaftLook[]) {
    this.#size = size
    this.#isSmall = size.width < 620
    this.#row = this.#isSmall ? clamp(size.height * 0.042, 19, 24) : clamp(size.height * 0.05, 25, 36)
    this.#wide = Math.round(this.#isSmall ? this.#row * 2.3 : this.#row * 5.9)
    const [row, wide] = [this.#row, this.#wide]
    this.#panel = paint({ width: wide, height: row * 6 + 10 }, (pen) => drawPanel(pen, { row, wide }))
    this.#rows = looks.map((look) => paint({ width: wide, height: row }, (pen) => drawRow(pen, look, { row, hasName: !this.#isSmall })))
    this.#chips = looks.map((look) =>
      paint({ width: this.#radius * 2.4, height: this.#radius * 2.4 }, (pen) => drawChip(pen, look, this.#radius)),
    )
  }

  get #radius(): number {
    return this.#isSmall ? 8 : 11
  }

  draw(pen: Pen, { places, metres, isFinal }: Standing): void {
    const [row, wide] = [this.#row, this.#wide]
    this.#drawCourse(pen, metres, places)
    // A picture in a corner of the page has no room for it.
    if (this.#size.height < LEAST) return
    const [left, top] = this.#isSmall ? [8, 40] : [16, 56]
    pen.drawImage(this.#panel, left, top, wide, row * 6 + 10)
    if (isFinal) {
      pen.fillStyle = '#ffd84a40'
      pen.fillRect(left + 3, top + 5, wide - 6, row)
    }
    places.forEach((place, n) => pen.drawImage(this.#rows[n]!, left, top + 5 + place * row, wide, row))
  }

  #drawCourse(pen: Pen, metres: readonly number[], places: readonly number[]): void {
    const radius = this.#radius
    const edge = this.#isSmall ? 14 : 22
    const [from, to, y] = [edge, this.#size.width - (this.#isSmall ? CLOCK.small : CLOCK.wide), this.#isSmall ? 20 : 28]
    pen.fillStyle = '#07161d99'
    pen.fillRect(from - radius, y - radius * 0.42, to - from + radius * 2, radius * 0.84)
    pen.fillStyle = '#ffffff'
    pen.fillRect(to - 2, y - radius * 0.8, 4, radius * 1.6)
    // Whoever leads is on top.
    for (const n of metres.map((_, n) => n).toSorted((a, b) => places[b]! - places[a]!)) {
      const x = from + (to - from) * clamp(metres[n]! / COURSE)
      pen.drawImage(this.#chips[n]!, x - radius * 1.2, y - radius * 1.2, radius * 2.4, radius * 2.4)
    }
  }
}

function drawPanel(pen: Pen, { row, wide }: { row: number; wide: number }): void {
  pen.fillStyle = '#07161dc7'
  pen.beginPath()
  pen.roundRect(0, 0, wide, row * 6 + 10, 12)
  pen.fill()
  pen.textAlign = 'left'
  pen.textBaseline = 'middle'
  pen.font = display(row * 0.46, 700)
  pen.fillStyle = '#ffffffb3'
  for (let place = 0; place < RAFTS.length; place++) pen.fillText(String(place + 1), row * 0.28, 5 + (place + 0.52) * row)
}

function drawRow(pen: Pen, { raft, colours }: RaftLook, { row, hasName }: { row: number; hasName: boolean }): void {
  const chip = row * 0.78
  const x = row * 0.78
  apart(pen, { x: 0, y: row / 2 }, () => {
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
      pen.scale(chip * 0.28, chip * 0.28)
      drawEmblem(pen, raft.emblem, colours.ink)
    })
    if (!hasName) return
    pen.textAlign = 'left'
    pen.fillStyle = '#ffffff'
    pen.font = `600 ${Math.round(row * 0.42)}px Inter, sans-serif`
    pen.fillText(raft.name, x + chip * 1.72, 1)
  })
}

function drawChip(pen: Pen, { raft, colours }: RaftLook, radius: number): void {
  const at = { x: radius * 1.2, y: radius * 1.2 }
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
