import type { StoreApi } from 'zustand'
import type { World } from './ask.ts'
import type { GameSessionState } from './game-session-state.ts'

/** So long after a button has begun to do something else, a press may still be meant for what it did before. */
const REST_MS = 250

/** The player has something to decide. */
const isOpen = ({ phase }: GameSessionState): boolean => phase === 'idle' || phase === 'waiting'

/**
 * Decides which presses are taken. One that began while the page still showed something else, or a moment later, was meant for that: it
 * stakes and decides nothing, whenever it arrives.
 */
export class PressGuard {
  #store: StoreApi<GameSessionState>
  #world: Pick<World, 'nowMs' | 'wait'>
  /** From when on presses are taken, by the page's clock; never, as long as what they do now has not been drawn. */
  #fromMs = Infinity

  constructor(store: StoreApi<GameSessionState>, world: Pick<World, 'nowMs' | 'wait'>) {
    this.#store = store
    this.#world = world
    store.subscribe((state, before) => {
      const hasChanged = state.phase !== before.phase || (state.auto === undefined) !== (before.auto === undefined)
      if (!hasChanged) return
      this.#fromMs = Infinity
      if (state.isReady) store.setState({ isReady: false })
    })
  }

  /** Said by the page: what can be done now has been drawn. */
  async drawn(): Promise<void> {
    if (this.#fromMs !== Infinity || !isOpen(this.#store.getState())) return
    const fromMs = (this.#fromMs = this.#world.nowMs() + REST_MS)
    await this.#world.wait(REST_MS)
    if (this.#fromMs === fromMs) this.#store.setState({ isReady: true })
  }

  /** Whether a press that began at this time, by the page's clock, is meant for what can be done now. */
  takes(beganMs: number): boolean {
    return !isOpen(this.#store.getState()) || beganMs >= this.#fromMs
  }
}
