import { type Draws, Stream, resultOf } from '../draws.ts'

const WORD = 65_536

/**
 * Shows that every result below `n` is exactly as likely as the others. A range of one word is shown with all 65,536 of them. Of a larger
 * one the edges are shown: what is used is a multiple of `n`, and less than `n` numbers are drawn again.
 */
export function provesFair(n: number | bigint, mapper = resultOf): boolean {
  return n <= WORD ? sameForAll(Number(n), mapper) : sameAtEdges(BigInt(n))
}

function sameForAll(n: number, mapper: typeof resultOf): boolean {
  const counts = new Uint32Array(n)
  let again = 0
  for (let word = 0; word < WORD; word++) {
    const result = mapper(word, n, WORD)
    if (result === -1) again++
    else if (result >= 0 && result < n) counts[result]!++
    else return false
  }
  return again < n && counts.every((count) => count === counts[0])
}

function sameAtEdges(n: bigint): boolean {
  let words = 0
  let span = 1n
  for (; span < n; span <<= 16n) words++
  const used = (span / n) * n
  const draw = (number: bigint): string => drawOf(number, { n, words })
  const first = `0 of ${words}`
  const last = `${n - 1n} of ${words}`
  // What is drawn again finds a number that is all zeros.
  const again = `0 of ${2 * words}`
  if (draw(0n) !== first || draw(used - 1n) !== last || draw(used - n) !== first) return false
  return used === span || (draw(used) === again && draw(span - 1n) === again)
}

/** What a stream makes of a number when zeros follow it, and of how many words. */
function drawOf(number: bigint, { n, words }: { n: bigint; words: number }): string {
  const block = new Uint8Array(words * 2)
  for (let at = block.length - 1, left = number; at >= 0; at--, left >>= 8n) block[at] = Number(left & 255n)
  const stream = new Stream((cursor) => (cursor === 0 ? block : new Uint8Array(block.length)))
  const result = words > 3 ? stream.belowBig(n) : stream.below(Number(n))
  return `${result} of ${stream.words}`
}

/** The same draws, and the ranges that were asked for. */
export function recordRanges(draws: Draws): { draws: Draws; ranges: Set<number | bigint> } {
  const ranges = new Set<number | bigint>()
  return {
    ranges,
    draws: {
      below(n) {
        ranges.add(n)
        return draws.below(n)
      },
      belowBig(n) {
        ranges.add(n)
        return draws.belowBig(n)
      },
    },
  }
}
