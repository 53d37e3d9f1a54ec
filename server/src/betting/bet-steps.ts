import { LedgerRefusal, type RefusalCode } from '@tucano/ledger'
import { BatchConnections, isWorthRetrying, refusedFor } from '#platform/batch-connections'
import { Batcher } from '#platform/batcher'
import type { Services } from '#platform/services'
import { BETS_TOGETHER, inItsTurn } from './batches.ts'
import { type Moved, type Step, move } from './bets.ts'

/** A step that was taken, now or before. */
export type Taken = Moved & { verdict: 'done' | 'replayed' }

/** Steps of bets that members ask for, many at once: those that arrive while others are being committed are committed together, each with its own verdict. */
export class BetSteps {
  #batcher: Batcher<Step, Moved>
  #connections: BatchConnections

  constructor(services: Pick<Services, 'pool'>) {
    this.#connections = new BatchConnections(services)
    this.#batcher = new Batcher<Step, Moved>(
      {
        run: (steps, connection) => this.#run(steps, connection),
        name: (step) => `${step.id} ${'key' in step ? step.key : 'place'}`,
        // What draws on one pocket is judged in its order; a step of a bet that exists knows the bet alone.
        group: (step) => (step.kind === 'place' ? String(step.pocket) : step.id),
        passing: isWorthRetrying,
      },
      BETS_TOGETHER,
    )
  }

  /** Takes a step, once. Rejects with a refusal of the ledger when it was not taken. */
  async take(step: Step): Promise<Taken> {
    return inItsTurn(step.id, async () => {
      const moved = await this.#batcher.add(step)
      if (moved.verdict === 'done' || moved.verdict === 'replayed') return moved as Taken
      if (moved.verdict !== 'later') throw new LedgerRefusal(moved.verdict, step.id)
      return 'later'
    })
  }

  async stop(): Promise<void> {
    await this.#batcher.idle()
    await this.#connections.end()
  }

  async #run(steps: Step[], connection: number): Promise<PromiseSettledResult<Moved>[]> {
    await this.#connections.client(connection)
    try {
      const moved = await move(this.#connections.db(connection), steps)
      return moved.map((value) => ({ status: 'fulfilled', value }))
    } catch (error) {
      const verdict = error instanceof LedgerRefusal ? error.code : refusedFor(error)
      // Something that binds all bets, however they come, has the last word; alone, a step is refused for it.
      if (steps.length === 1 && verdict) return [{ status: 'rejected', reason: new LedgerRefusal(verdict as RefusalCode, steps[0]!.id) }]
      throw error
    }
  }
}
