import type { SlotSheet, SlotView, Win } from '@tucano/slots'
import type { StudioRound } from '@tucano/contract/studios'
import type { StoreApi } from 'zustand'
import type { GameSession } from '#play/session/game-session.ts'
import type { Phase } from '#play/session/game-session-state.ts'
import { showRound } from './show-round.ts'
import { type SlotShow, nothingShown } from './slot-show.ts'
import type { SlotStage } from './slot-stage.ts'
import { slotView } from './slot-shapes.ts'

interface DriverOptions {
  session: GameSession
  stage: SlotStage
  show: StoreApi<SlotShow>
  isTurbo: () => boolean
}

/** After a win its parts are shown one by one, so often. */
const CYCLES = 3
const PART_MS = 900

/** Between the session and the stage: what the one decides, the other shows. */
export class Driver {
  #options: DriverOptions
  #beganMs = 0
  /** How much of which round has been shown. */
  #shown: { roundId: string; spins: number } | undefined
  /** Pressed while the answer was on its way. */
  #isHurried = false
  #cycle: ReturnType<typeof setTimeout> | undefined

  constructor(options: DriverOptions) {
    this.#options = options
  }

  /** Follows the session until the returned function is called. */
  start(): () => void {
    const { session } = this.#options
    const unsubscribe = session.store.subscribe(({ phase }, before) => {
      if (phase !== before.phase) this.#follow(phase, before.phase)
    })
    const { phase } = session.store.getState()
    if (phase === 'showing') this.#follow(phase, 'entering')
    return () => {
      unsubscribe()
      clearTimeout(this.#cycle)
    }
  }

  /** The large button: plays, or ends what is being shown. */
  press(): void {
    const { session } = this.#options
    if (session.store.getState().phase === 'idle') void session.play()
    else this.hurry()
  }

  /** Ends what is being shown. */
  hurry(): void {
    const { session, stage } = this.#options
    const { phase } = session.store.getState()
    if (phase === 'asking') this.#isHurried = true
    if (phase === 'showing') stage.hurry()
  }

  #follow(phase: Phase, before: Phase): void {
    const { stage } = this.#options
    if (phase === 'asking' && before === 'idle') this.#turn()
    if (phase === 'showing') void this.#tell(before)
    if (phase === 'idle' && before === 'asking') {
      // Refused: what stood there before stands there again.
      void stage.land(stage.board.window, [])
    }
  }

  #turn(): void {
    const { stage, show, isTurbo } = this.#options
    clearTimeout(this.#cycle)
    this.#isHurried = false
    this.#beganMs = performance.now()
    show.setState(nothingShown)
    stage.spin({ isQuick: isTurbo() })
  }

  async #tell(before: Phase): Promise<void> {
    const { session, stage, show, isTurbo } = this.#options
    const round = session.store.getState().round!
    const from = this.#shown?.roundId === round.roundId && before === 'asking' ? this.#shown.spins : 0
    const isTurning = before === 'asking' && from === 0
    if (!isTurning) clearTimeout(this.#cycle)
    if (from === 0 && !isTurning) this.#turn()
    const view = slotView(session.game, round)
    await showRound({
      stage,
      view,
      from,
      isTurning: from === 0,
      stake: BigInt(round.stake),
      payout: round.over ? BigInt(round.payout) : undefined,
      isTurbo: () => isTurbo() || this.#isHurried,
      set: (change) => show.setState(change),
      beganMs: this.#beganMs,
    })
    this.#shown = { roundId: round.roundId, spins: view.spins.length }
    this.#isHurried = false
    session.shown()
    if (session.store.getState().auto === undefined && round.over) this.#showParts(round)
  }

  /** While nothing else happens, each win by itself. */
  #showParts(round: StudioRound): void {
    const { session, stage } = this.#options
    const parts = lastWins(slotView(session.game, round))
    if (parts.length < 2 || stage.isCalm() || BigInt(round.stake) === 0n) return
    let turn = 0
    const next = (): void => {
      if (turn >= parts.length * CYCLES) return void stage.board.light(together(parts), { pulses: 1, lastsMs: 400 })
      const { cells, line } = parts[turn++ % parts.length]!
      void stage.board.light({ cells, lines: line === undefined ? [] : [line] }, { pulses: 1, lastsMs: 500 })
      this.#cycle = setTimeout(next, PART_MS)
    }
    this.#cycle = setTimeout(next, PART_MS)
  }
}

const together = (wins: readonly Win[]) => ({ cells: wins.flatMap(({ cells }) => cells), lines: wins.flatMap(({ line }) => line ?? []) })

/** What the last spin has won, if its symbols still stand there. */
function lastWins({ spins }: SlotView): Win[] {
  const last = spins.at(-1)?.steps.findLast(({ kind }) => kind === 'wins' || kind === 'tumble' || kind === 'collect')
  return last?.kind === 'wins' ? last.wins : []
}

/** Where symbols fall on each other, there are no reels. */
export const isFalling = ({ tumbles }: SlotSheet): boolean => tumbles !== undefined
