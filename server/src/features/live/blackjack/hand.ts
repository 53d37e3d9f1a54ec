import {
  BLACKJACK_TIMES,
  type BlackjackMove,
  type BlackjackResult,
  type BlackjackTable,
  bookMove,
  dealerEndsMs,
  playBlackjack,
} from '@tucano/live'
import type { BlackjackState, Hand } from './state.ts'

/** How long a decision has. */
export const TURN_MS = 12_000

/** Opens what is sealed: the order of the cards. */
export type DeckOf = (sealed: string) => readonly number[]

/** What lies on the table. */
export const tableOfHand = (deckOf: DeckOf, { sealed, seats, moves }: Pick<Hand, 'sealed' | 'seats' | 'moves'>): BlackjackTable =>
  playBlackjack(deckOf(sealed), seats, moves)

/** What the book does with a hand for which nobody stakes more. */
function bookDecides({ seats, dealer }: BlackjackTable, { seat, hand }: NonNullable<BlackjackTable['turn']>): BlackjackMove {
  const { cards } = seats.find((one) => one.seat === seat)!.hands[hand]!
  return { seat, hand, move: bookMove(cards, dealer[0]!) }
}

interface Played {
  hand: Hand
  table: BlackjackTable
  /** What the book has decided for whoever is away. */
  byBook: BlackjackMove[]
}

/** Plays seats whose members are away, up to the next who is there. */
export function playAway(deckOf: DeckOf, hand: Hand): Played {
  const byBook: BlackjackMove[] = []
  let table = tableOfHand(deckOf, hand)
  while (table.turn && hand.away.includes(table.turn.seat)) {
    byBook.push(bookDecides(table, table.turn))
    table = tableOfHand(deckOf, { ...hand, moves: hand.moves.concat(byBook) })
  }
  return { hand: { ...hand, moves: [...hand.moves, ...byBook] }, table, byBook }
}

type Timed = Pick<BlackjackState, 'hand' | 'playedAtMs' | 'result'>

/** The clock of the next decision, once the cards have come; or the dealer's end. */
export function timed({ hand, table }: Pick<Played, 'hand' | 'table'>, { atMs, leadMs }: { atMs: number; leadMs: number }): Timed {
  const { seats, dealer, turn } = table
  if (turn) return { hand: { ...hand, asking: null, endsAtMs: atMs + leadMs + TURN_MS }, playedAtMs: null, result: null }
  const result: BlackjackResult = { seats, dealer }
  return {
    hand: { ...hand, asking: null, endsAtMs: null, endsFromMs: atMs },
    playedAtMs: atMs + dealerEndsMs(table),
    result,
  }
}

/** How long the cards of moves are on their way. */
export const movesMs = (moves: readonly unknown[]): number => moves.length * BLACKJACK_TIMES.card
