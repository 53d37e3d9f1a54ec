import type { LiveLimits } from '@tucano/contract/live'

/** Chips on spots, in minor units. */
export type Chips = Readonly<Record<string, string>>

export function addChips(a: Chips, b: Chips): Chips {
  const sum: Record<string, string> = { ...a }
  for (const [spot, stake] of Object.entries(b)) sum[spot] = String(BigInt(sum[spot] ?? '0') + BigInt(stake))
  return sum
}

export const stakeOf = (chips: Chips): bigint => Object.values(chips).reduce((sum, stake) => sum + BigInt(stake), 0n)

/** Why chips cannot be put on top of those that are there. The table says the same, only later. */
export function overLimits(limits: LiveLimits, before: Chips, added: Chips): string | undefined {
  const all = addChips(before, added)
  for (const spot of Object.keys(added)) {
    if (BigInt(all[spot]!) < BigInt(limits.min)) return 'live.bet.min'
    if (BigInt(all[spot]!) > BigInt(limits.max)) return 'live.bet.max'
  }
  return stakeOf(all) > BigInt(limits.slip) ? 'live.slip.max' : undefined
}
