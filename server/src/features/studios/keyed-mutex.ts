/** Work for one and the same is done one after the other; for others at the same time. */
export class KeyedMutex<Key> {
  #last = new Map<Key, Promise<unknown>>()

  take<Result>(key: Key, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key)
    const turn = after(before, work).finally(() => {
      if (this.#last.get(key) === turn) this.#last.delete(key)
    })
    this.#last.set(key, turn)
    return turn
  }
}

/** However the one before ended. */
async function after<Result>(before: Promise<unknown> | undefined, work: () => Promise<Result>): Promise<Result> {
  await before?.catch(() => undefined)
  return work()
}
