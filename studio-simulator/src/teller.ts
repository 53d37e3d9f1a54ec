import type { KeyObject } from 'node:crypto'
import { type Signed, type StudioEvent, signSaid } from '@tucano/live-studio'

type Without<Of, Key extends PropertyKey> = Of extends unknown ? Omit<Of, Key> : never
/** What has happened, before it has a number. */
export type Happening = Without<StudioEvent, 'v' | 'table' | 'number' | 'at'>

/**
 * What can go wrong between a studio and whoever relies on it. `silence`: nothing is sent; `gap`: the next event is sent when it is asked for; `hole`: the next event is not sent even then; `twice`: the next event comes twice;
 * `swapped`: the next two come in the wrong order; `forged`: the next event has a wrong signature, until it is asked for; `otherStory`: after the next event another one comes under its number.
 */
export const lineFaults = ['silence', 'gap', 'hole', 'twice', 'swapped', 'forged', 'otherStory'] as const
export type LineFault = (typeof lineFaults)[number]

interface Listener {
  send: (line: string) => void
}

const KEPT = 5000

/** Tells what happens at a table: numbered, signed, and again to whoever asks. */
export class Teller {
  readonly table: string
  #key: KeyObject
  #now: () => number
  #told: { number: number; signed: Signed }[] = []
  #next: number
  #listeners = new Set<Listener>()
  #faults = new Set<LineFault>()
  #held: string | undefined
  /** Numbers that are not told to anybody. */
  #holes = new Set<number>()

  constructor({ table, key, now, first = 1 }: { table: string; key: KeyObject; now: () => number; first?: number }) {
    this.table = table
    this.#key = key
    this.#now = now
    this.#next = first
  }

  break(fault: LineFault): void {
    this.#faults.add(fault)
  }

  /** Nothing is wrong any more. */
  mend(): void {
    this.#faults.clear()
    this.#holes.clear()
  }

  say(happening: Happening): number {
    const number = this.#next++
    const signed = signSaid(this.#key, { v: 1, table: this.table, number, at: this.#now(), ...happening })
    this.#told.push({ number, signed })
    if (this.#told.length > KEPT) this.#told.shift()
    this.#send(number, signed)
    return number
  }

  alive(): void {
    if (this.#faults.has('silence')) return
    const [first, last] = [this.#told[0]?.number ?? this.#next, this.#next - 1]
    this.#sendAll(JSON.stringify(signSaid(this.#key, { v: 1, table: this.table, at: this.#now(), type: 'alive', first, last })))
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    this.alive()
    return () => void this.#listeners.delete(listener)
  }

  /** All that came after a number, to whoever asks. */
  again(listener: Listener, after: number): void {
    if (this.#faults.has('silence')) return
    for (const { number, signed } of this.#told) if (number > after && !this.#holes.has(number)) listener.send(JSON.stringify(signed))
  }

  #sendAll(line: string): void {
    for (const { send } of this.#listeners) send(line)
  }

  #once(fault: LineFault): boolean {
    return this.#faults.delete(fault)
  }

  #send(number: number, signed: Signed): void {
    const line = JSON.stringify(signed)
    if (this.#faults.has('silence') || this.#once('gap')) return
    if (this.#once('hole')) return void this.#holes.add(number)
    if (this.#once('forged')) return this.#sendAll(JSON.stringify({ ...signed, body: signed.body.replace('"at":', '"at":1') }))
    if (this.#held !== undefined) {
      const held = this.#held
      this.#held = undefined
      this.#sendAll(line)
      return this.#sendAll(held)
    }
    if (this.#once('swapped')) return void (this.#held = line)
    this.#sendAll(line)
    if (this.#once('twice')) this.#sendAll(line)
    if (this.#once('otherStory')) {
      const other = { ...(JSON.parse(signed.body) as StudioEvent), at: this.#now() + 1 }
      this.#sendAll(JSON.stringify(signSaid(this.#key, other)))
    }
  }
}
