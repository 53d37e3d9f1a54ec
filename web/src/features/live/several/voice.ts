/** Sentences of several tables, one after the other: of each table the newest alone, so that four of them are not four voices. */
export class Voice {
  #waiting = new Map<string, string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #tell: (sentence: string) => void
  #betweenMs: number

  constructor(tell: (sentence: string) => void, betweenMs = 3000) {
    this.#tell = tell
    this.#betweenMs = betweenMs
  }

  say(table: string, sentence: string): void {
    // What has not been heard yet is no longer so; its place in the line stays.
    this.#waiting.set(table, sentence)
    if (this.#timer === undefined) this.#next()
  }

  /** A table that is no longer there has nothing to say. */
  forget(table: string): void {
    this.#waiting.delete(table)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting.clear()
  }

  #next(): void {
    const [first] = this.#waiting
    this.#timer = undefined
    if (!first) return
    this.#waiting.delete(first[0])
    this.#tell(first[1])
    this.#timer = setTimeout(() => this.#next(), this.#betweenMs)
  }
}
