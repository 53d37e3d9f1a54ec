/** Draws of one range, in their order. There are millions: loops go by places, which is twice as fast as by items. */
export type Values = Uint16Array

/**
 * A test of chance: what is counted, and how likely each of the things counted is. Counts of one distribution are one list; each list is
 * compared with its chances by itself.
 */
export interface Tally {
  name: string
  chances: number[][]
  count: (values: Values) => number[][]
}

/** Beyond this, what is longer is counted together. */
const RARE = 1e-9

/** Chances that become fewer by the same factor each time, and what is left. */
function geometric(first: number, factor: number): number[] {
  const chances: number[] = []
  for (let chance = first; chance > RARE; chance *= factor) chances.push(chance)
  chances.push(Math.max(0, 1 - chances.reduce((sum, chance) => sum + chance, 0)))
  return chances
}

/** Each result as often as the others. */
function equidistribution(n: number): Tally {
  return {
    name: 'equidistribution',
    chances: [Array.from({ length: n }, () => 1 / n)],
    count(values) {
      const counts = Array.from({ length: n }, () => 0)
      for (let at = 0; at < values.length; at++) counts[values[at]!]!++
      return [counts]
    },
  }
}

/** Each pair of results as often as the others. */
function serial(n: number): Tally {
  return {
    name: 'serial',
    chances: [Array.from({ length: n * n }, () => 1 / (n * n))],
    count(values) {
      const counts = Array.from({ length: n * n }, () => 0)
      for (let at = 0; at + 1 < values.length; at += 2) counts[values[at]! * n + values[at + 1]!]!++
      return [counts]
    },
  }
}

/** How long results stay in the lower half, and how long in the upper one. */
function runs(n: number): Tally {
  const half = n >> 1
  const chances = [geometric(half / n, (n - half) / n), geometric((n - half) / n, half / n)]
  return {
    name: 'runs',
    chances,
    count(values) {
      const counts = chances.map((list) => list.map(() => 0))
      let [current, length] = [values[0]! < half ? 1 : 0, 0]
      for (let at = 0; at < values.length; at++) {
        const now = values[at]! < half ? 1 : 0
        if (now !== current) {
          const list = counts[current]!
          list[Math.min(length, list.length) - 1]!++
          current = now
          length = 0
        }
        length++
      }
      return counts
    },
  }
}

/** How many other results come before one of the first eighth is back. */
function gap(n: number): Tally {
  const among = Math.max(1, n >> 3)
  const chances = geometric(among / n, 1 - among / n)
  return {
    name: 'gap',
    chances: [chances],
    count(values) {
      const counts = chances.map(() => 0)
      let length = 0
      for (let at = 0; at < values.length; at++) {
        if (values[at]! < among) {
          counts[Math.min(length, counts.length - 1)]!++
          length = 0
        } else length++
      }
      return [counts]
    },
  }
}

/** The chances that the last of `n` results is seen with the n-th draw, with the next one, and so on. */
function couponChances(n: number): number[] {
  const chances: number[] = []
  let seen = [1, ...Array.from({ length: n - 1 }, () => 0)]
  for (let draws = 1, left = 1; left > RARE; draws++) {
    const last = seen[n - 1]! / n
    seen = seen.map((chance, count) => (chance * count) / n + (count === 0 ? 0 : (seen[count - 1]! * (n - count + 1)) / n))
    left -= last
    if (draws >= n) chances.push(last)
  }
  chances.push(Math.max(0, 1 - chances.reduce((sum, chance) => sum + chance, 0)))
  return chances
}

/** How many draws it takes to see every result, again and again. */
function coupon(n: number): Tally {
  const chances = couponChances(n)
  return {
    name: 'coupon',
    chances: [chances],
    count(values) {
      const counts = chances.map(() => 0)
      const seenIn = new Uint32Array(n)
      let [set, missing, length] = [1, n, 0]
      for (let at = 0; at < values.length; at++) {
        const value = values[at]!
        length++
        if (seenIn[value] === set) continue
        seenIn[value] = set
        if (--missing > 0) continue
        counts[Math.min(length - n, counts.length - 1)]!++
        set++
        missing = n
        length = 0
      }
      return [counts]
    },
  }
}

/** How many different results five draws have. */
function poker(n: number): Tally {
  // In how many ways five draws fall into so many groups: Stirling numbers of the second kind.
  const chances = [1, 15, 25, 10, 1].map((ways, groups) => {
    let chance = ways
    for (let k = 0; k <= groups; k++) chance *= (n - k) / n
    return chance / n ** (4 - groups)
  })
  return {
    name: 'poker',
    chances: [chances],
    count(values) {
      const counts = chances.map(() => 0)
      const seenIn = new Uint32Array(n)
      for (let at = 0, hand = 1; at + 5 <= values.length; at += 5, hand++) {
        let different = 0
        for (let k = at; k < at + 5; k++) {
          if (seenIn[values[k]!] !== hand) different++
          seenIn[values[k]!] = hand
        }
        counts[different - 1]!++
      }
      return [counts]
    },
  }
}

/** In which order four different results come. */
function permutation(): Tally {
  return {
    name: 'permutation',
    chances: [Array.from({ length: 24 }, () => 1 / 24)],
    count(values) {
      const counts = Array.from({ length: 24 }, () => 0)
      for (let at = 0; at + 4 <= values.length; at += 4) {
        const [a, b, c, d] = [values[at]!, values[at + 1]!, values[at + 2]!, values[at + 3]!]
        if (a === b || a === c || a === d || b === c || b === d || c === d) continue
        counts[(+(a > b) + +(a > c) + +(a > d)) * 6 + (+(b > c) + +(b > d)) * 2 + +(c > d)]!++
      }
      return [counts]
    },
  }
}

/** All that is counted of draws below `n`. Pairs are counted one by one, so `n` is to be in the hundreds at most. */
export const talliesOf = (n: number): Tally[] => [
  equidistribution(n),
  serial(n),
  runs(n),
  gap(n),
  coupon(n),
  poker(n),
  ...(n < 4 ? [] : [permutation()]),
]
