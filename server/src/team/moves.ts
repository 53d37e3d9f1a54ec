import type { Db } from '@tucano/database'
import { Fault } from '#platform/fault'
import { sql } from 'kysely'
import type { PeriodEnd, TeamBrand } from './days.ts'
import { lockTree } from './locks.ts'
import { DEEPEST } from './place.ts'

interface AskedMove {
  memberId: bigint
  /** Nobody is the house: the member is nobody's any more. */
  toId: bigint | null
  /** The operator who asks for it. */
  askedBy: string
}

/** Notes that a member, with everybody below it, goes to another agent when the day is over. What is impossible now is refused now, and looked at again then. */
export async function askMove(trx: Db, { memberId, toId, askedBy }: AskedMove): Promise<bigint> {
  await lockTree(trx)
  const { rows } = await sql<{ upline_id: bigint | null; is_circle: boolean; is_agent: boolean; depth: number }>`
    select m.upline_id, exists (select from team.members t where t.agent_id = m.id and t.member_id = ${toId}::bigint) or m.id = ${toId}::bigint as is_circle,
      ${toId}::bigint is null or exists (select from team.members t where t.agent_id = ${toId}::bigint and t.member_id = ${toId}::bigint) as is_agent,
      coalesce((select max(t.depth) from team.members t where t.member_id = ${toId}::bigint), -1) + 1 + coalesce((select max(t.depth) from team.members t where t.agent_id = m.id), 0) as depth
    from member.members m where m.id = ${memberId}::bigint for update of m`.execute(trx)
  const found = rows[0]
  if (!found) throw new Fault('member.unknown')
  if (found.is_circle || found.upline_id === toId) throw new Fault('team.circle')
  if (!found.is_agent) throw new Fault('upline.not.agent')
  if (found.depth > DEEPEST) throw new Fault('team.deep')
  const { rows: written } = await sql<{ id: bigint }>`
    insert into team.moves (member_id, from_id, to_id, asked_by) values (${memberId}::bigint, ${found.upline_id}::bigint, ${toId}::bigint, ${askedBy})
    on conflict (member_id) where state = 'waiting' do nothing returning id`.execute(trx)
  const [move] = written
  if (!move) throw new Fault('team.moving')
  return move.id
}

/** When a day is over and its figures are whole, whoever was asked to goes. */
export const applyMoves =
  ({ agents }: Pick<TeamBrand, 'agents'>): PeriodEnd =>
  async (db, { period, until }) => {
    if (period === 'day') await sql`select team.apply_moves(${until}::timestamptz, ${agents.activeStake}::bigint)`.execute(db)
  }

/** Takes back a move that has not happened. Nothing, if it has, or was never asked for. */
export async function withdrawMove(trx: Db, moveId: bigint): Promise<{ memberId: bigint } | undefined> {
  const { rows } = await sql<{ memberId: bigint }>`
    update team.moves m set state = 'withdrawn' where m.id = ${moveId}::bigint and m.state = 'waiting' returning m.member_id as "memberId"`.execute(
    trx,
  )
  return rows[0]
}

const MOVES_SHOWN = 50

interface MoveRow {
  moveId: string
  member: string
  memberId: string
  from: string | null
  to: string | null
  state: 'waiting' | 'done' | 'refused' | 'withdrawn'
  askedBy: string
  askedAt: Date
  since: string | null
  problem: string | null
}

/** Moves of somebody, and of whoever came to it or left it, newest first. */
export async function readMoves(db: Db, memberId: bigint) {
  const { rows } = await sql<MoveRow>`
    select v.id::text as "moveId", m.account as member, v.member_id::text as "memberId", f.account as "from", t.account as "to", v.state, v.asked_by as "askedBy", v.asked_at as "askedAt", v.since::text as since, v.problem
    from team.moves v join member.members m on m.id = v.member_id left join member.members f on f.id = v.from_id left join member.members t on t.id = v.to_id
    where ${memberId}::bigint in (v.member_id, v.from_id, v.to_id) order by v.id desc limit ${MOVES_SHOWN}`.execute(db)
  return rows.map(({ askedAt, ...move }) => ({ ...move, askedAt: askedAt.getTime() }))
}
