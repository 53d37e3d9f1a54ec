import type { Cell, SlotSheet } from '@tucano/slots'
import { backOut, drop, easeIn, easeOut } from '#play/stage/easing.ts'
import type { Motion } from '#play/stage/motion.ts'
import { openingWindow } from './opening-window.ts'
import { Reel } from './reel.ts'

/** How a symbol in its place looks now. */
export interface Look {
  symbol: number
  /** Symbols above or below its place. */
  y: number
  scale: number
  alpha: number
}

/** What has won, and how far it is lit. */
export interface Lit {
  cells: readonly Cell[]
  /** Numbers of lines. */
  lines: readonly number[]
  /** From 0 to 1 and on: it swells and goes back. */
  pulse: number
}

export const keyOf = ([reel, row]: Cell): number => reel * 16 + row

interface BoardOptions {
  sheet: SlotSheet
  motion: Motion
  /** Symbols fall in and out instead of turning by. */
  isFalling: boolean
  isCalm: () => boolean
  onStop: (reel: number, window: readonly number[]) => void
  wake: () => void
}

const FALL_MS = 380
const STAGGER_MS = 34

/** The reels as they stand or move. Drawing them is another's. */
export class Board {
  readonly sheet: SlotSheet
  readonly reels: Reel[]
  window: number[][]
  looks: Look[][]
  lit: Lit | undefined
  /** How dark everything is that is not lit. */
  dim = 0
  /** Where movement is not wanted, symbols fade instead. */
  fade = 1
  /** What the coins that stay are worth, by place; and how large they are drawn. */
  held = new Map<number, { coins: number; scale: number }>()
  /** Reels that wilds have grown over, and how far. */
  grown = new Map<number, number>()
  /** Reels that keep people waiting for the one symbol that is missing. */
  hoping: ReadonlySet<number> = new Set()
  /** The empty places turn on their own, since then. */
  turningSinceMs: number | undefined
  #options: BoardOptions
  #landing: { window: number[][]; done: () => void } | undefined

  constructor(options: BoardOptions) {
    this.#options = options
    this.sheet = options.sheet
    this.window = openingWindow(options.sheet)
    this.looks = looksOf(this.window)
    this.reels = options.sheet.strips.map((strip, reel) => new Reel(strip, this.window[reel]!))
  }

  /** Stands still with these symbols. */
  show(window: number[][]): void {
    this.window = window
    this.looks = looksOf(window)
    for (const [reel, one] of this.reels.entries()) one.show(window[reel]!)
    this.fade = 1
    this.#options.wake()
  }

