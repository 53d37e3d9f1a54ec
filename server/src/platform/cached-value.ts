/**
 * A value that may be a little old. However many ask at once, it is read once; when reading fails, the last value serves on, since an
 * answer of a second ago is better than none.
 */
export class CachedValue<Value> {
  #read: () => Promise<Value>
  #freshMs: number
  #value: { of: Value } | undefined
  #until = 0
  #reading: Promise<Value> | undefined

  constructor(read: () => Promise<Value>, freshMs: number) {
    this.#read = read
    this.#freshMs = freshMs
  }

  read(): Promise<Value> {
    if (this.#value && performance.now() < this.#until) return Promise.resolve(this.#value.of)
    if (this.#reading) return this.#reading
    const reading: Promise<Value> = this.#refresh(() => this.#reading === reading)
    this.#reading = reading
    return reading
  }

  /** Something has changed: the next who asks gets a reading that begins now. */
  forget(): void {
    this.#until = 0
    this.#reading = undefined
  }

  async #refresh(isCurrent: () => boolean): Promise<Value> {
    try {
      const value = await this.#read()
      // A reading that began before something changed may have seen the state before it, and is not kept.
      if (isCurrent()) this.#value = { of: value }
      return value
    } catch (error) {
      if (!this.#value) throw error
      return this.#value.of
    } finally {
      if (isCurrent()) {
        this.#reading = undefined
        this.#until = performance.now() + this.#freshMs
      }
    }
  }
}
