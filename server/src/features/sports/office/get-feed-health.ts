import { getFeedHealth as contract } from '@tucano/contract/sports/office-limits'
import { sql } from 'kysely'
import { answer } from '#platform/endpoint'
import type { Sports } from '../sports.ts'

interface ProducerRow {
  id: number
  name: string
  scope: string
  isUp: boolean
  reason: string | null
  aliveAt: Date | null
  processedAt: Date | null
  isRecovering: boolean
  changedAt: Date
}

interface WaitingRow {
  now: Date
  leaseUntil: Date | null
  results: number
  oldestAt: Date | null
  pendingBets: number
}

export const getFeedHealth = ({ services }: Sports) =>
  answer(contract, async () => {
    const { rows: producers } = await sql<ProducerRow>`
      select p.id, p.name, p.scope, p.is_up as "isUp", p.down_reason as reason, p.alive_at as "aliveAt", p.processed_at as "processedAt", not p.is_up and p.request_id is not null as "isRecovering",
        p.changed_at as "changedAt"
      from sports.producers p order by p.id`.execute(services.db)
    const { rows } = await sql<WaitingRow>`
      select platform.clock() as now, (select case when isfinite(l.until) then l.until end from sports.feed_lease l) as "leaseUntil", count(r.*)::integer as results, min(r.at) as "oldestAt",
        (select count(*)::integer from sports.bets b where b.state = 'pending') as "pendingBets"
      from sports.results r where not r.is_done`.execute(services.db)
    const { now, leaseUntil, results, oldestAt, pendingBets } = rows[0]!
    return {
      now: now.getTime(),
      producers: producers.map(({ aliveAt, processedAt, changedAt, ...row }) => ({
        ...row,
        aliveAt: aliveAt?.getTime() ?? null,
        processedAt: processedAt?.getTime() ?? null,
        changedAt: changedAt.getTime(),
      })),
      leaseUntil: leaseUntil?.getTime() ?? null,
      waiting: { results, oldestAt: oldestAt?.getTime() ?? null, pendingBets },
    }
  })
