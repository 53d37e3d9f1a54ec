import { randomUUID } from 'node:crypto'
import type { Json } from '@tucano/round'
import type { Bus } from '#platform/bus'
import { RoomRefusal, busy } from './errors.ts'

/** What processes tell each other of rooms, by channel. */
export const framesOf = (room: string): string => `rooms.frames:${room}`
export const asksOf = (room: string): string => `rooms.asks:${room}`
export const seatsOf = (room: string): string => `rooms.seats:${room}`
const answersOf = (process: string): string => `rooms.answers:${process}`

/** What a room's owner is asked, whichever process it is. Between processes, so of nothing but what JSON has. */
export type Ask =
  | { ask: 'views'; members: (string | null)[] }
  | { ask: 'command'; commandId: string; memberId: string; command: Json }
  /** Something that the room is to tell itself: said by operators, and kept elsewhere. */
  | { ask: 'tell'; command: Json }
  /** Members who have the room open on a page, told again and again; and one who has it no more. */
  | { ask: 'here'; members: string[] }
  | { ask: 'gone'; memberId: string }

export interface Asked {
  n: number
  from: string
  ask: Ask
}

type Answered = { n: number } & ({ done: Json } | { refused: string } | { busy: true })

/** Longer than a takeover is not waited: whoever asked may ask again. */
const ANSWER_MS = 3000

/** Tells a room's owner, whichever process it is, what stands in the database already. A room that nobody has at the moment finds it there. */
export const tellRoom = (bus: Bus, room: string, command: Json): Promise<number> =>
  bus.publish(asksOf(room), { n: 0, from: '', ask: { ask: 'tell', command } } satisfies Asked)

interface Waiting {
  resolve: (done: Json) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/** Asks the owners of rooms, wherever they are. */
export class RoomAsks {
  readonly process = randomUUID()
  #bus: Bus
  #waiting = new Map<number, Waiting>()
  #many = 0
  #unsubscribe: (() => void) | undefined

  constructor(bus: Bus) {
    this.#bus = bus
  }

  async start(): Promise<void> {
    this.#unsubscribe = await this.#bus.subscribe(answersOf(this.process), (message) => this.#hear(message as Answered))
  }

  stop(): void {
    this.#unsubscribe?.()
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      reject(busy())
    }
    this.#waiting.clear()
  }

  /** Rejects with a RoomRefusal for what the room does not take; with `system.busy` when nobody answers, and then nobody knows. */
  ask<Done extends Json>(room: string, ask: Ask): Promise<Done> {
    const n = ++this.#many
    return new Promise<Json>((resolve, reject) => {
      const timer = setTimeout(() => this.#fail(n), ANSWER_MS)
      this.#waiting.set(n, { resolve, reject, timer })
      // Nobody has it at the moment: that is known at once.
      void this.tell(room, ask, n).then((reached) => reached === 0 && this.#fail(n))
    }) as Promise<Done>
  }

  /** Without an answer. */
  tell(room: string, ask: Ask, n = 0): Promise<number> {
    return this.#bus.publish(asksOf(room), { n, from: this.process, ask } satisfies Asked)
  }

  #take(n: number): Waiting | undefined {
    const waiting = this.#waiting.get(n)
    clearTimeout(waiting?.timer)
    this.#waiting.delete(n)
    return waiting
  }

  #fail(n: number): void {
    this.#take(n)?.reject(busy())
  }

  #hear(answered: Answered): void {
    const waiting = this.#take(answered.n)
    if (!waiting) return
    if ('done' in answered) waiting.resolve(answered.done)
    else if ('refused' in answered) waiting.reject(new RoomRefusal(answered.refused))
    else waiting.reject(busy())
  }
}

/** Answers what a room's owner was asked. */
export async function answerAsk(bus: Bus, { n, from, ask }: Asked, run: (ask: Ask) => Promise<Json>): Promise<void> {
  const answered = await run(ask).then(
    (done): Answered => ({ n, done }),
    (error: unknown): Answered => (error instanceof RoomRefusal ? { n, refused: error.code } : { n, busy: true }),
  )
  if (n > 0) await bus.publish(answersOf(from), answered)
}
