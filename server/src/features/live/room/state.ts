import type { LiveLimits, LivePhase } from '@tucano/contract/live'
import type { Json } from '@tucano/round'

/** What operators say of a table. */
export type TableStatus = { state: 'open' | 'paused' | 'closed'; announcement: string | null; limits: LiveLimits; version: number }

/** Chips on spots, in minor units. */
export type Chips = Record<string, string>

/** A member's chips of a round: one bet, whose stake grows with each slip that is sent. */
export type Slip = {
  betId: string
  /** As others see the member. */
  who: string
  version: number
  /** What was sent, under the keys of its steps: the last can be taken back. */
  sent: { key: string; chips: Chips }[]
  won: string | null
}

/** By parts of the members' ids, so that a bet copies few of them. */
export type Slips<Own> = Record<string, Record<string, Own>>

/** A table, round after round, whatever is bet on at it. Moments are milliseconds of the database's clock. */
export type RoundState = {
  table: string
  status: TableStatus
  round: number
  phase: LivePhase
  eventId: string | null
  /** What the round is about, where rounds differ before they are drawn. */
  setup: Json
  opensAtMs: number
  closesAtMs: number
  playsAtMs: number | null
  playedAtMs: number | null
  /** The play has come to its end, and the result may be told. */
  isPlayed: boolean
  nextAtMs: number | null
  members: number
  result: Json
  winners: { who: string; won: string }[]
  paid: string | null
  voidReason: string | null
  /** What an operator has said of it. */
  voidNote?: string | null
  past: { round: number; drawId: string; result: Json; voided?: string }[]
}

/** A table with chips on spots. */
export type TableState = RoundState & {
  slips: Slips<Slip>
  totals: Record<string, { staked: string; members: number }>
  seen: { who: string; spot: string; stake: string }[]
}

/** What every table tells itself. */
export type RoundCommand =
  | { do: 'status'; status: TableStatus }
  /** `pool`: what is staked is shared out. */
  | { do: 'opened'; eventId: string; opensAtMs: number; closesAtMs: number; status: TableStatus; pool?: true }
  | { do: 'play'; result: Json }
  /** Told of a round by its event, where operators have voided it; with the reason that players read. */
  | { do: 'over'; voidReason: string | null; voidNote?: string | null; eventId?: string }
  /** A round that was over is void after all. */
  | { do: 'voided'; eventId: string; voidNote: string }
  | { do: 'wake' }

/** What a table with chips is told. */
export type TableCommand =
  | RoundCommand
  | { do: 'bet'; betId: string; pocket: string; who: string; version: number; chips: Chips }
  | { do: 'undo'; version: number }
  | { do: 'clear'; version: number }

/** What has happened at any table, as the log has it. */
export type RoundFact =
  | { name: 'status' | 'opened' | 'closed' | 'played' | 'next' | 'voided'; round: number }
  | { name: 'over'; round: number; paid: string; voidReason: string | null }

/** What has happened at a table with chips. */
export type TableFact =
  | RoundFact
  | { name: 'play'; round: number; result: Json }
  | { name: 'chips'; round: number; memberId: string; who: string; added: Chips; version: number }
  | { name: 'back'; round: number; memberId: string; spots: string[]; version: number }

export const PAST_KEPT = 96
export const SEEN_KEPT = 6
export const WINNERS_TOLD = 5

const PARTS = 64n
const partOf = (memberId: bigint): string => String(memberId % PARTS)

export const slipOf = <Own>({ slips }: { slips: Slips<Own> }, memberId: bigint): Own | undefined =>
  slips[partOf(memberId)]?.[String(memberId)]

export function withSlip<Own>(slips: Slips<Own>, memberId: bigint, slip: Own | undefined): Slips<Own> {
  const part = partOf(memberId)
  const { [String(memberId)]: _, ...others } = slips[part] ?? {}
  return { ...slips, [part]: slip ? { ...others, [String(memberId)]: slip } : others }
}

export const chipsOf = ({ sent }: Pick<Slip, 'sent'>): Chips => sent.reduce((sum, { chips }) => addChips(sum, chips), {})

export function addChips(a: Chips, b: Chips): Chips {
  const sum = { ...a }
  for (const [spot, stake] of Object.entries(b)) sum[spot] = String(BigInt(sum[spot] ?? '0') + BigInt(stake))
  return sum
}

export const stakeOf = (chips: Chips): bigint => Object.values(chips).reduce((sum, stake) => sum + BigInt(stake), 0n)

export const eachSlip = <Own>(slips: Slips<Own>, become: (slip: Own, memberId: string) => Own): Slips<Own> =>
  Object.fromEntries(
    Object.entries(slips).map(([part, some]) => [
      part,
      Object.fromEntries(Object.entries(some).map(([memberId, slip]) => [memberId, become(slip, memberId)])),
    ]),
  )
