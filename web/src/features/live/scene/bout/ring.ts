import { type Pen, type Size, ROUND, apart, between, disc, fall, halo } from '../stage/pen.ts'
import { paintLayer } from '../stage/layer.ts'
import { seeded } from '../stage/seeded.ts'

/** Where the ring lies. */
export interface RingPlan {
  x: number
  y: number
  across: number
  down: number
  /** Height of a rooster. */
  unit: number
}

export function planOf({ width, height }: Size): RingPlan {
  const unit = Math.min(height * 0.4, width * 0.27)
  // On a phone what is called stands between the ring and the names.
  const y = height * (width < 620 && height > 190 ? 0.67 : 0.76)
  return { x: width / 2, y, across: Math.min(width * 0.6, unit * 3.2), down: unit * 0.52, unit }
}

interface Layer {
  size: Size
  density: number
}

const STRIPES = 22

/** The tent: stripes that come together above, lamps, and what light there is. */
export function paintTent({ size, density }: Layer, ring: RingPlan): HTMLCanvasElement {
  const { width, height } = size
  return paintLayer({ ...size, density, isOpaque: true }, (pen) => {
    pen.fillStyle = '#1d0a14'
    pen.fillRect(0, 0, width, height)
    const peak = { x: width / 2, y: -height * 0.42 }
    const reach = Math.hypot(width, height) * 1.5
    for (let n = 0; n < STRIPES; n++) {
      const [from, to] = [n, n + 1].map((at) => between(Math.PI * 0.03, Math.PI * 0.97, at / STRIPES)) as [number, number]
      pen.fillStyle = n % 2 ? '#8f2335' : '#e9cfa4'
      pen.beginPath()
      pen.moveTo(peak.x, peak.y)
      pen.lineTo(peak.x + Math.cos(from) * reach, peak.y + Math.sin(from) * reach)
      pen.lineTo(peak.x + Math.cos(to) * reach, peak.y + Math.sin(to) * reach)
      pen.fill()
    }
    pen.fillStyle = fall(pen, 0, height * 0.62, ['#1d0a1499', '#1d0a14b8', '#1d0a14f2', '#1d0a14'])
    pen.fillRect(0, 0, width, height)
    pen.fillStyle = halo(pen, { x: width / 2, y: height * 0.2 }, width * 0.42, ['#ffd9945e', '#ffd99422', '#ffd99400'])
    pen.fillRect(0, 0, width, height)
    scallops(pen, size)
    drawRing(pen, size, ring)
  })
}

/** The cloth that hangs around, with its fringe. */
function scallops(pen: Pen, { width, height }: Size): void {
  const count = Math.max(8, Math.round(width / 74))
  const wide = width / count
  const deep = height * 0.05
  for (let n = 0; n < count; n++) {
    pen.fillStyle = n % 2 ? '#b02a3c' : '#f0d9ae'
    pen.beginPath()
    pen.moveTo(n * wide, 0)
    pen.lineTo((n + 1) * wide, 0)
    pen.lineTo((n + 1) * wide, deep * 0.5)
    pen.quadraticCurveTo((n + 0.5) * wide, deep * 1.6, n * wide, deep * 0.5)
    pen.closePath()
    pen.fill()
    pen.strokeStyle = '#e8bf6e'
    pen.lineWidth = 2
    pen.stroke()
  }
  pen.fillStyle = fall(pen, 0, deep * 1.6, ['#1d0a1466', '#1d0a1400'])
  pen.fillRect(0, 0, width, deep * 1.6)
}

function drawRing(pen: Pen, { width, height }: Size, { x, y, across, down, unit }: RingPlan): void {
  const floor = (by: number, more: number): void => {
    pen.beginPath()
    pen.ellipse(x, y + more, across + by, down + by * 0.4, 0, 0, ROUND)
  }
  pen.fillStyle = fall(pen, y - down * 1.4, height, ['#2a1119', '#4a2026', '#24101a'])
  pen.fillRect(0, y - down * 1.5, width, height)
  const curb = unit * 0.15
  floor(curb, curb * 1.2)
  pen.fillStyle = '#4f0d19'
  pen.fill()
  floor(curb, 0)
  pen.fillStyle = fall(pen, y - down, y + down * 1.3, ['#8f1526', '#d8344a', '#9a1a2c'])
  pen.fill()
  stars(pen, { x, y, across: across + curb * 0.5, down: down + curb * 0.2, size: curb * 0.36 })
  floor(0, 0)
  pen.fillStyle = '#6a1422'
  pen.fill()
  pen.save()
  floor(-2, 3)
  pen.clip()
  pen.fillStyle = fall(pen, y - down, y + down, ['#c8935a', '#eec588', '#d9a763'])
  pen.fillRect(x - across, y - down - 2, across * 2, down * 2 + 8)
  sawdust(pen, { x, y, across, down })
  pen.fillStyle = halo(pen, { x, y }, across * 0.85, ['#fff3c98c', '#ffe9b044', '#ffe9b000'])
  pen.fillRect(x - across, y - down - 2, across * 2, down * 2 + 8)
  pen.restore()
}

