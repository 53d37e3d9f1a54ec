import { type FeedSubscriber, bindingsOf, subscribe } from '@tucano/feed'
import type { Complaints } from '#platform/complaints'
import type { FeedConfiguration } from '#platform/configuration'
import type { FeedMetrics } from './metrics.ts'
import { FeedQueue, type Waiting } from './queue.ts'
import { type Heard, readHeard } from './read-heard.ts'
import { NODE } from './recover.ts'

/** What waits for longer than this is cut off, and asked for again. */
const WAITING_MAX = { messages: 20_000, bytes: 256 * 1024 * 1024 }
/** What is committed together: little enough that what is urgent does not wait for it. */
const TOGETHER_MAX = { messages: 200, bytes: 1024 * 1024 }

export interface IntakeOptions {
  feed: FeedConfiguration
  now: () => number
  complaints: Complaints
  metrics: FeedMetrics
  waitingMax?: { messages: number; bytes: number } | undefined
  /** There is something to be followed. */
  onWork: () => void
}

type Queued = Heard | { is: 'up'; connection: number }

/** What comes from the feed, in order, until it is followed. It has a bound; a connection that is lost comes before everything that waits. */
export class Intake {
  #options: IntakeOptions
  #queue: FeedQueue<Queued>
  #urgent: Heard[] = []
  #connection = 0
  #subscriber: FeedSubscriber | undefined
  #stopping = Promise.resolve()
  #closed = false

  constructor(options: IntakeOptions) {
    this.#options = options
    this.#queue = new FeedQueue(options.waitingMax ?? WAITING_MAX)
  }

  get isEmpty(): boolean {
    return this.#urgent.length === 0 && this.#queue.length === 0
  }

  subscribe(): void {
    const { feed, complaints } = this.#options
    const { address, token, bookmaker } = feed
    this.#subscriber = subscribe(
      { address, token, bindings: bindingsOf(NODE), ...(bookmaker === undefined ? {} : { vhost: `/unifiedfeed/${bookmaker}` }) },
      {
        onMessage: (key, body) => this.#receive(key, body),
        onConnection: (state) => (state === 'up' ? this.#connected() : this.#disconnected()),
        onTrouble: (error) => complaints.note('the feed cannot be reached', error),
      },
    )
  }

  async stop(): Promise<void> {
    this.#closed = true
    await this.#stopping
    await this.#subscriber?.stop()
  }

  /** What is followed in its turn. */
  hear(heard: Heard): void {
    this.#push(heard)
  }

  /** What is followed before everything that waits. */
  hearFirst(heard: Heard): void {
    this.#urgent.push(heard)
    this.#options.onWork()
  }

  /** What is followed next. */
  take(): Heard[] {
    const taken = [...this.#urgent.splice(0), ...this.#queue.take(TOGETHER_MAX).flatMap((one) => this.#read(one))]
    this.#options.metrics.waiting.set(this.#queue.length)
    return taken
  }

  #push(other: Queued): void {
    this.#queue.push({ other })
    this.#options.onWork()
  }

  #connected(): void {
    this.#connection++
    this.#push({ is: 'up', connection: this.#connection })
  }

  #disconnected(): void {
    this.#connection++
    this.hearFirst({ is: 'all', input: { is: 'connection', up: false } })
  }

  #receive(key: string, body: Buffer): void {
    if (this.#queue.isFull) return this.#cutOff()
    this.#queue.push({ key, body })
    this.#options.metrics.waiting.set(this.#queue.length)
    this.#options.onWork()
  }

  /** More came than can be followed in time: it is a gap like any other, and closes everything until it was made up for. */
  #cutOff(): void {
    const { metrics, complaints } = this.#options
    metrics.cutOff.inc()
    complaints.note('more came from the feed than may wait')
    this.#queue.dropMessages()
    this.#disconnected()
    const again = (): void => {
      if (!this.#closed) this.subscribe()
    }
    this.#stopping = this.#subscriber!.stop().then(again, again)
  }

  #read(one: Waiting<Queued>): Heard[] {
    if ('body' in one) return [readHeard(one, this.#options.now())]
    const { other } = one
    if (other.is !== 'up') return [other]
    // A connection that is gone meanwhile is none.
    return other.connection === this.#connection ? [{ is: 'all', input: { is: 'connection', up: true } }] : []
  }
}
