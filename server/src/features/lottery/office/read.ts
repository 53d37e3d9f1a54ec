import { EXPOSURES_TOLD, type LotterySales } from '@tucano/contract/lottery/office'
import type { Db } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'
import type { DrawRow } from '../store.ts'

interface Sales {
  bets: number
  stake: bigint
  paid: bigint
}

/** Bets that stand, in one currency: what they staked and what they were paid. */
const sums = (currency: string) => sql`
  count(b.id) filter (where b.state <> 'void')::integer as bets, coalesce(sum(b.stake) filter (where b.state <> 'void'), 0)::bigint as stake, coalesce(sum(b.payout) filter (where b.state <> 'void'), 0)::bigint as paid
  from betting.bets b where b.event_id = d.event_id and b.currency = ${currency}`

export const NO_SALES: Sales = { bets: 0, stake: 0n, paid: 0n }
export const showSales = ({ bets, stake, paid }: Sales): LotterySales => ({
  bets,
  stake: String(stake),
  paid: String(paid),
  net: String(stake - paid),
})

/** A draw as operators see it in lists. */
export interface OfficeDrawRow extends DrawRow, Sales {
  eventState: string
  now: Date
  /** When it was drawn or will be, for the place in a list. */
  micros: string
  /** Operators who have typed the next result, and whether they or the feeds differ. */
  typed: number
  differs: boolean
}

const drawColumns = sql`d.event_id as "drawId", d.game_code as "gameCode", d.numero, d.opens_at as "opensAt", d.closes_at as "closesAt", d.draws_at as "drawsAt", d.is_official as "isOfficial", d.state,
  d.result, d.version, e.state as "eventState", platform.clock() as now, floor(extract(epoch from d.draws_at) * 1000000)::bigint::text as micros, coalesce(t.many, 0)::integer as typed,
  coalesce(t.differ or d.state = 'open' and f.differ, false) as differs, s.*`

const drawTables = (currency: string) => sql`lottery.draws d join betting.events e on e.id = d.event_id
  cross join lateral (select ${sums(currency)}) s
  left join lateral (select count(*) as many, count(distinct t.result) > 1 as differ from lottery.typed_results t where t.draw_id = d.event_id and t.version = d.version + 1 and t.is_last) t on d.is_official
  left join lateral (select count(distinct f.result) > 1 as differ from lottery.fed_results f where f.draw_id = d.event_id) f on d.is_official`

export interface ListedDraws {
  which: 'waiting' | 'coming' | 'over'
  gameCode: string | undefined
  after: { micros: string; id: string } | undefined
  limit: number
}

/** Official ones that wait for a first result or have a correction typed; those before the draw, the next first; those that are over, newest first. */
const lists: Record<ListedDraws['which'], { where: RawBuilder<unknown>; isForwards: boolean }> = {
  waiting: {
    where: sql`d.is_official and (d.state = 'open' and d.draws_at <= platform.clock() or d.state = 'settled' and exists (select from lottery.typed_results t where t.draw_id = d.event_id and t.version = d.version + 1))`,
    isForwards: true,
  },
  coming: { where: sql`d.state = 'open' and d.draws_at > platform.clock()`, isForwards: true },
  over: { where: sql`d.state <> 'open'`, isForwards: false },
}

export async function readOfficeDraws(db: Db, currency: string, { which, gameCode, after, limit }: ListedDraws): Promise<OfficeDrawRow[]> {
  const { where, isForwards } = lists[which]
  const order = isForwards ? sql`d.draws_at, d.event_id` : sql`d.draws_at desc, d.event_id desc`
  const place = after && sql`(to_timestamp(0) + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::uuid)`
  const beyond = place ? (isForwards ? sql`(d.draws_at, d.event_id) > ${place}` : sql`(d.draws_at, d.event_id) < ${place}`) : sql`true`
  // What was sold is added up for the draws of the page alone.
  const { rows } = await sql<OfficeDrawRow>`
    with page as materialized (
      select d.event_id from lottery.draws d where ${where} and ${beyond} ${gameCode === undefined ? sql`` : sql`and d.game_code = ${gameCode}`} order by ${order} limit ${limit}
    )
    select ${drawColumns} from page p join ${drawTables(currency)} on p.event_id = d.event_id order by ${order}`.execute(db)
  return rows
}

