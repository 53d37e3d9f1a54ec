import { SUSPICION_BETS_MAX } from '@tucano/contract/sports/office-suspicions'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { SuspicionRecord } from './suspicion-rows.ts'

/** A moment as files have it: to the millisecond, in the time of the world. */
const moment = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

async function readEvent(db: Db, eventId: bigint): Promise<SuspicionRecord['event']> {
  const { rows } = await sql<SuspicionRecord['event']>`
    select e.urn, coalesce(ns.name_pt, e.sport_urn) as sport, nt.name_pt as league, coalesce(nullif(concat_ws(' × ', nh.name_pt, na.name_pt), ''), e.urn) as name, ${moment('e.starts_at')} as "startsAt",
      e.state, e.is_virtual as "isVirtual"
    from sports.events e left join sports.names ns on ns.urn = e.sport_urn left join sports.names nt on nt.urn = e.tournament_urn left join sports.names nh on nh.urn = e.home_urn
    left join sports.names na on na.urn = e.away_urn where e.id = ${eventId}::bigint`.execute(db)
  return rows[0]!
}

async function readResults(db: Db, eventId: bigint): Promise<SuspicionRecord['results']> {
  const { rows } = await sql<SuspicionRecord['results'][number]>`
    select r.market_id as market, r.specifiers, r.version, r.kind, r.outcomes, r.source, ${moment('r.told_at')} as "toldAt" from sports.results r
    where r.event_id = ${eventId}::bigint order by r.at, r.market_id, r.specifiers, r.version limit 1000`.execute(db)
  return rows
}

async function readBets(db: Db, eventId: bigint, ids: readonly string[] | undefined): Promise<SuspicionRecord['bets']> {
  const { rows } = await sql<SuspicionRecord['bets'][number]>`
    select b.id as "betId", b.member_id::text as "memberId", m.account, c.full_name as name, c.cpf, ${moment('b.placed_at')} as "placedAt", ${moment('b.accepted_at')} as "acceptedAt", b.is_live as "isLive",
      b.rise_bp as "riseBp", b.slip ->> 'kind' as kind, (
        select jsonb_agg(jsonb_build_object('event', e.urn, 'market', l.market_id, 'specifiers', l.specifiers, 'outcome', l.outcome, 'odds', l.odds, 'result', l.result) order by l.leg, l.selection)
        from sports.legs l join sports.events e on e.id = l.event_id where l.bet_id = b.id
      ) as legs, b.currency, b.stake::text as stake, b.potential::text as potential, b.payout::text as payout, b.state
    from sports.bets b join member.members m on m.id = b.member_id left join documents.cases c on c.member_id = b.member_id and c.state = 'verified'
    where b.state <> 'refused' and exists (select from sports.legs o where o.bet_id = b.id and o.event_id = ${eventId}::bigint) ${ids ? sql`and b.id = any (${[...ids]}::uuid[])` : sql``}
    order by b.stake desc, b.id limit ${SUSPICION_BETS_MAX}`.execute(db)
  return rows
}

/** What is known of a match and its bets now: the dearest ones where nobody names any. */
export async function readRecord(db: Db, eventId: bigint, ids: readonly string[] | undefined): Promise<SuspicionRecord> {
  const [event, results, bets] = await Promise.all([readEvent(db, eventId), readResults(db, eventId), readBets(db, eventId, ids)])
  return { event, results, bets }
}
