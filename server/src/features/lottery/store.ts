import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** Of some games, those that anybody has opened, the last one first. */
export async function readLastOpened(db: Db, among: bigint[]): Promise<bigint[]> {
  const { rows } = await sql<{ game_id: bigint }>`
    select game_id from lobby.openings where game_id = any (${among}::bigint[]) group by game_id order by max(at) desc`.execute(db)
  return rows.map(({ game_id }) => game_id)
}

/** A draw as it is kept. */
export interface DrawRow {
  drawId: string
  gameCode: string
  numero: string
  opensAt: Date
  closesAt: Date
  drawsAt: Date
  isOfficial: boolean
  state: 'open' | 'drawn' | 'settled' | 'void'
  result: string[] | null
  version: number
}

const columns = sql`d.event_id as "drawId", d.game_code as "gameCode", d.numero, d.opens_at as "opensAt", d.closes_at as "closesAt", d.draws_at as "drawsAt",
  d.is_official as "isOfficial", d.state, d.result, d.version`

/** Draws of these numbers, by game and numero. */
export async function readDrawsOf(db: Db, asked: readonly { gameCode: string; numero: string }[]): Promise<DrawRow[]> {
  const { rows } = await sql<DrawRow>`
    select ${columns} from unnest(${asked.map(({ gameCode }) => gameCode)}::text[], ${asked.map(({ numero }) => numero)}::text[]) a(game_code, numero)
    join lottery.draws d on d.game_code = a.game_code and d.numero = a.numero`.execute(db)
  return rows
}

export async function readDraw(db: Db, drawId: string): Promise<DrawRow | undefined> {
  const { rows } = await sql<DrawRow>`select ${columns} from lottery.draws d where d.event_id = ${drawId}::uuid`.execute(db)
  return rows[0]
}

/** Of each game the draw that bets are taken for, and the last one with a result. */
export async function readNear(db: Db, codes: readonly string[]): Promise<DrawRow[]> {
  const { rows } = await sql<DrawRow>`
    select d.* from unnest(${[...codes]}::text[]) g(code), lateral (
      (select ${columns} from lottery.draws d where d.game_code = g.code and d.closes_at > platform.clock() and d.state <> 'void' order by d.closes_at limit 1)
      union all
      (select ${columns} from lottery.draws d where d.game_code = g.code and d.closes_at <= platform.clock() and d.state in ('drawn', 'settled') order by d.closes_at desc limit 1)
    ) d`.execute(db)
  return rows
}

/** Draws of a game that bets are taken for, the next one first. */
export async function readAhead(db: Db, gameCode: string): Promise<DrawRow[]> {
  const { rows } = await sql<DrawRow>`
    select ${columns} from lottery.draws d where d.game_code = ${gameCode} and d.closes_at > platform.clock() and d.state <> 'void' order by d.closes_at`.execute(
    db,
  )
  return rows
}

/** Draws of a game that are drawn or void, newest first. */
export async function readOver(
  db: Db,
  gameCode: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<DrawRow[]> {
  const { rows } = await sql<DrawRow>`
    select ${columns} from lottery.draws d
    where d.game_code = ${gameCode} and d.state <> 'open'
      ${before === undefined ? sql`` : sql`and d.closes_at < (select b.closes_at from lottery.draws b where b.game_code = ${gameCode} and b.numero = ${before})`}
    order by d.closes_at desc limit ${limit}`.execute(db)
  return rows
}

/** What was told of draws before their newest results, oldest first. */
export async function readEarlier(db: Db, draws: readonly Pick<DrawRow, 'drawId' | 'version'>[]): Promise<Map<string, string[][]>> {
  const corrected = draws.filter(({ version }) => version > 1).map(({ drawId }) => drawId)
  if (corrected.length === 0) return new Map()
  const { rows } = await sql<{ drawId: string; results: string[][] }>`
    select r.draw_id as "drawId", jsonb_agg(r.result order by r.version) as results
    from lottery.results r join lottery.draws d on d.event_id = r.draw_id
    where r.draw_id = any (${corrected}::uuid[]) and r.version < d.version group by r.draw_id`.execute(db)
  return new Map(rows.map(({ drawId, results }) => [drawId, results]))
}

/** Milliseconds since 1970, by the clock that decides. */
export async function readNow(db: Db): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select platform.clock() as now`.execute(db)
  return rows[0]!.now.getTime()
}

/** The numbers of the draws that bets are on. */
export async function readNumeros(db: Db, bets: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; numero: string }>`
    select b.id, d.numero from betting.bets b join lottery.draws d on d.event_id = b.event_id where b.id = any (${[...bets]}::uuid[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, numero }) => [id, numero]))
}

/** Who has told the newest result of a draw. */
export async function readSource(db: Db, drawId: string): Promise<string | null> {
  const row = await db
    .selectFrom('lottery.results')
    .select('source')
    .where('draw_id', '=', drawId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.source ?? null
}
