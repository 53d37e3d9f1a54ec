import { darker, lighter, mix } from '@tucano/art'
import type { Theme } from '@tucano/contract/studios'
import { paint } from '#play/stage/canvas.ts'
import { forestEdge, spread } from '#play/stage/forest.ts'
import { disc, fillShape } from '../parts/shapes.ts'

export interface Size {
  width: number
  height: number
}

/** A strip of forest, or of stars: how it is painted, and how much of the camera's way it goes along with. */
interface Layer {
  picture: HTMLCanvasElement
  tall: number
  follows: number
}

const STARS = 130
/** So much of the forest is hidden with what stands before it. */
const SUNK = 30

/** What the rocket leaves behind: forest below, stars around. Painted once, and moved. */
export class CrashSky {
  #size: Size
  #forest: Layer[]
  #air: HTMLCanvasElement
  #stars: { x: number; y: number; size: number; light: string }[]
  #moon: { picture: HTMLCanvasElement; radius: number }
  #ground: { top: number; colour: string }

  /** @param below how much at the bottom is hidden: the forest stands above it */
  constructor(size: Size, theme: Theme, below: number) {
    const { sky, ground } = theme
    this.#size = size
    const scale = Math.min(Math.max(size.height / 620, 0.62), 1.3)
    const strips = [
      { height: 128, crown: 58, kind: 3, colour: mix(sky, ground, 0.3), follows: 0.5 },
      { height: 86, crown: 84, kind: 8, colour: mix(sky, ground, 0.66), follows: 0.75 },
      { height: 40, crown: 120, kind: 21, colour: darker(ground, 0.45), follows: 1 },
    ]
    this.#forest = strips.map(({ height, crown, kind, colour, follows }) => {
      const tall = Math.ceil((height + crown * 3) * scale)
      const picture = paint({ width: size.width, height: tall }, (context) => {
        context.translate(0, tall)
        context.scale(scale, scale)
        context.fillStyle = colour
        const edge = new Path2D(forestEdge({ width: size.width / scale, height, crown, kind }))
        fillShape(context, edge)
      })
      return { picture, tall, follows }
    })
    this.#air = paint(size, (context) => {
      const light = context.createLinearGradient(0, 0, 0, size.height)
      light.addColorStop(0, darker(sky, 0.12))
      light.addColorStop(0.5, mix(sky, ground, 0.4))
      light.addColorStop(1, ground)
      context.fillStyle = light
      context.fillRect(0, 0, size.width, size.height)
    })
    this.#stars = Array.from({ length: STARS }, (_, n) => ({
      x: spread(n + 0.2) * size.width,
      y: spread(n * 2.7 + 0.5) * size.height,
      size: spread(n * 5.1) > 0.7 ? 2 : 1,
      light: lighter(mix(sky, '#ffffff', 0.5 + 0.5 * spread(n * 3.3)), 0.1),
    }))
    this.#ground = { top: size.height - Math.round(Math.max(0, below - SUNK)), colour: strips.at(-1)!.colour }
    const radius = Math.round(Math.min(size.width, size.height) * 0.17)
    this.#moon = { picture: paintMoon(radius, theme), radius }
  }

  /** @param risen how far the camera has come, in pixels */
  draw(context: CanvasRenderingContext2D, risen: number): void {
    const { width, height } = this.#size
    // On whole pixels a picture is copied; between them it would have to be reckoned anew.
    context.drawImage(this.#air, 0, 0, width, height)
    for (const { x, y, size, light } of this.#stars) {
      context.fillStyle = light
      context.fillRect(x, Math.round((y + risen * 0.22 * size) % height), size, size)
    }
    const { picture, radius } = this.#moon
    context.drawImage(picture, Math.round(width * 0.72), Math.round(height * 0.1 + risen * 0.1), radius * 2, radius * 2)
    for (const { picture, tall, follows } of this.#forest) {
      const top = Math.round(this.#ground.top - tall + risen * follows)
      if (top < height) context.drawImage(picture, 0, top, width, tall)
    }
    context.fillStyle = this.#ground.colour
    if (this.#ground.top + risen < height) context.fillRect(0, this.#ground.top + risen - 1, width, height)
  }
}

const paintMoon = (radius: number, { sky, spark }: Theme): HTMLCanvasElement =>
  paint({ width: radius * 2, height: radius * 2 }, (context) => {
    const halo = context.createRadialGradient(radius, radius, radius * 0.3, radius, radius, radius)
    halo.addColorStop(0, `${lighter(spark, 0.6)}55`)
    halo.addColorStop(1, `${lighter(spark, 0.6)}00`)
    context.fillStyle = halo
    context.fillRect(0, 0, radius * 2, radius * 2)
    context.fillStyle = mix(lighter(spark, 0.82), sky, 0.25)
    disc(context, radius, radius, radius * 0.36)
    context.fillStyle = mix(lighter(spark, 0.7), sky, 0.42)
    disc(context, radius * 0.9, radius * 0.88, radius * 0.08)
    disc(context, radius * 1.12, radius * 1.08, radius * 0.11)
    disc(context, radius * 0.86, radius * 1.16, radius * 0.05)
  })
