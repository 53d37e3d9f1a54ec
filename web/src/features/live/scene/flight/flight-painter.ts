import { CRASH, flightMs, msOf, multiplierAt } from '@tucano/live'
import { readSvg } from '#play/stage/canvas.ts'
import { drawRocket } from '#play/stage/rocket.ts'
import type { Painter } from '../scene-canvas.tsx'
import type { SceneState } from '../scene-props.ts'
import { type Pen, type Point, type Size, ROUND, apart, clamp, display, disc, fall, fillShape, halo, smooth } from '../stage/pen.ts'
import { seeded } from '../stage/seeded.ts'
import { BURST_MS, drawBurst, drawFlame, paintPuff } from './fire.ts'
import { type Field, type Sight, heightAt, marksUpTo, placeOf, sightOf } from './sight.ts'
import { FlightSky } from './sky.ts'
import { type Leaving, drawLeavings } from './leavings.ts'

type FlightState = SceneState<{ point: number }> & {
  startsInMs: () => number
  startsWithinMs: number
  leavings: readonly Leaving[]
  caption: string
  write: (hundredths: number) => string
}

const POINTS = 72
/** One ball of smoke so often. */
const PUFF_MS = 110
const PUFFS = 26
/** What the multiplier looks like from where on. */
const TONES = [
  { from: 1000, light: '#ff9ce8', deep: '#d53bb0' },
  { from: 300, light: '#ffe08a', deep: '#f6982b' },
  { from: 150, light: '#c6f7d8', deep: '#4fd894' },
  { from: 0, light: '#ffffff', deep: '#cfe4ff' },
]

export class FlightPainter implements Painter<FlightState> {
  #size: Size = { width: 1, height: 1 }
  #field: Field = { left: 0, floor: 1, size: { width: 1, height: 1 } }
  #sky: FlightSky | undefined
  #rocket: HTMLImageElement | undefined
  #glow = paintPuff(['#ffffff', '#ffd27acc', '#ff8a3055', '#ff8a3000'])
  #smoke = paintPuff(['#e9dff088', '#c9bcd655', '#a89cc000'])

