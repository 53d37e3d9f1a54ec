/**
 * A value that may be a little old. However many ask at once, it is read once; when reading fails, the last value serves on, since an
 * answer of a second ago is better than none.
 */
export class Remembered<Value> {
  #read: () => Promise<Value>
  #freshMs: number
  #value: { of: Value } | undefined
  #until = 0
  #reading: Promise<Value> | undefined

  constructor(read: () => Promise<Value>, freshMs: number) {
    this.#read = read
    this.#freshMs = freshMs
  }

  async read(): Promise<Value> {
    if (this.#value && performance.now() < this.#until) return this.#value.of
    this.#reading ??= this.#refresh().finally(() => (this.#reading = undefined))
    return this.#reading
  }

  async #refresh(): Promise<Value> {
    try {
      this.#value = { of: await this.#read() }
    } catch (error) {
      if (!this.#value) throw error
    }
    this.#until = performance.now() + this.#freshMs
    return this.#value.of
  }
}