export async function readOfficeDraw(db: Db, currency: string, drawId: string): Promise<OfficeDrawRow | undefined> {
  const { rows } = await sql<OfficeDrawRow>`select ${drawColumns} from ${drawTables(currency)} where d.event_id = ${drawId}::uuid`.execute(
    db,
  )
  return rows[0]
}

/** What was sold on draws of today, by game. */
export async function readToday(db: Db, currency: string, timeZone: string): Promise<Map<string, Sales>> {
  const { rows } = await sql<Sales & { gameCode: string }>`
    select d.game_code as "gameCode", sum(s.bets)::integer as bets, sum(s.stake)::bigint as stake, sum(s.paid)::bigint as paid
    from lottery.draws d cross join lateral (select ${sums(currency)}) s
    where d.draws_at >= date_trunc('day', platform.clock() at time zone ${timeZone}) at time zone ${timeZone}
      and d.draws_at < (date_trunc('day', platform.clock() at time zone ${timeZone}) + interval '1 day') at time zone ${timeZone}
    group by 1`.execute(db)
  return new Map(rows.map(({ gameCode, ...sales }) => [gameCode, sales]))
}

interface SoldDay extends Sales {
  day: string
  draws: number
  voids: number
}

/** What was sold on a game's draws that are over, day by day, newest first. */
export async function readDays(
  db: Db,
  { gameCode, currency, timeZone, days }: { gameCode: string; currency: string; timeZone: string; days: number },
): Promise<SoldDay[]> {
  const { rows } = await sql<SoldDay>`
    select (d.draws_at at time zone ${timeZone})::date::text as day, count(*)::integer as draws, count(*) filter (where d.state = 'void')::integer as voids,
      sum(s.bets)::integer as bets, sum(s.stake)::bigint as stake, sum(s.paid)::bigint as paid
    from lottery.draws d cross join lateral (select ${sums(currency)}) s
    where d.game_code = ${gameCode} and d.state <> 'open' and d.draws_at >= platform.clock() - ${days} * interval '1 day' group by 1 order by 1 desc`.execute(
    db,
  )
  return rows
}

interface Counted {
  gameCode: string
  waiting: number
  conflicts: number
}

/** Results that operators have to enter, by game. */
export async function countWaiting(db: Db): Promise<Map<string, Counted>> {
  const { rows } = await sql<Counted>`
    select d.game_code as "gameCode", count(*)::integer as waiting, count(*) filter (where coalesce(t.differ, false) or d.state = 'open' and coalesce(f.differ, false))::integer as conflicts
    from lottery.draws d
    left join lateral (select count(distinct t.result) > 1 as differ from lottery.typed_results t where t.draw_id = d.event_id and t.version = d.version + 1 and t.is_last) t on true
    left join lateral (select count(distinct f.result) > 1 as differ from lottery.fed_results f where f.draw_id = d.event_id) f on true
    where ${lists.waiting.where} group by 1`.execute(db)
  return new Map(rows.map((row) => [row.gameCode, row]))
}

/** Plans that are running, by game. */
export async function countPlans(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ gameCode: string; many: number }>`
    select p.game_code as "gameCode", count(*)::integer as many from lottery.plans p where p.state = 'running' group by 1`.execute(db)
  return new Map(rows.map(({ gameCode, many }) => [gameCode, many]))
}

export interface ClosedGame {
  code: string
  by: string
  reason: string
  at: Date
}

/** Games that operators have closed, and why. */
export async function readClosings(db: Db): Promise<Map<string, ClosedGame>> {
  const { rows } = await sql<ClosedGame>`
    select g.code, o.account as by, g.closed_reason as reason, g.closed_at as at from lottery.games g join operator.operators o on o.id = g.closed_by where g.closed_at is not null`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.code, row]))
}

interface ToldResult {
  version: number
  result: string[]
  source: string
  at: Date
}
interface TypedRow {
  version: number
  operatorId: bigint
  by: string
  at: Date
  reason: string | null
  result: string[]
}
interface VoidRow {
  by: string | null
  reason: string
  at: Date
}

