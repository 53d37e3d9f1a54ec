import type { Seat } from '../sides.ts'
import { type HoldemHand, type HoldemMove, boardPlaces, holePlaces } from './hand.ts'

/** Places of the deck whose cards a seat has been shown: its own, the board, and what was shown in the end; without a seat what everybody sees. */
export function holdemSeen({ players, board, isOpen, over }: HoldemHand, seat?: Seat): number[] {
  const isShown = (player: HoldemHand['players'][number]): boolean =>
    player.seat === seat || (isOpen && !player.folded) || over?.shown.includes(player.seat) === true
  const holes = players.flatMap((player, n) => (isShown(player) ? holePlaces(n, players.length) : []))
  return [...holes, ...boardPlaces(players.length, board.length)].toSorted((a, b) => a - b)
}

/** What is done for somebody who is away: a check, or a fold. */
export function holdemFor({ turn }: HoldemHand): HoldemMove {
  const { seat, call } = turn!
  return call === 0n ? { seat, do: 'call' } : { seat, do: 'fold' }
}
