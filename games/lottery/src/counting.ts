/** How many ways there are to choose so many of n; none where that cannot be done. Exact up to 2^53. */
export function choose(n: number, count: number): number {
  if (count < 0 || count > n) return 0
  let ways = 1
  for (let k = 1; k <= Math.min(count, n - count); k++) ways = (ways * (n - k + 1)) / k
  return Math.round(ways)
}

/** The same without a limit. */
export function chooseBig(n: number, count: number): bigint {
  if (count < 0 || count > n) return 0n
  let ways = 1n
  for (let k = 1; k <= count; k++) ways = (ways * BigInt(n - k + 1)) / BigInt(k)
  return ways
}

/** Every choice of so many, in the order of the list. */
export function* combinations<Item>(items: readonly Item[], count: number, from = 0): Generator<Item[]> {
  if (count === 0) {
    yield []
    return
  }
  for (let at = from; at <= items.length - count; at++)
    for (const rest of combinations(items, count - 1, at + 1)) yield [items[at]!, ...rest]
}

/** One of each group, in every way. */
export function* tuples<Item>(groups: readonly (readonly Item[])[], from = 0): Generator<Item[]> {
  const group = groups[from]
  if (group === undefined) {
    yield []
    return
  }
  for (const item of group) for (const rest of tuples(groups, from + 1)) yield [item, ...rest]
}

export const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n)
export const DIGITS: readonly string[] = range(0, 9).map(String)
/** Numbers of two digits: 01 to so many. */
export const balls = (most: number): readonly string[] => range(1, most).map((n) => String(n).padStart(2, '0'))
export const HUNDRED: readonly string[] = range(0, 99).map((n) => String(n).padStart(2, '0'))

/** How many numbers of three digits have each sum, 0 to 27. */
export const SUMS_OF_THREE: readonly number[] = range(0, 27).map((sum) => {
  let ways = 0
  for (let a = 0; a < 10; a++) for (let b = 0; b < 10; b++) if (sum - a - b >= 0 && sum - a - b < 10) ways++
  return ways
})

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)
export const product = (numbers: readonly number[]): number => numbers.reduce((all, n) => all * n, 1)

/** Sums, over all choices of so many of them, of their products. */
export function productsOf(sizes: readonly number[], count: number): number {
  const sums = [1, ...Array.from({ length: count }, () => 0)]
  for (const size of sizes) for (let k = count; k >= 1; k--) sums[k] = sums[k]! + sums[k - 1]! * size
  return sums[count]!
}
