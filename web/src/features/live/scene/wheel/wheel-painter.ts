import type { WheelResult } from '@tucano/live'
import { symbols } from '@tucano/art'
import { readSvg } from '#play/stage/canvas.ts'
import type { Painter } from '../scene-canvas.tsx'
import type { SceneState } from '../scene-props.ts'
import { Carry } from '../stage/carry.ts'
import { paintLayer } from '../stage/layer.ts'
import { type Pen, type Size, ROUND, apart, between, clamp, disc, display, fall, halo, smooth } from '../stage/pen.ts'
import { drawSalon } from '../stage/salon.ts'
import { HUB, drawFrame, paintBulb, paintFace, paintHub, paintOf, wordOf } from './layers.ts'
import { WHEEL_SPEED, pushed, turnAt, turnsOf } from './motion.ts'
import { PLACE, places } from './places.ts'

type WheelState = SceneState<WheelResult> & { lastsMs: number }

interface Layers {
  ground: HTMLCanvasElement
  face: HTMLCanvasElement
  hub: HTMLCanvasElement
  lit: HTMLCanvasElement
  dark: HTMLCanvasElement
}

const BULBS = 36
/** How much nearer the top is looked at when it comes to rest. */
const NEAR = 1.55

export class WheelPainter implements Painter<WheelState> {
  #size: Size = { width: 1, height: 1 }
  #radius = 1
  #layers: Layers | undefined
  #sun: HTMLImageElement | undefined
  #angle = 0
  #speed = 0
  #beforeMs = 0
  #near = 0
  #carry = new Carry()
  #played = ''
  #turns: ReturnType<typeof turnsOf> = []

  constructor() {
    void readSvg(symbols.sun('#f6b53f', '#ffe27a'), '-110 -110 220 220').then((sun) => (this.#sun = sun))
  }

  dress(size: Size, density: number): void {
    this.#size = size
    const radius = Math.min(size.width * 0.42, size.height * 0.425)
    this.#radius = radius
    this.#layers = {
      ground: paintLayer({ ...size, density, isOpaque: true }, (pen) => {
        drawSalon(pen, size, { cloth: ['#6a2f93', '#2f1149', '#12061f'], leaf: '#0c0417d9' })
        apart(pen, this.#middle(), () => {
          drawRays(pen, Math.hypot(size.width, size.height))
          drawFrame(pen, radius)
        })
      }),
      face: paintFace(radius * 1.25),
      hub: paintHub(radius * HUB),
      lit: paintBulb(radius * 0.022, true),
      dark: paintBulb(radius * 0.022, false),
    }
  }

