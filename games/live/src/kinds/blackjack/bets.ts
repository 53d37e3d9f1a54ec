import { type Ratio, ratio } from '@tucano/round'
import { sumOfCards, totalOf } from '@tucano/table/blackjack-hand'
import { BACK, LOST, paid } from '../../spot.ts'
import { type BlackjackMove, type BlackjackSeat, type BlackjackTable, BLACKJACK_SEATS, hasBlackjack } from './round.ts'
import { BLACKJACK_SIDES, type BlackjackSide, sideSpots } from './sides.ts'

/** What can be staked on a seat: its first hand, as much again for doubling it, for a second hand, and for doubling that. */
export const BLACKJACK_PARTS = ['seat', 'double', 'split', 'split-double'] as const
export type BlackjackPart = (typeof BLACKJACK_PARTS)[number]

/** What a bet is on: `seat:3`, `split:3`, `pair:3`. */
export interface BlackjackPlace {
  part: BlackjackPart | BlackjackSide
  seat: number
}

export const blackjackCode = ({ part, seat }: BlackjackPlace): string => `${part}:${seat}`
const PLACES: ReadonlyMap<string, BlackjackPlace> = new Map(
  Array.from({ length: BLACKJACK_SEATS }, (_, n) => n + 1).flatMap((seat) =>
    [...BLACKJACK_PARTS, ...BLACKJACK_SIDES].map((part): [string, BlackjackPlace] => [blackjackCode({ part, seat }), { part, seat }]),
  ),
)
export const readBlackjackCode = (code: string): BlackjackPlace | undefined => PLACES.get(code)

/** Whether a bet goes along when its seat stakes more. The owner of a seat always does; a bet behind says so before the cards. */
export interface Follows {
  double: boolean
  split: boolean
}

/** What a move stakes besides what lies there. */
export function partAdded({ hand, move }: Pick<BlackjackMove, 'hand' | 'move'>): Exclude<BlackjackPart, 'seat'> | undefined {
  switch (move) {
    case 'double':
      return hand === 0 ? 'double' : 'split-double'
    case 'split':
      return 'split'
    case 'hit':
    case 'stand':
      return undefined
  }
}

/** A bet that did not follow a split has no second hand to double. */
export function followsTo(part: BlackjackPart, { double, split }: Follows): boolean {
  switch (part) {
    case 'seat':
      return true
    case 'double':
      return double
    case 'split':
      return split
    case 'split-double':
      return double && split
  }
}

const seatOf = ({ seats }: BlackjackTable, number: number): BlackjackSeat | undefined => seats.find(({ seat }) => seat === number)

/** Whether a part of a seat has come about. */
function isPlayed({ hands: [first, second] }: BlackjackSeat, part: BlackjackPart): boolean {
  switch (part) {
    case 'seat':
      return true
    case 'double':
      return first!.doubled
    case 'split':
      return second !== undefined
    case 'split-double':
      return second?.doubled ?? false
  }
}

/** All that a bet on a seat has staked by now, each part as much as the first. */
export function partsOf(table: BlackjackTable, seat: number, follows: Follows): BlackjackPart[] {
  const played = seatOf(table, seat)
  return played ? BLACKJACK_PARTS.filter((part) => isPlayed(played, part) && followsTo(part, follows)) : []
}

export const BLACKJACK_PAYS = paid(3, 2)

function handComesTo(seat: BlackjackSeat, at: number, dealer: BlackjackTable['dealer']): Ratio {
  const [mine, theirs] = [seat.hands[at]!.cards, dealer].map((cards) => totalOf(sumOfCards(cards))) as [number, number]
  const dealersBlackjack = theirs === 21 && dealer.length === 2
  if (hasBlackjack(seat)) return dealersBlackjack ? BACK : BLACKJACK_PAYS
  if (mine > 21 || dealersBlackjack) return LOST
  if (theirs > 21 || theirs < mine) return paid(1)
  return theirs === mine ? BACK : LOST
}

/** What a stake on a part of a seat comes to when the round is over. What never came about gives its stake back: a seat that was not dealt to, a hand that was not split. */
export function blackjackComesTo(table: BlackjackTable, { part, seat: number }: BlackjackPlace): Ratio {
  if (table.turn) throw new RangeError('the round is not over')
  const seat = seatOf(table, number)
  if (!seat) return BACK
  if (part === 'pair' || part === 'poker') return sideSpots[part].comesTo(sideCardsOf(seat, table))
  if (!isPlayed(seat, part)) return BACK
  return handComesTo(seat, part === 'split' || part === 'split-double' ? 1 : 0, table.dealer)
}

/** The two cards that a seat was dealt first, and the dealer's. */
function sideCardsOf({ hands: [first, second] }: BlackjackSeat, { dealer }: BlackjackTable): [number, number, number] {
  return [first!.cards[0]!, second ? second.cards[0]! : first!.cards[1]!, dealer[0]!]
}

/** The most that a part comes to. */
export const mostOfPart = (part: BlackjackPart): Ratio => (part === 'seat' ? BLACKJACK_PAYS : ratio(2))
