import { COURSE, MARKS, RAFTS, type RegattaResult, type Wind } from '@tucano/live'
import type { Painter } from '../scene-canvas.tsx'
import type { SceneState } from '../scene-props.ts'
import { type Pen, type Point, type Size, between, clamp, disc, display, smooth } from '../stage/pen.ts'
import { seeded } from '../stage/seeded.ts'
import { Board } from './board.ts'
import { Coast, HORIZON } from './coast.ts'
import { type Sailing, type View, markAt, orderOf, placesOf, sailing, viewAt } from './course.ts'
import { addGull, drawBuoy, drawConfetti, drawGlory, drawLine, drawPhoto } from './finish.ts'
import { drawDolphins, drawOnlookers } from './onlookers.ts'
import { type RaftAt, type RaftLook, drawRaft, drawReflection, lookOf } from './raft.ts'
import { Sea } from './sea.ts'
import { WEATHER } from './weather.ts'

type RaceState = SceneState<RegattaResult> & { wind: Wind; lastsMs: number }

/** The rafts' lanes: where they are on the height, and how near. */
const LANES = RAFTS.map((_, n) => ({
  y: between(0.475, 0.925, (n / (RAFTS.length - 1)) ** 1.18),
  near: between(0.66, 1.2, n / (RAFTS.length - 1)),
}))
/** How far the sea goes by for a metre of the course, in points, where a raft is as near as 1. */
const PACE = 5.2
/** The buoys: behind the first lane, and before the last. */
const [FAR, FRONT] = [-0.5, LANES.length - 0.4]
/** Marks of the course: so many metres apart. */
const STAKES = 200
/** Lanes are seen from before the rafts and to their side: each nearer one lies so much farther back, in lengths of a raft. */
const ASLANT = 0.3
const PHOTO_NEAR = 2.1

export class RacePainter implements Painter<RaceState> {
  #size: Size = { width: 1, height: 1 }
  #wind: Wind | undefined
  #coast: Coast | undefined
  #sea: Sea | undefined
  #looks: RaftLook[] = []
  #board: Board | undefined
  #unit = 1
  #density = 1
  #raced: RegattaResult | null = null
  #sailings: Sailing[] = []

  dress(size: Size, density: number): void {
    this.#size = size
    this.#density = density
    this.#unit = clamp(Math.min(size.height * 0.235, size.width * 0.235), 32, 190)
    this.#looks = RAFTS.map((raft, n) => lookOf(raft, this.#unit * LANES[n]!.near))
    this.#board = new Board(size, this.#looks)
    this.#wind = undefined
  }

