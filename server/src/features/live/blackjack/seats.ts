import { BLACKJACK_SEATS, blackjackCode, readBlackjackCode } from '@tucano/live'
import type { Outcome } from '#rooms/kind'
import { type Chips, chipsOf, slipOf } from '../room/state.ts'
import type { BlackjackFact, BlackjackState, Sitter } from './state.ts'

type Done = Outcome<BlackjackState, BlackjackFact>

/** A seat on which nothing was bet for so many rounds is somebody else's to take. */
const IDLE_MAX = 3

export const seatCode = (seat: number): string => blackjackCode({ part: 'seat', seat })

/** The seat that a member has. */
export function seatOf({ seats }: Pick<BlackjackState, 'seats'>, memberId: bigint): number | undefined {
  const found = Object.entries(seats).find(([, sitter]) => sitter.memberId === String(memberId))
  return found && Number(found[0])
}

/** What lies on a seat of its owner's own. */
export function ownStake(state: BlackjackState, seat: number): bigint {
  const sitter = state.seats[seat]
  const slip = sitter && slipOf(state, BigInt(sitter.memberId))
  return BigInt((slip && chipsOf(slip)[seatCode(seat)]) ?? '0')
}

const withSeat = ({ seats }: BlackjackState, seat: number, sitter: Sitter): BlackjackState['seats'] => ({ ...seats, [seat]: sitter })
const withoutSeat = ({ seats }: BlackjackState, seat: number): BlackjackState['seats'] =>
  Object.fromEntries(Object.entries(seats).filter(([one]) => Number(one) !== seat))

export function sit(state: BlackjackState, { seat, who, memberId }: { seat: number; who: string; memberId: bigint }): Done {
  const own = seatOf(state, memberId)
  if (own !== undefined && own !== seat) return { refused: 'live.seat.one' }
  if (own === undefined && state.seats[seat]) return { refused: 'live.seat.taken' }
  const idle = state.seats[seat]?.idle ?? -1
  return {
    state: { ...state, seats: withSeat(state, seat, { memberId: String(memberId), who, idle, isLeaving: false }) },
    facts: [{ name: 'sat', round: state.round, seat, memberId: String(memberId) }],
  }
}

/** Whoever has chips on the seat leaves it when the round is over: until then the book plays it. */
export function rise(state: BlackjackState, memberId: bigint): Done {
  const seat = seatOf(state, memberId)
  if (seat === undefined) return { refused: 'live.seat.none' }
  const isPlaying = state.phase !== 'idle' && state.phase !== 'result' && ownStake(state, seat) > 0n
  const seats = isPlaying ? withSeat(state, seat, { ...state.seats[seat]!, isLeaving: true }) : withoutSeat(state, seat)
  return { state: { ...state, seats }, facts: [{ name: 'rose', round: state.round, seat, memberId: String(memberId) }] }
}

/** Seats that are dealt to: those whose owners have bet on them. */
export const dealtSeats = (state: BlackjackState): number[] =>
  Array.from({ length: BLACKJACK_SEATS }, (_, n) => n + 1).filter((seat) => ownStake(state, seat) > 0n)

/** Who still has a seat after a round. */
export function keptSeats(state: BlackjackState): BlackjackState['seats'] {
  const kept: BlackjackState['seats'] = {}
  for (const [seat, sitter] of Object.entries(state.seats)) {
    const idle = ownStake(state, Number(seat)) > 0n ? 0 : sitter.idle + 1
    if (!sitter.isLeaving && idle < IDLE_MAX) kept[seat] = { ...sitter, idle }
  }
  return kept
}

/** Whether chips may be put down there: on a seat at which somebody sits, on its sides only with chips on it. */
export function seatRefuses(state: BlackjackState, before: Chips, added: Chips): string | undefined {
  for (const code of Object.keys(added)) {
    const place = readBlackjackCode(code)
    if (!place) return 'live.spot.unknown'
    if (!state.seats[place.seat]) return 'live.seat.free'
    const main = seatCode(place.seat)
    if (code !== main && !(main in before) && !(main in added)) return 'live.seat.first'
  }
  return undefined
}
