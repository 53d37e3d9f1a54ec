import type { RouletteResult } from '@tucano/live'
import { WHEEL } from '@tucano/table/roulette-layout'
import type { Painter } from '../scene-canvas.tsx'
import type { SceneState } from '../scene-props.ts'
import { Carry } from '../stage/carry.ts'
import { paintLayer } from '../stage/layer.ts'
import { type Pen, type Size, apart, between, clamp, display, disc, halo, smooth } from '../stage/pen.ts'
import { drawSalon } from '../stage/salon.ts'
import { seeded } from '../stage/seeded.ts'
import { colourOf, drawBowl, paintBall, paintCone, paintFloor, paintRing } from './layers.ts'
import { BALL_SPEED, LIES, POCKET, POCKETS, WHEEL_SPEED, type WheelAt, wheelAt } from './motion.ts'
import { drawGlow, drawTurret } from './pieces.ts'
import { CONE, DEPTH, FLOOR, RING, RISE, seen } from './view.ts'

type RouletteState = SceneState<RouletteResult> & { lastsMs: number; before: number | null }

interface Layers {
  ground: HTMLCanvasElement
  ring: HTMLCanvasElement
  floor: HTMLCanvasElement
  cone: HTMLCanvasElement
  ball: HTMLCanvasElement
}

const BALL = 0.034
/** How near the pocket is looked at, at the end. */
const NEAR = 2.15
/** While the ball is as fast as this, what it leaves behind on the eye is drawn too. */
const GHOSTS = 7

export class RoulettePainter implements Painter<RouletteState> {
  #size: Size = { width: 1, height: 1 }
  #unit = 1
  #layers: Layers | undefined
  #at: WheelAt = { wheel: 0, ball: 0, radius: 0, height: 0 }
  #beforeMs = 0
  #near = 0
  #carried = { wheel: new Carry(), ball: new Carry() }
  #played = ''

  dress(size: Size, density: number): void {
    this.#size = size
    const unit = Math.min(size.width * 0.47, size.height * 0.585)
    this.#unit = unit
    this.#layers = {
      ground: paintLayer({ ...size, density, isOpaque: true }, (pen) => {
        drawSalon(pen, size, { cloth: ['#17694f', '#0d3f31', '#061a15'], leaf: '#03120ecc' })
        apart(pen, this.#middle(), () => drawBowl(pen, unit))
      }),
      ring: paintRing(unit * 1.5),
      floor: paintFloor(unit * 1.5),
      cone: paintCone(unit),
      ball: paintBall(unit * BALL * 2),
    }
  }

  draw(pen: Pen, state: RouletteState, nowMs: number): boolean {
    const layers = this.#layers
    if (!layers) return false
    const passedMs = clamp(nowMs - this.#beforeMs, 0, 64)
    this.#beforeMs = nowMs
    const elapsedMs = this.#elapsed(state)
    this.#move(state, elapsedMs, passedMs)
    this.#look(state, elapsedMs, passedMs)
    const hasBall = state.phase !== 'open' || state.before !== null
    pen.save()
    this.#aim(pen)
    pen.drawImage(layers.ground, 0, 0, this.#size.width, this.#size.height)
    apart(pen, this.#middle(), () => {
      const { unit, angle } = { unit: this.#unit, angle: this.#at.wheel }
      this.#drawRotor(pen, layers, angle)
      const shown = state.result ?? (state.phase === 'open' && state.before !== null ? { number: state.before } : null)
      const lies = state.phase === 'open' ? 1 : state.result ? smooth(LIES, LIES + 0.06, elapsedMs / state.lastsMs) : 0
      if (shown && lies > 0)
        drawGlow(pen, { unit, angle: angle + WHEEL.findIndex((n) => n === shown.number) * POCKET, strength: lies, nowMs })
      this.#drawFrets(pen, 'far')
      if (hasBall) this.#drawBall(pen, layers.ball, state)
      this.#drawFrets(pen, 'near')
      pen.drawImage(layers.cone, -CONE.radius * 1.1 * unit, -CONE.radius * 1.1 * unit, CONE.radius * 2.2 * unit, CONE.radius * 2.2 * unit)
      drawTurret(pen, unit, angle)
    })
    pen.restore()
    if (state.result) this.#drawPlate(pen, state.result.number, smooth(LIES + 0.02, LIES + 0.07, elapsedMs / state.lastsMs))
    return !state.isCalm
  }

  #middle(): { x: number; y: number } {
    const { width, height } = this.#size
    return { x: width / 2, y: height * 0.53 }
  }

  #elapsed({ phase, isCalm, lastsMs, elapsedMs }: RouletteState): number {
    if (phase === 'result') return isCalm ? lastsMs : Math.max(elapsedMs(), lastsMs)
    return isCalm ? lastsMs : elapsedMs()
  }

