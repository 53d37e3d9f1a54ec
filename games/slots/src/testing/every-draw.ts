import type { Draws } from '@tucano/randomness'

/** Plays with every sequence of draws that there is. A sequence comes up once in `once` times. */
export function* everyDraw<Outcome>(play: (draws: Draws) => Outcome): Generator<{ outcome: Outcome; once: number }> {
  let script: number[] = []
  for (;;) {
    const drawn: number[] = []
    const spans: number[] = []
    const below = (n: number): number => {
      const number = script[drawn.length] ?? 0
      drawn.push(number)
      spans.push(n)
      return number
    }
    const outcome = play({ below, belowBig: (n) => BigInt(below(Number(n))) })
    yield { outcome, once: spans.reduce((product, span) => product * span, 1) }
    const last = drawn.findLastIndex((number, at) => number + 1 < spans[at]!)
    if (last < 0) return
    script = [...drawn.slice(0, last), drawn[last]! + 1]
  }
}
