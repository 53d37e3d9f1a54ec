import type { Draws } from '@tucano/randomness'

/** Chance that is written down. */
export function scripted(numbers: readonly number[]): Draws {
  let at = 0
  const below = (n: number): number => {
    const number = numbers[at++]
    if (number === undefined || number >= n) throw new RangeError(`draw ${at} is ${number}, and should be below ${n}`)
    return number
  }
  return { below, belowBig: (n) => BigInt(below(Number(n))) }
}
