import type { SlotView, Spin, Step, Win } from '@tucano/slots'
import type { SlotShow } from './slot-show.ts'
import type { SlotStage } from './slot-stage.ts'
import { type Stop, stopDelays } from './stop-delays.ts'

/** From so many times the stake on, a win is counted in the middle of the screen. */
const BIG_TIMES = 10n

export interface Showing {
  stage: SlotStage
  view: SlotView
  /** Spins that have been shown already. */
  from: number
  /** The reels turn already. */
  isTurning: boolean
  stake: bigint
  /** What the whole round pays, if it is over. */
  payout: bigint | undefined
  isTurbo: () => boolean
  set: (change: Partial<SlotShow>) => void
  /** When the reels began to turn. */
  beganMs: number
}

/** Shows a round, spin by spin and step by step, as the server told it. */
export async function showRound(showing: Showing): Promise<void> {
  const teller = new Teller(showing)
  const { view, from, isTurning } = showing
  for (const [n, spin] of view.spins.entries()) {
    if (n < from) teller.count(spin.coins)
    else await teller.spin(spin, n > from || !isTurning)
  }
  await teller.finish()
}

class Teller {
  #showing: Showing
  /** Won so far, in coins. */
  #coins = 0
  /** As much of it as has been counted on the screen, in minor units. */
  #counted = 0n
  #isFree = false
  /** Coins that stay, and have not been collected yet. */
  #held = 0

  constructor(showing: Showing) {
    this.#showing = showing
  }

  /** Takes note of what was shown before. */
  count(coins: number): void {
    this.#coins += coins
    this.#counted = this.#money(this.#coins)
    this.#showing.set({ won: this.#counted })
  }

