import type { LiveLimits } from '@tucano/contract/live'
import { CRASH } from '@tucano/live'
import type { Wish } from './flight-hand.ts'

/** What somebody has typed for a bet: an amount in minor units, a multiplier in hundredths; nothing where it is none. */
interface Typed {
  stake: bigint | undefined
  isAuto: boolean
  auto: bigint | undefined
}

/** The bet that was typed, or what is wrong with it. */
export function wishOf({ stake, isAuto, auto }: Typed, { min, max }: LiveLimits): { wish: Wish } | { wrong: string } {
  if (stake === undefined) return { wrong: 'stake' }
  if (stake < BigInt(min)) return { wrong: 'live.bet.min' }
  if (stake > BigInt(max)) return { wrong: 'live.bet.max' }
  if (!isAuto) return { wish: { stake, auto: undefined } }
  if (auto === undefined || auto < BigInt(CRASH.first) || auto > BigInt(CRASH.last)) return { wrong: 'auto' }
  return { wish: { stake, auto: Number(auto) } }
}

/** An amount one step away, within the limits: as much as the table's least. */
export function stepStake(stake: bigint, way: 1 | -1, { min, max }: LiveLimits): bigint {
  const next = stake + BigInt(way) * BigInt(min)
  return next < BigInt(min) ? BigInt(min) : next > BigInt(max) ? BigInt(max) : next
}
