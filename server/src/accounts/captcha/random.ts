import { createHash, randomInt } from 'node:crypto'

/** Where chance comes from: handed in, so that tests can draw the same picture twice. */
export interface Random {
  /** A whole number from 0 to n - 1. */
  below(n: number): number
}

export const secureRandom: Random = { below: (n) => randomInt(n) }

/** Repeatable chance for tests: the bytes of sha256(seed, 0), sha256(seed, 1) and so on. */
export function seededRandom(seed: string): Random {
  let block = Buffer.alloc(0)
  let counter = 0
  const nextWord = () => {
    if (block.length < 6) {
      block = createHash('sha256').update(`${seed}:${counter}`).digest()
      counter += 1
    }
    const word = block.readUIntBE(0, 6)
    block = block.subarray(6)
    return word
  }
  return { below: (n) => nextWord() % n }
}

const FINE = 2 ** 24

/** A fraction from `low` up to, but not including, `high`. */
export const between = (random: Random, low: number, high: number): number => low + (random.below(FINE) / FINE) * (high - low)

/** As likely below as above zero, by at most `reach`. */
export const jitter = (random: Random, reach: number): number => between(random, -reach, reach)

export const pick = <T>(random: Random, choices: readonly [T, ...T[]]): T => choices[random.below(choices.length)] ?? choices[0]

export const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index))
