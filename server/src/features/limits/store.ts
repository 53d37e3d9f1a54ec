import type { Limits, PlaySession } from '@tucano/contract/limits'
import { type LimitKind, type LimitPeriod, limitKinds, limitPeriods } from '@tucano/contract/limits'
import { moneyRules } from '@tucano/brand'
import type { Db } from '@tucano/database'
import { refusing } from '@tucano/ledger'
import type { Services } from '#platform/services'
import { sql } from 'kysely'

type Told = Pick<Services, 'db' | 'brand'>

interface Row {
  kind: LimitKind
  period: LimitPeriod
  cap: bigint | null
  used: bigint
  until: Date
}

/** All that the member allows themselves, with what is used of it by the database's clock. */
export async function readLimits({ db, brand }: Told, memberId: bigint): Promise<Limits> {
  const [{ rows }, found, changeRequests] = await Promise.all([
    sql<Row>`
      select u.kind, u.period, u.cap, u.until,
        coalesce(u.used, case u.kind when 'deposit' then cashier.deposited(${memberId}::bigint, u.since) else betting.used(${memberId}::bigint, u.kind, u.since) end) as used
      from limits.used(${memberId}::bigint) u`.execute(db),
    sql<{ now: Date; minutes: number | null; why: 'pause' | 'exclusion' | null; until: Date | null }>`
      select c.now, s.check_minutes as minutes, case when s.closed_until > c.now then s.closed_why end as why, s.closed_until as until
      from (select platform.clock() as now) c left join limits.player_limits s on s.member_id = ${memberId}::bigint`.execute(db),
    db
      .selectFrom('limits.change_requests')
      .select(['id', 'kind', 'period', 'cap', 'ready_at'])
      .where('member_id', '=', memberId)
      .where('state', '=', 'waiting')
      .where(sql<boolean>`ready_at > platform.clock() - interval '7 days'`)
      .orderBy('asked_at', 'desc')
      .execute(),
  ])
  const { now, minutes, why, until } = found.rows[0]!
  const limits = limitKinds.flatMap((kind) =>
    limitPeriods.map((period) => {
      const row = rows.find((one) => one.kind === kind && one.period === period)!
      return { kind, period, cap: row.cap === null ? null : String(row.cap), used: String(row.used), until: row.until.getTime() }
    }),
  )
  const has = (kind: LimitKind): boolean => limits.some((one) => one.kind === kind && one.cap !== null)
  return {
    now: now.getTime(),
    currency: brand.currency.code,
    limits,
    changeRequests: changeRequests.map(({ id, kind, period, cap, ready_at }) => ({
      changeRequestId: String(id),
      kind: kind as LimitKind,
      period: period as LimitPeriod,
      cap: cap === null ? null : String(cap),
      readyAt: ready_at.getTime(),
    })),
    checkMinutes: minutes ?? 60,
    closed: why && until ? { why, until: until.getTime() } : null,
    required: moneyRules(brand.jurisdiction.profile).limitsFirst && !(has('loss') && has('time')),
  }
}

interface SessionRow {
  now: Date
  since: Date
  rounds: bigint
  staked: bigint
  won: bigint
  check_due_at: Date | null
  time_up_at: Date | null
}

/** The stretch of now, over all sessions without a pause between them: how long, and what came of it. */
export async function readPlaySession(
  { db, brand }: Told,
  { memberId, sessionId }: { memberId: bigint; sessionId: bigint },
): Promise<PlaySession> {
  const { rows } = await sql<SessionRow>`
    select platform.clock() as now, b.since, r.rounds, r.staked, r.won, l.check_due_at, l.time_up_at
    from session.sessions s left join limits.player_limits l on l.member_id = s.member_id,
      lateral (select coalesce(l.stretch_since, s.created_at) as since) b,
      lateral (
        select count(*) as rounds, coalesce(sum(r.stake), 0)::bigint as staked, coalesce(sum(r.payout), 0)::bigint as won
        from betting.bets r where r.member_id = s.member_id and r.placed_at >= b.since and r.state <> 'void'
      ) r
    where s.id = ${sessionId}::bigint and s.member_id = ${memberId}::bigint`.execute(db)
  const { now, since, rounds, staked, won, check_due_at, time_up_at } = rows[0]!
  return {
    now: now.getTime(),
    since: since.getTime(),
    rounds: Number(rounds),
    staked: String(staked),
    won: String(won),
    currency: brand.currency.code,
    checkDueAt: check_due_at?.getTime() ?? null,
    timeUpAt: time_up_at?.getTime() ?? null,
  }
}

interface Asked {
  kind: LimitKind
  period: LimitPeriod
  cap: bigint | null
}

/** Asks for a cap. Returns what came of it: there at once, waiting until it can be confirmed, or nothing where nothing is different. */
export async function requestChange(db: Db, memberId: bigint, { kind, period, cap }: Asked) {
  const { rows } = await refusing(
    sql<{ state: 'done' | 'waiting' | null; cap_before: bigint | null; ready_at: Date }>`
      select w.state, w.cap_before, w.ready_at from limits.request_change(${memberId}::bigint, ${kind}, ${period}, ${cap}::bigint) w`.execute(
      db,
    ),
  )
  const made = rows[0]
  if (!made?.state || (made.state === 'done' && made.cap_before === cap)) return undefined
  return { state: made.state, readyAt: made.ready_at }
}

export async function confirmChange(db: Db, memberId: bigint, changeRequestId: bigint) {
  const { rows } = await refusing(
    sql<Asked>`select w.kind, w.period, w.cap from limits.confirm(${memberId}::bigint, ${changeRequestId}::bigint) w`.execute(db),
  )
  return rows[0]!
}

/** Closes play and deposits for so long. */
export async function closePlay(
  db: Db,
  memberId: bigint,
  { why, days, months }: { why: 'pause' | 'exclusion'; days?: number; months?: number },
) {
  const { rows } = await refusing(
    sql<{ why: 'pause' | 'exclusion'; until: Date }>`
      select l.closed_why as why, l.closed_until as until
      from limits.close(${memberId}::bigint, ${why}, make_interval(days => ${days ?? 0}::int, months => ${months ?? 0}::int)) l`.execute(
      db,
    ),
  )
  return rows[0]!
}
