import { type Page, TALK_AT_ONCE } from './page.ts'

const MINUTE_MS = 60_000
/** A page says hello when it opens, at a login, and when a window of it opens: a handful. */
const HELLOS_PER_MINUTE = 60
const HELLOS_WAITING_MAX = 8

/** What a page may say in a second, besides hellos. */
const TALK_PER_SECOND = 20

interface Limits {
  socketsPerAddress: number
  socketsMax: number
  /** A hello is a request that comes by another way, and counts for its address as one. */
  requestsPerMinute: number
}

interface Share {
  sockets: number
  hellos: number
  since: number
}

/** Whether a page may say one thing more besides hellos. */
export function admitsTalk({ talk }: Page, now: number): boolean {
  talk.left = Math.min(TALK_AT_ONCE, talk.left + ((now - talk.atMs) * TALK_PER_SECOND) / 1000)
  talk.atMs = now
  if (talk.left < 1) return false
  talk.left--
  return true
}

/** How many sockets, and how many hellos, one address and all of them together may have. */
export class SocketBudget {
  #limits: Limits
  #shares = new Map<string, Share>()
  #sockets = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  get sockets(): number {
    return this.#sockets
  }

  /** Why no further socket may be opened, if so. */
  refusal(address: string): 'address' | 'all' | undefined {
    if (this.#sockets >= this.#limits.socketsMax) return 'all'
    return (this.#shares.get(address)?.sockets ?? 0) >= this.#limits.socketsPerAddress ? 'address' : undefined
  }

  opened(address: string, now: number): void {
    this.#sockets++
    this.#share(address, now).sockets++
  }

  closed(address: string): void {
    this.#sockets--
    const share = this.#shares.get(address)
    if (share) share.sockets--
  }

  /** Whether a page may say one more hello. */
  admits({ address, hellos, minute }: Page, now: number): boolean {
    if (now - minute.since >= MINUTE_MS) Object.assign(minute, { hellos: 0, since: now })
    const share = this.#share(address, now)
    if (now - share.since >= MINUTE_MS) Object.assign(share, { hellos: 0, since: now })
    return hellos.length < HELLOS_WAITING_MAX && ++minute.hellos <= HELLOS_PER_MINUTE && ++share.hellos <= this.#limits.requestsPerMinute
  }

  /** Forgets addresses that nobody comes from any more. */
  sweep(now: number): void {
    for (const [address, { sockets, since }] of this.#shares) if (sockets <= 0 && now - since >= MINUTE_MS) this.#shares.delete(address)
  }

  #share(address: string, now: number): Share {
    const share = this.#shares.get(address) ?? { sockets: 0, hellos: 0, since: now }
    this.#shares.set(address, share)
    return share
  }
}
