import type { Draws } from '@tucano/randomness'

/** Draws with these results and no others. */
export function scripted(results: readonly number[]): Draws {
  let at = 0
  return {
    below(n) {
      const result = results[at++]
      if (result === undefined || result >= n) throw new RangeError(`draw ${at} below ${n} is ${result}`)
      return result
    },
    belowBig() {
      throw new RangeError('nothing large was written down')
    },
  }
}
