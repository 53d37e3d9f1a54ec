import { LedgerRefusal } from '@tucano/ledger'
import type { Services } from '#platform/services'
import { inItsTurn } from './batches.ts'
import { type Moved, type Step, move } from './bets.ts'
import { Gathered } from './gathered.ts'

/** A step that was taken, now or before. */
export type Taken = Moved & { verdict: 'done' | 'replayed' }

/** Steps of bets that members ask for, gathered. */
export class BetSteps {
  #gathered: Gathered<Step, Moved>

  constructor(services: Pick<Services, 'pool'>) {
    this.#gathered = new Gathered<Step, Moved>(services, {
      run: move,
      name: (step) => `${step.id} ${'key' in step ? step.key : 'place'}`,
      // What draws on one pocket is judged in its order; a step of a bet that exists knows the bet alone.
      group: (step) => (step.kind === 'place' ? String(step.pocket) : step.id),
    })
  }

  /** Takes a step, once. Rejects with a refusal of the ledger when it was not taken. */
  async take(step: Step): Promise<Taken> {
    return inItsTurn(step.id, async () => {
      const moved = await this.#gathered.add(step)
      if (moved.verdict === 'done' || moved.verdict === 'replayed') return moved as Taken
      if (moved.verdict !== 'later') throw new LedgerRefusal(moved.verdict, step.id)
      return 'later'
    })
  }

  stop(): Promise<void> {
    return this.#gathered.stop()
  }
}
