/**
 * What the processes of one site tell each other. Nothing of it is kept: whoever was away reads the database. A message reaches every process that hears the channel, the one
 * that sends it too.
 */
export interface Bus {
  /** How many processes it reached; none when there is no bus to be had at the moment. */
  publish: (channel: string, message: unknown) => Promise<number>
  /** Hears a channel until the returned function is called. */
  subscribe: (channel: string, hear: (message: unknown) => void) => Promise<() => void>
  /** Called when messages may have been missed. */
  onMissed: (listener: () => void) => () => void
  stop: () => Promise<void>
}

type Hearer = (message: unknown) => void

/** Who hears which channel in this process. */
export class Hearers {
  #channels = new Map<string, Set<Hearer>>()

  add(channel: string, hear: Hearer): void {
    const hearers = this.#channels.get(channel) ?? new Set()
    this.#channels.set(channel, hearers.add(hear))
  }

  remove(channel: string, hear: Hearer): void {
    const hearers = this.#channels.get(channel)
    hearers?.delete(hear)
    if (hearers?.size === 0) this.#channels.delete(channel)
  }

  channels(): string[] {
    return [...this.#channels.keys()]
  }

  hears(channel: string): boolean {
    return this.#channels.has(channel)
  }

  tell(channel: string, message: unknown): void {
    for (const hear of this.#channels.get(channel) ?? []) hear(message)
  }
}

/** For a site of one process. */
export class LocalBus implements Bus {
  #hearers = new Hearers()

  publish(channel: string, message: unknown): Promise<number> {
    if (!this.#hearers.hears(channel)) return Promise.resolve(0)
    queueMicrotask(() => this.#hearers.tell(channel, message))
    return Promise.resolve(1)
  }

  subscribe(channel: string, hear: Hearer): Promise<() => void> {
    this.#hearers.add(channel, hear)
    return Promise.resolve(() => this.#hearers.remove(channel, hear))
  }

  onMissed(): () => void {
    return () => undefined
  }

  stop(): Promise<void> {
    return Promise.resolve()
  }
}
