import { type KnownMessage, readMessage, subscribe } from '@tucano/feed'
import type { World } from '../start-world.ts'

export interface Heard {
  key: string
  message: KnownMessage
}

/** Whoever hears all that a world tells. */
export class Listener {
  readonly heard: Heard[] = []
  readonly #before: number
  readonly #world: World
  #waiting: (() => void)[] = []
  readonly stop: () => Promise<void>

  private constructor(world: World, { token, onBound }: { token: string; onBound: () => void }) {
    this.#world = world
    this.#before = world.control.told()
    const onMessage = (key: string, body: Buffer): void => {
      const message = readMessage(body)
      if (message.kind === 'unknown') throw new Error(message.name)
      this.heard.push({ key, message })
      for (const hear of this.#waiting.splice(0)) hear()
    }
    const { stop } = subscribe(
      { address: world.feedAddress, token, bindings: ['#'] },
      { onMessage, onConnection: (state) => state === 'up' && onBound() },
    )
    this.stop = stop
  }

  /** Bound before the world tells anything more. */
  static async bind(world: World, token: string): Promise<Listener> {
    let listener: Listener | undefined
    await new Promise<void>((resolve) => (listener = new Listener(world, { token, onBound: resolve })))
    return listener!
  }

  /** Once all is heard that was told by now. */
  async all(): Promise<Heard[]> {
    const told = this.#world.control.told() - this.#before
    while (this.heard.length < told) await new Promise<void>((resolve) => void this.#waiting.push(resolve))
    return this.heard
  }

  /** Messages of a kind, of one event or of all. */
  of<Kind extends KnownMessage['kind']>(kind: Kind, event?: string): Extract<KnownMessage, { kind: Kind }>[] {
    return this.heard
      .map(({ message }) => message)
      .filter((message): message is Extract<KnownMessage, { kind: Kind }> => message.kind === kind)
      .filter((message) => event === undefined || ('event' in message && message.event === event))
  }
}
