/** Where a game's chance comes from. Draws are used in their order, and none is thrown away but by rejection. */
export interface Draws {
  /** A whole number from 0 to below `n`, every one as likely as the other. `n` is at most 2^48. */
  below: (n: number) => number
  /** The same without that limit. */
  belowBig: (n: bigint) => bigint
}

const WORD = 65_536
const SPANS = [WORD, WORD ** 2, WORD ** 3] as const

/** How many words of 16 bits a draw below `n` takes at a time. */
function wordsFor(n: number): 1 | 2 | 3 {
  return n <= SPANS[0] ? 1 : n <= SPANS[1] ? 2 : 3
}

/**
 * What a number from 0 to below `span` draws, or -1 when it is to be drawn again: the numbers from the largest multiple of `n` on would
 * favour the first results. Every result has exactly as many numbers as the others.
 */
export function resultOf(number: number, n: number, span: number): number {
  const fair = span - (span % n)
  return number < fair ? number % n : -1
}

/** Reads words of 16 bits, most significant byte first, from blocks that are made as they are needed. */
export class Stream implements Draws {
  #block: (cursor: number) => Uint8Array
  #bytes: Uint8Array = new Uint8Array(0)
  #at = 0
  #cursor = 0
  /** Words read so far. */
  words = 0

  constructor(block: (cursor: number) => Uint8Array) {
    this.#block = block
  }

  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > SPANS[2]) throw new RangeError(`no draw below ${n}`)
    if (n === 1) return 0
    const words = wordsFor(n)
    for (;;) {
      let number = 0
      for (let read = 0; read < words; read++) number = number * WORD + this.#word()
      const result = resultOf(number, n, SPANS[words - 1]!)
      if (result >= 0) return result
    }
  }

  belowBig(n: bigint): bigint {
    if (n < 1n) throw new RangeError(`no draw below ${n}`)
    if (n === 1n) return 0n
    let span = 1n
    let words = 0
    for (; span < n; span *= 65_536n) words++
    const fair = span - (span % n)
    for (;;) {
      let number = 0n
      for (let read = 0; read < words; read++) number = number * 65_536n + BigInt(this.#word())
      if (number < fair) return number % n
    }
  }

  #word(): number {
    if (this.#at === this.#bytes.length) {
      this.#bytes = this.#block(this.#cursor++)
      this.#at = 0
    }
    this.words++
    const word = this.#bytes[this.#at]! * 256 + this.#bytes[this.#at + 1]!
    this.#at += 2
    return word
  }
}
