import { type Pen, type Point, ROUND, apart, clamp, disc } from '../stage/pen.ts'
import { seeded } from '../stage/seeded.ts'
import { addStar } from './ring.ts'
import type { RoosterLook } from './look.ts'

/** One feather around where the pen is. */
function addFeather(pen: Pen, long: number): void {
  pen.beginPath()
  pen.moveTo(-long / 2, 0)
  pen.quadraticCurveTo(-long * 0.1, -long * 0.26, long / 2, 0)
  pen.quadraticCurveTo(-long * 0.1, long * 0.26, -long / 2, 0)
}

interface Burst {
  /** Which blow it is: everybody sees the same feathers. */
  seed: string
  sinceMs: number
  unit: number
  look: RoosterLook
}

const FLIES_MS = 2600
const FEATHERS = 9

/** Feathers of whoever was struck: up at once, down slowly. */
export function drawFeathers(pen: Pen, { x, y }: Point, { seed, sinceMs, unit, look }: Burst): void {
  if (sinceMs < 0 || sinceMs > FLIES_MS) return
  const any = seeded(seed)
  const seconds = sinceMs / 1000
  for (let n = 0; n < FEATHERS; n++) {
    const [side, up, turn, long, swing] = [any() - 0.5, any(), any() * ROUND, 0.11 + any() * 0.09, any()]
    const out = 1 - Math.exp(-seconds * 4)
    const down = Math.max(0, seconds - 0.25)
    const at = {
      x: x + unit * (side * 1.5 * out + Math.sin(seconds * 3 + swing * 6) * 0.1 * down),
      y: y - unit * ((0.25 + up * 0.55) * out - down * 0.42),
    }
    pen.globalAlpha = clamp((FLIES_MS - sinceMs) / 700)
    pen.fillStyle = n % 3 === 0 ? look.tail : n % 3 === 1 ? look.body : look.bodyLight
    apart(pen, at, () => {
      pen.rotate(turn + Math.sin(seconds * 4 + swing * 6) * 0.8)
      addFeather(pen, unit * long)
      pen.fill()
      pen.strokeStyle = look.ink
      pen.lineWidth = unit * 0.006
      pen.stroke()
    })
  }
  pen.globalAlpha = 1
}

const FLASH_MS = 420
const STARS = ['#ffd84a', '#ffffff', '#ff8a5c']

/** A star where a blow lands, and small ones around it. */
export function drawPow(pen: Pen, { x, y }: Point, { seed, sinceMs, unit }: Pick<Burst, 'seed' | 'sinceMs' | 'unit'>): void {
  if (sinceMs < 0 || sinceMs > FLASH_MS) return
  const any = seeded(`${seed} stars`)
  const share = sinceMs / FLASH_MS
  pen.globalAlpha = 1 - share ** 3
  for (const [size, colour] of [
    [0.34, '#ff8a1e'],
    [0.25, '#ffe27a'],
    [0.14, '#ffffff'],
  ] as const)
    apart(pen, { x, y }, () => {
      pen.rotate(any() * 0.6)
      pen.fillStyle = colour
      pow(pen, unit * size * (0.55 + 0.6 * Math.min(share * 3, 1)))
    })
  for (let n = 0; n < 7; n++) {
    const turn = any() * ROUND
    const far = unit * (0.2 + share * (0.35 + any() * 0.3))
    pen.fillStyle = STARS[n % STARS.length]!
    apart(pen, { x: x + Math.cos(turn) * far, y: y + Math.sin(turn) * far }, () => {
      pen.rotate(turn + share * 3)
      addStar(pen, unit * 0.055)
      pen.fill()
    })
  }
  pen.globalAlpha = 1
}

function pow(pen: Pen, size: number): void {
  pen.beginPath()
  for (let n = 0; n < 18; n++) {
    const radius = n % 2 ? size * 0.58 : size * (0.86 + (n % 4) * 0.07)
    pen.lineTo(Math.cos((n / 18) * ROUND) * radius, Math.sin((n / 18) * ROUND) * radius)
  }
  pen.closePath()
  pen.fill()
}

/** Stars that go around the head of whoever sits. */
export function drawDizzy(pen: Pen, { x, y }: Point, { unit, sinceMs }: Pick<Burst, 'unit' | 'sinceMs'>): void {
  const seen = clamp((sinceMs - 400) / 400)
  if (seen === 0) return
  pen.globalAlpha = seen
  for (let n = 0; n < 5; n++) {
    const turn = sinceMs / 480 + (n / 5) * ROUND
    pen.fillStyle = n % 2 ? '#ffd84a' : '#fff3c0'
    apart(pen, { x: x + Math.cos(turn) * unit * 0.26, y: y + Math.sin(turn) * unit * 0.07 }, () => {
      pen.rotate(turn)
      addStar(pen, unit * (0.05 + 0.014 * Math.sin(turn)))
      pen.fill()
    })
  }
  pen.globalAlpha = 1
}

/** What feet stir up. */
export function drawDust(pen: Pen, { x, y }: Point, { unit, share }: { unit: number; share: number }): void {
  if (share <= 0 || share >= 1) return
  pen.fillStyle = `rgb(255 232 190 / ${0.5 * (1 - share)})`
  for (let n = 0; n < 5; n++)
    disc(pen, { x: x + (n - 2) * unit * 0.09 * (1 + share), y: y - unit * 0.03 * n * share }, unit * (0.05 + 0.06 * share))
}
