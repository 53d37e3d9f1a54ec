import { paintLayer } from '../stage/layer.ts'
import { type Pen, type Size, clamp, fall, halo } from '../stage/pen.ts'
import { seeded } from '../stage/seeded.ts'
import { HORIZON } from './coast.ts'
import type { Weather } from './weather.ts'

const BANDS = 6
/** So many square points have one small wave, where a raft is as near as 1. */
const THIN = 1150

interface Band {
  top: number
  tall: number
  near: number
  /** Far away two pictures over each other that drift apart: what shines never looks the same twice. Nearby one is enough. */
  pictures: HTMLCanvasElement[]
}

/** The sea from the horizon to the front: bands of small waves, the nearer the larger and the faster they go by. */
export class Sea {
  #size: Size
  #weather: Weather
  #density: number
  #water: HTMLCanvasElement
  #bands: Band[]

  constructor(size: Size, weather: Weather, density: number) {
    this.#density = density
    this.#size = size
    this.#weather = weather
    const horizon = size.height * HORIZON
    const deep = size.height - horizon
    this.#water = paintLayer({ width: size.width, height: deep, density, isOpaque: true }, (pen) => {
      pen.fillStyle = fall(pen, 0, deep, weather.sea)
      pen.fillRect(0, 0, size.width, deep)
      const sun = { x: size.width * weather.sun.x, y: 0 }
      pen.save()
      pen.scale(1, 0.8)
      pen.fillStyle = halo(pen, sun, deep * 0.9, [`${weather.glitter}99`, `${weather.glitter}33`, `${weather.glitter}00`])
      pen.fillRect(0, 0, size.width, deep * 1.3)
      pen.restore()
    })
    this.#bands = Array.from({ length: BANDS }, (_, n) => {
      const at = (share: number): number => horizon + deep * share ** 1.55
      const [top, bottom] = [at(n / BANDS), at((n + 1) / BANDS)]
      const near = 0.28 + 0.9 * ((n + 0.5) / BANDS) ** 1.2
      const tall = bottom - top
      return { top, tall, near, pictures: (n < BANDS / 2 ? [0, 1] : [0]).map((kind) => this.#paintBand(tall, near, `${n} ${kind}`)) }
    })
  }

  draw(pen: Pen, travelled: number, nowMs: number): void {
    const { width, height } = this.#size
    const horizon = height * HORIZON
    pen.drawImage(this.#water, 0, horizon, width, height - horizon)
    for (const { top, tall, near, pictures } of this.#bands) {
      pictures.forEach((picture, kind) => {
        const drift = (nowMs / 1000) * near * (kind === 0 ? 9 : -6)
        const from = Math.round((((travelled * near + drift) % width) + width) % width)
        const y = Math.round(top + Math.sin(nowMs / 700 + near * 9 + kind * 2) * 2.4 * near * (0.4 + this.#weather.force))
        pen.globalAlpha = 0.62 + 0.3 * Math.sin(nowMs / 900 + kind * Math.PI + near * 5)
        pen.drawImage(picture, -from, y, width, tall)
        if (from > 0) pen.drawImage(picture, width - from, y, width, tall)
      })
    }
    pen.globalAlpha = 1
  }

  #paintBand(tall: number, near: number, seed: string): HTMLCanvasElement {
    const { width } = this.#size
    const { glitter, sea, force } = this.#weather
    return paintLayer({ width, height: tall, density: this.#density }, (pen) => {
      const any = seeded(seed)
      const count = clamp(Math.round((width * tall) / (THIN * near * near)), 20, 260)
      for (let n = 0; n < count; n++) {
        const [x, y] = [any() * width, any() * tall]
        const long = (14 + 46 * any()) * near
        const high = (1.4 + 3.4 * any() * (0.4 + force)) * near
        const isDark = any() > 0.55
        for (const at of [x - width, x]) {
          pen.fillStyle = isDark ? `${sea.at(-1)!}80` : `${glitter}${any() > 0.5 ? 'b3' : '66'}`
          pen.beginPath()
          pen.moveTo(at - long / 2, y)
          pen.quadraticCurveTo(at, y - high * 2, at + long / 2, y)
          pen.quadraticCurveTo(at, y - high * 0.7, at - long / 2, y)
          pen.fill()
        }
      }
    })
  }
}
