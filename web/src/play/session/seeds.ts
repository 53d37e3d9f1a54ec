import { type Commitments, type ToldSeed, chooseClientSeed, commitSeeds, rotateSeeds } from '@tucano/contract/fairness'
import type { Endpoint, ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import { CallError } from '#platform/call'

/** The house has gone on with another seed than the one that it had committed to. */
export class BrokenCommitment extends Error {
  readonly promised: string
  readonly found: string

  constructor(promised: string, found: string) {
    super('the seed is not the one that was committed to')
    this.promised = promised
    this.found = found
  }
}

type Ask = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => Promise<ReplyOf<E>>

interface SeedsOptions {
  ask: Ask
  newSeed: () => string
  /** SHA-256 of bytes in hexadecimal. */
  digest: (hex: string) => Promise<string>
  onChange: (commitments: Commitments) => void
}

/** Another page of the member may choose first. */
const ATTEMPTS = 3

/** What rounds are drawn from: the house commits itself, then the page brings its part, and every change is held against what was promised. */
export class Seeds {
  #options: SeedsOptions
  #known: Commitments | undefined
  #preparing: Promise<void> | undefined

  constructor(options: SeedsOptions) {
    this.#options = options
  }

  /** Has everything ready for a round. However many ask, it is done once. */
  prepare(): Promise<void> {
    this.#preparing ??= this.#prepare().finally(() => (this.#preparing = undefined))
    return this.#preparing
  }

  /** Has the seed of now told, checks it, and goes on with the next one and the given part of the chance, or a new one. */
  async rotate(clientSeed?: string): Promise<ToldSeed> {
    const { told, commitments } = await this.#options.ask(rotateSeeds, {})
    this.#take(commitments)
    const found = await this.#options.digest(told.serverSeed)
    if (found !== told.seedHash) throw new BrokenCommitment(told.seedHash, found)
    await this.#prepare(clientSeed)
    return told
  }

  /** Counts a round that was drawn under its number. */
  count(nonce: number): void {
    if (this.#known && nonce > this.#known.rounds) this.#take({ ...this.#known, rounds: nonce })
  }

  async #prepare(clientSeed?: string): Promise<void> {
    const { ask, newSeed } = this.#options
    for (let attempt = 1; ; attempt++) {
      this.#take(await ask(commitSeeds, {}))
      const { seedHash, clientSeed: chosen } = this.#known!
      if (chosen !== null) return
      try {
        // Made only now, after both commitments have been seen.
        return this.#take(await ask(chooseClientSeed, { seedHash, clientSeed: clientSeed ?? newSeed() }))
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'seed.stale' || attempt >= ATTEMPTS) throw error
      }
    }
  }

  #take(heard: Commitments): void {
    const known = this.#known
    if (known && heard.seedHash !== known.seedHash && heard.seedHash !== known.nextSeedHash)
      throw new BrokenCommitment(known.nextSeedHash, heard.seedHash)
    // The promise for the seed after this one stands as long as this one does.
    if (known && heard.seedHash === known.seedHash && heard.nextSeedHash !== known.nextSeedHash)
      throw new BrokenCommitment(known.nextSeedHash, heard.nextSeedHash)
    this.#known = heard
    this.#options.onChange(heard)
  }
}
