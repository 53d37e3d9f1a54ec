import type { Stakes } from '@tucano/round'

/** A multiplier is a whole number of parts, and a stake a whole number of as many minor units: what is paid is then never rounded. */
export const HUNDREDTHS: Stakes = { unit: 100, min: 100, max: 100_000 }
export const TENTHS: Stakes = { unit: 10, min: 10, max: 100_000 }

export const payoutOf = (stake: bigint, multiplier: number, { unit }: Stakes): bigint => (stake / BigInt(unit)) * BigInt(multiplier)
