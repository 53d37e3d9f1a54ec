/** An exact fraction, in lowest terms, its lower part positive. */
export interface Ratio {
  over: bigint
  under: bigint
}

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}

export function ratio(over: bigint | number, under: bigint | number = 1n): Ratio {
  const [a, b] = [BigInt(over), BigInt(under)]
  if (b === 0n) throw new RangeError('a fraction of nothing')
  const common = divisor(a, b) * (b < 0n ? -1n : 1n)
  return { over: a / common, under: b / common }
}

export const plus = (a: Ratio, b: Ratio): Ratio => ratio(a.over * b.under + b.over * a.under, a.under * b.under)
export const minus = (a: Ratio, b: Ratio): Ratio => ratio(a.over * b.under - b.over * a.under, a.under * b.under)
export const times = (a: Ratio, b: Ratio): Ratio => ratio(a.over * b.over, a.under * b.under)
export const dividedBy = (a: Ratio, b: Ratio): Ratio => ratio(a.over * b.under, a.under * b.over)
export const sumOf = (ratios: readonly Ratio[]): Ratio => ratios.reduce(plus, ratio(0))
/** Negative, zero or positive, as the first is smaller, the same or larger. */
export const compare = (a: Ratio, b: Ratio): number => {
  const difference = a.over * b.under - b.over * a.under
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** In hundredths of a percent, rounded half up: what a page shows as 96.42 %. */
export const basisPoints = ({ over, under }: Ratio): number => Number((over * 20_000n + under) / (under * 2n))

/** For a drawing or a statistic, never for money. */
export function approximate({ over, under }: Ratio): number {
  const digits = 10n ** 18n
  return Number((over * digits) / under) / 1e18
}