  constructor() {
    void readSvg(drawRocket({ main: '#fdf3e0', spark: '#f2741e' }), '-66 -66 132 132').then((rocket) => (this.#rocket = rocket))
  }

  dress(size: Size, density: number): void {
    this.#size = size
    const isWide = size.width > size.height
    this.#field = { left: size.width * (isWide ? 0.07 : 0.1), floor: size.height * (isWide ? 0.84 : 0.82), size }
    this.#sky = new FlightSky(size, this.#field.floor, density)
  }

  draw(pen: Pen, state: FlightState, nowMs: number): boolean {
    if (!this.#sky) return false
    const { phase, result, isCalm, round } = state
    const isFlight = phase === 'play' || phase === 'result'
    const wholeMs = result ? flightMs(result.point) : Infinity
    const sinceMs = isFlight ? Math.max(isCalm && result ? wholeMs + BURST_MS : state.elapsedMs(), 0) : 0
    const elapsedMs = Math.min(sinceMs, wholeMs)
    const burstMs = isFlight ? sinceMs - wholeMs : -1
    const isDown = isFlight && (burstMs >= 0 || phase === 'result')
    const sight = sightOf(elapsedMs)
    const height = heightAt(elapsedMs)
    const shake = isDown && burstMs < 420 && !isCalm ? (1 - burstMs / 420) * 9 : 0
    pen.save()
    pen.translate(Math.sin(nowMs / 21) * shake, Math.cos(nowMs / 17) * shake)
    this.#sky.draw(pen, Math.log2(height / CRASH.start) * 0.62, isCalm ? 0 : nowMs)
    this.#drawMarks(pen, sight, state, isFlight)
    if (elapsedMs > 0) this.#drawPath(pen, sight, { elapsedMs, isDown })
    if (!isCalm && elapsedMs > 0 && !isDown) this.#drawSmoke(pen, sight, elapsedMs, round)
    this.#drawRocket(pen, sight, { elapsedMs, isDown, burstMs, nowMs, state })
    drawLeavings(pen, state, { sinceMs: elapsedMs, place: (at) => this.#place(sight, msOf(Math.min(at, CRASH.last))), size: this.#size })
    pen.restore()
    if (isFlight) this.#drawMultiplier(pen, state, { at: isDown && result ? result.point : multiplierAt(elapsedMs), isDown, burstMs })
    else this.#drawCountdown(pen, state, nowMs)
    return !isCalm
  }

  #place(sight: Sight, elapsedMs: number): Point {
    return placeOf(this.#field, sight, elapsedMs)
  }

  #drawMarks(pen: Pen, sight: Sight, { write }: FlightState, isFlight: boolean): void {
    if (!isFlight) return
    const { width } = this.#size
    pen.font = '600 12px Inter, sans-serif'
    pen.textAlign = 'right'
    pen.textBaseline = 'alphabetic'
    for (const mark of marksUpTo(sight.top, 5)) {
      const { y } = this.#place(sight, msOf(Math.min(mark, CRASH.last)))
      if (y < 24) continue
      pen.fillStyle = '#ffffff17'
      pen.fillRect(0, Math.round(y), width, 1)
      pen.fillStyle = '#ffffffb8'
      pen.fillText(write(mark), width - 12, y - 6)
    }
  }

  #drawPath(pen: Pen, sight: Sight, { elapsedMs, isDown }: { elapsedMs: number; isDown: boolean }): void {
    const curve = new Path2D()
    const points = Array.from({ length: POINTS + 1 }, (_, n) => this.#place(sight, (elapsedMs * n) / POINTS))
    points.forEach(({ x, y }, n) => (n === 0 ? curve.moveTo(x, y) : curve.lineTo(x, y)))
    const [first, last] = [points[0]!, points.at(-1)!]
    const below = new Path2D(curve)
    below.lineTo(last.x, this.#field.floor)
    below.lineTo(first.x, this.#field.floor)
    pen.fillStyle = fall(pen, last.y, this.#field.floor, isDown ? ['#ff6b5e4d', '#ff6b5e00'] : ['#ff9d3a80', '#ff5a8a26', '#ff5a8a00'])
    fillShape(pen, below)
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    for (const [colour, wide] of isDown
      ? ([
          ['#ff6b5e30', 14],
          ['#ff8d80', 3.5],
        ] as const)
      : ([
          ['#ffb14a26', 30],
          ['#ffb14a55', 14],
          ['#fff0cf', 4.5],
        ] as const)) {
      pen.strokeStyle = colour
      pen.lineWidth = wide
      pen.stroke(curve)
    }
  }

  #drawSmoke(pen: Pen, sight: Sight, elapsedMs: number, round: string): void {
    const newest = Math.floor(elapsedMs / PUFF_MS)
    const size = this.#rocketSize()
    for (let n = Math.max(newest - PUFFS, 0); n <= newest; n++) {
      const any = seeded(`${round} ${n}`)
      const age = (elapsedMs - n * PUFF_MS) / (PUFFS * PUFF_MS)
      const at = this.#place(sight, n * PUFF_MS)
      const wide = size * (0.18 + 0.6 * age) * (0.7 + 0.6 * any())
      pen.globalAlpha = 0.45 * (1 - age) ** 1.5 * clamp(age * 8)
      pen.drawImage(this.#smoke, at.x - wide / 2 + (any() - 0.5) * size * 0.3 * age, at.y - wide / 2 + size * 0.35 * age, wide, wide)
    }
    pen.globalAlpha = 1
  }

  #rocketSize(): number {
    return clamp(Math.min(this.#size.width, this.#size.height) * 0.25, 44, 170)
  }

  #drawRocket(pen: Pen, sight: Sight, { elapsedMs, isDown, burstMs, nowMs, state }: RocketAt): void {
    const size = this.#rocketSize()
    const at = this.#place(sight, elapsedMs)
    if (isDown) {
      if (!state.isCalm && burstMs < BURST_MS)
        drawBurst(pen, state.round, { at, size, sinceMs: burstMs, glow: this.#glow, smoke: this.#smoke })
      return
    }
    if (!this.#rocket) return
    const before = this.#place(sight, Math.max(elapsedMs - 80, 0))
    const climbs = elapsedMs > 0 ? Math.atan2(at.y - before.y, at.x - before.x) + Math.PI / 2 : 0
    const begins = smooth(0, 900, elapsedMs)
    const isLit = state.phase === 'closed' || elapsedMs > 0
    const trembles = state.phase === 'closed' && !state.isCalm ? Math.sin(nowMs / 23) * 1.6 : Math.sin(nowMs / 240) * 2 * begins
    pen.save()
    pen.translate(at.x + size * 0.35 * (1 - begins) + trembles, at.y - size * 0.36 * (1 - begins))
    pen.rotate(climbs * begins)
    if (isLit) {
      const light = size * (2.1 + 0.15 * Math.sin(nowMs / 40))
      pen.globalAlpha = 0.55
      pen.drawImage(this.#glow, -light / 2, size * 0.42 - light / 2, light, light)
      pen.globalAlpha = 1
      pen.save()
      pen.translate(0, size * 0.45)
      drawFlame(pen, size * (state.phase === 'closed' ? 0.55 : 1), nowMs)
      pen.restore()
    }
    pen.drawImage(this.#rocket, -size / 2, -size / 2, size, size)
    pen.restore()
  }

  #drawMultiplier(
    pen: Pen,
    { write, caption, isCalm }: FlightState,
    { at, isDown, burstMs }: { at: number; isDown: boolean; burstMs: number },
  ): void {
    const { width, height } = this.#size
    const size = clamp(Math.min(width * 0.17, height * 0.24), 30, 168)
    const { light, deep } = isDown ? { light: '#ffb3ab', deep: '#ff5a4c' } : TONES.find(({ from }) => at >= from)!
    const pop = isDown && !isCalm ? 1 + 0.18 * Math.exp(-burstMs / 160) : 1
    apart(pen, { x: width * (width > height ? 0.42 : 0.5), y: height * (width > height ? 0.3 : 0.24) }, () => {
      pen.scale(pop, pop)
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      pen.font = display(size, 800)
      pen.lineJoin = 'round'
      pen.lineWidth = size * 0.11
      pen.strokeStyle = '#05061acc'
      pen.strokeText(write(at), 0, 0)
      pen.fillStyle = fall(pen, -size * 0.45, size * 0.45, [light, deep])
      pen.fillText(write(at), 0, 0)
      if (caption === '') return
      pen.font = display(size * 0.24, 600)
      pen.lineWidth = size * 0.05
      pen.strokeText(caption, 0, size * 0.68)
      pen.fillStyle = isDown ? '#ffb3ab' : '#ffffffd9'
      pen.fillText(caption, 0, size * 0.68)
    })
  }

  /** A ring that runs out until bets are closed; then it goes around until the flight is drawn. */
  #drawCountdown(pen: Pen, { phase, isCalm, startsInMs, startsWithinMs, caption }: FlightState, nowMs: number): void {
    const { width, height } = this.#size
    const radius = clamp(Math.min(width, height) * 0.17, 30, 120)
    const isOpen = phase === 'open'
    const left = Math.max(startsInMs(), 0)
    const from = -Math.PI / 2 + (isOpen || isCalm ? 0 : nowMs / 260)
    apart(pen, { x: width / 2, y: height * 0.36 }, () => {
      pen.fillStyle = halo(pen, { x: 0, y: 0 }, radius * 1.5, ['#05061ae6', '#05061a99', '#05061a00'])
      disc(pen, { x: 0, y: 0 }, radius * 1.5)
      pen.lineCap = 'round'
      pen.lineWidth = radius * 0.09
      pen.strokeStyle = '#ffffff24'
      pen.beginPath()
      pen.arc(0, 0, radius, 0, ROUND)
      pen.stroke()
      pen.strokeStyle = left < 3000 ? '#ff8d6b' : '#ffb14a'
      pen.beginPath()
      pen.arc(0, 0, radius, from, from + ROUND * (isOpen ? clamp(left / startsWithinMs) : 0.22))
      pen.stroke()
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      pen.fillStyle = '#fff'
      pen.font = display(radius * 0.86, 800)
      if (isOpen) pen.fillText(String(Math.ceil(left / 1000)), 0, radius * 0.05)
      pen.font = display(radius * 0.22, 600)
      pen.fillStyle = '#ffe2b8'
      pen.fillText(caption, 0, radius * 1.36)
    })
  }
}

interface RocketAt {
  elapsedMs: number
  isDown: boolean
  burstMs: number
  nowMs: number
  state: FlightState
}
