import type { FlightPlace } from '@tucano/live'
import type { RoundCommand, RoundFact, RoundState, Slips } from '../room/state.ts'

/** A bet on a flight, by its number in the round. Multipliers are hundredths. */
export type FlightBet = {
  n: number
  place: FlightPlace
  betId: string
  stake: string
  /** Where it leaves by itself. */
  auto: number | null
  /** Where it has left, by itself or by hand. */
  left: number | null
}

/** A member's bets on a flight. */
export type FlightSlip = {
  /** As others see the member. */
  who: string
  version: number
  bets: FlightBet[]
  won: string | null
}

/** A flight for everybody, round after round. */
export type FlightState = RoundState & {
  slips: Slips<FlightSlip>
  /** So many bets were placed, those that were taken back among them. */
  placed: number
  many: number
  staked: string
  manyLeft: number
  paidOut: string
  /** Where it ends, sealed while it flies: whoever reads the room's log does not know it either. */
  sealed: string | null
  /** Milliseconds for which it has flown, by the last that was said of it. */
  flownMs: number | null
}

type RoundCommandOfFlight = Exclude<RoundCommand, { do: 'play' }>

/** What a flight is told. */
export type FlightCommand =
  | RoundCommandOfFlight
  /** It takes off. */
  | { do: 'fly'; sealed: string }
  | { do: 'bet'; betId: string; pocket: string; who: string; version: number; place: FlightPlace; stake: string; auto: number | null }
  | { do: 'drop'; version: number; place: FlightPlace }
  | { do: 'leave'; round: number; place: FlightPlace }

/** What has happened, as the log has it. */
export type FlightFact =
  | RoundFact
  | { name: 'flies' | 'goesOn'; round: number }
  | { name: 'crashed'; round: number; point: number }
  | { name: 'bet'; round: number; memberId: string; n: number; instead: number | null }
  | { name: 'dropped'; round: number; memberId: string; n: number }
  | { name: 'left'; round: number; memberId: string; n: number; at: number }
