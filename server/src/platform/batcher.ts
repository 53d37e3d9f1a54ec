import { Fault } from './fault.ts'

/** Work that one commit does for many: each item has an answer of its own. */
export interface BatchWork<Item, Answer> {
  /** Does the work for some items at once, in their order, over one of the connections, for the first time or again. What it throws concerns all of them. */
  run: (items: Item[], connection: number, attempt: number) => Promise<PromiseSettledResult<Answer>[]>
  /** Items with equal names never share a batch. */
  name: (item: Item) => string
  /** Items of one group are never on two connections at once, and so many at most in one batch. */
  group: (item: Item) => string
  /** Trouble that passes: the same items are tried again. Anything else is some item's fault. */
  passing: (error: unknown) => boolean
}

export interface BatchLimits {
  /** Batches under way at once. */
  connections: number
  /**
   * So many have to wait before a batch leaves beside another that is under way, or for so many milliseconds: batches cost by themselves,
   * whatever is in them, but nobody waits long for one that is stuck.
   */
  crowd: number
  crowdMs: number
  /** Items in one batch. */
  batchMax: number
  /** Items of one group in one batch. */
  groupMax: number
  /** Items waiting; beyond this, new ones are turned away. */
  waitingMax: number
  /** How often a batch is tried, and how long after the first failure it is tried again; each further wait is twice as long. */
  attemptsMax: number
  retryMs: number
}

interface Waiting<Item, Answer> {
  item: Item
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Collects what arrives while a batch is under way into the next one. With nothing under way an item leaves at once, alone. When a batch fails for a reason that does not pass, its halves are tried by themselves, down to the item whose fault it is.
 */
export class Batcher<Item, Answer> {
  #work: BatchWork<Item, Answer>
  #limits: BatchLimits
  #waiting: Waiting<Item, Answer>[] = []
  /** The lowest comes first: in quiet hours all the work is done by one connection, whose caches stay warm. */
  #free: number[]
  #underWay = new Set<Promise<void>>()
  #groups = new Set<string>()
  #called = false
  #isLeaving = false

  constructor(work: BatchWork<Item, Answer>, limits: BatchLimits) {
    this.#work = work
    this.#limits = limits
    this.#free = Array.from({ length: limits.connections }, (_, connection) => connection)
  }

  add(item: Item): Promise<Answer> {
    if (this.#waiting.length >= this.#limits.waitingMax) return Promise.reject(new Fault('system.busy', { retryAfterSeconds: 1 }))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      if (this.#called || this.#free.length === 0) return
      // Whatever is asked for in the same turn of the event loop comes along.
      this.#called = true
      queueMicrotask(() => {
        this.#called = false
        this.#leave()
      })
    })
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }

  /** Sends off what may go, over the connections that are free. */
  #leave(isLate = false): void {
    while (this.#free.length > 0 && this.#waiting.length > 0) {
      if (this.#underWay.size > 0 && this.#waiting.length < this.#limits.crowd && !isLate) return this.#leaveLater()
      const { batch, groups } = this.#take()
      if (batch.length === 0) return
      const connection = this.#free.shift()!
      for (const group of groups) this.#groups.add(group)
      const way = this.#runApart(batch, connection).finally(() => {
        for (const group of groups) this.#groups.delete(group)
        this.#free = [...this.#free, connection].toSorted((a, b) => a - b)
        this.#underWay.delete(way)
        this.#leave()
      })
      this.#underWay.add(way)
    }
  }

  #leaveLater(): void {
    if (this.#isLeaving) return
    this.#isLeaving = true
    setTimeout(() => {
      this.#isLeaving = false
      this.#leave(true)
    }, this.#limits.crowdMs)
  }

  /** The next batch, in the order of arrival. What may not come along yet stays, in order. */
  #take(): { batch: Waiting<Item, Answer>[]; groups: string[] } {
    // A batch in which no group comes twice is written faster; a second item of a group comes along when there is little else.
    const { batch, groups, left } = this.#choose(1)
    if (batch.length >= this.#limits.crowd || left.length === 0) {
      this.#waiting = left
      return { batch, groups }
    }
    const all = this.#choose(this.#limits.groupMax)
    this.#waiting = all.left
    return all
  }

  #choose(groupMax: number): { batch: Waiting<Item, Answer>[]; groups: string[]; left: Waiting<Item, Answer>[] } {
    const batch: Waiting<Item, Answer>[] = []
    const names = new Set<string>()
    const groups = new Map<string, number>()
    const left: Waiting<Item, Answer>[] = []
    for (const [index, waiting] of this.#waiting.entries()) {
      if (batch.length === this.#limits.batchMax) {
        left.push(...this.#waiting.slice(index))
        break
      }
      const name = this.#work.name(waiting.item)
      const group = this.#work.group(waiting.item)
      const many = groups.get(group) ?? 0
      if (names.has(name) || many >= groupMax || this.#groups.has(group)) left.push(waiting)
      else {
        names.add(name)
        groups.set(group, many + 1)
        batch.push(waiting)
      }
    }
    return { batch, groups: [...groups.keys()], left }
  }

  async #runApart(batch: Waiting<Item, Answer>[], connection: number): Promise<void> {
    try {
      const answers = await this.#runRetrying(
        batch.map(({ item }) => item),
        connection,
      )
      for (const [index, { resolve, reject }] of batch.entries()) {
        const answer = answers[index]
        if (answer?.status === 'fulfilled') resolve(answer.value)
        else reject(answer?.reason ?? new Error('a batch answered too little'))
      }
    } catch (error) {
      if (batch.length === 1 || this.#work.passing(error)) {
        for (const { reject } of batch) reject(error)
        return
      }
      const middle = batch.length >> 1
      await this.#runApart(batch.slice(0, middle), connection)
      await this.#runApart(batch.slice(middle), connection)
    }
  }

  async #runRetrying(items: Item[], connection: number): Promise<PromiseSettledResult<Answer>[]> {
    const { attemptsMax, retryMs } = this.#limits
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#work.run(items, connection, attempt)
      } catch (error) {
        if (!this.#work.passing(error) || attempt >= attemptsMax) throw error
        await new Promise((resolve) => setTimeout(resolve, retryMs * 2 ** (attempt - 1)))
      }
    }
  }
}
