/** Points that one possession, drive or play can bring, and how likely each is. */
export interface Ends {
  points: readonly number[]
  chances: readonly number[]
}

/** What is rarer than this is given to the least and the most that can be. */
const RARE = 1e-30

/** Sums of so many, from `low` on; what is rarer has been left out. */
interface Run {
  low: number
  sums: Float64Array
}

const START: Run = { low: 0, sums: Float64Array.of(1) }

/** One more of them. */
function oneMore({ low, sums }: Run, { points, chances }: Ends, most: number): Run {
  const next = new Float64Array(sums.length + most)
  for (let sum = 0; sum < sums.length; sum++) {
    const chance = sums[sum]!
    if (chance > 0) for (let end = 0; end < points.length; end++) next[sum + points[end]!]! += chance * chances[end]!
  }
  let [first, last] = [0, next.length - 1]
  while (last > first && next[last]! < RARE) last--
  while (first < last && next[first]! < RARE) first++
  return { low: low + first, sums: next.subarray(first, last + 1) }
}

/** By the sum, with the least and the most that can be. */
function spreadOut({ low, sums }: Run, largest: number): Float64Array {
  const all = new Float64Array(largest + 1)
  all.set(sums, low)
  if (low > 0) all[0] = RARE
  if (low + sums.length <= largest) all[largest] = RARE
  return all
}

/** How likely each sum of so many is: by the sum. */
export function sumsOf(ends: Ends, count: number): Float64Array {
  const most = Math.max(...ends.points)
  let run = START
  for (let n = 0; n < count; n++) run = oneMore(run, ends, most)
  return spreadOut(run, most * count)
}

/** The same for one count after another: each follows from the one before, and is kept. */
export function sumsByCount(ends: Ends): (count: number) => Float64Array {
  const most = Math.max(...ends.points)
  const runs = [START]
  return (count) => {
    while (runs.length <= count) runs.push(oneMore(runs.at(-1)!, ends, most))
    return spreadOut(runs[count]!, most * count)
  }
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
