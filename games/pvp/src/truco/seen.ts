import { type Seat, sideOf } from '../sides.ts'
import { strengthOf } from './cards.ts'
import { TRUCO_DEALT, type TrucoAction, type TrucoHand, placesLeft } from './hand.ts'

/** Places of the deck whose cards a seat has been shown, in order; what everybody sees without a seat. */
export function trucoSeen(hand: TrucoHand, seat?: Seat): number[] {
  const shown = new Set<number>()
  const seats = hand.dealt.length
  if (hand.turnedUp !== null) shown.add(seats * TRUCO_DEALT)
  for (const { plays } of hand.tricks) for (const played of plays) if (!played.covered) shown.add(played.seat * TRUCO_DEALT + played.place)
  if (seat !== undefined && hand.kind !== 'blind')
    for (let other = 0; other < seats; other++)
      if (other === seat || seesPartner(hand, seat, other))
        for (let place = 0; place < TRUCO_DEALT; place++) shown.add(other * TRUCO_DEALT + place)
  return [...shown].toSorted((a, b) => a - b)
}

/** Partners who play for their last points have shown each other their cards. */
const seesPartner = (hand: TrucoHand, seat: Seat, other: Seat): boolean =>
  hand.kind === 'last' && hand.lastSide === sideOf(seat) && sideOf(other) === sideOf(seat)

/** What is done for somebody who is away: the lowest card, and no to every raise. */
export function trucoFor(hand: TrucoHand): TrucoAction {
  const { seat } = hand.turn!
  if (hand.asked || hand.deciding !== null) return { do: 'run' }
  const places = placesLeft(hand, seat)
  if (hand.kind === 'blind') return { do: 'play', card: places[0]! }
  const strength = (place: number): number => strengthOf(hand.dealt[seat]![place]!, hand.turnedUp)
  return { do: 'play', card: places.toSorted((a, b) => strength(a) - strength(b))[0]! }
}
