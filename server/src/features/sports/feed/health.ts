import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { quotasLeft } from './quotas.ts'
import { readAsked } from './store/producers.ts'

interface ProducerHealth {
  id: number
  name: string
  scope: string
  isUp: boolean
  downReason: string | null
  /** Since when it is up or down. */
  since: Date
  /** The feed's time of the last alive before which nothing is missing, and of the last message. */
  aliveAt: Date | null
  processedAt: Date | null
  /** Since when something is asked for. */
  recoveringSince: Date | null
  /** How many more requests for what was missed may be made. */
  quotas: ReturnType<typeof quotasLeft>
  markets: number
}

interface FeedHealth {
  now: Date
  /** Whether a process has the feed, and until when it has it if it does not renew that. */
  isFollowed: boolean
  leaseUntil: Date | null
  /** How often it has changed hands. */
  epoch: bigint
  producers: ProducerHealth[]
  recoveries: {
    id: bigint
    producer: number
    event: string | null
    after: Date | null
    at: Date
    completedAt: Date | null
    problem: string | null
  }[]
  refusals: { cause: string; kind: string; count: bigint; problem: string; sample: string; lastAt: Date }[]
  /** Markets that nobody describes: kept, and not shown. */
  undescribed: number
}

/** How the feed is, for those who work on it. */
export async function readFeedHealth(db: Db): Promise<FeedHealth> {
  const { rows: leases } = await sql<{ now: Date; isFollowed: boolean; leaseUntil: Date | null; epoch: bigint }>`
    select platform.clock() as now, until > platform.clock() as "isFollowed", case when isfinite(until) then until end as "leaseUntil", epoch from sports.feed_lease`.execute(
    db,
  )
  const { rows: producers } = await sql<Omit<ProducerHealth, 'quotas'>>`
    select p.id, p.name, p.scope, p.is_up as "isUp", p.down_reason as "downReason", p.changed_at as since, p.alive_at as "aliveAt", p.processed_at as "processedAt",
      case when not p.is_up and p.request_id is not null then p.requested_at end as "recoveringSince", (select count(*)::integer from sports.bettable_markets m where m.producer = p.id) as markets
    from sports.producers p order by p.id`.execute(db)
  const { rows: recoveries } = await sql<FeedHealth['recoveries'][number]>`
    select id, producer, event_urn as event, after_at as after, asked_at as at, completed_at as "completedAt", problem from sports.recoveries order by id desc limit 20`.execute(
    db,
  )
  const { rows: refusals } = await sql<FeedHealth['refusals'][number]>`
    select cause, kind, count, problem, sample, last_at as "lastAt" from sports.refusals order by last_at desc limit 50`.execute(db)
  const { rows: unknown } = await sql<{ count: number }>`
    select count(*)::integer as count from sports.markets m join sports.events e on e.id = m.event_id
    where e.state in ('not_started', 'live', 'suspended', 'interrupted', 'delayed') and not exists (select from sports.descriptions d where d.market_id = m.market_id)`.execute(
    db,
  )
  const lease = leases[0]!
  const withQuotas = await Promise.all(
    producers.map(async (producer) => ({ ...producer, quotas: quotasLeft(await readAsked(db, producer.id), lease.now.getTime()) })),
  )
  return { ...lease, producers: withQuotas, recoveries, refusals, undescribed: unknown[0]!.count }
}
