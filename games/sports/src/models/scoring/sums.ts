/** Points that one possession, drive or play can bring, and how likely each is. */
export interface Ends {
  points: readonly number[]
  chances: readonly number[]
}

/** What is rarer than this is given to the least and the most that can be. */
const RARE = 1e-30

/** How likely each sum of so many is: by the sum. */
export function sumsOf({ points, chances }: Ends, count: number): Float64Array {
  const most = Math.max(...points)
  let sums = new Float64Array(most * count + 1)
  let next = new Float64Array(sums.length)
  sums[0] = 1
  let [low, high] = [0, 0]
  for (let n = 0; n < count; n++) {
    next.fill(0, low, high + most + 1)
    for (let sum = low; sum <= high; sum++) {
      const chance = sums[sum]!
      if (chance > 0) for (let end = 0; end < points.length; end++) next[sum + points[end]!]! += chance * chances[end]!
    }
    ;[sums, next] = [next, sums]
    high += most
    for (; high > low && sums[high]! < RARE; high--) sums[high] = 0
    for (; low < high && sums[low]! < RARE; low++) sums[low] = 0
  }
  sums.fill(0, 0, low).fill(0, high + 1)
  if (low > 0) sums[0] = RARE
  if (high < most * count) sums[most * count] = RARE
  return sums
}

/** Sums of two independent parts, such as a drive that has begun and those after it. */
export function together(some: Float64Array, others: Float64Array): Float64Array {
  const sums = new Float64Array(some.length + others.length - 1)
  for (let one = 0; one < some.length; one++) {
    const chance = some[one]!
    if (chance > 0) for (let other = 0; other < others.length; other++) sums[one + other]! += chance * others[other]!
  }
  return sums
}

/** Less than this in all of a tail is as good as never. */
const NEVER = 1e-9

/** Sums that can be, in order, with their chances. */
export interface Levels {
  points: Int32Array
  chances: Float64Array
}

/**
 * The sums that matter, of chances that come to more than `never`. What lies in tails that are as good as never is given to the least and the most that can be: these stay in sight, so that nothing
 * counts as decided before it is.
 */
export function levelsOf(sums: Float64Array, never = NEVER): Levels {
  let [first, last] = [0, sums.length - 1]
  while (sums[first] === 0) first++
  while (sums[last] === 0) last--
  let [low, high] = [first, last]
  let [below, above] = [sums[low]!, sums[high]!]
  while (low < last && below + sums[low + 1]! < never) below += sums[++low]!
  while (high > first && above + sums[high - 1]! < never) above += sums[--high]!
  const points: number[] = [first]
  for (let sum = low + 1; sum < high; sum++) if (sums[sum]! > 0) points.push(sum)
  if (last > first) points.push(last)
  const chances = Float64Array.from(points, (sum) => sums[sum]!)
  chances[points.length - 1] = above
  // Where there is one sum alone, both ends are the same.
  chances[0] = below
  return { points: Int32Array.from(points), chances }
}

/** How likely each number is of so many tries that succeed so often: by the number. */
export function successesOf(chance: number, count: number): Float64Array {
  const found = new Float64Array(count + 1)
  let none = 1
  for (let n = 0; n < count; n++) none *= 1 - chance
  found[0] = none
  for (let n = 0; n < count; n++) found[n + 1] = (found[n]! * (count - n) * chance) / ((n + 1) * (1 - chance))
  return found
}
