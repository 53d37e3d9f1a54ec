import type { Step } from './bets.ts'

/** Steps that wait behind those that pay, at most: what a process should hold of them. */
const WAITING_MAX = 500_000

interface Partition {
  /** Those who have something to get come first; who lost waits for nothing. */
  paid: Step[]
  others: Step[]
}

const sizeOf = ({ paid, others }: Partition): number => paid.length + others.length
const paysNothing = (step: Step): boolean => step.kind === 'settle' && step.payout === 0n

/** As many as a chunk has, in the order of their ids. */
const takeFrom = ({ paid, others }: Partition, size: number): Step[] => {
  const first = paid.splice(0, size)
  return [...first, ...others.splice(0, size - first.length)].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

interface PartitionOptions {
  /** Steps in a chunk. */
  size: number
  /** Chunks under way at once. */
  atOnce: number
  /** Moves a chunk, and says how many were moved. */
  move: (steps: Step[]) => Promise<number>
}

/** Steps of an event's bets, moved in chunks while more of them are read: those that pay before those that do not, as far as they are known by then. */
export class PartitionedSteps {
  #options: PartitionOptions
  #partitions: Partition[]
  #state: 'reading' | 'read' | 'failed' = 'reading'
  #waiting: (() => void)[] = []

  constructor(options: PartitionOptions) {
    this.#options = options
    this.#partitions = Array.from({ length: options.atOnce }, (): Partition => ({ paid: [], others: [] }))
  }

  /** A member's steps are all in one partition: no chunk waits for another that pays the same pocket. */
  add(memberId: bigint, step: Step): void {
    const { paid, others } = this.#partitions[Number(memberId % BigInt(this.#partitions.length))]!
    ;(paysNothing(step) ? others : paid).push(step)
  }

  /** Reads until there is no more, and moves meanwhile. What came before something that fails to be read is moved all the same. */
  async run(read: () => Promise<void>): Promise<number> {
    const reading = read().finally(() => this.#turnTo('read'))
    const working = this.#partitions.map((partition) =>
      this.#work(partition).catch((error: unknown) => {
        this.#turnTo('failed')
        throw error
      }),
    )
    const [told, ...done] = await Promise.allSettled([reading, ...working])
    const wrong = [...done, told].find((one) => one.status === 'rejected')
    if (wrong) throw wrong.reason
    return done.reduce((sum, one) => sum + (one.status === 'fulfilled' ? one.value : 0), 0)
  }

  /** After each page that was read: the partitions go on, and too much of it waits. Says whether there is any use in reading on. */
  async goOn(): Promise<boolean> {
    this.#wake()
    while (this.#state === 'reading' && this.#partitions.reduce((sum, partition) => sum + sizeOf(partition), 0) > WAITING_MAX)
      await this.#sleep()
    return this.#state === 'reading'
  }

  async #work(partition: Partition): Promise<number> {
    const { size, move } = this.#options
    let moved = 0
    while (this.#state !== 'failed') {
      if (this.#state === 'reading' && sizeOf(partition) < size) {
        await this.#sleep()
        continue
      }
      const steps = takeFrom(partition, size)
      if (steps.length === 0) break
      moved += await move(steps)
      this.#wake()
    }
    return moved
  }

  #turnTo(state: 'read' | 'failed'): void {
    if (this.#state === 'reading' || state === 'failed') this.#state = state
    this.#wake()
  }

  #sleep(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}
