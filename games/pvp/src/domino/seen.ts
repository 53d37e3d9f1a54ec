import type { Seat } from '../sides.ts'
import type { DominoAction, DominoHand } from './hand.ts'
import { pipsOf } from './tiles.ts'

/** Places of the deck whose tiles a seat has been shown: its own, and those on the line; the latter alone without a seat. */
export function dominoSeen({ deck, events, taken }: DominoHand, seat?: Seat): number[] {
  const laid = events.flatMap((event) => (event.do === 'play' ? [deck.indexOf(event.tile)] : []))
  return [...new Set([...laid, ...(seat === undefined ? [] : taken[seat]!)])].toSorted((a, b) => a - b)
}

/** What is done for somebody who is away: the tile with the fewest pips. */
export const dominoFor = ({ turn }: DominoHand): DominoAction =>
  turn!.legal.toSorted((a, b) => pipsOf(a.tile) - pipsOf(b.tile) || a.tile - b.tile)[0]!
