import type { Theme } from '@tucano/contract/studios'
import type { SlotSheet, SymbolSheet } from '@tucano/slots'
import { isCalm } from '#play/stage/calm.ts'
import { fit } from '#play/stage/canvas.ts'
import { Loop } from '#play/stage/loop.ts'
import { Motion } from '#play/stage/motion.ts'
import { Particles } from '#play/stage/particles.ts'
import { Sound } from '#play/sound/sound.ts'
import { Board } from './board.ts'
import { type Pictures, drawBoard, paintGround, paintShade } from './draw-board.ts'
import type { Size, SlotLayout } from './layout.ts'
import { makeSprites } from './sprites.ts'
import type { Stop } from './stop-delays.ts'

interface StageOptions {
  sheet: SlotSheet
  theme: Theme
  /** Symbols fall instead of turning by. */
  isFalling: boolean
  canvas: HTMLCanvasElement
  /** Over the whole stage, for what flies. */
  air: HTMLCanvasElement
  onReady: () => void
}

export interface Dressing {
  layout: SlotLayout
  stage: Size
  ribbons: Partial<Record<SymbolSheet['kind'], string>>
  write: (coins: number) => string
}

const COINS_MAX = 90
/** How often a reel that turns is heard. */
const TICK_MS = 85
/** Every so many coins are heard. */
const HEARD = 6
const SPECIAL: readonly SymbolSheet['kind'][] = ['scatter', 'coin']

/** A slot's stage: the reels, what flies above them, and what is heard. */
export class SlotStage {
  readonly board: Board
  readonly motion: Motion
  readonly sound = new Sound()
  readonly isCalm = isCalm
  #options: StageOptions
  #loop = new Loop((nowMs) => this.#draw(nowMs))
  #particles = new Particles(COINS_MAX)
  #context: CanvasRenderingContext2D | undefined
  #air: CanvasRenderingContext2D | undefined
  #dressing: Dressing | undefined
  #pictures: Pictures | undefined
  #dressed = 0
  #drawnMs = 0
  #tickedMs = 0
  #thrown = 0
  /** Special symbols that have landed in this spin: each sounds higher. */
  #landed = 0

  constructor(options: StageOptions) {
    this.#options = options
    this.motion = new Motion(() => this.wake())
    this.board = new Board({
      sheet: options.sheet,
      motion: this.motion,
      isFalling: options.isFalling,
      isCalm,
      onStop: (reel, window) => this.#heard(reel, window),
      wake: () => this.wake(),
    })
  }

  wake(): void {
    this.#loop.wake()
  }

  /** Makes pictures for a stage of this size. Until they are there, those of the size before are stretched. */
  async dress(dressing: Dressing): Promise<void> {
    const { sheet, theme, isFalling, canvas, air, onReady } = this.#options
    const { layout, stage, ribbons } = dressing
    const turn = ++this.#dressed
    const sprites = await makeSprites({ sheet, theme, cell: layout.cell, onTiles: isFalling, ribbons })
    if (turn !== this.#dressed) return
    this.#dressing = dressing
    this.#pictures = { sprites, ground: paintGround(layout, theme, isFalling), shade: paintShade(layout), coins: new Map() }
    this.#context = fit(canvas, layout.board, true)
    this.#air = fit(air, stage)
    air.hidden = true
    this.wake()
    onReady()
  }

  spin({ isQuick }: { isQuick: boolean }): void {
    this.#landed = 0
    this.board.spin(performance.now(), { back: !isQuick })
  }

  /** Reels stop after their delays; those that keep people waiting for something shine. */
  land(window: number[][], stops: readonly Stop[]): Promise<void> {
    this.board.hoping = new Set(stops.flatMap(({ isHoping }, reel) => (isHoping ? [reel] : [])))
    return this.board.land(
      window,
      performance.now(),
      stops.map(({ delayMs }) => delayMs),
    )
  }

  /** Everything that is under way ends now. */
  hurry(): void {
    this.motion.hurry()
    this.board.hurry(performance.now())
  }

  /** The empty places turn for so long. */
  async turnPlaces(lastsMs: number): Promise<void> {
    this.board.turningSinceMs = isCalm() ? undefined : performance.now()
    await this.motion.wait(lastsMs)
    this.board.turningSinceMs = undefined
  }

  /** Coins rise and fall, so many in so long. Not where movement is unwanted. */
  async shower(coins: number, lastsMs: number): Promise<void> {
    if (isCalm() || !this.#dressing) return this.motion.wait(lastsMs)
    let thrown = 0
    await this.motion.run(lastsMs, (share) => {
      for (; thrown < share * coins; thrown++) this.#throw()
    })
  }

  close(): void {
    this.#dressed = -1
    this.#loop.stop()
    this.sound.close()
  }

  #throw(): void {
    const { stage, layout } = this.#dressing!
    const n = this.#thrown++
    if (n % HEARD === 0) this.sound.coin()
    // Spread evenly without a pattern: the golden section takes the place of chance.
    const [a, b, c] = [(n * 0.618) % 1, (n * 0.755) % 1, (n * 0.57) % 1] as const
    this.#particles.throw({
      picture: this.#pictures!.sprites.coin,
      x: layout.board.left + layout.board.width * (0.15 + 0.7 * a),
      y: stage.height * 0.92,
      across: (a - 0.5) * stage.width * 0.5,
      down: -(900 + 620 * b) * Math.sqrt(stage.height / 700),
      size: 26 + 22 * c,
      turning: 6 + 9 * b,
      lastsMs: 1700,
    })
  }

  #heard(reel: number, window: readonly number[]): void {
    this.sound.thud(reel)
    const { symbols } = this.#options.sheet
    if (window.some((symbol) => SPECIAL.includes(symbols[symbol]!.kind))) this.sound.land(this.#landed++)
  }

  #draw(nowMs: number): boolean {
    const sinceMs = Math.min(50, nowMs - this.#drawnMs)
    this.#drawnMs = nowMs
    const isMoving = this.motion.tick(nowMs)
    const isTurning = this.board.tick(nowMs)
    if (isTurning && nowMs - this.#tickedMs > TICK_MS) {
      this.#tickedMs = nowMs
      this.sound.tick()
    }
    const isFlying = this.#particles.move(sinceMs)
    if (this.#context && this.#pictures && this.#dressing) {
      const { layout, write } = this.#dressing
      drawBoard(this.#context, { board: this.board, layout, pictures: this.#pictures, theme: this.#options.theme, nowMs, write })
    }
    this.#drawAir(isFlying)
    return isMoving || isTurning || isFlying
  }

  #drawAir(isFlying: boolean): void {
    const { air } = this.#options
    if (!this.#air || !this.#dressing || (air.hidden && !isFlying)) return
    air.hidden = !isFlying
    const { width, height } = this.#dressing.stage
    this.#air.clearRect(0, 0, width, height)
    this.#particles.draw(this.#air)
  }
}
