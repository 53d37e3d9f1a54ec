import { type FeedPublisher, type KnownMessage, writeMessage, writeRoutingKey } from '@tucano/feed'
import type { Clock } from '../clock.ts'
import type { FaultSwitches } from '../faults/faults.ts'
import type { Say } from '../say.ts'
import { PRODUCERS, type ProducerName } from './producers.ts'

type OfProducer = 'producer' | 'timestampMs'
type Untold<M> = M extends KnownMessage ? Omit<M, OfProducer> : never
/** A message as it is made: who tells it and when is added. */
export type NewMessage = Untold<KnownMessage>

/** Of whom and for whom a message is. */
export interface Address {
  producer: ProducerName
  /** The number of the sport. */
  sport?: number
  event?: string
  node?: number | undefined
}

/** Settlements and what takes them back can wait for odds. */
const LOW: ReadonlySet<string> = new Set(['bet_settlement', 'rollback_bet_settlement', 'rollback_bet_cancel'])
const WITHOUT_PRIORITY: ReadonlySet<string> = new Set(['alive', 'snapshot_complete', 'fixture_change', 'bet_cancel'])

function keyOf(kind: string, { producer, sport, event, node }: Address): string {
  const isOfProducer = kind === 'alive' || kind === 'snapshot_complete'
  return writeRoutingKey({
    ...(WITHOUT_PRIORITY.has(kind) ? {} : { priority: LOW.has(kind) ? 'lo' : 'hi' }),
    ...(producer === 'pre' && !isOfProducer ? { pre: 'pre' } : {}),
    live: producer === 'live' && !isOfProducer,
    kind,
    ...(sport === undefined ? {} : { sport }),
    ...(event === undefined ? {} : { event }),
    ...(node === undefined ? {} : { node }),
  })
}

interface TellerOptions {
  publishers: readonly FeedPublisher[]
  clock: Clock
  faults: FaultSwitches
  say: Say
}

/** Tells what happens, in order, to whoever is subscribed. */
export class Teller {
  readonly #options: TellerOptions
  #lastMs = 0
  /** How many messages went out. */
  count = 0
  /** Somebody may have missed something: the next `alive` says so. At first, all that was told before this process began. */
  #isLossy = new Set<ProducerName>(['live', 'pre'])
  #held: { key: string; body: string } | undefined

  constructor(options: TellerOptions) {
    this.#options = options
  }

  /** A moment of its own for each message, so that no two of them are mistaken for one. */
  nextMoment(): number {
    this.#lastMs = Math.max(this.#lastMs + 1, this.#options.clock.now())
    return this.#lastMs
  }

  /** Tells a message as of now, or as of the moment that it was first told at. */
  tell(message: NewMessage, to: Address, timestampMs = this.nextMoment()): void {
    const told = { ...message, producer: PRODUCERS[to.producer].id, timestampMs } as KnownMessage
    this.#send(keyOf(message.kind, to), writeMessage(told))
  }

  alive(): void {
    const { faults, clock } = this.#options
    if (clock.now() < faults.now.silentUntilMs) return
    for (const producer of ['live', 'pre'] as const) {
      const subscribed = !this.#isLossy.delete(producer)
      const timestampMs = clock.now() - faults.now.aliveLateMs
      const told: KnownMessage = { kind: 'alive', producer: PRODUCERS[producer].id, timestampMs, subscribed }
      this.#publish(keyOf('alive', { producer }), writeMessage(told))
    }
  }

  #send(key: string, body: string): void {
    const { faults, clock } = this.#options
    if (clock.now() < faults.now.silentUntilMs) return
    if (this.#held === undefined && faults.take('reorders')) {
      this.#held = { key, body }
      return
    }
    this.#publish(key, body)
    if (faults.take('duplicates')) this.#publish(key, body)
    const held = this.#held
    this.#held = undefined
    if (held) this.#publish(held.key, held.body)
  }

  #publish(key: string, body: string): void {
    this.count++
    for (const publisher of this.#options.publishers) {
      publisher.publish(key, body).catch((error: Error) => {
        this.#isLossy.add('live').add('pre')
        this.#options.say(`A message may be lost: ${error.message}`)
      })
    }
  }
}
