import { mix } from '@tucano/art'
import { paint } from '#play/stage/canvas.ts'
import { forestEdge } from '#play/stage/forest.ts'
import { paintLayer } from '../stage/layer.ts'
import { type Pen, type Size, clamp, disc, fall, fillShape, halo } from '../stage/pen.ts'
import { seeded } from '../stage/seeded.ts'

/** From the ground to where there is no air any more. So many screens high. */
const AIR = ['#03030c', '#05061a', '#090b2e', '#11154a', '#1f1c63', '#3b2470', '#6b2f6c', '#a84a5c']
const AIR_SCREENS = 5
/** So many rows of colour on a screen. */
const ROWS = 150
const STARS = 170

interface Layer {
  picture: HTMLCanvasElement
  tall: number
  follows: number
}

/** What the rocket leaves behind: forest, clouds, the moon, and stars ever more. All of it painted once, and moved. */
export class FlightSky {
  #size: Size
  #air: readonly string[]
  #stars: { x: number; y: number; size: number; follows: number; light: string }[]
  #forest: Layer[]
  #cloud: HTMLCanvasElement
  #clouds: { x: number; height: number; wide: number; follows: number }[]
  #moon: HTMLCanvasElement
  #planet: HTMLCanvasElement
  #floor: number

  constructor(size: Size, floor: number, density: number) {
    this.#size = size
    this.#floor = floor
    this.#air = airOf(ROWS * AIR_SCREENS)
    const bright = seeded('stars')
    this.#stars = Array.from({ length: STARS }, () => ({
      x: bright() * size.width,
      y: bright() * size.height,
      size: bright() > 0.78 ? 2 : 1.2,
      follows: 0.08 + 0.16 * bright(),
      light: `rgb(${Math.round(215 + 40 * bright())} 235 255 / ${(0.35 + 0.65 * bright()).toFixed(2)})`,
    }))
    this.#forest = paintForest(size, density)
    this.#cloud = paintCloud()
    this.#moon = paintMoon(Math.min(size.width, size.height) * 0.13)
    this.#planet = paintPlanet(Math.min(size.width, size.height) * 0.16)
    const any = seeded('clouds')
    this.#clouds = Array.from({ length: 9 }, (_, n) => ({
      x: any(),
      height: 0.25 + n * 0.28 + any() * 0.2,
      wide: size.width * (0.35 + any() * 0.4),
      follows: 0.55 + any() * 0.4,
    }))
  }

  /** @param risen how far it has come, in screens @param driftMs for clouds that go by slowly */
  draw(pen: Pen, risen: number, driftMs: number): void {
    const { width, height } = this.#size
    // Rows of one colour each: a picture of the whole sky would have to be stretched.
    const from = Math.round(clamp(1 - 1 / AIR_SCREENS - risen * 0.2, 0, 1 - 1 / AIR_SCREENS) * ROWS * AIR_SCREENS)
    const tall = height / ROWS
    for (let row = 0; row < ROWS; row++) {
      pen.fillStyle = this.#air[from + row]!
      const top = Math.round(row * tall)
      // Each lies over the edge of the one above.
      pen.fillRect(0, top, width, Math.ceil(tall) + 2)
    }
    pen.globalAlpha = clamp(0.25 + risen * 0.5)
    for (const { x, y, size, follows, light } of this.#stars) {
      pen.fillStyle = light
      pen.fillRect(x, (y + risen * height * follows) % height, size, size)
    }
    pen.globalAlpha = 1
    const moon = Math.min(width, height) * 0.52
    pen.drawImage(this.#moon, Math.round(width * 0.76 - moon / 2), Math.round(height * 0.2 + risen * height * 0.13 - moon / 2), moon, moon)
    const planet = Math.min(width, height) * 0.64
    const planetY = Math.round(-height * 0.65 + risen * height * 0.2)
    if (planetY > -planet && planetY < height) pen.drawImage(this.#planet, Math.round(width * 0.12), planetY, planet, planet)
    for (const { x, height: high, wide, follows } of this.#clouds) {
      const y = this.#floor - high * height * 0.8 + risen * height * follows
      if (y < -wide * 0.4 || y > height) continue
      const across = ((x * width + driftMs * 0.006 * follows) % (width + wide)) - wide / 2
      pen.globalAlpha = 0.5
      pen.drawImage(this.#cloud, Math.round(across - wide / 2), Math.round(y), wide, wide * 0.4)
    }
    pen.globalAlpha = 1
    for (const { picture, tall, follows } of this.#forest) {
      const y = Math.round(this.#floor - tall * 0.86 + risen * height * follows)
      if (y < height) pen.drawImage(picture, 0, y, width, tall)
    }
    const ground = Math.round(this.#floor + risen * height) + 12
    pen.fillStyle = '#05110d'
    if (ground < height) pen.fillRect(0, ground, width, height - ground)
  }
}

/** The colours of the sky from above to below, a row each. */
function airOf(rows: number): string[] {
  return Array.from({ length: rows }, (_, row) => {
    const at = (row / (rows - 1)) * (AIR.length - 1)
    const n = Math.min(Math.floor(at), AIR.length - 2)
    return mix(AIR[n]!, AIR[n + 1]!, at - n)
  })
}

function paintForest({ width, height }: Size, density: number): Layer[] {
  const scale = clamp(height / 620, 0.6, 1.3)
  const strips = [
    { crown: 54, high: 96, kind: 3, colours: ['#7a3f5e', '#45264f'], follows: 0.5 },
    { crown: 82, high: 62, kind: 8, colours: ['#3b2148', '#1b1230'], follows: 0.75 },
    { crown: 118, high: 28, kind: 21, colours: ['#10131d', '#05110d'], follows: 1 },
  ]
  return strips.map(({ crown, high, kind, colours, follows }) => {
    const tall = Math.ceil((high + crown * 3) * scale)
    const picture = paintLayer({ width, height: tall, density }, (pen) => {
      pen.translate(0, tall)
      pen.scale(scale, scale)
      pen.fillStyle = fall(pen, -tall / scale, 0, colours)
      fillShape(pen, new Path2D(forestEdge({ width: width / scale, height: high, crown, kind })))
    })
    return { picture, tall, follows }
  })
}

const paintCloud = (): HTMLCanvasElement =>
  paint({ width: 400, height: 160 }, (pen) => {
    const any = seeded('cloud')
    for (let n = 0; n < 26; n++) {
      const share = any()
      const at = { x: 60 + share * 280, y: 105 - Math.sin(share * Math.PI) * 45 * any() }
      const radius = 26 + 30 * any()
      pen.fillStyle = halo(pen, at, radius, ['#ffd9c23d', '#e8b6c726', '#c79cd400'])
      disc(pen, at, radius)
    }
  })

const paintMoon = (radius: number): HTMLCanvasElement =>
  paint({ width: radius * 4, height: radius * 4 }, (pen) => {
    const at = { x: radius * 2, y: radius * 2 }
    pen.fillStyle = halo(pen, at, radius * 2, ['#fff3d066', '#ffe2b033', '#ffd49a12', '#ffd49a00'])
    disc(pen, at, radius * 2)
    pen.fillStyle = halo(pen, { x: at.x - radius * 0.25, y: at.y - radius * 0.25 }, radius * 1.15, ['#fffbea', '#ffeec4', '#e9c58e'])
    disc(pen, at, radius * 0.8)
    pen.fillStyle = '#c9a06c40'
    for (const [x, y, size] of [
      [-0.25, -0.2, 0.14],
      [0.22, 0.12, 0.2],
      [-0.3, 0.34, 0.1],
      [0.3, -0.34, 0.08],
    ] as const)
      disc(pen, { x: at.x + x * radius, y: at.y + y * radius }, radius * size)
  })

const paintPlanet = (radius: number): HTMLCanvasElement =>
  paint({ width: radius * 4, height: radius * 4 }, (pen) => {
    const at = { x: radius * 2, y: radius * 2 }
    pen.translate(at.x, at.y)
    pen.rotate(-0.4)
    const ring = (from: number, to: number): void => {
      pen.beginPath()
      pen.ellipse(0, 0, radius * 1.65, radius * 0.4, 0, from, to)
      pen.lineWidth = radius * 0.16
      pen.strokeStyle = '#f7c99a88'
      pen.stroke()
    }
    ring(Math.PI, 2 * Math.PI)
    pen.fillStyle = halo(pen, { x: -radius * 0.4, y: -radius * 0.4 }, radius * 1.6, ['#6fe0d0', '#2a8fa8', '#123a63', '#070f2b'])
    disc(pen, { x: 0, y: 0 }, radius)
    ring(0, Math.PI)
  })
