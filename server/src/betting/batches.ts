import { LedgerRefusal } from '@tucano/ledger'
import type { BatchLimits } from '#platform/batcher'

/** How bets are gathered. Two connections: one computes while the other waits for the disk. */
export const BETS_TOGETHER: BatchLimits = {
  connections: 2,
  crowd: 32,
  crowdMs: 25,
  batchMax: 256,
  groupMax: 16,
  waitingMax: 20_000,
  attemptsMax: 11,
  retryMs: 5,
}
/** So often a bet comes later at most: each time at least one that it depends on goes before it. */
const LATER_MAX = 1000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Asks until the answer is not to come later. An id is put into a list with others: it must be one. */
export async function inItsTurn<Answer>(id: string, ask: () => Promise<Answer | 'later'>): Promise<Answer> {
  if (!UUID.test(id)) throw new LedgerRefusal('round.id.invalid', id)
  for (let attempt = 0; attempt < LATER_MAX; attempt++) {
    const answer = await ask()
    if (answer !== 'later') return answer
  }
  throw new LedgerRefusal('balance.insufficient', id)
}
