import type { CockfightResult, TableOfHouse } from '@tucano/live'
import { type Json, type SharedGame, verifyDraw } from '@tucano/round'
import { sql } from 'kysely'
import { reconcile } from '#betting/books'
import type { DrawServices } from '#draws/advance'
import { type DrawRow, publish, readDraws } from '#draws/published'
import { nodeHashes } from '#fairness/node-hashes'
import { sourceOf } from '../../features/live/room/work.ts'
import { replay } from '../../rooms/batch.ts'
import type { RoomKind } from '../../rooms/kind.ts'
import type { Entry } from '../../rooms/store.ts'
import { testChecks } from '../shared-draws.ts'

/** Something that a member has asked for, what they were told in the end, and what it staked. */
export interface AskedOf {
  table: TableOfHouse
  commandId: string
  memberId: bigint
  stake: bigint
  verdict: 'open' | 'taken' | 'refused'
}

export interface TableAudit {
  rounds: number
  voids: number
  bets: number
  problems: string[]
}

interface Audited {
  draws: DrawServices
  table: TableOfHouse
  game: SharedGame
  kind: RoomKind
  asked: readonly AskedOf[]
}

/** Holds a table's log, its draws and the books against what its members were told. */
export async function auditTable(audited: Audited): Promise<TableAudit> {
  const { draws, table } = audited
  const problems: string[] = []
  const told = await auditLog(audited, problems)
  const played = (await readDraws(draws.db, { source: sourceOf(table.code), limit: 100_000 })).toReversed()
  const bets = await readBets(audited)
  for (const [n, draw] of played.entries()) {
    if (draw.number !== String(n + 1)) problems.push(`round ${n + 1} of ${table.code} is missing`)
    if (!draw.isOver) {
      if (n + 1 < played.length) problems.push(`round ${draw.number} of ${table.code} is not over`)
      continue
    }
    // What was staked while the last round was played may be settled after it was told.
    const isLast = n + 2 >= played.length
    const on = bets.filter((bet) => (isLast ? bet.eventId : drawOf(bet)) === draw.eventId)
    problems.push(...judgeRound(audited, { draw, on, told: told.get(draw.number) }))
  }
  problems.push(...judgeStakes(audited, bets))
  for (const { problem } of await reconcile(draws.db)) problems.push(`the books differ: ${problem}`)
  return { rounds: played.length, voids: played.filter(({ state }) => state === 'void').length, bets: bets.length, problems }
}

/** The log has every entry, comes to the same once more, and has what was taken and nothing that was refused. By rounds, what it told of the result. */
async function auditLog({ draws: { db }, table, kind, asked }: Audited, problems: string[]): Promise<Map<string, Json>> {
  const log = await db.selectFrom('rooms.log').selectAll().where('room_id', '=', sourceOf(table.code)).orderBy('seq').execute()
  for (const [n, { seq }] of log.entries()) if (seq !== BigInt(n + 1)) problems.push(`entry ${n + 1} of ${table.code} is missing`)
  log.reduce(
    (before, { member_id: memberId, ...entry }) => replay(kind, before, { ...entry, memberId } as Entry),
    kind.first({ table: table.code }),
  )
  const logged = new Set(log.flatMap(({ command_id: id }) => id ?? []))
  for (const { commandId, verdict, memberId } of asked) {
    if (verdict === 'open') problems.push(`nobody knows what became of what ${memberId} has asked of ${table.code}`)
    if ((verdict === 'taken') !== logged.has(commandId))
      problems.push(`what ${memberId} has asked of ${table.code} was ${verdict}, and the log says otherwise`)
  }
  const facts = log.flatMap(({ facts: some }) => some as { name: string; round: number; result?: Json; point?: number }[])
  return new Map(
    facts.flatMap(({ name, round, result, point }): [string, Json][] => {
      if (name === 'play') return [[String(round), result!]]
      return name === 'crashed' ? [[String(round), { point: point! }]] : []
    }),
  )
}

interface BetRow {
  id: string
  eventId: string
  memberId: bigint
  state: string
  stake: bigint
  payout: bigint
  selections: unknown
  late: boolean
  /** How often it has ended. */
  ends: number
}

/** Which draw decides a bet: stakes that moves add are on an event of their own. */
const drawOf = ({ eventId, selections }: BetRow): string => (selections as { drawId?: string }).drawId ?? eventId

async function readBets({ draws: { db }, table }: Audited): Promise<BetRow[]> {
  const { rows } = await sql<BetRow>`
    select b.id, b.event_id as "eventId", b.member_id as "memberId", b.state, b.stake, b.payout, b.selections,
      exists (select from betting.steps k where k.bet_id = b.id and k.kind in ('place', 'raise') and k.at >= e.closes_at) as late,
      (select count(*)::integer from betting.steps k where k.bet_id = b.id and k.kind in ('settle', 'void')) as ends
    from live.rounds r cross join lateral unnest(array[r.event_id, r.stakes_event_id]) s(id) join betting.bets b on b.event_id = s.id join betting.events e on e.id = s.id
    where r.table_code = ${table.code} order by b.id`.execute(db)
  return rows
}

/** Every bet of a round has ended once, as its result says, and what was told before is what was drawn. */
function judgeRound({ table, game }: Audited, { draw, on, told }: { draw: DrawRow; on: BetRow[]; told: Json | undefined }): string[] {
  const problems: string[] = []
  const where = `round ${draw.number} of ${table.code}`
  const isVoid = draw.state === 'void'
  for (const { id, state, ends, late, payout, stake, selections } of on) {
    if (state !== (isVoid ? 'void' : 'settled')) problems.push(`${where} is ${draw.state}, and bet ${id} is ${state}`)
    if (ends !== 1) problems.push(`bet ${id} of ${where} has ended ${ends} times`)
    if (late) problems.push(`bet ${id} of ${where} was taken after the close`)
    const due = isVoid ? undefined : game.payout({ id, stake, selections }, draw.result)
    if (due !== undefined && due !== payout) problems.push(`bet ${id} of ${where} was paid ${payout} instead of ${due}`)
  }
  if (isVoid) return problems
  for (const { problem } of verifyDraw(game, publish(draw), { hashes: nodeHashes, beacon: testChecks }))
    problems.push(`${where}: ${problem}`)
  if (told !== undefined && !isSame(told, draw.result)) problems.push(`${where} was played as another one than it was drawn`)
  return problems
}

/** What is known at the end of a flight, and of a pool, comes on top of what was played. */
function isSame(told: Json, drawn: Json): boolean {
  const { left: _, pool: __, ...rest } = drawn as { left?: Json; pool?: CockfightResult['pool'] }
  return JSON.stringify(told) === JSON.stringify(Array.isArray(drawn) ? drawn : rest)
}

/** What members were told that they had bet is what the books have of them. */
function judgeStakes({ table, asked }: Audited, bets: readonly BetRow[]): string[] {
  const problems: string[] = []
  const first = bets.filter((bet) => drawOf(bet) === bet.eventId)
  for (const memberId of new Set(asked.map((one) => one.memberId))) {
    const mine = <One extends { memberId: bigint; stake: bigint }>(some: readonly One[]): bigint =>
      some.filter((one) => one.memberId === memberId).reduce((sum, { stake }) => sum + stake, 0n)
    const taken = mine(asked.filter(({ verdict }) => verdict === 'taken'))
    const booked = mine(first)
    if (taken !== booked) problems.push(`${memberId} was told of ${taken} at ${table.code}, the books have ${booked}`)
  }
  return problems
}