  #move(state: RouletteState, elapsedMs: number, passedMs: number): void {
    const { phase, result, before, isCalm, lastsMs, round } = state
    const seconds = passedMs / 1000
    if (result) {
      const place = WHEEL.findIndex((number) => number === result.number)
      const at = wheelAt({ place, lastsMs, chance: seeded(round)() }, elapsedMs)
      const { wheel, ball } = this.#carried
      const isNew = this.#played !== round
      this.#played = round
      // What was seen before the play goes over into it without a jump. Whoever comes late has seen nothing.
      if (isNew && elapsedMs < 700) {
        wheel.take(this.#at.wheel - at.wheel)
        ball.take(this.#at.ball - at.ball)
      } else if (isNew) {
        wheel.drop()
        ball.drop()
      }
      const turned = wheel.left(elapsedMs / (lastsMs * 0.95))
      const isFree = ball.left(elapsedMs / (lastsMs * 0.5))
      this.#at = { ...at, wheel: at.wheel + turned, ball: at.ball + between(turned, isFree, 1 - smooth(0, 0.5, elapsedMs / lastsMs)) }
      return
    }
    const still = isCalm ? 0 : 1
    const wheel = this.#at.wheel + WHEEL_SPEED * seconds * still
    const lies = before === null ? 0 : WHEEL.findIndex((number) => number === before)
    this.#at =
      phase === 'open'
        ? { wheel, ball: wheel + lies * POCKET, radius: 0.55, height: -0.045 }
        : { wheel, ball: this.#at.ball - BALL_SPEED * seconds * still, radius: 0.9, height: 0.125 }
  }

  #look({ phase, result, lastsMs, isCalm }: RouletteState, elapsedMs: number, passedMs: number): void {
    if (result && phase !== 'open') this.#near = smooth(0.66, 0.9, elapsedMs / lastsMs)
    else this.#near = isCalm ? 0 : this.#near * Math.exp(-passedMs / 260)
  }

  /** Looks at the whole wheel, or at the ball from near. */
  #aim(pen: Pen): void {
    const scale = between(1, NEAR, this.#near)
    const ball = seen(this.#at.ball, this.#at.radius, this.#at.height)
    const { width, height } = this.#size
    const middle = this.#middle()
    const x = between(width / 2, middle.x + ball.x * this.#unit, this.#near)
    const y = between(height / 2, middle.y + ball.y * this.#unit, this.#near)
    pen.translate(width / 2, height / 2)
    pen.scale(scale, scale)
    // Never beyond what is painted.
    const edge = { x: width / 2 / scale, y: height / 2 / scale }
    pen.translate(-clamp(x, edge.x, width - edge.x), -clamp(y, edge.y, height - edge.y))
  }

  #drawRotor(pen: Pen, { ring, floor }: Layers, angle: number): void {
    const unit = this.#unit
    const lay = (picture: HTMLCanvasElement, radius: number, height: number): void => {
      pen.save()
      pen.translate(0, -height * RISE * unit)
      pen.scale(1, DEPTH)
      pen.rotate(angle)
      pen.drawImage(picture, -radius * unit, -radius * unit, radius * 2 * unit, radius * 2 * unit)
      pen.restore()
    }
    pen.save()
    pen.beginPath()
    pen.ellipse(0, 0, RING.inner * unit, RING.inner * unit * DEPTH, 0, 0, Math.PI * 2)
    pen.fillStyle = '#1d0f07'
    pen.fill()
    pen.clip()
    lay(floor, FLOOR.radius, FLOOR.height)
    pen.restore()
    lay(ring, RING.radius, RING.height)
  }

  /** The walls between the pockets: those behind the ball, or those before it. */
  #drawFrets(pen: Pen, which: 'far' | 'near'): void {
    const { wheel, ball, radius } = this.#at
    const unit = this.#unit
    const edge = Math.sin(ball) * radius
    pen.beginPath()
    for (let place = 0; place < POCKETS; place++) {
      const angle = wheel + (place + 0.5) * POCKET
      if (Math.sin(angle) * FLOOR.radius > edge !== (which === 'near')) continue
      const corners = [
        seen(angle, FLOOR.radius, FLOOR.height),
        seen(angle, FLOOR.radius, -0.024),
        seen(angle, FLOOR.inner, FLOOR.height + 0.032),
        seen(angle, FLOOR.inner, FLOOR.height),
      ]
      corners.forEach(({ x, y }, n) => (n === 0 ? pen.moveTo(x * unit, y * unit) : pen.lineTo(x * unit, y * unit)))
      pen.closePath()
    }
    pen.fillStyle = '#94692c'
    pen.fill()
    pen.lineWidth = Math.max(unit * 0.006, 0.8)
    pen.strokeStyle = '#f3d795'
    pen.stroke()
  }

  #drawBall(pen: Pen, picture: HTMLCanvasElement, { phase, result, isCalm }: RouletteState): void {
    const unit = this.#unit
    const { ball, radius, height, wheel } = this.#at
    const size = BALL * 1.1 * unit
    const isFast = !isCalm && (phase === 'closed' || (result !== null && radius > 0.85))
    if (isFast) {
      for (let n = GHOSTS; n > 0; n--) {
        const { x, y } = seen(ball + n * 0.028, radius, height)
        pen.globalAlpha = 0.2 * (1 - n / (GHOSTS + 1))
        pen.drawImage(picture, x * unit - size, y * unit - size, size * 2, size * 2)
      }
      pen.globalAlpha = 1
    }
    const ground = radius > 0.76 ? height - 0.015 : Math.min(height, FLOOR.height + 0.02)
    const shadow = seen(ball + Math.sin(wheel) * 0.001, radius - 0.012, ground)
    pen.fillStyle = '#0008'
    pen.beginPath()
    pen.ellipse(shadow.x * unit, shadow.y * unit, size * 0.95, size * 0.6, 0, 0, Math.PI * 2)
    pen.fill()
    const { x, y } = seen(ball, radius, height + BALL * 0.6)
    pen.drawImage(picture, x * unit - size, y * unit - size, size * 2, size * 2)
  }

  /** What came out, to be read from afar. */
  #drawPlate(pen: Pen, number: number, share: number): void {
    if (share <= 0) return
    const { width, height } = this.#size
    const radius = clamp(Math.min(width, height) * 0.105, 20, 84)
    const at =
      width > height
        ? { x: Math.min(width * 0.5 + this.#unit * 1.2, width - radius * 1.5), y: height * 0.24 }
        : { x: width / 2, y: height - radius * 1.45 }
    const { bright, deep } = colourOf(number)
    apart(pen, at, () => {
      const scale = 0.6 + 0.4 * share
      pen.scale(scale, scale)
      pen.globalAlpha = share
      pen.fillStyle = halo(pen, { x: 0, y: 0 }, radius * 1.7, ['#ffe9b4aa', '#ffdc8a44', '#ffdc8a00'])
      disc(pen, { x: 0, y: 0 }, radius * 1.7)
      pen.fillStyle = '#f3d795'
      disc(pen, { x: 0, y: 0 }, radius * 1.07)
      pen.fillStyle = halo(pen, { x: 0, y: -radius * 0.4 }, radius * 1.5, [bright, bright, deep])
      disc(pen, { x: 0, y: 0 }, radius)
      pen.fillStyle = '#fff'
      pen.font = display(radius * 1.05)
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      pen.fillText(String(number), 0, radius * 0.06)
    })
  }
}
