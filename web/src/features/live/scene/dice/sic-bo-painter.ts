import type { SicBoResult } from '@tucano/live'
import { paint } from '#play/stage/canvas.ts'
import type { Painter } from '../scene-canvas.tsx'
import type { SceneState } from '../scene-props.ts'
import { paintLayer } from '../stage/layer.ts'
import { type Pen, type Size, apart, between, clamp, display, fall, halo, smooth } from '../stage/pen.ts'
import { drawSalon } from '../stage/salon.ts'
import { drawDie, drawShadow } from './draw-die.ts'
import { DOME, drawTray, paintDome, paintPips } from './layers.ts'
import { type DieAt, LIES, LIFTS, diceOf, fallingAt, shakenAt, trayAt } from './motion.ts'
import { FACES } from './solid.ts'

type SicBoState = SceneState<SicBoResult> & { lastsMs: number }

interface Layers {
  ground: HTMLCanvasElement
  tray: HTMLCanvasElement
  dome: HTMLCanvasElement
  faces: HTMLCanvasElement[]
  flat: HTMLCanvasElement[]
}

/** An edge of a die, as a part of the tray's radius. */
const EDGE = 0.36
const NEAR = 1.28

export class SicBoPainter implements Painter<SicBoState> {
  #size: Size = { width: 1, height: 1 }
  #radius = 1
  #layers: Layers | undefined
  #shakenMs = 0
  #beforeMs = 0
  #near = 0
  #kept: { round: string; result: SicBoResult } | undefined

  dress(size: Size, density: number): void {
    this.#size = size
    const radius = Math.min(size.width * 0.4, size.height * 0.37)
    this.#radius = radius
    const edge = Math.round(radius * EDGE * 1.4)
    this.#layers = {
      ground: paintLayer({ ...size, density, isOpaque: true }, (pen) =>
        drawSalon(pen, size, { cloth: ['#15536b', '#0a2c3d', '#04121b'], leaf: '#010a10d9' }),
      ),
      tray: paint({ width: radius * 2.5, height: radius * 2 }, (pen) =>
        apart(pen, { x: radius * 1.25, y: radius }, () => drawTray(pen, radius)),
      ),
      dome: paintDome(radius),
      faces: FACES.map(({ pips }) => paintPips(pips, edge)),
      flat: [1, 2, 3, 4, 5, 6].map((pips) => paintPips(pips, 64)),
    }
  }

  draw(pen: Pen, state: SicBoState, nowMs: number): boolean {
    const layers = this.#layers
    if (!layers) return false
    const passedMs = clamp(nowMs - this.#beforeMs, 0, 64)
    this.#beforeMs = nowMs
    const { result, phase, isCalm, lastsMs, round } = state
    if (result) this.#kept = { round, result }
    const isShaken = !isCalm && phase === 'closed'
    if (isShaken) this.#shakenMs += passedMs
    const share = result ? (phase === 'result' || isCalm ? 1 : clamp(state.elapsedMs() / lastsMs)) : 0
    if (result && share < 1) this.#shakenMs += passedMs
    this.#near = result ? smooth(LIFTS[0], LIFTS[1], share) : isCalm ? 0 : this.#near * Math.exp(-passedMs / 240)
    const dice = this.#dice(state, share)
    const shakes = isShaken || (result && share < 0.3) ? trayAt(this.#shakenMs / 1000, share) : 0
    const { width, height } = this.#size
    const radius = this.#radius
    pen.drawImage(layers.ground, 0, 0, width, height)
    pen.save()
    const scale = between(1, NEAR, this.#near)
    pen.translate(width / 2, between(height * 0.58, height * 0.5, this.#near))
    pen.scale(scale, scale)
    pen.translate(shakes * radius * 0.012, Math.abs(shakes) * -radius * 0.02)
    pen.drawImage(layers.tray, -radius * 1.25, -radius, radius * 2.5, radius * 2)
    const edge = radius * EDGE
    for (const die of dice) drawShadow(pen, die, edge)
    for (const die of dice.toSorted((a, b) => a.y - b.y)) drawDie(pen, die, { faces: layers.faces, edge })
    this.#drawDome(pen, layers.dome)
    pen.restore()
    if (result) this.#drawSum(pen, layers.flat, result, smooth(LIES, LIES + 0.1, share))
    return !isCalm
  }

  /** Falling as drawn, shaken, or as they have lain since the round before. */
  #dice({ result, phase, round }: SicBoState, share: number): DieAt[] {
    const seconds = this.#shakenMs / 1000
    if (result) return diceOf(round, result).map((die) => fallingAt(die, share, seconds))
    if (phase === 'open') {
      const kept = this.#kept
      return diceOf(kept?.round ?? round, kept?.result ?? null).map((die) => fallingAt(die, 1, 0))
    }
    return diceOf(round, null).map((die) => shakenAt(die, seconds))
  }

  #drawDome(pen: Pen, dome: HTMLCanvasElement): void {
    const radius = this.#radius
    const lifted = this.#near
    if (lifted > 0.99) return
    pen.globalAlpha = 1 - lifted ** 2
    const y = -DOME.y * radius - lifted * radius * 1.5
    pen.drawImage(dome, -DOME.x * radius, y, DOME.width * radius, DOME.height * radius)
    pen.globalAlpha = 1
  }

  /** The three faces from straight above, and what they come to. */
  #drawSum(pen: Pen, flat: readonly HTMLCanvasElement[], result: SicBoResult, share: number): void {
    if (share === 0) return
    const { width, height } = this.#size
    const isWide = width > height
    const tall = clamp(Math.min(width, height) * 0.105, 26, 76)
    const die = tall * 0.74
    const total = String(result[0] + result[1] + result[2])
    pen.font = display(tall * 0.78, 800)
    const wide = (die + tall * 0.14) * 3 + tall * 0.55 + pen.measureText(total).width + tall * 0.35
    apart(pen, { x: width / 2, y: (isWide ? height * 0.06 : height * 0.14) + tall / 2 + (1 - share) * -12 }, () => {
      pen.globalAlpha = share
      pen.fillStyle = fall(pen, -tall * 0.65, tall * 0.65, ['#08202cf2', '#04121bf2'])
      pen.strokeStyle = '#f3d795'
      pen.lineWidth = 2
      pen.beginPath()
      pen.roundRect(-wide / 2, -tall * 0.62, wide, tall * 1.24, tall * 0.34)
      pen.fill()
      pen.stroke()
      let x = -wide / 2 + tall * 0.22
      for (const pips of result) {
        pen.drawImage(flat[pips - 1]!, x, -die / 2, die, die)
        x += die + tall * 0.14
      }
      pen.fillStyle = halo(pen, { x: x + tall * 0.4, y: 0 }, tall, ['#ffefc2', '#f6c75a'])
      pen.textAlign = 'left'
      pen.textBaseline = 'middle'
      pen.fillText(total, x + tall * 0.2, tall * 0.04)
    })
  }
}
