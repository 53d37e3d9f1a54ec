import type { BlackjackFollows, BlackjackSaid } from '@tucano/contract/live'
import type { BlackjackMove, BlackjackPart } from '@tucano/live'
import type { Chips, Slips, TableCommand, TableFact, TableState } from '../room/state.ts'

/** Who has a seat. */
export type Sitter = {
  memberId: string
  who: string
  /** Rounds one after the other without a bet on the seat; the one in which it was taken does not count. */
  idle: number
  /** Gone when the round is over. */
  isLeaving: boolean
}

/** What a member has in a round besides chips: where later stakes come from, and what they are. */
export type Player = {
  pocket: string
  /** The bet of later stakes. */
  laterId: string
  follows: BlackjackFollows
  added: Chips
  /** Places to which a bet behind did not follow. */
  stayed: string[]
}

type Part = Exclude<BlackjackPart, 'seat'>

/** A move of a seat that waits until those behind it have staked as much again. */
type Asking = { move: BlackjackMove; part: Part; members: string[]; untilMs: number }

/** Cards of a round from the deal on. */
export type Hand = {
  /** The order of the cards, sealed: whoever reads the log learns of none that is not dealt. */
  sealed: string
  /** Seats that are dealt to, and whose they are. */
  seats: number[]
  owners: Record<string, string>
  moves: BlackjackMove[]
  /** Seats that the book plays: their clock has run out, or whoever sat there has left. */
  away: number[]
  /** When the book decides for whose turn it is; nothing while stakes behind are taken, and at the end. */
  endsAtMs: number | null
  /** Since when nobody decides any more. */
  endsFromMs: number | null
  asking: Asking | null
}

/** A table with seats, round after round. */
export type BlackjackState = TableState & {
  seats: Record<string, Sitter>
  players: Slips<Player>
  hand: Hand | null
  /** What later stakes of the round are put on, until they are settled. */
  stakesEventId: string | null
}

type Said<Do extends BlackjackSaid['do']> = Extract<BlackjackSaid, { do: Do }>

export type SeatCommand =
  | (Said<'sit'> & { who: string })
  | Said<'rise'>
  | Said<'follow'>
  | Said<'move'>
  /** A bet behind goes along with the move that waits. */
  | { do: 'along'; memberId: string }
  /** The move that waits is done; who has not gone along stays. */
  | { do: 'deal' }
  /** Later stakes are settled. */
  | { do: 'stakes'; eventId: string }

export type BlackjackCommand =
  | Exclude<TableCommand, { do: 'bet' | 'play' }>
  | (Extract<TableCommand, { do: 'bet' }> & { laterId: string; follows?: BlackjackFollows })
  | { do: 'shuffled'; sealed: string; stakesEventId: string | null }
  | SeatCommand

export type SeatFact =
  | { name: 'sat' | 'rose'; round: number; seat: number; memberId: string }
  | { name: 'follows'; round: number; memberId: string }
  | { name: 'asks'; round: number; seat: number; memberId: string; waits: number }
  | { name: 'along'; round: number; memberId: string; place: string }
  /** Members have stakes in it: the owner's later one, and those behind who stay. */
  | { name: 'moved'; round: number; move: BlackjackMove; memberId: string; byBook: boolean; stayed: string[] }
  | { name: 'dealt'; round: number; seats: number[] }
  | { name: 'stakes'; round: number }

export type BlackjackFact = TableFact | SeatFact
