export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** How far two distributions are apart (Kolmogorov and Smirnov), and how often chance alone would part them as far. */
export function differOf(first: number[], second: number[]): { distance: number; chance: number } {
  const [a, b] = [first.toSorted((x, y) => x - y), second.toSorted((x, y) => x - y)]
  let [i, j, distance] = [0, 0, 0]
  while (i < a.length && j < b.length) {
    const value = Math.min(a[i]!, b[j]!)
    while (a[i]! <= value) i++
    while (b[j]! <= value) j++
    distance = Math.max(distance, Math.abs(i / a.length - j / b.length))
  }
  const size = Math.sqrt((a.length * b.length) / (a.length + b.length))
  const scaled = (size + 0.12 + 0.11 / size) * distance
  let chance = 0
  for (let k = 1; k <= 100; k++) chance += 2 * (k % 2 === 1 ? 1 : -1) * Math.exp(-2 * k * k * scaled * scaled)
  return { distance, chance: Math.min(1, Math.max(0, chance)) }
}
