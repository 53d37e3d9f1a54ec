import type { Card } from '@tucano/table/cards'
import type { Seat } from '../sides.ts'
import { type HoldemHand, type HoldemMove, type HoldemSetup, type Street, playHoldem } from './hand.ts'

/** A hand as one of those who sat at it may write it down. */
export interface HandHistory {
  id: string
  table: string
  /** By the clock of the brand's zone. */
  at: { year: number; month: number; day: number; time: string; zone: string }
  /** Seats of the table, and by seat who sits there. */
  tableSeats: number
  /** Who writes it down. */
  seat: Seat
  names: Readonly<Record<Seat, string>>
  currency: { code: string; symbol: string; decimals: number }
  setup: HoldemSetup
  moves: readonly HoldemMove[]
  /** Whose cards are known: those of whoever writes it, and those that were shown. */
  known: ReadonlyMap<Seat, readonly [Card, Card]>
  deck: readonly Card[]
}

/** One thing that happened at the table, for whoever tells it in order. */
export type Happened =
  | { what: 'folds' | 'checks'; seat: Seat }
  | { what: 'calls' | 'bets'; seat: Seat; amount: bigint; allIn: boolean }
  | { what: 'raises'; seat: Seat; by: bigint; to: bigint; allIn: boolean }
  | { what: 'street'; street: Street; board: Card[] }

/** What happened, move by move and street by street. */
export function happenedIn({ setup, deck, moves }: Pick<HandHistory, 'setup' | 'deck' | 'moves'>): {
  happened: Happened[]
  end: HoldemHand
} {
  const happened: Happened[] = []
  let before = playHoldem(setup, deck, [])
  streets(before, 0, happened)
  for (const [n, move] of moves.entries()) {
    const after = playHoldem(setup, deck, moves.slice(0, n + 1))
    happened.push(toldMove(before, after, move))
    streets(after, before.board.length, happened)
    before = after
  }
  return { happened, end: before }
}

function toldMove(before: HoldemHand, after: HoldemHand, move: HoldemMove): Happened {
  const { seat } = move
  const { call } = before.turn!
  if (move.do === 'fold') return { what: 'folds', seat }
  const player = before.players.find((one) => one.seat === seat)!
  // What was not called is back already where the hand ended with it.
  const allIn = (put: bigint): boolean => put === player.put + player.stack
  if (move.do === 'call') {
    return call === 0n ? { what: 'checks', seat } : { what: 'calls', seat, amount: call, allIn: allIn(player.put + call) }
  }
  const to = BigInt(move.to)
  if (before.bet === 0n) return { what: 'bets', seat, amount: to, allIn: allIn(to) }
  return { what: 'raises', seat, by: to - before.bet, to, allIn: allIn(to) }
}

const AT: readonly [Street, number][] = [
  ['flop', 3],
  ['turn', 4],
  ['river', 5],
]

function streets({ board }: HoldemHand, had: number, happened: Happened[]): void {
  for (const [street, many] of AT)
    if (board.length >= many && had < many) happened.push({ what: 'street', street, board: board.slice(0, many) })
}
