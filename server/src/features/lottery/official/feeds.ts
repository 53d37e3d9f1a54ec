import { BadPicks, type LotteryGame, type Result, shapes } from '@tucano/lottery'
import type { Db } from '@tucano/database'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { findGame } from '../games.ts'
import { acceptResult, holdDraw, isSame } from './results.ts'

const TIMEOUT_MS = 5000
const BYTES_MAX = 20_000

/** What a feed says of a draw. */
interface FedResult {
  source: string
  result: Result
}

/**
 * Asks a feed: `GET <address>/results/<game>/<numero>` answers `{ "game", "numero", "numbers": […], "source"? }`, or 404 while there is no result. What is said wrongly counts as not said.
 */
async function readFeed(address: string, game: LotteryGame, numero: string): Promise<FedResult | undefined> {
  const reply = await fetch(`${address}/results/${game.code}/${numero}`, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
  if (reply.status === 404) return undefined
  if (!reply.ok) throw new Error(`${address} answers ${reply.status}`)
  const text = await reply.text()
  if (text.length > BYTES_MAX) throw new Error(`${address} says too much`)
  return readSaid(JSON.parse(text), { address, game, numero })
}

function readSaid(said: unknown, { address, game, numero }: { address: string; game: LotteryGame; numero: string }): FedResult {
  const { game: of, numero: number, numbers, source } = (typeof said === 'object' && said !== null ? said : {}) as Record<string, unknown>
  if (of !== game.code || number !== numero) throw new Error(`${address} tells of another draw`)
  const named = typeof source === 'string' && source.trim() !== '' ? ` (${source.trim().slice(0, 80)})` : ''
  try {
    return { source: `${new URL(address).host}${named}`, result: shapes.get(game.shape)!.readResult(numbers) }
  } catch (error) {
    throw error instanceof BadPicks ? new Error(`${address} tells a result that ${game.code} cannot have: ${error.problem}`) : error
  }
}

interface Awaited {
  drawId: string
  gameCode: string
  numero: string
}

/** Draws that are over and have no result yet. */
async function readAwaited(db: Db): Promise<Awaited[]> {
  const { rows } = await sql<Awaited>`
    select d.event_id as "drawId", d.game_code as "gameCode", d.numero from lottery.draws d join betting.events e on e.id = d.event_id
    where d.is_official and d.state = 'open' and e.state = 'closed' and d.draws_at <= platform.clock() order by d.draws_at limit 50`.execute(
    db,
  )
  return rows
}

/** Asks both feeds for results that are awaited. Where both say the same it is the result; where they differ it is seen in the back office. Returns how many results there are now. */
export async function askFeeds({ db, log }: Pick<Services, 'db' | 'log'>, addresses: readonly string[]): Promise<number> {
  let told = 0
  for (const draw of await readAwaited(db)) {
    const game = findGame(draw.gameCode)
    if (!game) continue
    const said = await Promise.allSettled(addresses.map((address) => readFeed(address, game, draw.numero)))
    for (const [n, one] of said.entries()) {
      if (one.status === 'rejected')
        log.warn({ err: one.reason as unknown, game: draw.gameCode, numero: draw.numero }, 'a feed of results is not heard')
      else if (one.value) await keepFed(db, draw.drawId, { feed: n + 1, ...one.value })
    }
    if (await agree(db, draw.drawId)) told++
  }
  return told
}

const keepFed = (db: Db, drawId: string, { feed, source, result }: FedResult & { feed: number }) =>
  sql`
    insert into lottery.fed_results as r (draw_id, feed, source, result) values (${drawId}::uuid, ${feed}, ${source}, ${JSON.stringify(result)}::jsonb)
    on conflict (draw_id, feed) do update set source = excluded.source, result = excluded.result, at = platform.clock() where r.result <> excluded.result`.execute(
    db,
  )

/** The first result, where both feeds say the same. */
const agree = (db: Db, drawId: string): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const draw = await holdDraw(trx, drawId)
    if (!draw || draw.state !== 'open' || draw.event.state !== 'closed') return false
    const { rows } = await sql<{ source: string; result: string[] }>`
      select r.source, r.result from lottery.fed_results r where r.draw_id = ${drawId}::uuid order by r.feed`.execute(trx)
    const [first, second] = rows
    if (!first || !second || !isSame(first.result, second.result)) return false
    await acceptResult(trx, draw, { result: first.result, source: `${first.source}, ${second.source}` })
    return true
  })
