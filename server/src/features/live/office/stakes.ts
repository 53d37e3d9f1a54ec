import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** Bets that stand on a round, in one currency. */
export interface Stakes {
  members: number
  bets: number
  staked: bigint
  paid: bigint
  /** If every bet won the most. */
  potential: bigint
}

export interface SpotRow {
  spot: string
  staked: bigint
  members: number
}

export const NO_STAKES: Stakes = { members: 0, bets: 0, staked: 0n, paid: 0n, potential: 0n }

/** Bets on rounds, and stakes that were added while they were played. */
const betsOfRounds = (eventIds: readonly string[]) => sql`
  (select r.event_id, s.id as stakes_on from live.rounds r cross join lateral unnest(array[r.event_id, r.stakes_event_id]) s(id) where r.event_id = any(${[...eventIds]}::uuid[])) r
  join betting.bets b on b.event_id = r.stakes_on`

/** By rounds. */
export async function readStakes(db: Db, currency: string, eventIds: readonly string[]): Promise<Map<string, Stakes>> {
  const { rows } = await sql<Stakes & { eventId: string }>`
    select r.event_id as "eventId", count(distinct b.member_id)::integer as members, count(*)::integer as bets, sum(b.stake)::bigint as staked, sum(b.payout)::bigint as paid, coalesce(sum(b.potential), 0)::bigint as potential
    from ${betsOfRounds(eventIds)} where b.currency = ${currency} and b.state <> 'void' group by 1`.execute(db)
  return new Map(rows.map(({ eventId, ...stakes }) => [eventId, stakes]))
}

/** Chips of bets that stand, place by place, by rounds. */
export async function readSpots(db: Db, currency: string, eventIds: readonly string[]): Promise<Map<string, SpotRow[]>> {
  const { rows } = await sql<SpotRow & { eventId: string }>`
    select r.event_id as "eventId", c.key as spot, sum(c.value::bigint)::bigint as staked, count(distinct b.member_id)::integer as members
    from ${betsOfRounds(eventIds)} cross join lateral jsonb_each_text(case when jsonb_typeof(b.selections->'chips') = 'object' then b.selections->'chips' else '{}' end) c
    where b.currency = ${currency} and b.state <> 'void' group by 1, 2 order by 3 desc, 2`.execute(db)
  const found = new Map<string, SpotRow[]>()
  for (const { eventId, ...row } of rows) found.set(eventId, [...(found.get(eventId) ?? []), row])
  return found
}

/** Rounds that share out what is staked on them: as they were opened, whatever the brand has chosen since. Of one that is void nothing is left. */
export async function readShared(db: Db, eventIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select r.event_id as id from live.rounds r join draws.draws d on d.event_id = r.event_id
    where r.event_id = any(${[...eventIds]}::uuid[]) and r.kind = 'cockfight' and case
      when r.played_at is not null then r.moves ? 'pool'
      when d.state = 'void' then false
      else (
        select l.command ? 'pool' from rooms.log l
        where l.room_id = d.source and l.command ->> 'do' = 'opened' and l.command ->> 'eventId' = r.event_id::text order by l.seq desc limit 1
      ) end`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
