import type { Draws } from './draws.ts'

/** The first so many of a list in random order: cards from a deck, balls from a drum. One draw for each. */
export function deal<Item>(draws: Draws, from: readonly Item[], count: number): Item[] {
  const left = [...from]
  for (let n = 0; n < count; n++) {
    const chosen = n + draws.below(left.length - n)
    const item = left[chosen]!
    left[chosen] = left[n]!
    left[n] = item
  }
  return left.slice(0, count)
}

/** The place of a weight that is chosen as often as it weighs. */
export function pickWeighted(draws: Draws, weights: readonly number[]): number {
  let left = draws.below(weights.reduce((sum, weight) => sum + weight, 0))
  for (let n = 0; ; n++) {
    left -= weights[n]!
    if (left < 0) return n
  }
}
