import type { Draws } from './draws.ts'

/** Floyd's draw: so many different numbers from 0 to below `of`, every set of them as likely as the other, with one draw for each. In their order. */
export function drawPlaces(draws: Draws, count: number, of: bigint): bigint[] {
  const drawn = new Set<bigint>()
  for (let last = of - BigInt(count); last < of; last++) {
    const place = draws.belowBig(last + 1n)
    drawn.add(drawn.has(place) ? last : place)
  }
  return [...drawn].toSorted((a, b) => (a < b ? -1 : 1))
}

/** Shares between bars that stand at some of the places: each is what lies before its bar, and `least`. */
export function sharesBetween(bars: readonly bigint[], { places, least }: { places: bigint; least: bigint }): bigint[] {
  const ends = [...bars, places]
  return ends.map((end, n) => end - (n === 0 ? 0n : ends[n - 1]! + 1n) + least)
}

/** Splits a sum into shares of at least so much, every way to do it as likely as the other. */
export function splitSum(draws: Draws, { total, shares, least }: { total: bigint; shares: number; least: bigint }): bigint[] {
  const spare = total - BigInt(shares) * least
  if (shares < 1 || least < 0n || spare < 0n) throw new RangeError(`${total} has no ${shares} shares of ${least}`)
  const places = spare + BigInt(shares - 1)
  return sharesBetween(drawPlaces(draws, shares - 1, places), { places, least })
}

/** The message of a block that an envelope is split with: the block is its HMAC-SHA256 under the 32 bytes of the envelope's seed. */
export const envelopeMessage = (
  { opensAt, total, shares, least }: { opensAt: number; total: bigint; shares: number; least: bigint },
  cursor: number,
): string => `envelope-v1|${opensAt}|${total}|${shares}|${least}|${cursor}`