  /** Begins to turn, whatever comes. */
  spin(nowMs: number, { back }: { back: boolean }): void {
    this.clear()
    this.held.clear()
    if (this.#options.isCalm()) void this.#options.motion.run(140, (share) => (this.fade = 1 - 0.75 * share))
    else if (this.#options.isFalling) this.#fallOut()
    else for (const reel of this.reels) reel.turn(nowMs, { back })
    this.#options.wake()
  }

  /** Comes to rest on these symbols, each reel after its delay. */
  async land(window: number[][], nowMs: number, delaysMs: readonly number[]): Promise<void> {
    const { isCalm, isFalling, motion, onStop } = this.#options
    if (isCalm()) {
      this.show(window)
      this.fade = 0.25
      await motion.run(180, (share) => (this.fade = 0.25 + 0.75 * share))
      for (const [reel, symbols] of window.entries()) onStop(reel, symbols)
    } else if (isFalling) await this.#fallIn(window, delaysMs)
    else
      await new Promise<void>((done) => {
        this.#landing = { window, done }
        for (const [reel, one] of this.reels.entries()) one.land(window[reel]!, nowMs, delaysMs[reel] ?? 0)
        this.#options.wake()
      })
    this.window = window
    this.looks = looksOf(window)
  }

  /** Reels that are about to land do so now. */
  hurry(nowMs: number): void {
    if (!this.#landing) return
    for (const [reel, one] of this.reels.entries()) if (one.isTurning) one.land(this.#landing.window[reel]!, nowMs, 0)
  }

  /** Whether anything moves. */
  tick(nowMs: number): boolean {
    let turning = false
    for (const [reel, one] of this.reels.entries()) {
      if (one.move(nowMs) && this.#landing) this.#stopped(reel, this.#landing.window[reel]!)
      turning ||= one.isTurning
    }
    if (!turning && this.#landing) {
      const { done } = this.#landing
      this.#landing = undefined
      done()
    }
    return turning || this.turningSinceMs !== undefined
  }

  /** Takes away what was lit and what has grown. */
  clear(): void {
    this.lit = undefined
    this.dim = 0
    this.grown.clear()
  }

  /** Lights what has won: it swells as often as it is told to, and stays lit. */
  async light(lit: Omit<Lit, 'pulse'>, { pulses, lastsMs }: { pulses: number; lastsMs: number }): Promise<void> {
    const shown: Lit = { ...lit, pulse: 0 }
    this.lit = shown
    const from = this.dim
    await this.#options.motion.run(lastsMs, (share) => {
      this.dim = from + (1 - from) * Math.min(1, share * 6)
      shown.pulse = this.#options.isCalm() ? 0 : (share * pulses) % 1
    })
    shown.pulse = 0
  }

  /** Wilds grow over their reels. */
  async expand(reels: readonly number[], window: number[][]): Promise<void> {
    for (const reel of reels) this.grown.set(reel, 0)
    await this.#options.motion.run(
      420,
      (share) => {
        for (const reel of reels) this.grown.set(reel, share)
      },
      this.#options.isCalm() ? undefined : easeOut,
    )
    this.window = window
    this.looks = looksOf(window)
  }

  /** What has won goes, what was above it falls, and new symbols come from above. */
  async tumble(removed: readonly Cell[], window: number[][]): Promise<void> {
    const { motion, isCalm } = this.#options
    const gone = new Set(removed.map(keyOf))
    this.lit = undefined
    await motion.run(
      220,
      (share) => {
        this.dim = 1 - share
        for (const [reel, row] of removed)
          Object.assign(this.looks[reel]![row]!, { scale: isCalm() ? 1 : 1 + 0.25 * share - share ** 2, alpha: 1 - share })
      },
      easeIn,
    )
    this.window = window
    const before = this.looks
    this.looks = looksOf(window)
    const falls = window.flatMap((symbols, reel) =>
      fallsOf(
        symbols.map((_, row) => gone.has(keyOf([reel, row]))),
        this.looks[reel]!,
      ),
    )
    if (isCalm()) return
    for (const { look, rows } of falls) look.y = -rows
    const most = Math.max(0, ...falls.map(({ rows }) => rows))
    if (before.length === 0 || most === 0) return
    await motion.run(200 + 60 * most, (share) => {
      // Everything falls alike: whoever has a shorter way is there earlier.
      for (const { look, rows } of falls) look.y = -rows * (1 - drop(Math.min(1, share * Math.sqrt(most / rows))))
    })
  }

  /** Coins land and stay. */
  async hold(landed: readonly { cell: Cell; coins: number }[]): Promise<void> {
    const coin = this.sheet.symbols.findIndex(({ kind }) => kind === 'coin')
    this.window = this.window.map((symbols) => [...symbols])
    for (const { cell, coins } of landed) {
      this.held.set(keyOf(cell), { coins, scale: 1 })
      this.window[cell[0]]![cell[1]] = coin
    }
    if (landed.length === 0 || this.#options.isCalm()) return
    await this.#options.motion.run(
      300,
      (share) => {
        for (const { cell } of landed) this.held.get(keyOf(cell))!.scale = 1.5 - 0.5 * share
      },
      backOut,
    )
  }

  #stopped(reel: number, symbols: readonly number[]): void {
    this.looks[reel] = looksOf([symbols])[0]!
    this.#options.onStop(reel, symbols)
  }

  #fallOut(): void {
    const { rows, reels } = this.sheet
    const lasts = FALL_MS * 0.7 + STAGGER_MS * reels
    void this.#options.motion.run(lasts, (share) => {
      for (const [reel, column] of this.looks.entries()) {
        const own = Math.max(0, Math.min(1, (share * lasts - reel * STAGGER_MS) / (FALL_MS * 0.7)))
        for (const look of column) look.y = Math.max(look.y, own ** 2 * (rows + 1))
      }
    })
  }

  async #fallIn(window: number[][], delaysMs: readonly number[]): Promise<void> {
    const { motion, onStop } = this.#options
    const { rows } = this.sheet
    const earlier = this.looks
    // Whoever is still on the way out goes on; the new ones come behind.
    await motion.wait(Math.max(0, FALL_MS * 0.4 - (earlier[0]?.[0]?.y ?? 0) * 50))
    this.window = window
    this.looks = looksOf(window)
    for (const column of this.looks) for (const look of column) look.y = -rows - 1
    await Promise.all(
      this.looks.map(async (column, reel) => {
        await motion.wait((delaysMs[reel] ?? 0) * 0.4)
        await motion.run(FALL_MS, (share) => {
          for (const [row, look] of column.entries()) {
            const own = Math.min(1, Math.max(0, share * 1.35 - (rows - 1 - row) * (0.35 / rows)))
            look.y = -(rows + 1) * (1 - drop(own))
          }
        })
        onStop(reel, window[reel]!)
      }),
    )
  }
}

const looksOf = (window: readonly (readonly number[])[]): Look[][] =>
  window.map((symbols) => symbols.map((symbol) => ({ symbol, y: 0, scale: 1, alpha: 1 })))

/** What a reel falls when some of its places are empty: each symbol by as many places as are empty below it, new ones from above. */
export function fallsOf(isGone: readonly boolean[], column: readonly Look[]): { look: Look; rows: number }[] {
  const kept = isGone.flatMap((gone, row) => (gone ? [] : [row]))
  const added = isGone.length - kept.length
  return column.flatMap((look, row) => {
    const rows = row < added ? added : row - kept[row - added]!
    return rows > 0 ? [{ look, rows }] : []
  })
}
