import type { Draws } from '@tucano/randomness'

const SPAN = 2 ** 32

/** Where a generator is: enough to draw again what it drew from there. */
export type Place = readonly [a: number, b: number, c: number, counter: number]

/** Draws for tests and simulations: quick, and the same again from the same seed. The generator is sfc32. Never for money. */
export class Seeded implements Draws {
  #a = 0
  #b = 0
  #c = 0
  #counter = 1

  constructor(seed: number) {
    this.#a = seed | 0
    this.#b = Math.floor(seed / SPAN) | 0
    for (let n = 0; n < 15; n++) this.#word()
  }

  get place(): Place {
    return [this.#a, this.#b, this.#c, this.#counter]
  }

  set place([a, b, c, counter]: Place) {
    this.#a = a
    this.#b = b
    this.#c = c
    this.#counter = counter
  }

  below(n: number): number {
    if (n > SPAN) return Number(this.belowBig(BigInt(n)))
    for (;;) {
      const word = this.#word()
      const first = Math.floor(word / n) * n
      if (first + n <= SPAN) return word - first
    }
  }

  belowBig(n: bigint): bigint {
    let span = 1n
    let number = 0n
    for (; span < n; span <<= 32n) number = (number << 32n) | BigInt(this.#word())
    return number < span - (span % n) ? number % n : this.belowBig(n)
  }

  #word(): number {
    const word = (this.#a + this.#b + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + word) | 0
    return word >>> 0
  }
}
