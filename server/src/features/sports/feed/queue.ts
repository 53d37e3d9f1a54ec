/** What came and was not followed yet, in order. */
export interface Came {
  key: string
  body: Buffer
}

/** What waits in between: that a connection is there, or something that was read. */
export type Waiting<Other> = Came | { other: Other }

interface Bounds {
  messages: number
  bytes: number
}

const bytesOf = (one: Waiting<unknown>): number => ('body' in one ? one.body.length : 0)

/** So much may wait, and no more: whoever brings more is to be cut off. */
export class FeedQueue<Other> {
  #bounds: Bounds
  #items: Waiting<Other>[] = []
  #first = 0
  #bytes = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  get length(): number {
    return this.#items.length - this.#first
  }

  get isFull(): boolean {
    return this.length >= this.#bounds.messages || this.#bytes >= this.#bounds.bytes
  }

  push(one: Waiting<Other>): void {
    this.#items.push(one)
    this.#bytes += bytesOf(one)
  }

  /** The first of what waits, as much as fits; one at least. */
  take({ messages, bytes }: Bounds): Waiting<Other>[] {
    let end = this.#first
    for (let taken = 0; end < this.#items.length && end - this.#first < messages; end++) {
      taken += bytesOf(this.#items[end]!)
      if (taken > bytes && end > this.#first) break
    }
    const taken = this.#items.slice(this.#first, end)
    this.#first = end
    this.#bytes -= taken.reduce((sum, one) => sum + bytesOf(one), 0)
    // Moved together when most of it is gone, not each time.
    if (this.#first > 1000 && this.#first * 2 > this.#items.length) {
      this.#items = this.#items.slice(this.#first)
      this.#first = 0
    }
    return taken
  }

  /** Messages are forgotten; what else waits is kept. Returns how many they were. */
  dropMessages(): number {
    const left = this.#items.slice(this.#first)
    this.#items = left.filter((one) => !('body' in one))
    this.#first = 0
    this.#bytes = 0
    return left.length - this.#items.length
  }
}
