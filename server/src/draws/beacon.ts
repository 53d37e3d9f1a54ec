import { type Chain, readInfo } from '@tucano/beacon'
import type { BeaconConfiguration } from '#platform/configuration'
import type { WorkerPool } from '#platform/worker-pool'

/** A round of a beacon, signed. */
export interface BeaconRound {
  round: number
  signature: Buffer
  randomness: Buffer
}

const TIMEOUT_MS = 3000
const BYTES_MAX = 10_000
const KEPT_MAX = 64
/** When no address can be reached, nobody waits for the next try to fail. */
const SILENT_MS = 1000
const SIGNATURE = /^[\da-f]{96}$/

/** Where the randomness of shared draws comes from that nobody knows before its time. */
export class Beacon {
  readonly isOwn: boolean
  #urls: readonly string[]
  #hash: string
  #workerPool: WorkerPool
  #chain: Chain | undefined
  #known = new Map<number, BeaconRound>()
  #silentUntilMs = 0

  constructor({ urls, chain, isOwn }: BeaconConfiguration, workerPool: WorkerPool) {
    this.#urls = urls
    this.#hash = chain
    this.isOwn = isOwn
    this.#workerPool = workerPool
  }

  /** What the beacon promises; nothing while no address answers. */
  async chain(): Promise<Chain | undefined> {
    this.#chain ??= await this.#ask('info', (said) => Promise.resolve(readInfo(said, this.#hash)))
    return this.#chain
  }

  /** A round, once it exists and its signature is right. */
  async round(round: number): Promise<BeaconRound | undefined> {
    const known = this.#known.get(round)
    const chain = await this.chain()
    if (known || !chain) return known
    return this.#ask(`public/${round}`, (said) => this.#check(chain, said, round))
  }

  /** The newest round that an address has, if its signature is right. */
  async newest(): Promise<BeaconRound | undefined> {
    const chain = await this.chain()
    return chain && this.#ask('public/latest', (said) => this.#check(chain, said))
  }

  async #check({ publicKey }: Chain, said: unknown, asked?: number): Promise<BeaconRound | undefined> {
    const { round, signature } = (said ?? {}) as { round?: unknown; signature?: unknown }
    if (!Number.isSafeInteger(round) || (asked ?? round) !== round || typeof signature !== 'string' || !SIGNATURE.test(signature))
      return undefined
    const known = this.#known.get(round as number)
    if (known) return known
    const randomness = await this.#workerPool.do('checkSignature', { publicKey, round: round as number, signature })
    return (
      randomness && this.#keep({ round: round as number, signature: Buffer.from(signature, 'hex'), randomness: Buffer.from(randomness) })
    )
  }

  #keep(found: BeaconRound): BeaconRound {
    this.#known.set(found.round, found)
    if (this.#known.size > KEPT_MAX) this.#known.delete(this.#known.keys().next().value!)
    return found
  }

  /** The first answer that holds. An address that does not answer, or says something wrong, is as if it were not there. */
  async #ask<Answer>(path: string, read: (said: unknown) => Promise<Answer | undefined>): Promise<Answer | undefined> {
    if (performance.now() < this.#silentUntilMs) return undefined
    let reached = 0
    for (const url of this.#urls) {
      try {
        const reply = await fetch(`${url}/${this.#hash}/${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
        reached++
        const text = reply.ok ? await reply.text() : ''
        const answer = text !== '' && text.length <= BYTES_MAX ? await read(JSON.parse(text)) : undefined
        if (answer !== undefined) return answer
      } catch {
        // The next address may answer.
      }
    }
    if (reached === 0) this.#silentUntilMs = performance.now() + SILENT_MS
    return undefined
  }
}
