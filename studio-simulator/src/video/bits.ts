/** Bits in a row, as H.264 writes its headers. */
export class Bits {
  #bytes: Buffer
  #length = 0
  #current = 0
  #free = 8

  constructor(room: number) {
    this.#bytes = Buffer.allocUnsafe(room)
  }

  u(count: number, value: number): this {
    for (let bit = count - 1; bit >= 0; bit--) {
      this.#current = (this.#current << 1) | ((value >>> bit) & 1)
      if (--this.#free === 0) this.#push()
    }
    return this
  }

  /** Exp-Golomb: small numbers are short. */
  ue(value: number): this {
    const digits = 32 - Math.clz32(value + 1)
    return this.u(digits - 1, 0).u(digits, value + 1)
  }

  /** The end of a unit. */
  end(): Buffer {
    this.u(1, 1).align()
    return this.#bytes.subarray(0, this.#length)
  }

  align(): this {
    while (this.#free !== 8) this.u(1, 0)
    return this
  }

  /** Whole bytes, where bits are aligned. */
  bytes(from: Uint8Array, at: number, count: number): void {
    this.#bytes.set(from.subarray(at, at + count), this.#length)
    this.#length += count
  }

  #push(): void {
    this.#bytes[this.#length++] = this.#current
    this.#current = 0
    this.#free = 8
  }
}
