import { paintLayer } from '../stage/layer.ts'
import { type Pen, type Size, ROUND, apart, clamp, disc, fall, halo } from '../stage/pen.ts'
import { seeded } from '../stage/seeded.ts'
import { addTurbine, drawHut, drawLighthouse, drawPalm } from './shore.ts'
import type { Weather } from './weather.ts'

/** A strip of land: it comes again after its width. */
interface Strip {
  picture: HTMLCanvasElement
  wide: number
  tall: number
  /** How much of the camera's way it goes along with. */
  follows: number
}

interface Turbine {
  x: number
  tall: number
  turn: number
}

/** The horizon, as a part of the height. */
export const HORIZON = 0.385
/** Points that the coast goes by for a metre of the course. */
const PACE = 5.2
const TURBINES = 0.16

/** The coast of Ceará: dunes, red cliffs, palms, huts, a lighthouse, wind turbines. Painted once; only the turbines turn. */
export class Coast {
  #size: Size
  #weather: Weather
  #sky: HTMLCanvasElement
  #clouds: Strip
  #strips: Strip[]
  #turbines: Turbine[]
  #wide: number

  constructor(size: Size, weather: Weather, density: number) {
    this.#size = size
    this.#weather = weather
    const scale = clamp(size.height / 640, 0.5, 1.35)
    this.#wide = Math.max(Math.round(size.width * 1.15), Math.round(1500 * scale))
    const wide = this.#wide
    const shape = { wide, scale, density }
    this.#sky = paintSky({ ...size, density }, weather)
    this.#clouds = { ...paintClouds(shape, weather), follows: 0.03 }
    this.#strips = [
      { ...paintDunes(shape, weather), follows: 0.09 },
      { ...paintCliffs(shape, weather), follows: 0.2 },
      { ...paintBeach(shape, weather), follows: 0.34 },
    ]
    const any = seeded('turbines')
    this.#turbines = Array.from({ length: 7 }, (_, n) => ({
      x: (n * 0.055 + 0.46 + any() * 0.02) * wide,
      tall: (92 + 34 * any()) * scale,
      turn: any() * ROUND,
    }))
  }

  draw(pen: Pen, metre: number, nowMs: number): void {
    const { width, height } = this.#size
    const horizon = Math.round(height * HORIZON)
    pen.drawImage(this.#sky, 0, 0, width, horizon + 3)
    this.#lay(pen, this.#clouds, { metre, y: -Math.round(height * 0.04), drift: nowMs * 0.004 * this.#weather.force })
    const [dunes, ...near] = this.#strips
    this.#drawTurbines(pen, metre, nowMs, horizon)
    this.#lay(pen, dunes!, { metre, y: horizon + 2 - dunes!.tall })
    pen.fillStyle = this.#weather.haze
    pen.fillRect(0, 0, width, horizon)
    for (const strip of near) this.#lay(pen, strip, { metre, y: horizon + 3 - strip.tall })
  }

  #lay(pen: Pen, { picture, wide, tall, follows }: Strip, { metre, y, drift = 0 }: { metre: number; y: number; drift?: number }): void {
    const from = Math.round((metre * PACE * follows + drift) % wide)
    for (let x = -from; x < this.#size.width; x += wide) pen.drawImage(picture, x, y, wide, tall)
  }

  #drawTurbines(pen: Pen, metre: number, nowMs: number, horizon: number): void {
    pen.beginPath()
    for (const { x, tall, turn } of this.#turbines) {
      const wide = this.#wide
      const at = ((((x - metre * PACE * TURBINES) % wide) + wide) % wide) - 80
      if (at > this.#size.width + 80) continue
      addTurbine(pen, { x: at, y: horizon }, { tall, turn: turn + (nowMs / 1000) * (0.5 + 1.6 * this.#weather.force) })
    }
    pen.fillStyle = '#f4f7f8'
    pen.fill()
  }
}

const paintSky = (size: Size & { density: number }, { sky, sun }: Weather): HTMLCanvasElement =>
  paintLayer({ ...size, height: Math.ceil(size.height * HORIZON) + 2, isOpaque: true }, (pen) => {
    const { width, height } = size
    pen.fillStyle = fall(pen, 0, height * HORIZON, sky)
    pen.fillRect(0, 0, width, height * HORIZON + 2)
    const at = { x: width * sun.x, y: height * sun.y }
    const far = Math.min(width, height) * 0.5
    pen.fillStyle = halo(pen, at, far, sun.colours)
    disc(pen, at, far)
    pen.fillStyle = sun.colours[0]!
    disc(pen, at, Math.min(width, height) * 0.052)
  })

type Painted = Omit<Strip, 'follows'>

interface Shape {
  wide: number
  scale: number
  density: number
}

function strip({ wide, tall, density }: { wide: number; tall: number; density: number }, draw: (pen: Pen) => void): Painted {
  const [w, t] = [Math.round(wide), Math.ceil(tall)]
  return { wide: w, tall: t, picture: paintLayer({ width: w, height: t, density }, draw) }
}

/** Whatever reaches over the right edge begins again on the left. */
function around(pen: Pen, wide: number, x: number, draw: (x: number) => void): void {
  for (const at of [x - wide, x, x + wide]) draw(at)
}

const paintClouds = ({ wide, scale, density }: Shape, { cloud }: Weather): Painted =>
  strip({ wide, tall: 215 * scale, density }, (pen) => {
    const any = seeded('clouds')
    for (let n = 0; n < 6; n++) {
      const [x, y, size] = [(n + any()) * (wide / 6), (82 + 70 * any()) * scale, (0.7 + 0.7 * any()) * scale]
      const balls = Array.from({ length: 11 }, (_, m) => ({
        x: (m - 5) * 17 + any() * 10,
        y: -Math.sin((m / 10) * Math.PI) * 22 * any(),
        radius: 14 + 16 * any() * Math.sin(((m + 1) / 12) * Math.PI),
      }))
      around(pen, wide, x, (at) => {
        for (const ball of balls) {
          const middle = { x: at + ball.x * size, y: y + ball.y * size }
          pen.fillStyle = halo(pen, { x: middle.x - 3 * size, y: middle.y - 6 * size }, ball.radius * size * 1.5, [
            `${cloud}e6`,
            `${cloud}8c`,
            `${cloud}00`,
          ])
          disc(pen, middle, ball.radius * size * 1.5)
        }
      })
    }
  })

/** A line of hills that ends as it begins: waves that fit into the width. */
function ridge(wide: number, waves: readonly (readonly [count: number, high: number, begins: number])[]): (x: number) => number {
  return (x) => waves.reduce((sum, [count, high, begins]) => sum + high * (0.5 + 0.5 * Math.sin((x / wide) * ROUND * count + begins)), 0)
}

function hills(pen: Pen, wide: number, foot: number, high: (x: number) => number): void {
  pen.beginPath()
  pen.moveTo(0, foot)
  for (let x = 0; x <= wide + 4; x += 4) pen.lineTo(x, foot - high(x))
  pen.lineTo(wide + 4, foot)
  pen.closePath()
}

const paintDunes = ({ wide, scale, density }: Shape, { sand }: Weather): Painted =>
  strip({ wide, tall: 120 * scale, density }, (pen) => {
    const foot = 120 * scale
    const rows = [
      ridge(wide, [
        [2, 46 * scale, 0.4],
        [5, 22 * scale, 2],
        [9, 6 * scale, 1],
      ]),
      ridge(wide, [
        [3, 34 * scale, 2.2],
        [7, 14 * scale, 0.3],
      ]),
    ]
    rows.forEach((high, n) => {
      hills(pen, wide, foot, (x) => high(x) + 10 * scale)
      pen.fillStyle = fall(pen, foot - 80 * scale, foot, [sand[0], n === 0 ? sand[1] : sand[0]])
      pen.fill()
      // The lee side of each dune lies in shadow.
      pen.save()
      pen.clip()
      pen.fillStyle = `${sand[1]}b3`
      for (let x = 0; x < wide; x += 3) {
        const slope = high(x + 6) - high(x - 6)
        if (slope < -1.2 * scale) pen.fillRect(x, foot - high(x) - 12 * scale, 3, Math.min(-slope * 14, 60 * scale))
      }
      pen.restore()
    })
  })

const paintCliffs = ({ wide, scale, density }: Shape, { cliff, green, sand }: Weather): Painted =>
  strip({ wide, tall: 120 * scale, density }, (pen) => {
    const foot = 120 * scale
    const top = ridge(wide, [
      [2, 40 * scale, 3.6],
      [3, 26 * scale, 1.1],
    ])
    const rough = ridge(wide, [
      [31, 5 * scale, 0],
      [47, 4 * scale, 2],
    ])
    const high = (x: number): number => {
      const from = top(x)
      return from > 30 * scale ? 34 * scale + (from - 30 * scale) * 0.9 + rough(x) : Math.max(from - 24 * scale, 0) * 2 + 3 * scale
    }
    hills(pen, wide, foot, high)
    pen.fillStyle = fall(pen, foot - 96 * scale, foot, [cliff[0], cliff[1]])
    pen.fill()
    pen.save()
    pen.clip()
    const any = seeded('cliffs')
    for (let n = 0; n < 9; n++) {
      pen.fillStyle = n % 2 ? `${sand[0]}3d` : `${cliff[1]}66`
      const y = foot - (12 + n * 9) * scale
      pen.beginPath()
      for (let x = 0; x <= wide; x += 12) pen.lineTo(x, y + Math.sin((x / wide) * ROUND * 6 + n) * 4 * scale)
      for (let x = wide; x >= 0; x -= 12) pen.lineTo(x, y + (2.5 + Math.sin((x / wide) * ROUND * 9 + n * 2)) * scale + 2)
      pen.fill()
    }
    for (let n = 0; n < 90; n++) {
      const x = any() * wide
      pen.fillStyle = `${cliff[1]}55`
      pen.fillRect(x, foot - high(x), 2 + 3 * any(), high(x) * (0.4 + 0.6 * any()))
    }
    pen.restore()
    pen.fillStyle = green[0]
    for (let x = 0; x < wide; x += 5 * scale) {
      if (high(x) < 36 * scale) continue
      const size = (4 + 5 * any()) * scale
      pen.fillStyle = any() > 0.5 ? green[0] : green[1]
      pen.beginPath()
      pen.ellipse(x, foot - high(x) - size * 0.15, size, size * 0.7, 0, 0, ROUND)
      pen.fill()
    }
  })

const paintBeach = ({ wide, scale, density }: Shape, weather: Weather): Painted =>
  strip({ wide, tall: 150 * scale, density }, (pen) => {
    const { sand, green } = weather
    const foot = 150 * scale
    const any = seeded('beach')
    for (let x = 0; x < wide; x += 9 * scale) {
      const size = (7 + 9 * any()) * scale
      if (Math.sin((x / wide) * ROUND * 3) < -0.25) continue
      pen.fillStyle = any() > 0.55 ? green[0] : green[1]
      pen.beginPath()
      pen.ellipse(x, foot - 12 * scale, size, size * 0.75, 0, 0, ROUND)
      pen.fill()
    }
    const high = ridge(wide, [
      [2, 5 * scale, 1],
      [5, 3 * scale, 0],
    ])
    for (let n = 0; n < 34; n++) {
      const cluster = Math.floor(n / 5)
      const x = ((cluster + 0.15 + any() * 0.6) / 7) * wide
      drawPalm(pen, { x, y: foot - 8 * scale }, { tall: (58 + 46 * any()) * scale, lean: (any() - 0.3) * 0.5, weather, chance: any() })
    }
    ;[0.09, 0.115, 0.36, 0.61, 0.64, 0.86].forEach((at, n) =>
      drawHut(pen, { x: at * wide, y: foot - 8 * scale }, 15 * scale * (1 + (n % 2) * 0.2), n),
    )
    apart(pen, { x: 0.76 * wide, y: foot - 9 * scale }, () => drawLighthouse(pen, 104 * scale))
    hills(pen, wide, foot, (x) => high(x) + 7 * scale)
    pen.fillStyle = fall(pen, foot - 15 * scale, foot, [sand[0], sand[1]])
    pen.fill()
    pen.fillStyle = '#ffffffcc'
    for (let x = 0; x < wide; x += 2) pen.fillRect(x, foot - 3 * scale - Math.sin((x / wide) * ROUND * 11) * 1.4 * scale, 2, 1.8 * scale)
  })