  async spin(spin: Spin, mustTurn: boolean): Promise<void> {
    const { stage, set } = this.#showing
    if (spin.kind === 'free') set({ free: { left: (spin.left ?? 0) + 1, multiplier: spin.multiplier } })
    if (spin.kind === 'respin') await stage.turnPlaces(this.#ms(620))
    else {
      if (mustTurn) {
        stage.spin({ isQuick: true })
        await stage.motion.wait(this.#ms(260))
      }
      await stage.land(spin.window, this.#stops(spin, mustTurn))
    }
    if (spin.kind === 'free') set({ free: { left: spin.left ?? 0, multiplier: spin.multiplier } })
    set({ multiplier: spin.multiplier })
    for (const step of spin.steps) await this.#step(step)
    if (spin.kind === 'free') await stage.motion.wait(this.#ms(260))
  }

  /** Says what it all came to. */
  async finish(): Promise<void> {
    const { stage, view, stake, payout, set } = this.#showing
    set({ free: undefined, hold: undefined })
    if (payout === undefined) return
    const hadFree = view.spins.some(({ kind }) => kind === 'free')
    if (hadFree && payout > 0n && !this.#isBig) await this.#banner({ kind: 'freeTotal', amount: payout }, 1500)
    if (this.#isBig) await this.#big(payout)
    set({ won: payout, isWin: payout > stake, window: stage.board.window })
  }

  async #step(step: Step): Promise<void> {
    const { stage, set } = this.#showing
    switch (step.kind) {
      case 'expand':
        stage.sound.land(4)
        return stage.board.expand(step.reels, step.window)
      case 'wins':
        return this.#wins(step.wins, step.coins)
      case 'tumble':
        stage.sound.pop()
        await stage.board.tumble(step.removed, step.window)
        set({ multiplier: step.multiplier })
        return
      case 'trigger':
        return this.#trigger(step)
      case 'hold':
        return this.#hold(step)
      case 'collect':
        this.#counted = this.#money(this.#coins + this.#held)
        if (!this.#isBig) await this.#banner({ kind: 'holdTotal', amount: this.#money(step.coins), isFull: step.full }, 1700)
        return this.#add(step.coins, this.#ms(300))
      case 'jackpot':
        stage.sound.win(1000)
        return this.#banner({ kind: 'jackpot', amount: BigInt(step.amount) }, 4200)
    }
  }

  async #wins(wins: readonly Win[], coins: number): Promise<void> {
    const { stage, stake } = this.#showing
    const isWin = this.#money(this.#coins + coins) > stake
    const cells = wins.flatMap((win) => win.cells)
    const lines = wins.flatMap(({ line }) => line ?? [])
    if (isWin) stage.sound.win(Number(this.#money(coins) / stake))
    const lastsMs = this.#ms(isWin ? 950 : 520)
    await Promise.all([stage.board.light({ cells, lines }, { pulses: isWin ? 2 : 1, lastsMs }), this.#add(coins, lastsMs * 0.8)])
  }

  async #trigger({ feature, cells, spins }: Extract<Step, { kind: 'trigger' }>): Promise<void> {
    const { stage, view } = this.#showing
    stage.sound.win(20)
    await stage.board.light({ cells, lines: [] }, { pulses: 2, lastsMs: this.#ms(1000) })
    if (feature === 'choice') return
    if (feature === 'hold') return this.#banner({ kind: 'hold', respins: spins }, 1500)
    const first = view.spins.find(({ kind }) => kind === 'free')
    const isMore = this.#isFree
    this.#isFree = true
    return this.#banner(isMore ? { kind: 'more', spins } : { kind: 'free', spins, multiplier: first?.multiplier ?? 1 }, 1700)
  }

  async #hold({ landed, respins }: Extract<Step, { kind: 'hold' }>): Promise<void> {
    const { stage, stake, set } = this.#showing
    for (const [n, { coins }] of landed.entries()) {
      if (n < 3) stage.sound.coin()
      this.#held += coins
    }
    const won = this.#money(this.#coins + this.#held)
    set({ hold: { respins }, won, isWin: won > stake })
    await stage.board.hold(landed)
    await stage.motion.wait(this.#ms(260))
  }

  /** All of it is counted at the end, so that its parts need no banners of their own. */
  get #isBig(): boolean {
    const { payout, stake } = this.#showing
    return payout !== undefined && payout >= stake * BIG_TIMES
  }

  async #big(payout: bigint): Promise<void> {
    const { stage, stake, set } = this.#showing
    const times = Number(payout / stake)
    const lastsMs = this.#ms(Math.min(5200, 2000 + times * 24))
    set({ banner: { kind: 'big', times }, isWin: true, won: 0n })
    stage.sound.win(times)
    await Promise.all([
      stage.shower(Math.min(160, 40 + times), lastsMs),
      stage.motion.run(lastsMs, (share) => set({ won: (payout * BigInt(Math.round(share * 1000))) / 1000n })),
    ])
    set({ won: payout })
    await stage.motion.wait(1100)
    set({ banner: undefined })
  }

  async #banner(banner: NonNullable<SlotShow['banner']>, lastsMs: number): Promise<void> {
    const { stage, set } = this.#showing
    set({ banner })
    await stage.motion.wait(this.#ms(lastsMs))
    set({ banner: undefined })
  }

  /** Adds to what was won, counting it up on the screen. */
  async #add(coins: number, lastsMs: number): Promise<void> {
    const { stage, set, stake } = this.#showing
    this.#coins += coins
    const from = this.#counted
    const to = this.#money(this.#coins)
    this.#counted = to
    set({ isWin: to > stake })
    // What is no more than the stake stands there at once: there is nothing to build up to.
    if (to <= stake) return set({ won: to })
    await stage.motion.run(lastsMs, (share) => set({ won: from + ((to - from) * BigInt(Math.round(share * 1000))) / 1000n }))
  }

  /** Coins as money, never above the limit of a round. */
  #money(coins: number): bigint {
    const { stage, view, stake } = this.#showing
    const counted = view.capped ? Math.min(coins, view.coins) : coins
    return (stake / BigInt(stage.board.sheet.cost)) * BigInt(counted)
  }

  #ms(lastsMs: number): number {
    return this.#showing.isTurbo() ? lastsMs * 0.45 : lastsMs
  }

  #stops(spin: Spin, isKnown: boolean): Stop[] {
    const { stage, beganMs, isTurbo } = this.#showing
    return stopDelays({
      sheet: stage.board.sheet,
      window: spin.window,
      turnedMs: isKnown ? 260 : performance.now() - beganMs,
      isQuick: isTurbo(),
    })
  }
}
