import type { StudioView } from '@tucano/contract/live'
import type { DealtCard, StudioResult } from '@tucano/live-studio'
import type { TableCommand, TableFact, TableState } from '../room/state.ts'

/** Why nothing can be taken from a studio at the moment. */
export type Away = 'silent' | 'gap'
/** Why a round was not played to its end. */
export type EndCode = 'studio.void' | 'studio.silent' | 'studio.gap' | 'studio.stories' | 'studio.noResult' | 'studio.disputed'

/** A table whose rounds a studio plays. What it has said and the picture does not show yet is not in here. */
export type StudioState = TableState & {
  /** The last event that was taken. */
  number: number
  studioRound: string | null
  cards: (DealtCard & { at: number })[]
  /** The studio's time of the result. */
  resultAt: number | null
  dealer: string | null
  shoe: string | null
  away: { why: Away; sinceMs: number } | null
  /** Chips that came since this moment came too late. */
  lateFromMs: number | null
  closedAtMs: number | null
  disputedAtMs: number | null
  /** The round is going to be void, for this reason. */
  ends: { code: EndCode; note: string | null } | null
}

export type StudioCommand =
  | Exclude<TableCommand, { do: 'opened' | 'play' }>
  | (Extract<TableCommand, { do: 'opened' }> & { number: number; studioRound: string })
  | { do: 'shut'; number: number; closedAtMs: number }
  | { do: 'card'; number: number; at: number; card: DealtCard }
  | { do: 'result'; number: number; at: number; result: StudioResult; corrects: boolean }
  | { do: 'corrected'; number: number; eventId: string; result: StudioResult }
  | { do: 'dealer' | 'shoe'; number: number; name: string }
  | { do: 'ends'; number?: number; code: EndCode; note: string | null }
  /** Events up to this one have nothing to say about a round that runs. */
  | { do: 'passed'; number: number }
  | { do: 'away'; why: Away | null }
  | { do: 'late' }

export type StudioFact =
  | TableFact
  | { name: 'studio'; round: number }
  | { name: 'corrected'; round: number }
  | { name: 'late'; round: number; memberId: string; spots: string[]; version: number }

/** How long a studio may be away, a dispute may last, and a result may take, before everything goes back. */
export interface StudioTimes {
  silentMs: number
  gapMs: number
  awayMs: number
  disputeMs: number
  resultMs: number
  /** The clocks are compared by what arrives, which takes a moment: bets end so much sooner. */
  earlyMs: number
}

export const TIMES: StudioTimes = { silentMs: 6000, gapMs: 3000, awayMs: 30_000, disputeMs: 30_000, resultMs: 120_000, earlyMs: 250 }

export const studioViewOf = (state: StudioState): StudioView => ({
  isAway: state.away !== null,
  isDisputed: state.disputedAtMs !== null,
  cards: state.cards,
  resultAt: state.resultAt,
  dealer: state.dealer,
  shoe: state.shoe,
})
