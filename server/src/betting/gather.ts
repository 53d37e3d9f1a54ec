import { Fault } from '#platform/fault'

/** Work that one commit does for many: each item has an answer of its own. */
export interface Gathered<Item, Answer> {
  /** Does the work for some items at once, in their order. What it throws concerns all of them. */
  run: (items: Item[]) => Promise<PromiseSettledResult<Answer>[]>
  /** Items with equal names never share a batch; `group` bounds how many of one kind do. */
  name: (item: Item) => string
  group: (item: Item) => string
  /** Trouble that passes: the same items are tried again. Anything else is some item's fault. */
  passing: (error: unknown) => boolean
}

export interface GatherLimits {
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
 * Gathers what arrives while a batch is under way into the next one. With nothing under way an item leaves at once, alone: there is no
 * timer. When a batch fails for a reason that does not pass, its halves are tried by themselves, down to the item whose fault it is.
 */
export class Gatherer<Item, Answer> {
  #work: Gathered<Item, Answer>
  #limits: GatherLimits
  #waiting: Waiting<Item, Answer>[] = []
  #underWay: Promise<void> | undefined

  constructor(work: Gathered<Item, Answer>, limits: GatherLimits) {
    this.#work = work
    this.#limits = limits
  }

  add(item: Item): Promise<Answer> {
    if (this.#waiting.length >= this.#limits.waitingMax) return Promise.reject(new Fault('system.busy', { retryAfterSeconds: 1 }))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      this.#underWay ??= this.#drain()
    })
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    await this.#underWay
  }

  async #drain(): Promise<void> {
    try {
      // Whatever was asked for in the same turn of the event loop comes along.
      await Promise.resolve()
      while (this.#waiting.length > 0) await this.#runApart(this.#take())
    } finally {
      this.#underWay = undefined
    }
  }

  /** The next batch, in the order of arrival. What may not come along yet stays, in order. */
  #take(): Waiting<Item, Answer>[] {
    const { batchMax, groupMax } = this.#limits
    const taken: Waiting<Item, Answer>[] = []
    const names = new Set<string>()
    const groups = new Map<string, number>()
    const left: Waiting<Item, Answer>[] = []
    for (const [index, waiting] of this.#waiting.entries()) {
      if (taken.length === batchMax) {
        left.push(...this.#waiting.slice(index))
        break
      }
      const name = this.#work.name(waiting.item)
      const group = this.#work.group(waiting.item)
      const many = groups.get(group) ?? 0
      if (names.has(name) || many >= groupMax) left.push(waiting)
      else {
        names.add(name)
        groups.set(group, many + 1)
        taken.push(waiting)
      }
    }
    this.#waiting = left
    return taken
  }

  async #runApart(batch: Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await this.#runRetrying(batch.map(({ item }) => item))
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
      await this.#runApart(batch.slice(0, middle))
      await this.#runApart(batch.slice(middle))
    }
  }

  async #runRetrying(items: Item[]): Promise<PromiseSettledResult<Answer>[]> {
    const { attemptsMax, retryMs } = this.#limits
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#work.run(items)
      } catch (error) {
        if (!this.#work.passing(error) || attempt >= attemptsMax) throw error
        await new Promise((resolve) => setTimeout(resolve, retryMs * 2 ** (attempt - 1)))
      }
    }
  }
}
