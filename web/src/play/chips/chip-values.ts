import type { StudioGame } from '@tucano/contract/studios'

/** What chips are worth, in minor units. */
const SERIES = [1n, 5n, 10n, 20n, 50n, 100n, 500n, 2500n, 10_000n, 50_000n, 250_000n] as const
/** More than so many nobody needs in the tray. */
const TRAY_MAX = 6

/** Only where the unit leaves no smaller one. */
const ODD = 20n
/** The chip that a player has in hand first. */
const FIRST = 100n

/** The chips that a game offers: none below the least stake, none that is more than half of the most. */
export function chipValues({ unit, min, max }: StudioGame['stakes']): bigint[] {
  const [one, least, most] = [BigInt(unit), BigInt(min), BigInt(max)]
  const offered = SERIES.filter((value) => value % one === 0n && value >= least && value * 2n <= most)
  return offered.filter((value) => value !== ODD || offered[0] === ODD).slice(0, TRAY_MAX)
}

export const firstChip = (values: readonly bigint[]): bigint => values.find((value) => value >= FIRST) ?? values[0]!

/** An amount in chips, the largest first: as few as possible. */
export function chipsOf(amount: bigint): bigint[] {
  const chips: bigint[] = []
  let left = amount
  for (const value of SERIES.toReversed()) for (; left >= value; left -= value) chips.push(value)
  return chips
}

/** An amount as it fits on a chip: without the currency, without cents where there are none. */
export function shortAmount(minor: bigint, language: 'PT' | 'EN'): string {
  const [whole, cents] = [String(minor / 100n).replace(/\B(?=(\d{3})+$)/g, language === 'PT' ? '.' : ','), minor % 100n]
  return cents === 0n ? whole : `${whole}${language === 'PT' ? ',' : '.'}${String(cents).padStart(2, '0')}`
}
