import { getFeedHealth as contract } from '@tucano/contract/sports/office-feed'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { answer } from '#platform/endpoint'
import { readFeedHealth } from '../feed/health.ts'
import { readCounts } from '../feed/message-counts.ts'
import type { Sports } from '../sports.ts'

interface WaitingRow {
  results: number
  oldestAt: Date | null
  pendingBets: number
}

/** What waits for the feed, and for bets to follow it. */
async function readWaiting(db: Db): Promise<WaitingRow> {
  const { rows } = await sql<WaitingRow>`
    select count(r.*)::integer as results, min(r.at) as "oldestAt", (select count(*)::integer from sports.bets b where b.state = 'pending') as "pendingBets"
    from sports.results r where not r.is_done`.execute(db)
  return rows[0]!
}

const ms = (at: Date | null): number | null => at?.getTime() ?? null

export const getFeedHealth = ({ services: { db } }: Sports) =>
  answer(contract, async () => {
    const [health, { results, oldestAt, pendingBets }, messages] = await Promise.all([readFeedHealth(db), readWaiting(db), readCounts(db)])
    const { now, leaseUntil, epoch, producers, recoveries, refusals, undescribed } = health
    return {
      now: now.getTime(),
      leaseUntil: ms(leaseUntil),
      epoch: Number(epoch),
      producers: producers.map(({ downReason, since, aliveAt, processedAt, recoveringSince, ...row }) => ({
        ...row,
        reason: downReason,
        aliveAt: ms(aliveAt),
        processedAt: ms(processedAt),
        isRecovering: recoveringSince !== null,
        changedAt: since.getTime(),
      })),
      messages,
      recoveries: recoveries.map(({ id, after, at, completedAt, ...row }) => ({
        ...row,
        recoveryId: String(id),
        afterAt: ms(after),
        at: at.getTime(),
        completedAt: ms(completedAt),
      })),
      refusals: refusals.map(({ count, lastAt, ...row }) => ({ ...row, count: Number(count), lastAt: lastAt.getTime() })),
      undescribed,
      waiting: { results, oldestAt: ms(oldestAt), pendingBets },
    }
  })
