import { createClient } from '@redis/client'
import { type Bus, Hearers } from './bus.ts'
import { StartError } from './configuration.ts'
import type { Log } from './log.ts'

const RETRY_MS = [50, 100, 250, 500, 1000]
const CONNECT_MS = 5000

/** Between several processes, on one machine or many. While it is away nothing is told and nobody waits for it; then whoever hears is told that messages were missed. */
export class RedisBus implements Bus {
  #sending: ReturnType<typeof newClient>
  #hearing: ReturnType<typeof newClient>
  #hearers = new Hearers()
  /** What Redis has been told of who hears; one change after the other. */
  #subscribed = new Set<string>()
  #changes: Promise<void> = Promise.resolve()
  #missed = new Set<() => void>()
  #wasOpened = false

  private constructor(url: string, log: Log) {
    const retries = (failures: number, cause: Error): number | Error =>
      this.#wasOpened ? RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]! : cause
    this.#sending = newClient(url, retries)
    this.#hearing = newClient(url, retries)
    for (const client of [this.#sending, this.#hearing])
      client.on('error', (error: Error) => this.#wasOpened && log.warn({ err: error }, 'redis is away'))
    this.#hearing.on('ready', () => {
      for (const channel of this.#hearers.channels()) void this.#change(channel)
      for (const listener of this.#missed) listener()
    })
  }

  static async open(url: string, log: Log): Promise<RedisBus> {
    const bus = new RedisBus(url, log)
    try {
      await Promise.all([bus.#sending.connect(), bus.#hearing.connect()])
    } catch (error) {
      await bus.stop()
      const { message, code } = error as NodeJS.ErrnoException
      throw new StartError(`REDIS_URL: no connection to ${new URL(url).host} (${message || code || 'unreachable'}).`, { cause: error })
    }
    bus.#wasOpened = true
    return bus
  }

  async publish(channel: string, message: unknown): Promise<number> {
    if (!this.#sending.isReady) return 0
    return this.#sending.publish(channel, JSON.stringify(message)).catch(() => 0)
  }

  async subscribe(channel: string, hear: (message: unknown) => void): Promise<() => void> {
    this.#hearers.add(channel, hear)
    await this.#change(channel)
    return () => {
      this.#hearers.remove(channel, hear)
      void this.#change(channel)
    }
  }

  onMissed(listener: () => void): () => void {
    this.#missed.add(listener)
    return () => this.#missed.delete(listener)
  }

  async stop(): Promise<void> {
    for (const client of [this.#sending, this.#hearing]) if (client.isOpen) client.destroy()
  }

  /** Tells Redis whether a channel is heard here, if that is something else than it was told. What it is told while it is away, it is told again when it is back. */
  #change(channel: string): Promise<void> {
    this.#changes = this.#changes.then(async () => {
      const isHeard = this.#hearers.hears(channel)
      if (isHeard === this.#subscribed.has(channel)) return
      try {
        if (isHeard) {
          await this.#hearing.subscribe(channel, (text, told) => this.#hearers.tell(told, JSON.parse(text)))
          this.#subscribed.add(channel)
        } else {
          await this.#hearing.unsubscribe(channel)
          this.#subscribed.delete(channel)
        }
      } catch {
        // It is away.
      }
    })
    return this.#changes
  }
}

const newClient = (url: string, retries: (failures: number, cause: Error) => number | Error) =>
  createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: retries },
  })
