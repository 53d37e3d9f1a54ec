import type { Db } from '@tucano/database'
import { LedgerRefusal, type RefusalCode } from '@tucano/ledger'
import { BatchConnections, isWorthRetrying, refusedFor } from '#platform/batch-connections'
import { Batcher } from '#platform/batcher'
import type { Services } from '#platform/services'
import { BETS_TOGETHER } from './batches.ts'

/** What is done with what was gathered. */
interface Gathering<Asked, Answer> {
  /** All of a batch, over a connection that is theirs meanwhile: an answer for each, in their order. */
  run: (db: Db, asked: readonly Asked[]) => Promise<readonly Answer[]>
  /** What has equal names never shares a batch. */
  name: (asked: Asked) => string
  /** What is of one group is judged in its order. */
  group: (asked: Asked) => string
  /** So many of a group in one batch. */
  groupMax?: number
}

/** What members ask for about bets, many at once: what arrives while others are being committed is committed together, each with its own answer. */
export class Gathered<Asked extends { id: string }, Answer> {
  #batcher: Batcher<Asked, Answer>
  #connections: BatchConnections

  constructor(services: Pick<Services, 'pool'>, { run, name, group, groupMax = BETS_TOGETHER.groupMax }: Gathering<Asked, Answer>) {
    this.#connections = new BatchConnections(services)
    this.#batcher = new Batcher<Asked, Answer>(
      { run: (asked, connection) => this.#run(asked, { connection, run }), name, group, passing: isWorthRetrying },
      { ...BETS_TOGETHER, groupMax },
    )
  }

  add(asked: Asked): Promise<Answer> {
    return this.#batcher.add(asked)
  }

  async stop(): Promise<void> {
    await this.#batcher.idle()
    await this.#connections.end()
  }

  async #run(
    asked: Asked[],
    { connection, run }: { connection: number } & Pick<Gathering<Asked, Answer>, 'run'>,
  ): Promise<PromiseSettledResult<Answer>[]> {
    await this.#connections.client(connection)
    try {
      const answers = await run(this.#connections.db(connection), asked)
      return answers.map((value) => ({ status: 'fulfilled', value }))
    } catch (error) {
      const code = error instanceof LedgerRefusal ? error.code : refusedFor(error)
      // Something that binds all bets, however they come, has the last word; alone, a bet is refused for it.
      if (asked.length === 1 && code) return [{ status: 'rejected', reason: new LedgerRefusal(code as RefusalCode, asked[0]!.id) }]
      throw error
    }
  }
}
