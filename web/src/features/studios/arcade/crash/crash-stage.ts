import type { CrashSheet } from '@tucano/arcade'
import { lighter } from '@tucano/art'
import type { Theme } from '@tucano/contract/studios'
import { isCalm } from '#play/stage/calm.ts'
import { fit, readSvg } from '#play/stage/canvas.ts'
import { Loop } from '#play/stage/loop.ts'
import { spread } from '#play/stage/forest.ts'
import { disc } from '../parts/shapes.ts'
import { CrashSky, type Size } from './crash-sky.ts'
import { type Sight, heightAt, marksUpTo, multiplierAt, placeOf, sightOf } from './flight.ts'
import { drawRocket } from '#play/stage/rocket.ts'

/** What is in the sky: the rocket on its pad, on its way since a moment, or what became of it. */
export type Flight =
  | { kind: 'pad' }
  | { kind: 'flying'; beganMs: number }
  | { kind: 'cashed'; elapsedMs: number; sinceMs: number }
  | { kind: 'burst'; elapsedMs: number; sinceMs: number }

interface StageOptions {
  canvas: HTMLCanvasElement
  theme: Theme
  sheet: CrashSheet
  /** Told with every frame of a flight what it stands at, in hundredths. */
  onHeight: (multiplier: number) => void
  writeMark: (multiplier: number) => string
}

const BURST_MS = 900
const LEAVE_MS = 1100
/** Room around the curve, in pixels. */
const LEFT = 26
const BELOW = 24
const POINTS = 64
const MARKS_MAX = 5
const SHARDS = 26

/** The rocket over the forest. It flies for as long as nobody says that it has ended. */
export class CrashStage {
  #options: StageOptions
  #loop = new Loop((nowMs) => this.#draw(nowMs))
  #context: CanvasRenderingContext2D | undefined
  #size: Size = { width: 0, height: 0 }
  /** Where the flight begins. */
  #floor = 0
  #sky: CrashSky | undefined
  #rocket: HTMLImageElement | undefined
  #flight: Flight = { kind: 'pad' }

  constructor(options: StageOptions) {
    this.#options = options
    void readSvg(drawRocket(options.theme), '-66 -66 132 132').then((picture) => {
      this.#rocket = picture
      this.#loop.wake()
    })
  }

  /** @param below how much at the bottom is hidden by what stands before it */
  dress(size: Size, below: number): void {
    const { canvas, theme } = this.#options
    this.#size = size
    this.#context = fit(canvas, size, true)
    this.#floor = size.height - below - BELOW
    this.#sky = new CrashSky(size, theme, below)
    this.#loop.wake()
  }

  show(flight: Flight): void {
    this.#flight = flight
    this.#loop.wake()
  }

  close(): void {
    this.#loop.stop()
  }

  #draw(nowMs: number): boolean {
    const context = this.#context
    if (!context || !this.#sky) return false
    const { sheet } = this.#options
    const flight = this.#flight
    const elapsedMs = elapsedOf(flight, nowMs)
    const height = heightAt(sheet, elapsedMs)
    if (flight.kind === 'flying') this.#options.onHeight(multiplierAt(sheet, elapsedMs))
    // Whoever wants no movement has the number, and a picture that stands still.
    const seenMs = isCalm() ? Math.min(elapsedMs, 0) : elapsedMs
    const sight = sightOf(seenMs, isCalm() ? 100 : height)
    this.#sky.draw(context, isCalm() ? 0 : risenAt(height, this.#size))
    if (!isCalm()) this.#drawCurve(context, sight, { elapsedMs, height })
    this.#drawRocket(context, { sight, elapsedMs: seenMs, height: isCalm() ? 100 : height, nowMs })
    return flight.kind === 'flying' || (flight.kind !== 'pad' && nowMs - flight.sinceMs < Math.max(BURST_MS, LEAVE_MS))
  }