  draw(pen: Pen, state: RaceState, nowMs: number): boolean {
    const { wind, result, round, isCalm, phase, lastsMs } = state
    this.#dressFor(wind)
    if (result && this.#raced !== result) this.#sailings = result.progress.map((progress) => sailing(progress))
    this.#raced = result
    const elapsedMs = !result ? 0 : isCalm ? lastsMs : phase === 'result' ? Math.max(state.elapsedMs(), lastsMs) : state.elapsedMs()
    const mark = result ? markAt(result, lastsMs, elapsedMs) : 0
    const metres = RAFTS.map((_, n) => (result ? this.#sailings[n]!(mark) : 0))
    const view = result ? viewAt(this.#sailings, mark) : { metre: 0, spread: 60 }
    const time = isCalm ? 0 : nowMs
    const scene: Scene = { state, mark, metres, view, elapsedMs, time, metre: this.#pointsOf(view, mark) }
    pen.save()
    this.#aim(pen, scene)
    this.#coast!.draw(pen, view.metre, time)
    this.#sea!.draw(pen, view.metre * PACE, time)
    this.#drawGulls(pen, time)
    this.#drawCourse(pen, scene)
    pen.restore()
    if (result?.photo && !isCalm) this.#drawFlash(pen, (mark - MARKS) * 2200)
    this.#board?.draw(pen, {
      metres,
      places: result ? (mark >= MARKS ? finalPlaces(result) : placesOf(metres)) : metres.map((_, n) => n),
      isFinal: mark >= MARKS,
    })
    if (result && mark > MARKS && !isCalm) drawConfetti(pen, round, { ...this.#size, sinceMs: (mark - MARKS) * 1000 })
    return !isCalm
  }

  #dressFor(wind: Wind): void {
    if (this.#wind === wind) return
    this.#wind = wind
    this.#coast = new Coast(this.#size, WEATHER[wind], this.#density)
    this.#sea = new Sea(this.#size, WEATHER[wind], this.#density)
  }

  /** How many points a metre is: all that race are in sight, and close ones are told apart. */
  #pointsOf({ spread }: View, mark: number): number {
    const { width } = this.#size
    const wide = clamp((width * 0.37) / Math.max(spread, 40), width / 720, width / 120)
    return between(wide, width / 150, smooth(MARKS - 1.6, MARKS - 0.2, mark))
  }

  /** Where a metre of the course is seen in a lane, counted from the far side; the line between lanes is slanted. */
  #x({ view, metre, mark }: Scene, at: number, lane: number): number {
    const { width } = this.#size
    const slant = (LANES.length / 2 - 0.5 - lane) * ASLANT * this.#unit
    return width * between(0.5, 0.6, smooth(0, 2, mark)) + (at - view.metre) * metre + slant
  }

  /** When it is close, the line is looked at from near. */
  #aim(pen: Pen, scene: Scene): void {
    const { state, mark } = scene
    const near =
      state.result?.photo && !state.isCalm ? smooth(MARKS - 0.75, MARKS - 0.25, mark) * (1 - smooth(MARKS + 0.5, MARKS + 1.1, mark)) : 0
    if (near === 0) return
    const { height } = this.#size
    const scale = between(1, PHOTO_NEAR, near)
    const [first, second] = state.result!.order.map((raft) => raft - 1) as [number, number]
    const lane = (first + second) / 2
    const middle = {
      x: this.#x(scene, COURSE, lane) - this.#unit * 0.2,
      y: height * clamp((LANES[first]!.y + LANES[second]!.y) / 2 - 0.06, 0.3, 0.8),
    }
    pen.translate(middle.x, middle.y)
    pen.scale(scale, scale)
    pen.translate(-middle.x, -middle.y)
  }

  #drawFlash(pen: Pen, sinceMs: number): void {
    const { width, height } = this.#size
    if (sinceMs < 0 || sinceMs > 2600) return
    drawPhoto(pen, { x: width / 2, y: height * 0.52 }, { size: Math.min(width * 0.4, height * 0.62), sinceMs })
  }

  #drawGulls(pen: Pen, nowMs: number): void {
    const { width, height } = this.#size
    const any = seeded('gulls')
    pen.beginPath()
    for (let n = 0; n < 5; n++) {
      const x = ((any() * width + (nowMs / 1000) * (12 + 14 * any())) % (width + 80)) - 40
      addGull(
        pen,
        { x, y: height * (0.1 + 0.2 * any()) + Math.sin(nowMs / 900 + n * 2) * 6 },
        { size: this.#unit * 0.075, nowMs: nowMs + n * 400 },
      )
    }
    pen.strokeStyle = '#ffffffd9'
    pen.lineWidth = this.#unit * 0.0105
    pen.lineCap = 'round'
    pen.stroke()
  }

  #drawCourse(pen: Pen, scene: Scene): void {
    const { width, height } = this.#size
    const { time, mark, metres, state } = scene
    const [top, bottom] = [height * (HORIZON + 0.055), height * 0.985]
    for (let at = 0; at <= COURSE; at += STAKES) {
      const [x, front] = [this.#x(scene, at, FAR), this.#x(scene, at, FRONT)]
      if (front < -80 || front > width + this.#unit * 3) continue
      const isFinish = at === COURSE
      if (isFinish) drawOnlookers(pen, { x: x + this.#unit * 0.5, y: top - this.#unit * 0.06 }, { unit: this.#unit, nowMs: time })
      if (isFinish || at === 0) drawLine(pen, { x, y: top }, { x: front, y: bottom }, isFinish)
      drawBuoy(pen, { x, y: top }, { unit: this.#unit * (isFinish ? 0.4 : 0.24), isFinish, nowMs: time })
      if (!isFinish && at > 0) writeMetres(pen, { x, y: top + this.#unit * 0.1 }, COURSE - at, this.#unit)
    }
    drawDolphins(pen, state.round, { mark, width, y: top + this.#unit * 0.1, unit: this.#unit })
    for (const [n, look] of this.#looks.entries()) {
      const raft = this.#raftAt(scene, n)
      drawReflection(pen, look, raft, time)
      const isFirst = state.result?.order[0] === n + 1 && mark >= MARKS
      if (isFirst) drawGlory(pen, { x: raft.x - raft.unit * 0.5, y: raft.y - raft.unit * 0.5 }, { size: raft.unit * 1.1, nowMs: time })
      drawRaft(pen, look, raft, time)
    }
    const finish = this.#x(scene, COURSE, FRONT)
    if (finish < width + 100) drawBuoy(pen, { x: finish, y: bottom }, { unit: this.#unit * 0.62, isFinish: true, nowMs: time })
    // When it is close, the picture comes first.
    if (mark >= MARKS + (state.result?.photo ? 0.12 : 0) && state.result) this.#drawMedals(pen, scene, orderOf(metres).slice(0, 3))
  }

  #raftAt(scene: Scene, n: number): RaftAt {
    const { metres, mark, time, state } = scene
    const { y, near } = LANES[n]!
    const force = WEATHER[state.wind].force
    const unit = this.#unit * near
    const sails = this.#sailings[n]
    const speed = state.result && sails ? clamp((sails(mark + 0.05) - sails(Math.max(mark - 0.05, 0))) / 11, 0, 1.2) : 0
    const phase = time / 620 + n * 1.9
    const heave = Math.sin(phase) * unit * 0.02 * (0.5 + force)
    const full = state.phase === 'open' ? 0.3 + 0.12 * Math.sin(time / 800 + n) : clamp(0.75 + 0.35 * speed)
    return {
      x: this.#x(scene, metres[n]!, n),
      y: this.#size.height * y + heave,
      unit,
      pitch: Math.cos(phase) * 0.022 * (0.5 + force) - 0.02 * speed,
      lean: 0.03 + (0.05 + 0.07 * force) * Math.min(speed, 1) + Math.sin(phase * 0.7) * 0.015,
      full,
      speed,
    }
  }

  /** One, two, three, at the tops of their masts. */
  #drawMedals(pen: Pen, scene: Scene, first: readonly number[]): void {
    const METALS = ['#ffd84a', '#dfe7ec', '#e0a060']
    first.forEach((n, place) => {
      const { x, y, unit } = this.#raftAt(scene, n)
      const radius = unit * 0.17
      const at = { x: x - unit * 0.46, y: y - unit * 1.34 }
      pen.fillStyle = '#07161d'
      disc(pen, at, radius + 2)
      pen.fillStyle = METALS[place]!
      disc(pen, at, radius)
      pen.fillStyle = '#1b1206'
      pen.font = display(radius * 1.3, 800)
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      pen.fillText(String(place + 1), at.x, at.y + radius * 0.08)
    })
  }
}

interface Scene {
  state: RaceState
  mark: number
  metres: readonly number[]
  view: View
  elapsedMs: number
  time: number
  /** Points for a metre. */
  metre: number
}

const finalPlaces = ({ order }: RegattaResult): number[] => order.map((_, n) => order.indexOf(n + 1))

function writeMetres(pen: Pen, { x, y }: Point, left: number, unit: number): void {
  pen.font = display(unit * 0.11, 600)
  pen.textAlign = 'center'
  pen.textBaseline = 'top'
  pen.fillStyle = '#ffffffcc'
  pen.fillText(`${left} m`, x, y)
}
