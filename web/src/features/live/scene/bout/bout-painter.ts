import { BOUT, type CockfightResult, type Corner, FEATHERS, type Pairing } from '@tucano/live'
import type { Painter } from '../scene-canvas.tsx'
import type { SceneState } from '../scene-props.ts'
import { drawConfetti } from '../race/finish.ts'
import { type Pen, type Point, type Size, ROUND, apart, display } from '../stage/pen.ts'
import { type BoutAt, boutAt, feathersAt, posesAt, waiting } from './bout-time.ts'
import { drawDizzy, drawDust, drawFeathers, drawPow } from './feathers.ts'
import { HIT, type Pose } from './pose.ts'
import { type RingPlan, drawBeams, drawBulbs, paintCrowd, paintTent, planOf } from './ring.ts'
import { type RoosterLook, lookOf } from './look.ts'
import { drawRooster } from './rooster.ts'

type BoutState = SceneState<CockfightResult> & { pairing: Pairing }

const CORNERS = ['red', 'blue'] as const
/** How far each stands from the middle, in heights of a rooster, and how near they come. */
const STANDS_AT = 0.98
const MEETS_AT = 0.74
const GAP = 2 * STANDS_AT - MEETS_AT
const ROWS = 3
const OTHER: Readonly<Record<Corner, Corner>> = { red: 'blue', blue: 'red' }
const PLATES = { red: ['#d8344a', '#7d1420'], blue: ['#2f78cc', '#123f7c'] } as const

interface Scene {
  state: BoutState
  at: BoutAt | undefined
  poses: Record<Corner, Pose>
  looks: Record<Corner, RoosterLook>
  time: number
}

export class BoutPainter implements Painter<BoutState> {
  #size: Size = { width: 1, height: 1 }
  #ring: RingPlan = planOf(this.#size)
  #tent: HTMLCanvasElement | undefined
  #crowd: HTMLCanvasElement[] = []

  dress(size: Size, density: number): void {
    this.#size = size
    this.#ring = planOf(size)
    this.#tent = paintTent({ size, density }, this.#ring)
    this.#crowd = Array.from({ length: ROWS }, (_, row) => paintCrowd({ size, density }, row))
  }

  draw(pen: Pen, state: BoutState, nowMs: number): boolean {
    const { result, isCalm, phase, pairing } = state
    const { width, height } = this.#size
    const time = isCalm ? 0 : nowMs
    const at = result
      ? boutAt(result, isCalm || phase === 'result' ? Math.max(state.elapsedMs(), endOf(result)) : state.elapsedMs())
      : undefined
    const poses = result && at ? posesAt(result, at, { ms: time, gap: GAP }) : waiting(time, isCalm)
    const looks = { red: lookOf(pairing.red, 'red'), blue: lookOf(pairing.blue, 'blue') }
    const scene: Scene = { state, at, poses, looks, time }
    if (this.#tent) pen.drawImage(this.#tent, 0, 0, width, height)
    this.#drawCrowd(pen, scene)
    drawBulbs(pen, this.#size, time)
    pen.save()
    this.#shake(pen, scene)
    // Whoever strikes is in front.
    const front: Corner =
      at?.part === 'blow' && at.blow.by === 'red' ? 'red' : at?.part === 'over' && result?.outcome === 'red' ? 'red' : 'blue'
    for (const corner of [OTHER[front], front]) this.#drawOne(pen, scene, corner)
    this.#drawBlow(pen, scene)
    pen.restore()
    drawBeams(pen, this.#size, this.#ring)
    this.#drawPlates(pen, scene)
    if (at?.part === 'over' && result?.outcome !== 'draw' && !isCalm)
      drawConfetti(pen, state.round, { width, height, sinceMs: at.sinceMs - 500 })
    return !isCalm
  }

  #drawCrowd(pen: Pen, { at, time }: Scene): void {
    const { height } = this.#size
    const isLoud = at?.part === 'over' || (at?.part === 'blow' && at.share > HIT && at.share < 0.9)
    this.#crowd.forEach((row, n) => {
      const head = height * (0.042 + n * 0.008)
      const hop = isLoud ? Math.abs(Math.sin(time / 130 + n * 1.3)) * head * 0.5 : Math.sin(time / 900 + n) * head * 0.08
      const wide = this.#size.width + head * 4
      pen.drawImage(row, -head * 2, height * (0.25 + n * 0.055) - hop, wide, head * 4)
    })
  }

