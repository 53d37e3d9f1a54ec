import { type Chain, readInfo } from '@tucano/beacon'
import { isSigned } from '@tucano/beacon/verify'

const TIMEOUT_MS = 1000
const BYTES_MAX = 10_000
const SIGNATURE = /^[\da-f]{96}$/

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'))

/** Where the randomness comes from that nobody knows before its time: addresses with drand's HTTP API, all of one chain. */
export class BeaconClient {
  readonly #urls: readonly string[]
  readonly #hash: string
  #chain: Chain | undefined

  constructor({ urls, chain }: { urls: readonly string[]; chain: string }) {
    this.#urls = urls
    this.#hash = chain
  }

  /** What the beacon promises; nothing while no address answers. */
  async chain(): Promise<Chain | undefined> {
    this.#chain ??= await this.#ask('info', (said) => readInfo(said, this.#hash))
    return this.#chain
  }

  /** The signature of a round, once it exists and is right. */
  async signature(round: number): Promise<string | undefined> {
    const chain = await this.chain()
    return chain && this.#ask(`public/${round}`, (said) => signatureIn(said, { round, publicKey: chain.publicKey }))
  }

  /** The first answer that holds. An address that does not answer, or says something wrong, is as if it were not there. */
  async #ask<Answer>(path: string, read: (said: unknown) => Answer | undefined): Promise<Answer | undefined> {
    for (const url of this.#urls) {
      try {
        const reply = await fetch(`${url}/${this.#hash}/${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
        const text = await reply.text()
        const answer = reply.ok && text.length <= BYTES_MAX ? read(JSON.parse(text)) : undefined
        if (answer !== undefined) return answer
      } catch {
        // The next address may answer.
      }
    }
    return undefined
  }
}

function signatureIn(said: unknown, asked: { round: number; publicKey: string }): string | undefined {
  const { round, signature } = (said ?? {}) as { round?: unknown; signature?: unknown }
  if (round !== asked.round || typeof signature !== 'string' || !SIGNATURE.test(signature)) return undefined
  return isSigned({ publicKey: bytesOf(asked.publicKey), round: asked.round, signature: bytesOf(signature) }) ? signature : undefined
}
