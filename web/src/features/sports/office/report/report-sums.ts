import type { ReportRow } from '../queries.ts'

export interface ReportSum {
  stake: bigint
  paid: bigint
  net: bigint
  holdBp: number | null
  marginBp: number | null
}

const WHOLE_BP = 10_000n

/** Hundredths of a percent, half away from zero. */
const roundedBp = (part: bigint, of: bigint): number => {
  const [sign, size] = part < 0n ? [-1n, -part] : [1n, part]
  return Number((sign * (size * 2n * WHOLE_BP + of)) / (2n * of))
}

/** What the lines of a report come to; the margin by what was staked at each. */
export function sumOf(rows: readonly Pick<ReportRow, 'stake' | 'paid' | 'marginBp'>[]): ReportSum {
  const stake = rows.reduce((sum, row) => sum + BigInt(row.stake), 0n)
  const paid = rows.reduce((sum, row) => sum + BigInt(row.paid), 0n)
  const known = rows.flatMap((row) => (row.marginBp === null ? [] : [{ stake: BigInt(row.stake), marginBp: BigInt(row.marginBp) }]))
  const weight = known.reduce((sum, one) => sum + one.stake, 0n)
  const kept = known.reduce((sum, one) => sum + one.stake * one.marginBp, 0n)
  return {
    stake,
    paid,
    net: stake - paid,
    holdBp: stake > 0n ? roundedBp(stake - paid, stake) : null,
    marginBp: weight > 0n ? roundedBp(kept, weight * WHOLE_BP) : null,
  }
}
