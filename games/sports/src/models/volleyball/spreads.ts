/** What a sum can come to: chances by whole numbers from the first of them on, and how small and large it can be at all. */
export interface Spread {
  from: number
  chances: Float64Array
  least: number
  most: number
}

export const NOTHING: Spread = { from: 0, chances: Float64Array.of(1), least: 0, most: 0 }

export function spreadOf(values: readonly number[], chances: readonly number[]): Spread {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const spread = { from: least, chances: new Float64Array(most - least + 1), least, most }
  for (const [n, value] of values.entries()) spread.chances[value - least]! += chances[n]!
  return spread
}

/** What is this unlikely altogether on either end is left out: it changes no price. That it can be is told by `least` and `most`. */
const TAIL = 1e-15

function withoutTails({ from, chances, least, most }: Spread): Spread {
  let [low, high] = [0, chances.length]
  for (let tail = chances[low]!; low < high - 1 && tail < TAIL; tail += chances[low]!) low++
  for (let tail = chances[high - 1]!; high > low + 1 && tail < TAIL; tail += chances[high - 1]!) high--
  return { from: from + low, chances: chances.subarray(low, high), least, most }
}

/** The sum of two that do not hang together. The first is the one with more gaps. */
export function sumOf(one: Spread, other: Spread): Spread {
  const chances = new Float64Array(one.chances.length + other.chances.length - 1)
  for (let n = 0; n < one.chances.length; n++) {
    const chance = one.chances[n]!
    if (chance === 0) continue
    for (let k = 0; k < other.chances.length; k++) chances[n + k]! += chance * other.chances[k]!
  }
  return withoutTails({ from: one.from + other.from, chances, least: one.least + other.least, most: one.most + other.most })
}

/** One or the other. */
export function eitherOf(one: Spread | undefined, other: Spread): Spread {
  if (!one) return other
  const from = Math.min(one.from, other.from)
  const chances = new Float64Array(Math.max(one.from + one.chances.length, other.from + other.chances.length) - from)
  for (const { from: first, chances: added } of [one, other]) for (let n = 0; n < added.length; n++) chances[first - from + n]! += added[n]!
  return { from, chances, least: Math.min(one.least, other.least), most: Math.max(one.most, other.most) }
}

/** How likely the extremes are of which nothing else is known than that they can be. */
const HARDLY = 1e-18

/** Every value with its chance, its extremes among them: nothing is decided before it is. */
export function* valuesOf({ from, chances, least, most }: Spread): Generator<readonly [value: number, chance: number]> {
  if (least < from) yield [least, HARDLY]
  for (let n = 0; n < chances.length; n++) if (chances[n]! > 0) yield [from + n, chances[n]!]
  if (most >= from + chances.length) yield [most, HARDLY]
}
