import type { DealtCard, StudioKind } from '@tucano/live-studio'

/** What a camera above a table sees. Moments are the studio's. */
export interface Shown {
  kind: StudioKind
  title: string
  dealer: string
  round: string
  phase: 'between' | 'bets' | 'closed' | 'play' | 'result' | 'void'
  closesAt: number
  /** Cards with the moment at which each was dealt. */
  cards: (DealtCard & { at: number })[]
  /** Of a wheel: when the ball was thrown, and where it lies in the end. */
  spin: { from: number; until: number; number: number } | undefined
  /** What came out, in words. */
  says: string
}

export const nothingShown = (kind: StudioKind, title: string): Shown => ({
  kind,
  title,
  dealer: '',
  round: '',
  phase: 'between',
  closesAt: 0,
  cards: [],
  spin: undefined,
  says: '',
})
