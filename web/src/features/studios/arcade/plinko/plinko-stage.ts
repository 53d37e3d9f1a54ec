import { darker, lighter, mix } from '@tucano/art'
import type { Theme } from '@tucano/contract/studios'
import { isCalm } from '#play/stage/calm.ts'
import { fit, paint } from '#play/stage/canvas.ts'
import { Loop } from '#play/stage/loop.ts'
import { disc } from '../parts/shapes.ts'
import { ROW, type Fall, fallOf, placeAt, xAt } from './fall.ts'
import { type PlinkoLayout, pegsOf } from './layout.ts'

interface Falling {
  fall: Fall
  path: readonly number[]
  /** How far it has come, and when that was. */
  atMs: number
  seenMs: number | undefined
  row: number | undefined
  done: () => void
}

interface StageOptions {
  canvas: HTMLCanvasElement
  theme: Theme
  onPeg: (row: number) => void
}

/** How long a peg shines. */
const SHINE_MS = 420
const TRAIL = 9
/** A ball in a hurry falls so much faster. */
const HURRY = 7

/** The pegs and the ball. A ball falls as the path says, and nothing else moves. */
export class PlinkoStage {
  #options: StageOptions
  #loop = new Loop((nowMs) => this.#draw(nowMs))
  #context: CanvasRenderingContext2D | undefined
  #layout: PlinkoLayout | undefined
  #pegs: HTMLCanvasElement | undefined
  #ball: HTMLCanvasElement | undefined
  #shine: HTMLCanvasElement | undefined
  #falling: Falling | undefined
  #isHurried = false
  /** Pegs that shine still: where, and since when. */
  #lit: { x: number; y: number; sinceMs: number }[] = []
  #trail: { x: number; y: number }[] = []

  constructor(options: StageOptions) {
    this.#options = options
  }

  dress(layout: PlinkoLayout): void {
    const { canvas, theme } = this.#options
    const { size } = layout
    this.#layout = layout
    this.#context = fit(canvas, size)
    this.#pegs = paint(size, (context) => paintPegs(context, layout, theme))
    this.#ball = paintBall(layout.ball, theme)
    this.#shine = paintShine(layout.gap * 0.8, theme)
    this.#loop.wake()
  }

  /** Lets a ball fall along a path. It resolves when the ball lies in its pocket. */
  drop(path: readonly number[], { rowMs, kind }: { rowMs: number; kind: number }): Promise<void> {
    this.#isHurried = false
    this.#trail = []
    return new Promise((done) => {
      this.#falling = { fall: fallOf(path, rowMs, kind), path, atMs: 0, seenMs: undefined, row: undefined, done }
      this.#loop.wake()
    })
  }

  hurry(): void {
    this.#isHurried = true
  }

  close(): void {
    this.#loop.stop()
  }

  #draw(nowMs: number): boolean {
    const [context, layout] = [this.#context, this.#layout]
    if (!context || !layout || !this.#pegs) return false
    const { width, height } = layout.size
    context.clearRect(0, 0, width, height)
    context.drawImage(this.#pegs, 0, 0, width, height)
    const isFalling = this.#fall(nowMs, layout)
    this.#drawShine(context, nowMs, layout)
    this.#drawBall(context, layout)
    return isFalling || this.#lit.length > 0
  }

  /** Moves the ball on. Whether it still falls. */
  #fall(nowMs: number, layout: PlinkoLayout): boolean {
    const falling = this.#falling
    if (!falling) return false
    if (isCalm()) falling.atMs = falling.fall.lastsMs
    falling.atMs += Math.min(nowMs - (falling.seenMs ?? nowMs), 50) * (this.#isHurried ? HURRY : 1)
    falling.seenMs = nowMs
    const { row } = placeAt(falling.fall, falling.atMs)
    for (let touched = (falling.row ?? -1) + 1; touched <= (row ?? -1); touched++) {
      this.#lit.push({
        x: layout.middle + xAt(falling.path, touched) * layout.gap,
        y: layout.top + touched * ROW * layout.gap,
        sinceMs: nowMs,
      })
      this.#options.onPeg(touched)
    }
    falling.row = row
    if (falling.atMs < falling.fall.lastsMs) return true
    falling.done()
    falling.done = () => undefined
    return false
  }

  #drawShine(context: CanvasRenderingContext2D, nowMs: number, { gap }: PlinkoLayout): void {
    this.#lit = this.#lit.filter(({ sinceMs }) => nowMs - sinceMs < SHINE_MS)
    for (const { x, y, sinceMs } of this.#lit) {
      context.globalAlpha = 1 - (nowMs - sinceMs) / SHINE_MS
      context.drawImage(this.#shine!, x - gap * 0.8, y - gap * 0.8, gap * 1.6, gap * 1.6)
    }
    context.globalAlpha = 1
  }

  #drawBall(context: CanvasRenderingContext2D, { gap, middle, top, ball, peg }: PlinkoLayout): void {
    const falling = this.#falling
    const place = falling ? placeAt(falling.fall, falling.atMs) : undefined
    if (!place || !this.#ball) return
    // It rests on a peg with its lower edge.
    const at = { x: middle + place.x * gap, y: top + place.y * gap - (ball + peg) * 0.9 }
    if (!isCalm()) this.#trail = [at, ...this.#trail].slice(0, TRAIL)
    this.#trail.forEach(({ x, y }, n) => {
      const size = ball * (1 - n / TRAIL)
      context.globalAlpha = n === 0 ? 1 : 0.26 * (1 - n / TRAIL)
      context.drawImage(this.#ball!, x - size, y - size, size * 2, size * 2)
    })
    context.globalAlpha = 1
    context.drawImage(this.#ball, at.x - ball, at.y - ball, ball * 2, ball * 2)
  }
}

function paintPegs(context: CanvasRenderingContext2D, layout: PlinkoLayout, { sky, spark }: Theme): void {
  const { peg } = layout
  for (const { x, y } of pegsOf(layout).flat()) {
    context.fillStyle = 'rgb(0 0 0 / 0.35)'
    disc(context, x + peg * 0.25, y + peg * 0.6, peg)
    context.fillStyle = mix(lighter(sky, 0.75), spark, 0.12)
    disc(context, x, y, peg)
    context.fillStyle = '#fff'
    disc(context, x - peg * 0.25, y - peg * 0.3, peg * 0.45)
  }
}

const paintBall = (radius: number, { spark }: Theme): HTMLCanvasElement =>
  paint({ width: radius * 2, height: radius * 2 }, (context) => {
    const light = context.createRadialGradient(radius * 0.7, radius * 0.6, 0, radius, radius, radius)
    light.addColorStop(0, '#fff')
    light.addColorStop(0.35, lighter(spark, 0.35))
    light.addColorStop(0.75, spark)
    light.addColorStop(1, darker(spark, 0.35))
    context.fillStyle = light
    disc(context, radius, radius, radius)
  })

const paintShine = (radius: number, { spark }: Theme): HTMLCanvasElement =>
  paint({ width: radius * 2, height: radius * 2 }, (context) => {
    const light = context.createRadialGradient(radius, radius, 0, radius, radius, radius)
    light.addColorStop(0, `${lighter(spark, 0.7)}e0`)
    light.addColorStop(0.25, `${spark}80`)
    light.addColorStop(1, `${spark}00`)
    context.fillStyle = light
    context.fillRect(0, 0, radius * 2, radius * 2)
  })