  /** The whole ring feels a blow that lands. */
  #shake(pen: Pen, { at, state }: Scene): void {
    if (at?.part !== 'blow' || state.isCalm) return
    const since = (at.share - HIT) * BOUT.blowMs
    if (since < 0 || since > 180) return
    const force = (1 - since / 180) * this.#ring.unit * 0.02
    pen.translate(Math.sin(since / 9) * force, Math.cos(since / 7) * force)
  }

  #placeOf(corner: Corner, pose: Pose): Point {
    const { x, y, unit, down } = this.#ring
    const way = corner === 'red' ? 1 : -1
    return { x: x - way * unit * (STANDS_AT - pose.x), y: y + down * (corner === 'red' ? 0.28 : 0.36) }
  }

  #drawOne(pen: Pen, { poses, looks, at, state }: Scene, corner: Corner): void {
    const pose = poses[corner]
    const { unit } = this.#ring
    const place = this.#placeOf(corner, pose)
    const way = corner === 'red' ? 1 : -1
    pen.fillStyle = '#4a250a66'
    pen.beginPath()
    pen.ellipse(place.x, place.y, unit * (0.44 - pose.lift * 0.3), unit * 0.075, 0, 0, ROUND)
    pen.fill()
    apart(pen, place, () => {
      pen.scale(way * unit, unit)
      drawRooster(pen, looks[corner], pose)
    })
    if (at?.part === 'over' && state.result?.outcome !== corner)
      drawDizzy(
        pen,
        { x: place.x + way * unit * 0.26, y: place.y - unit * (1.02 + pose.lift) },
        { unit, sinceMs: state.isCalm ? 2000 : at.sinceMs },
      )
  }

  /** What a blow leaves in the air: a star where it lands, feathers, dust. Those of the blow before are still coming down. */
  #drawBlow(pen: Pen, { at, state, looks, poses }: Scene): void {
    const { result, round, isCalm } = state
    if (!result || !at || at.part === 'enters' || isCalm) return
    const now = at.part === 'blow' ? at.n + at.share : result.blows.length + at.sinceMs / BOUT.blowMs
    const { unit } = this.#ring
    for (const [n, blow] of result.blows.entries()) {
      const sinceMs = (now - n - HIT) * BOUT.blowMs
      if (sinceMs < -BOUT.blowMs || sinceMs > 3000) continue
      for (const corner of CORNERS) {
        if (blow.by === corner) continue
        const way = corner === 'red' ? 1 : -1
        const home = this.#placeOf(corner, poses[corner])
        const chest = { x: this.#ring.x - way * unit * (STANDS_AT - 0.26), y: home.y - unit * 0.72 }
        const burst = { seed: `${round} ${n} ${corner}`, sinceMs, unit, look: looks[corner] }
        drawFeathers(pen, chest, burst)
        drawPow(pen, chest, burst)
      }
      if (blow.by !== 'both' && blow.move === 'rush') {
        const home = this.#placeOf(blow.by, poses[blow.by])
        drawDust(pen, home, { unit, share: (now - n - 0.2) / 0.5 })
      }
    }
  }

  /** Names in the colours of the corners, with the feathers that each has left. */
  #drawPlates(pen: Pen, { state: { pairing, result }, at }: Scene): void {
    const { width, height } = this.#size
    // A picture in a corner of the page has no room for them.
    if (height < 190) return
    const left = result && at ? feathersAt(result, at) : { red: FEATHERS, blue: FEATHERS }
    const isSmall = width < 620
    const [wide, tall] = [Math.min(width * 0.46, 250), isSmall ? 40 : 48]
    for (const corner of CORNERS) {
      const x = corner === 'red' ? 8 : width - 8 - wide
      const y = height - tall - 8
      pen.fillStyle = fallAcross(pen, x, x + wide, PLATES[corner])
      pen.beginPath()
      pen.roundRect(x, y, wide, tall, 12)
      pen.fill()
      pen.strokeStyle = '#e8bf6ecc'
      pen.lineWidth = 1.5
      pen.stroke()
      const isRed = corner === 'red'
      pen.fillStyle = '#fff'
      pen.font = display(isSmall ? 15 : 19, 750)
      pen.textAlign = isRed ? 'left' : 'right'
      pen.textBaseline = 'middle'
      pen.fillText(pairing[corner].name, isRed ? x + 12 : x + wide - 12, y + tall * 0.34)
      for (let n = 0; n < FEATHERS; n++) {
        const step = isSmall ? 17 : 21
        const at = { x: isRed ? x + 18 + n * step : x + wide - 18 - n * step, y: y + tall * 0.74 }
        drawPip(pen, at, { size: isSmall ? 8 : 10, isLeft: n < left[corner] })
      }
    }
  }
}

const endOf = ({ blows }: CockfightResult): number => BOUT.shownMs + BOUT.blowMs * blows.length + BOUT.sitsMs

function fallAcross(pen: Pen, from: number, to: number, [a, b]: readonly [string, string]): CanvasGradient {
  const light = pen.createLinearGradient(from, 0, to, 0)
  light.addColorStop(0, a)
  light.addColorStop(1, b)
  return light
}

/** A feather that a rooster still has, or the place of one. */
function drawPip(pen: Pen, at: Point, { size, isLeft }: { size: number; isLeft: boolean }): void {
  apart(pen, at, () => {
    pen.rotate(-0.8)
    pen.fillStyle = isLeft ? '#ffe27a' : '#00000040'
    pen.strokeStyle = isLeft ? '#7a4a0a' : '#ffffff59'
    pen.lineWidth = 1
    pen.beginPath()
    pen.moveTo(-size, 0)
    pen.quadraticCurveTo(-size * 0.2, -size * 0.62, size, 0)
    pen.quadraticCurveTo(-size * 0.2, size * 0.62, -size, 0)
    pen.fill()
    pen.stroke()
    pen.beginPath()
    pen.moveTo(-size * 1.25, 0)
    pen.lineTo(size * 0.4, 0)
    pen.stroke()
  })
}