/** All that is known of a draw besides its line. */
export async function readDrawParts(db: Db, drawId: string) {
  const [results, typed, fed, voids, own, exposures, exposed, plans] = await Promise.all([
    sql<ToldResult>`select r.version, r.result, r.source, r.at from lottery.results r where r.draw_id = ${drawId}::uuid order by r.version desc`.execute(
      db,
    ),
    sql<TypedRow>`
      select t.version, t.operator_id as "operatorId", t.account as by, t.at, t.reason, t.result from lottery.typed_results t where t.draw_id = ${drawId}::uuid and t.is_last order by t.version desc, t.at, t.operator_id`.execute(
      db,
    ),
    sql<
      Omit<ToldResult, 'version'>
    >`select f.source, f.result, f.at from lottery.fed_results f where f.draw_id = ${drawId}::uuid order by f.feed`.execute(db),
    sql<VoidRow>`select v.account as by, v.reason, v.at from lottery.voids v where v.draw_id = ${drawId}::uuid`.execute(db),
    sql<{ seed: Buffer | null; reason: string | null; at: Date | null }>`
      select d.seed, d.void_reason as reason, d.told_at as at from draws.draws d where d.event_id = ${drawId}::uuid`.execute(db),
    sql<{ key: string; amount: bigint }>`
      select x.key, x.amount from lottery.exposures x where x.draw_id = ${drawId}::uuid and x.kind = 'selection' order by x.amount desc, x.key limit ${EXPOSURES_TOLD}`.execute(
      db,
    ),
    sql<{
      amount: bigint
    }>`select coalesce(sum(x.amount), 0)::bigint as amount from lottery.exposures x where x.draw_id = ${drawId}::uuid and x.kind = 'draw'`.execute(
      db,
    ),
    sql<{ many: number }>`
      select count(*)::integer as many from lottery.draws d join lottery.plans q on q.game_code = d.game_code and q.state = 'running'
      join lottery.plan_draws p on p.plan_id = q.id and p.numero = d.numero and p.state = 'waiting' where d.event_id = ${drawId}::uuid`.execute(
      db,
    ),
  ])
  return {
    results: results.rows,
    typed: typed.rows,
    fed: fed.rows,
    voided: voids.rows[0],
    own: own.rows[0],
    exposures: exposures.rows,
    exposed: exposed.rows[0]!.amount,
    plans: plans.rows[0]!.many,
  }
}

export interface PlanRow {
  id: string
  memberId: bigint
  account: string
  gameCode: string
  startedAt: Date
  micros: string
  draws: number
  left: number
  cost: bigint
  held: bigint
  nextNumero: string | null
}

/** Plans that are running, newest first. */
export async function readPlans(
  db: Db,
  { gameCode, after, limit }: { gameCode: string | undefined; after: { micros: string; id: string } | undefined; limit: number },
): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select p.id, p.member_id as "memberId", m.account, p.game_code as "gameCode", p.started_at as "startedAt", floor(extract(epoch from p.started_at) * 1000000)::bigint::text as micros, p.cost, d.*
    from lottery.plans p join member.members m on m.id = p.member_id cross join lateral (
      select count(*)::integer as draws, count(*) filter (where d.state = 'waiting')::integer as left, coalesce(sum(d.stake) filter (where d.state = 'waiting'), 0)::bigint as held,
        min(d.numero) filter (where d.state = 'waiting') as "nextNumero"
      from lottery.plan_draws d where d.plan_id = p.id
    ) d
    where p.state = 'running' ${gameCode === undefined ? sql`` : sql`and p.game_code = ${gameCode}`}
      ${after ? sql`and (p.started_at, p.id) < (to_timestamp(0) + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::uuid)` : sql``}
    order by p.started_at desc, p.id desc limit ${limit}`.execute(db)
  return rows
}

/** How many plans are running, and what is set aside for them. */
export async function sumPlans(db: Db, gameCode: string | undefined): Promise<{ running: number; held: bigint }> {
  const { rows } = await sql<{ running: number; held: bigint }>`
    select count(distinct p.id)::integer as running, coalesce(sum(d.stake) filter (where d.state = 'waiting'), 0)::bigint as held
    from lottery.plans p left join lottery.plan_draws d on d.plan_id = p.id where p.state = 'running' ${gameCode === undefined ? sql`` : sql`and p.game_code = ${gameCode}`}`.execute(
    db,
  )
  return rows[0]!
}