  #at(sight: Sight, elapsedMs: number, height: number): { x: number; y: number } {
    const { across, up } = placeOf(sight, elapsedMs, height)
    return { x: LEFT + across * (this.#size.width - LEFT), y: this.#floor * (1 - up) }
  }

  #drawCurve(context: CanvasRenderingContext2D, sight: Sight, { elapsedMs, height }: { elapsedMs: number; height: number }): void {
    const { sheet, theme, writeMark } = this.#options
    if (this.#flight.kind === 'pad') return
    const { width } = this.#size
    context.font = '600 12px Inter, sans-serif'
    context.textAlign = 'right'
    for (const mark of marksUpTo(sight.top, MARKS_MAX)) {
      const { y } = this.#at(sight, 0, mark)
      context.fillStyle = 'rgb(255 255 255 / 0.09)'
      context.fillRect(0, y, width, 1)
      context.fillStyle = 'rgb(255 255 255 / 0.72)'
      context.fillText(writeMark(mark), width - 10, y - 6)
    }
    if (elapsedMs <= 0) return
    const curve = new Path2D()
    for (let n = 0; n <= POINTS; n++) {
      const ms = (elapsedMs * n) / POINTS
      const { x, y } = this.#at(sight, ms, n === POINTS ? height : heightAt(sheet, ms))
      if (n === 0) curve.moveTo(x, y)
      else curve.lineTo(x, y)
    }
    context.globalAlpha = this.#flight.kind === 'burst' ? 0.45 : 1
    context.lineCap = 'round'
    context.lineJoin = 'round'
    // A trail that glows: wide and faint below, narrow and bright above.
    for (const [colour, wide] of [
      [`${theme.spark}1c`, 34],
      [`${theme.spark}3a`, 17],
      [lighter(theme.spark, 0.45), 4.5],
    ] as const) {
      context.strokeStyle = colour
      context.lineWidth = wide
      context.stroke(curve)
    }
    context.globalAlpha = 1
  }

  #drawRocket(context: CanvasRenderingContext2D, at: { sight: Sight; elapsedMs: number; height: number; nowMs: number }): void {
    const { sight, elapsedMs, height, nowMs } = at
    const flight = this.#flight
    const place = this.#at(sight, elapsedMs, height)
    const before = this.#at(sight, elapsedMs - 60, heightAt(this.#options.sheet, elapsedMs - 60))
    const size = Math.min(Math.max(Math.min(this.#size.width, this.#size.height) * 0.2, 76), 132)
    if (flight.kind === 'burst' && !isCalm()) return this.#drawBurst(context, place, { size, sinceMs: nowMs - flight.sinceMs })
    if (!this.#rocket) return
    const isMoving = elapsedMs > 0
    const lean = isMoving ? Math.atan2(place.y - before.y, place.x - before.x) + Math.PI / 2 : 0
    const left = flight.kind === 'cashed' && !isCalm() ? Math.min((nowMs - flight.sinceMs) / LEAVE_MS, 1) : 0
    context.save()
    // On its pad it stands; then it is held by its tail, where the curve ends.
    context.translate(place.x + (isMoving ? 0 : size * 0.5), place.y - (isMoving ? 0 : size * 0.3))
    context.rotate(lean)
    context.translate(0, -(left ** 2) * this.#size.width)
    if (flight.kind === 'flying' && !isCalm()) drawFlame(context, { size, nowMs, theme: this.#options.theme })
    if (left > 0) drawFlame(context, { size: size * 1.3, nowMs, theme: this.#options.theme })
    context.globalAlpha = flight.kind === 'burst' ? 0.35 : 1
    context.drawImage(this.#rocket, -size / 2, -size * 0.5, size, size)
    context.restore()
  }

  #drawBurst(
    context: CanvasRenderingContext2D,
    { x, y }: { x: number; y: number },
    { size, sinceMs }: { size: number; sinceMs: number },
  ): void {
    const share = Math.min(sinceMs / BURST_MS, 1)
    const { spark, main } = this.#options.theme
    const out = 1 - (1 - share) ** 3
    context.globalAlpha = (1 - share) * 0.9
    context.fillStyle = lighter(spark, 0.5)
    disc(context, x, y, size * (0.2 + 0.5 * out) * (1 - share * 0.6))
    context.strokeStyle = lighter(spark, 0.3)
    context.lineWidth = 6 * (1 - share) + 1
    context.beginPath()
    context.arc(x, y, size * (0.3 + 1.3 * out), 0, Math.PI * 2)
    context.stroke()
    for (let n = 0; n < SHARDS; n++) {
      const turn = spread(n + 0.4) * Math.PI * 2
      const far = size * (0.4 + 1.5 * spread(n * 2.3)) * out
      context.globalAlpha = 1 - share ** 2
      context.fillStyle = n % 3 === 0 ? main : n % 3 === 1 ? spark : lighter(spark, 0.5)
      disc(
        context,
        x + Math.cos(turn) * far,
        y + Math.sin(turn) * far + size * 0.7 * share ** 2,
        size * 0.06 * (1 - share * 0.5) * (0.5 + spread(n * 4.1)),
      )
    }
    context.globalAlpha = 1
  }
}

function elapsedOf(flight: Flight, nowMs: number): number {
  switch (flight.kind) {
    case 'pad':
      return 0
    case 'flying':
      return Math.max(0, nowMs - flight.beganMs)
    case 'cashed':
    case 'burst':
      return flight.elapsedMs
  }
}

/** The camera rises with what the multiplier doubles: the forest is gone soon, the stars go on. */
const risenAt = (height: number, size: Size): number => Math.log2(height / 100) * size.height * 0.42

function drawFlame(context: CanvasRenderingContext2D, { size, nowMs, theme }: { size: number; nowMs: number; theme: Theme }): void {
  const flicker = 0.8 + 0.13 * Math.sin(nowMs / 31) + 0.1 * Math.sin(nowMs / 17)
  const tail = size * 0.44
  for (const [colour, wide, long] of [
    [`${theme.spark}88`, 0.15, 0.62],
    [lighter(theme.spark, 0.35), 0.1, 0.44],
    ['#fff', 0.05, 0.25],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(-size * wide, tail)
    context.quadraticCurveTo(-size * wide * 0.9, tail + size * long * 0.5, 0, tail + size * long * flicker)
    context.quadraticCurveTo(size * wide * 0.9, tail + size * long * 0.5, size * wide, tail)
    context.fill()
  }
}
