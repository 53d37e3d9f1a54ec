import { BadMove, type Json, type Ratio, ratio } from '@tucano/round'
import type { Card } from '@tucano/table/cards'
import type { LiveGame } from '../../live-game.ts'
import { type Spot, mostOf, returnOf } from '../../spot.ts'
import { BLACKJACK_PARTS, type BlackjackPlace, blackjackCode, blackjackComesTo, mostOfPart } from './bets.ts'
import { BLACKJACK_RETURNS } from './figures.ts'
import { BLACKJACK_SEATS, type BlackjackMove, type BlackjackSeat, drawBlackjack, playBlackjack } from './round.ts'
import { BLACKJACK_SIDES, sideSpots } from './sides.ts'

/** What is done in a round: which seats are dealt to, and every decision in its order. */
export type BlackjackMoves = { seats: number[]; moves: BlackjackMove[] }
/** What lies on the table when a round is over. Nothing where nobody was dealt to. */
export type BlackjackResult = { seats: BlackjackSeat[]; dealer: Card[] }
/** What is drawn before anything is done: the order of the cards, for whoever deals them. */
export type BlackjackDeck = { deck: Card[] }

const SEATS = Array.from({ length: BLACKJACK_SEATS }, (_, n) => n + 1)
const NOBODY: BlackjackResult = { seats: [], dealer: [] }

const spotOf = (place: BlackjackPlace, played: { returns: Ratio; most: Ratio }): Spot<Json> => ({
  code: blackjackCode(place),
  comesTo: (result) => blackjackComesTo({ ...(result as BlackjackResult), turn: null }, place),
  chances: [],
  allWays: 1n,
  played,
})

/** Chips are put down on a seat and on its sides, whoever sits there. */
const laid = SEATS.flatMap((seat) => [
  spotOf({ part: 'seat', seat }, { returns: BLACKJACK_RETURNS.owner, most: mostOfPart('seat') }),
  ...BLACKJACK_SIDES.map((part) => spotOf({ part, seat }, { returns: returnOf(sideSpots[part]), most: mostOf(sideSpots[part]) })),
])

/** What a move adds comes as much again, and what comes back of it is in the return of the seat. */
const added = SEATS.flatMap((seat) =>
  BLACKJACK_PARTS.filter((part) => part !== 'seat').map((part) => spotOf({ part, seat }, { returns: ratio(1), most: mostOfPart(part) })),
)

/** What a round comes to by what was done in it. Moves that cannot have been made come to nothing. */
function resultOf(deck: readonly Card[], { seats, moves }: BlackjackMoves): BlackjackResult | null {
  if (seats.length === 0) return NOBODY
  try {
    const { turn, ...over } = playBlackjack(deck, seats, moves)
    return turn === null ? over : null
  } catch (error) {
    if (error instanceof BadMove || error instanceof RangeError) return null
    throw error
  }
}

/** As a table's game: members play their seats before the result is told. */
export const blackjack: LiveGame = {
  kind: 'blackjack',
  version: 1,
  spots: laid,
  added,
  draw: (draws, moves = null): BlackjackDeck | BlackjackResult | null => {
    const deck = drawBlackjack(draws)
    return moves === null ? { deck } : resultOf(deck, moves as BlackjackMoves)
  },
  // Played by whoever sits there, for as long as they take.
  playMs: () => 0,
}
