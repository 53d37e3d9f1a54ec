import type { LotteryPlan } from '@tucano/contract/lottery'
import type { Content } from '@tucano/lottery'
import { type Db, asRows } from '@tucano/database'
import { sql } from 'kysely'

/** A plan as it is kept. */
export interface PlanRow {
  id: string
  memberId: bigint
  gameCode: string
  pocket: bigint
  holdId: bigint
  currency: string
  inputHash: bigint
  series: number | null
  most: number
  contents: Content[]
  winStop: boolean
  cost: bigint
  state: LotteryPlan['state']
  refusal: string | null
  held: bigint
  micros: string
}

const columns = sql`p.id, p.member_id as "memberId", p.game_code as "gameCode", p.pocket_id as pocket, p.hold_id as "holdId", p.currency, p.input_hash as "inputHash", p.series, p.most, p.contents,
  p.win_stop as "winStop", p.cost, p.state, p.refusal, floor(extract(epoch from p.started_at) * 1000000)::text as micros,
  (select h.remaining from ledger.holds h where h.id = p.hold_id) as held`

export async function readPlan(db: Db, id: string): Promise<PlanRow | undefined> {
  const { rows } = await sql<PlanRow>`select ${columns} from lottery.plans p where p.id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** Plans of a member, newest first. */
export async function readPlans(
  db: Db,
  memberId: bigint,
  { before, limit }: { before: { micros: string; id: string } | undefined; limit: number },
): Promise<PlanRow[]> {
  const at = before && sql`to_timestamp(0) + ${before.micros}::bigint * interval '1 microsecond'`
  const { rows } = await sql<PlanRow>`
    select ${columns} from lottery.plans p
    where p.member_id = ${memberId}::bigint ${at ? sql`and (p.started_at, p.id) < (${at}, ${before.id}::uuid)` : sql``}
    order by p.started_at desc, p.id desc limit ${limit}`.execute(db)
  return rows
}

/** One draw of a plan, with what its bet came to. */
export interface PlanDrawRow {
  planId: string
  n: number
  numero: string
  multiple: number
  stake: bigint
  state: 'waiting' | 'bet' | 'released'
  betId: string | null
  betState: 'open' | 'settled' | 'void' | null
  payout: bigint | null
}

export async function readPlanDraws(db: Db, plans: readonly string[]): Promise<PlanDrawRow[]> {
  const { rows } = await sql<PlanDrawRow>`
    select d.plan_id as "planId", d.n, d.numero, d.multiple, d.stake, d.state, d.bet_id as "betId", b.state as "betState", b.payout
    from lottery.plan_draws d left join betting.bets b on b.id = d.bet_id
    where d.plan_id = any (${[...plans]}::uuid[]) order by d.plan_id, d.n`.execute(db)
  return rows
}

/** How many plans of a member run. */
export async function countRunning(db: Db, memberId: bigint): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from lottery.plans p where p.member_id = ${memberId}::bigint and p.state = 'running'`.execute(db)
  return rows[0]!.many
}

export interface PlannedDraw {
  numero: string
  opensAt: number
  closesAt: number
  multiple: number
  stake: bigint
}

/** Writes down a plan whose money is held. */
export async function insertPlan(
  trx: Db,
  plan: Omit<PlanRow, 'state' | 'refusal' | 'held' | 'micros'>,
  draws: readonly PlannedDraw[],
): Promise<void> {
  await trx
    .insertInto('lottery.plans')
    .values({
      id: plan.id,
      member_id: plan.memberId,
      game_code: plan.gameCode,
      pocket_id: plan.pocket,
      hold_id: plan.holdId,
      currency: plan.currency,
      input_hash: plan.inputHash,
      series: plan.series,
      most: plan.most,
      contents: JSON.stringify(plan.contents),
      win_stop: plan.winStop,
      cost: plan.cost,
    })
    .execute()
  const rows = draws.map(({ numero, opensAt, closesAt, multiple, stake }, at) => {
    return { n: at + 1, numero, opens_at: new Date(opensAt), closes_at: new Date(closesAt), multiple, stake }
  })
  await sql`
    insert into lottery.plan_draws (plan_id, n, numero, opens_at, closes_at, multiple, stake)
    select ${plan.id}::uuid, a.n, a.numero, a.opens_at, a.closes_at, a.multiple, a.stake
    from ${asRows(rows)} a(n integer, numero text, opens_at timestamptz, closes_at timestamptz, multiple integer, stake bigint)`.execute(
    trx,
  )
}

/** A draw of a plan whose time has come. */
export interface DueDraw {
  planId: string
  n: number
  numero: string
  multiple: number
  isLate: boolean
  /** What earlier bets of the plan have paid. */
  won: bigint
}

/**
 * The next draws of plans that are next in their games, or too late already. A plan that stops when it has won waits until it is known what its last bet came to.
 */
export async function readDue(db: Db, { except, limit }: { except: readonly string[]; limit: number }): Promise<DueDraw[]> {
  const { rows } = await sql<DueDraw>`
    select d.plan_id as "planId", d.n, d.numero, d.multiple, d.closes_at <= c.now as "isLate",
      coalesce((select sum(b.payout) from lottery.plan_draws e join betting.bets b on b.id = e.bet_id where p.win_stop and e.plan_id = d.plan_id and b.state = 'settled'), 0)::bigint as won
    from (select platform.clock() as now) c
    join lottery.plan_draws d on d.state = 'waiting' and d.opens_at <= c.now
    join lottery.plans p on p.id = d.plan_id and p.state = 'running'
    where d.plan_id <> all (${[...except]}::uuid[])
      and not exists (select from lottery.plan_draws e where e.plan_id = d.plan_id and e.n < d.n and e.state = 'waiting')
      and (not p.win_stop or d.closes_at <= c.now
        or not exists (select from lottery.plan_draws e join betting.bets b on b.id = e.bet_id where e.plan_id = d.plan_id and b.state = 'open'))
    order by d.opens_at limit ${limit}`.execute(db)
  return rows
}
