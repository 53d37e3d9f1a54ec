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

/** A table, round after round. Moments are milliseconds of the database's clock. */
export type TableState = {
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
  /** By parts of the members' ids, so that a bet copies few of them. */
  slips: Record<string, Record<string, Slip>>
  totals: Record<string, { staked: string; members: number }>
  members: number
  seen: { who: string; spot: string; stake: string }[]
  result: Json
  winners: { who: string; won: string }[]
  paid: string | null
  voidReason: string | null
  past: { round: number; drawId: string; result: Json }[]
}

/** What a table is told. */
export type TableCommand =
  | { do: 'status'; status: TableStatus }
  | { do: 'opened'; eventId: string; opensAtMs: number; closesAtMs: number; status: TableStatus }
  | { do: 'bet'; betId: string; pocket: string; who: string; version: number; chips: Chips }
  | { do: 'undo'; version: number }
  | { do: 'clear'; version: number }
  | { do: 'play'; result: Json }
  | { do: 'over'; voidReason: string | null }
  | { do: 'wake' }

/** What has happened, as the log has it. */
export type TableFact =
  | { name: 'status' | 'opened' | 'closed' | 'played' | 'next'; round: number }
  | { name: 'play'; round: number; result: Json }
  | { name: 'over'; round: number; paid: string; voidReason: string | null }
  | { name: 'chips'; round: number; memberId: string; who: string; added: Chips; version: number }
  | { name: 'back'; round: number; memberId: string; spots: string[]; version: number }

export const PAST_KEPT = 96
export const SEEN_KEPT = 6
export const WINNERS_TOLD = 5

const PARTS = 64n
const partOf = (memberId: bigint): string => String(memberId % PARTS)

export const slipOf = ({ slips }: Pick<TableState, 'slips'>, memberId: bigint): Slip | undefined =>
  slips[partOf(memberId)]?.[String(memberId)]

export function withSlip(slips: TableState['slips'], memberId: bigint, slip: Slip | undefined): TableState['slips'] {
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

export const eachSlip = (slips: TableState['slips'], become: (slip: Slip) => Slip): TableState['slips'] =>
  Object.fromEntries(
    Object.entries(slips).map(([part, some]) => [
      part,
      Object.fromEntries(Object.entries(some).map(([memberId, slip]) => [memberId, become(slip)])),
    ]),
  )
