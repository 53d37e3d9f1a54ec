import { type Worth, handWorth } from '@tucano/table/poker-hand'
import type { Seat } from '../sides.ts'
import type { HoldemHand, Player, Rake } from './hand.ts'
import type { Pot } from './pots.ts'

export interface Ended {
  /** What each of those who were dealt to has put in, without what came back, and what it gets. */
  seats: { seat: Seat; stake: bigint; payout: bigint }[]
  /** Who has won of each pot, after the rake. */
  wins: { pot: number; seat: Seat; amount: bigint }[]
  returned: { seat: Seat; amount: bigint } | null
  rake: bigint
  /** Whose cards everybody sees, in the order in which they were shown. */
  shown: Seat[]
}

/** Nothing without a flop. */
function rakeOf({ board, pots }: HoldemHand, rake: Rake | null): bigint {
  if (!rake || board.length === 0) return 0n
  const all = pots.reduce((sum, { amount }) => sum + amount, 0n)
  const part = (all * rake.rateBp) / 10_000n
  return part < rake.cap ? part : rake.cap
}

/** The rake of each pot: its share, rounded down; what that leaves out is taken from the main pot. */
function rakes(pots: readonly Pot[], rake: bigint): bigint[] {
  const all = pots.reduce((sum, { amount }) => sum + amount, 0n)
  const shares = pots.map(({ amount }) => (rake * amount) / all)
  shares[0]! += rake - shares.reduce((sum, share) => sum + share, 0n)
  return shares
}

/** The last to bet or raise shows first, or whoever comes first after the button; then everybody who is not beaten by what was shown. */
function showdown({ players, aggressor, isOpen }: HoldemHand, worths: ReadonlyMap<Seat, Worth>, winners: ReadonlySet<Seat>): Seat[] {
  const left = players.filter(({ folded }) => !folded).map(({ seat }) => seat)
  const from = Math.max(0, left.indexOf(aggressor ?? left[0]!))
  const inOrder = [...left.slice(from), ...left.slice(0, from)]
  let best = -1
  return inOrder.filter((seat) => {
    const isShown = isOpen || worths.get(seat)! >= best || winners.has(seat)
    if (isShown) best = Math.max(best, worths.get(seat)!)
    return isShown
  })
}

/** Shares a pot out; what does not divide goes a unit each to those first after the button. */
function share(amount: bigint, winners: readonly Seat[]): bigint[] {
  const many = BigInt(winners.length)
  return winners.map((_, n) => amount / many + (BigInt(n) < amount % many ? 1n : 0n))
}

const bestOf = (seats: readonly Seat[], worths: ReadonlyMap<Seat, Worth>): Seat[] => {
  const best = Math.max(...seats.map((seat) => worths.get(seat)!))
  return seats.filter((seat) => worths.get(seat) === best)
}

export function endHand(hand: HoldemHand, rakeRules: Rake | null, returned: Ended['returned']): Ended {
  const { players, pots, board } = hand
  const left = players.filter(({ folded }) => !folded)
  const isShowdown = left.length > 1
  const worths = new Map(isShowdown ? left.map(({ seat, cards }): [Seat, Worth] => [seat, handWorth([...cards, ...board])]) : [])
  const rake = rakeOf(hand, rakeRules)
  const taken = rakes(pots, rake)
  const wins = pots.flatMap(({ amount, seats }, pot) => {
    const winners = isShowdown ? bestOf(seats, worths) : seats
    const shares = share(amount - taken[pot]!, winners)
    return winners.map((seat, n) => ({ pot, seat, amount: shares[n]! }))
  })
  const shown = isShowdown ? showdown(hand, worths, new Set(wins.map(({ seat }) => seat))) : []
  return { seats: players.map((player) => resultOf(player, wins)), wins, returned, rake, shown }
}

function resultOf(player: Player, wins: Ended['wins']): Ended['seats'][number] {
  const payout = wins.filter(({ seat }) => seat === player.seat).reduce((sum, { amount }) => sum + amount, 0n)
  player.stack += payout
  return { seat: player.seat, stake: player.total, payout }
}
