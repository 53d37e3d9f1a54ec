import { transactionsEnded } from '@tucano/database/test-cluster'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { newBetId } from '#betting/bet'
import { type Listener, hearSome } from '#betting/listen'
import { open } from './agents.ts'
import { KnownPlays } from './known-plays.ts'
import type { TestServer } from './test-server.ts'

/** Members who bet what a test says, and whoever hears of it. */
export class ContestBets {
  #server: TestServer
  #plays: KnownPlays
  #listener: Listener

  constructor(server: TestServer, listener: Listener) {
    this.#server = server
    this.#plays = new KnownPlays(server.services)
    this.#listener = listener
  }

  async member(): Promise<{ memberId: bigint; cash: bigint }> {
    const { db } = this.#server.services
    const { id: memberId } = await open(this.#server)
    const cash = await openAccount(db, { memberId, pocket: 'cash', currency: 'BRL' })
    const from = await operatorAccount(db, 'clearing', 'BRL')
    await post(db, { key: `fund:${cash}`, kind: 'deposit', moves: [{ from, to: cash, amount: 1_000_000n, currency: 'BRL' }] })
    return { memberId, cash }
  }

  async bet(pocket: bigint, stake: bigint, payout = 0n, product = 'RNG'): Promise<string> {
    const id = newBetId()
    const about = { product, vendor: 'TUC', game: 'jaguar', inputs: 'x', transcript: Buffer.from('x') }
    await this.#plays.play({ id, pocket, stake, payout, ...about })
    return id
  }

  async hear(): Promise<void> {
    await transactionsEnded(this.#server.services.db)
    while (await hearSome(this.#server.services.db, this.#listener));
  }

  /** Everything from before a moment has been heard. */
  async close(until: Date): Promise<void> {
    const { db } = this.#server.services
    await db.transaction().execute((trx) => this.#listener.closes!.close(trx, { period: 'fiveMinutes', since: until, until }))
  }

  stop(): Promise<void> {
    return this.#plays.stop()
  }
}