  draw(pen: Pen, state: WheelState, nowMs: number): boolean {
    const layers = this.#layers
    if (!layers) return false
    const passedMs = clamp(nowMs - this.#beforeMs, 0, 64)
    this.#beforeMs = nowMs
    const elapsedMs =
      state.phase === 'result' || state.isCalm ? Math.max(state.isCalm ? 0 : state.elapsedMs(), state.lastsMs) : state.elapsedMs()
    const before = this.#angle
    const shown = this.#move(state, elapsedMs, passedMs)
    this.#speed = passedMs > 0 ? Math.abs(this.#angle - before) / (passedMs / 1000) : 0
    const { width, height } = this.#size
    const radius = this.#radius
    pen.save()
    this.#aim(pen)
    pen.drawImage(layers.ground, 0, 0, width, height)
    apart(pen, this.#middle(), () => {
      this.#drawBulbs(pen, layers, state, nowMs)
      pen.save()
      pen.rotate(this.#angle)
      pen.drawImage(layers.face, -radius, -radius, radius * 2, radius * 2)
      if (shown.place !== undefined) drawChosen(pen, radius, shown.place, nowMs)
      pen.restore()
      this.#drawHub(pen, layers, shown, nowMs)
      this.#drawClapper(pen)
    })
    pen.restore()
    if (shown.place !== undefined && shown.isLast) this.#drawPlate(pen, shown)
    return !state.isCalm
  }

  #middle(): { x: number; y: number } {
    return { x: this.#size.width / 2, y: this.#size.height * 0.535 }
  }

  #move({ result, round, phase, isCalm }: WheelState, elapsedMs: number, passedMs: number): Shown {
    if (!result) {
      this.#near = isCalm ? 0 : this.#near * Math.exp(-passedMs / 260)
      if (phase === 'closed' && !isCalm) this.#angle += (WHEEL_SPEED * passedMs) / 1000
      return { product: 1, place: undefined, sinceMs: 0, isLast: false }
    }
    if (this.#played !== round) {
      this.#played = round
      this.#turns = turnsOf(round, result)
      // What was seen before the play goes over into it without a jump. Whoever comes late has seen nothing.
      if (elapsedMs < 700) this.#carry.take(this.#angle - turnAt(this.#turns, elapsedMs).angle)
      else this.#carry.drop()
    }
    const { angle, done, sinceMs } = turnAt(this.#turns, elapsedMs)
    this.#angle = angle + this.#carry.left(elapsedMs / 4600)
    const isLast = done === this.#turns.length
    const next = this.#turns[done]
    // The eye comes nearer while the wheel creeps, and goes back before it is turned again.
    this.#near =
      isLast || !next
        ? 1
        : done > 0 && sinceMs < 1200
          ? 1 - smooth(700, 1200, sinceMs)
          : smooth(next.endsMs - 2600, next.endsMs - 500, elapsedMs)
    const place = isLast || (done > 0 && sinceMs < 1200) ? this.#turns[done - 1]?.place : undefined
    const product = result.multipliers.slice(0, done).reduce((all, one) => all * one, 1)
    return { product, place, sinceMs, isLast }
  }

  #aim(pen: Pen): void {
    const { width, height } = this.#size
    const scale = between(1, NEAR, this.#near)
    const edge = height / 2 / scale
    const y = between(height / 2, this.#middle().y - this.#radius * 0.62, this.#near)
    pen.translate(width / 2, height / 2)
    pen.scale(scale, scale)
    pen.translate(-width / 2, -clamp(y, edge, height - edge))
  }

  #drawBulbs(pen: Pen, { lit, dark }: Layers, { phase, isCalm, result }: WheelState, nowMs: number): void {
    const radius = this.#radius
    const size = radius * 0.022 * 6
    for (let n = 0; n < BULBS; n++) {
      const angle = ((n + 0.5) / BULBS) * ROUND
      const step = Math.floor(nowMs / (phase === 'open' ? 420 : 90))
      const isResting = result !== null && this.#speed < 0.02
      const isLit = isCalm || (isResting ? Math.floor(nowMs / 260) % 2 === 0 || n % 2 === 0 : (n + BULBS * 9 - (step % BULBS)) % 3 === 0)
      pen.drawImage(
        isLit ? lit : dark,
        Math.cos(angle) * radius * 1.066 - size / 2,
        Math.sin(angle) * radius * 1.066 - size / 2,
        size,
        size,
      )
    }
  }

  #drawHub(pen: Pen, { hub }: Layers, { product, sinceMs }: Shown, nowMs: number): void {
    const radius = this.#radius * HUB
    pen.drawImage(hub, -radius * 1.1, -radius * 1.1, radius * 2.2, radius * 2.2)
    if (product === 1) {
      if (!this.#sun) return
      pen.save()
      pen.rotate(this.#angle * 0.5)
      pen.drawImage(this.#sun, -radius * 0.62, -radius * 0.62, radius * 1.24, radius * 1.24)
      pen.restore()
      return
    }
    const pop = 1 + 0.25 * Math.exp(-sinceMs / 220) * Math.cos(sinceMs / 70)
    pen.fillStyle = halo(pen, { x: 0, y: 0 }, radius * 0.85, ['#ffe27acc', '#ffb93a55', '#ffb93a00'])
    pen.globalAlpha = 0.75 + 0.25 * Math.sin(nowMs / 200)
    disc(pen, { x: 0, y: 0 }, radius * 0.85)
    pen.globalAlpha = 1
    pen.font = display(radius * (product > 99 ? 0.46 : 0.62) * pop, 800)
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.lineWidth = radius * 0.07
    pen.lineJoin = 'round'
    pen.strokeStyle = '#3a0f12'
    pen.strokeText(`×${product}`, 0, radius * 0.04)
    pen.fillStyle = '#fff3c0'
    pen.fillText(`×${product}`, 0, radius * 0.04)
  }

  /** A leather tongue that hangs between the pins. */
  #drawClapper(pen: Pen): void {
    const radius = this.#radius
    const isFast = this.#speed > 2.2
    const lean = isFast ? 0.5 + 0.12 * Math.sin(this.#angle * 131) : pushed(this.#angle) * 0.55
    pen.save()
    pen.translate(0, -radius * 1.115)
    pen.rotate(-lean)
    pen.shadowColor = '#000a'
    pen.shadowBlur = radius * 0.04
    pen.shadowOffsetY = radius * 0.02
    pen.fillStyle = fall(pen, -radius * 0.05, radius * 0.19, ['#fff1bd', '#f0a92e', '#b0470f'])
    pen.beginPath()
    pen.moveTo(-radius * 0.052, -radius * 0.01)
    pen.quadraticCurveTo(-radius * 0.04, radius * 0.1, 0, radius * 0.185)
    pen.quadraticCurveTo(radius * 0.04, radius * 0.1, radius * 0.052, -radius * 0.01)
    pen.arc(0, 0, radius * 0.053, 0, Math.PI, true)
    pen.fill()
    pen.shadowColor = '#0000'
    pen.fillStyle = halo(pen, { x: -radius * 0.01, y: -radius * 0.015 }, radius * 0.045, ['#fffdf3', '#e6c277', '#7b5317'])
    disc(pen, { x: 0, y: 0 }, radius * 0.034)
    pen.restore()
  }

  #drawPlate(pen: Pen, { place, product, sinceMs }: Shown): void {
    const { width, height } = this.#size
    const share = smooth(150, 550, sinceMs)
    if (share === 0 || place === undefined) return
    const [bright, deep] = paintOf(places[place]!)
    const tall = clamp(Math.min(width, height) * 0.17, 32, 120)
    const words = [wordOf(places[place]!), ...(product > 1 ? [`×${product}`] : [])]
    pen.font = display(tall * 0.62, 800)
    const wide = Math.max(tall * 1.3, pen.measureText(words.join(' ')).width + tall * 0.7)
    apart(pen, { x: width / 2, y: height - tall * 0.95 + (1 - share) * tall * 0.4 }, () => {
      pen.globalAlpha = share
      pen.fillStyle = halo(pen, { x: 0, y: 0 }, wide, ['#ffe27a88', '#ffb93a22', '#ffb93a00'])
      pen.fillRect(-wide, -tall, wide * 2, tall * 2)
      pen.fillStyle = '#f3d795'
      pen.beginPath()
      pen.roundRect(-wide / 2 - 3, -tall / 2 - 3, wide + 6, tall + 6, tall * 0.3 + 3)
      pen.fill()
      pen.fillStyle = fall(pen, -tall / 2, tall / 2, [bright, deep])
      pen.beginPath()
      pen.roundRect(-wide / 2, -tall / 2, wide, tall, tall * 0.3)
      pen.fill()
      pen.fillStyle = '#fff'
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      pen.fillText(words.join(' '), 0, tall * 0.03)
    })
  }
}

interface Shown {
  /** What the multipliers come to so far. */
  product: number
  /** Where it stands, while it stands. */
  place: number | undefined
  sinceMs: number
  isLast: boolean
}

function drawRays(pen: Pen, far: number): void {
  for (let n = 0; n < 18; n++) {
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.arc(0, 0, far, (n / 18) * ROUND, ((n + 0.5) / 18) * ROUND)
    pen.closePath()
    pen.fillStyle = halo(pen, { x: 0, y: 0 }, far * 0.6, ['#ffd98a22', '#ffd98a11', '#ffd98a00'])
    pen.fill()
  }
}

function drawChosen(pen: Pen, radius: number, place: number, nowMs: number): void {
  pen.save()
  pen.rotate(place * PLACE)
  pen.beginPath()
  pen.moveTo(0, -radius * HUB)
  pen.arc(0, 0, radius * 0.955, -Math.PI / 2 - PLACE / 2, -Math.PI / 2 + PLACE / 2)
  pen.closePath()
  pen.globalAlpha = 0.7 + 0.3 * Math.sin(nowMs / 160)
  pen.strokeStyle = '#fffbe0'
  pen.lineWidth = radius * 0.014
  pen.lineJoin = 'round'
  pen.stroke()
  pen.fillStyle = '#ffffff33'
  pen.fill()
  pen.restore()
}
