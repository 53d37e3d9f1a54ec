const PAUSE_MS = 500

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

/** Finds what begins with the letters that were typed one after the other; the same letter again goes on to the next. */
export class Typing {
  #typed = ''
  #atMs = -Infinity

  /** @returns the place of what is meant; -1 where nothing begins so */
  find(names: readonly string[], at: number, letter: string, nowMs: number): number {
    this.#typed = nowMs - this.#atMs > PAUSE_MS ? plain(letter) : this.#typed + plain(letter)
    this.#atMs = nowMs
    const first = this.#typed.slice(0, 1)
    const same = this.#typed === first.repeat(this.#typed.length)
    const wanted = same ? first : this.#typed
    // One letter looks beyond where it is; a word in the making may be where it is already.
    const from = same ? at + 1 : Math.max(0, at)
    const order = names.map((_, step) => (from + step) % names.length)
    return order.find((place) => plain(names[place] ?? '').startsWith(wanted)) ?? -1
  }
}