function stars(pen: Pen, { x, y, across, down, size }: { x: number; y: number; across: number; down: number; size: number }): void {
  pen.fillStyle = '#ffd873'
  for (let n = 0; n < 34; n++) {
    const turn = (n / 34) * ROUND
    apart(pen, { x: x + Math.cos(turn) * across, y: y + Math.sin(turn) * down }, () => {
      pen.scale(1, 0.62)
      addStar(pen, size)
      pen.fill()
    })
  }
}

/** Five points around where the pen is. */
export function addStar(pen: Pen, size: number): void {
  pen.beginPath()
  for (let n = 0; n < 10; n++) {
    const radius = n % 2 ? size * 0.44 : size
    pen.lineTo(Math.sin((n / 10) * ROUND) * radius, -Math.cos((n / 10) * ROUND) * radius)
  }
  pen.closePath()
}

function sawdust(pen: Pen, { x, y, across, down }: Pick<RingPlan, 'x' | 'y' | 'across' | 'down'>): void {
  const any = seeded('sawdust')
  for (let n = 0; n < 260; n++) {
    const turn = any() * ROUND
    const far = Math.sqrt(any())
    pen.fillStyle = n % 2 ? '#8a5a2a3d' : '#fff2cf52'
    pen.fillRect(x + Math.cos(turn) * far * across, y + Math.sin(turn) * far * down, 2 + any() * 5, 1.4)
  }
}

/** Whoever looks on: animals of the forest, in the dark. */
export function paintCrowd({ size: { width, height }, density }: Layer, row: number): HTMLCanvasElement {
  const any = seeded(`crowd ${row}`)
  const head = height * (0.042 + row * 0.008)
  const tall = head * 4
  return paintLayer({ width: width + head * 4, height: tall, density }, (pen) => {
    pen.fillStyle = ['#2b1222', '#3b1a2c', '#4d2435'][row]!
    for (let x = 0; x < width + head * 4; x += head * (1.7 + any() * 0.5)) {
      const radius = head * (0.78 + any() * 0.34)
      const y = head * (1.5 + any() * 0.4)
      ears(pen, { x, y, radius, kind: Math.floor(any() * 4) })
      disc(pen, { x, y }, radius)
      pen.beginPath()
      pen.ellipse(x, y + radius * 2.2, radius * 1.45, radius * 1.7, 0, 0, ROUND)
      pen.fill()
    }
    pen.fillRect(0, head * 3.2, width + head * 4, tall)
  })
}

function ears(pen: Pen, { x, y, radius, kind }: { x: number; y: number; radius: number; kind: number }): void {
  for (const side of [-1, 1]) {
    pen.beginPath()
    if (kind === 0) pen.arc(x + side * radius * 0.8, y - radius * 0.75, radius * 0.42, 0, ROUND)
    else if (kind === 1) pen.ellipse(x + side * radius * 0.45, y - radius * 1.25, radius * 0.24, radius * 0.75, side * 0.2, 0, ROUND)
    else if (kind === 2) {
      pen.moveTo(x + side * radius * 0.2, y - radius * 0.8)
      pen.lineTo(x + side * radius * 0.85, y - radius * 1.5)
      pen.lineTo(x + side * radius * 0.98, y - radius * 0.3)
    } else pen.ellipse(x, y - radius * 1.1, radius * 0.16, radius * 0.5, side * 0.35, 0, ROUND)
    pen.fill()
  }
}

const BULBS = 18

/** A string of lamps, which take turns. */
export function drawBulbs(pen: Pen, { width, height }: Size, nowMs: number): void {
  for (let n = 0; n <= BULBS; n++) {
    const at = n / BULBS
    const sag = Math.abs(Math.sin(at * Math.PI * 3))
    const lit = 0.45 + 0.55 * Math.max(0, Math.sin(nowMs / 420 - n * 0.9))
    pen.globalAlpha = lit
    pen.fillStyle = n % 2 ? '#ffe6a3' : '#ffb86b'
    disc(pen, { x: at * width, y: height * (0.085 + 0.045 * sag) }, Math.max(height * 0.008, 2))
  }
  pen.globalAlpha = 1
}

/** Two beams that meet in the ring. */
export function drawBeams(pen: Pen, { width, height }: Size, { x, y, across, down }: RingPlan): void {
  pen.globalCompositeOperation = 'screen'
  for (const side of [-1, 1]) {
    const from = x + side * width * 0.4
    const light = pen.createLinearGradient(from, 0, x, y)
    light.addColorStop(0, '#ffeec23d')
    light.addColorStop(1, '#ffeec20f')
    pen.fillStyle = light
    pen.beginPath()
    pen.moveTo(from - 8, -10)
    pen.lineTo(from + 8, -10)
    pen.lineTo(x + across * (side > 0 ? 0.5 : 0.72), y + down * 0.7)
    pen.lineTo(x - across * (side > 0 ? 0.72 : 0.5), y + down * 0.7)
    pen.fill()
  }
  pen.globalCompositeOperation = 'source-over'
  pen.fillStyle = halo(pen, { x: width / 2, y: height * 0.56 }, Math.max(width, height) * 0.75, ['#0000', '#0000', '#0d040a99'])
  pen.fillRect(0, 0, width, height)
}
