import type { Card } from '#play/cards/card.ts'

/** What becomes of one card, in milliseconds of the play. */
export interface DealtCard<Side extends string> {
  card: Card
  side: Side
  /** Its place in the hand, from 0. */
  place: number
  /** It leaves the shoe. */
  leavesMs: number
  /** Its edge is lifted slowly; nothing where it just turns over. */
  squeezedMs: number | undefined
  /** It turns over. */
  turnsMs: number
  /** It can be read. */
  readMs: number
}

/** A play of cards: each in its time, then which side has won. Cards are in the order in which they can be read. */
export interface DealPlan<Side extends string> {
  cards: readonly DealtCard<Side>[]
  toldMs: number
}

/** A card is under way for so long, and turns over in so long. */
const FLIGHT_MS = 520
const TURN_MS = 340

interface Dealt<Side extends string> {
  card: Card
  side: Side
  place: number
  leavesMs: number
}

/** A card that turns over as soon as it lies. */
export const turned = <Side extends string>(dealt: Dealt<Side>, turnsMs = dealt.leavesMs + FLIGHT_MS - 80): DealtCard<Side> => ({
  ...dealt,
  squeezedMs: undefined,
  turnsMs,
  readMs: turnsMs + TURN_MS / 2,
})

/** A card of which one sees the edge before one sees it. */
export const squeezed = <Side extends string>(dealt: Dealt<Side>, squeezedMs: number, lastsMs: number): DealtCard<Side> => ({
  ...dealt,
  squeezedMs,
  turnsMs: squeezedMs + lastsMs,
  readMs: squeezedMs + lastsMs + TURN_MS / 2,
})
