import { createStore } from 'zustand'

export type Banner =
  | { kind: 'free'; spins: number; multiplier: number }
  | { kind: 'more'; spins: number }
  | { kind: 'hold'; respins: number }
  | { kind: 'freeTotal'; amount: bigint }
  | { kind: 'holdTotal'; amount: bigint; isFull: boolean }
  | { kind: 'big'; times: number }
  | { kind: 'jackpot'; amount: bigint }

/** What is said in words while a round is shown. */
export interface SlotShow {
  /** Won so far in this round, as far as it has been counted. */
  won: bigint
  /** It is more than was staked. Only then it is celebrated. */
  isWin: boolean
  banner: Banner | undefined
  free: { left: number; multiplier: number } | undefined
  hold: { respins: number } | undefined
  /** What the next tumble multiplies with. */
  multiplier: number
  /** What stands on the reels, once all of a round has been shown. */
  window: readonly (readonly number[])[] | undefined
}

export const nothingShown: SlotShow = {
  won: 0n,
  isWin: false,
  banner: undefined,
  free: undefined,
  hold: undefined,
  multiplier: 1,
  window: undefined,
}

export const createShow = () => createStore<SlotShow>()(() => nothingShown)
