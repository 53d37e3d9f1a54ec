interface Waiting<Key, Value> {
  key: Key
  resolve: (value: Value) => void
  reject: (error: unknown) => void
}

/** So many keys at most in one statement. */
const TOGETHER_MAX = 512

/** Reads by one statement for all who ask in the same turn of the event loop, or while another reading is under way. */
export class ReadsTogether<Key, Value> {
  #read: (keys: Key[]) => Promise<Value[]>
  #waiting: Waiting<Key, Value>[] = []
  #isUnderWay = false

  /** `read` answers for each key, in the keys' order. */
  constructor(read: (keys: Key[]) => Promise<Value[]>) {
    this.#read = read
  }

  read(key: Key): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject })
      if (this.#isUnderWay) return
      this.#isUnderWay = true
      queueMicrotask(() => void this.#readAll())
    })
  }

  async #readAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, TOGETHER_MAX)
      try {
        const values = await this.#read(batch.map(({ key }) => key))
        if (values.length !== batch.length) throw new Error('a reading answered for too few')
        for (const [n, { resolve }] of batch.entries()) resolve(values[n]!)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    this.#isUnderWay = false
  }
}
