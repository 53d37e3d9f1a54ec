import { type DrawTimes, type LotteryGame, drawsOfDay, dayIn, lotteryGames, nextDraws, sharedGames } from '@tucano/lottery'
import type { Db } from '@tucano/database'
import { scheduleEvent } from '#betting/events'
import type { Beacon } from '#draws/beacon'
import { makeChain } from '#draws/chains'
import { scheduleDraw } from '#draws/schedule'
import { certify } from '#fairness/maths'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { drawIdOf } from './draw-id.ts'
import { closedFor, productOf, readClosed } from './games.ts'

/** Draws of a game that are planned ahead, so that a slip can be for several. */
const AHEAD = 10
/** Draws that are planned at a time: at the first start there are hundreds, and others want the database too. */
const AT_ONCE = 12
const DAY_MS = 86_400_000
/** Seeds are made for so many days, and more of them while those that are left last so many. */
const CHAIN_DAYS = 7
const LEFT_DAYS = 3
const CHAIN_LEAST = 50
/** Bets are taken as soon as a draw is planned, since a slip may be for several: no draw is planned earlier than this. */
const EARLY_MS = 200 * DAY_MS

export interface Tended extends Pick<Services, 'db' | 'vault' | 'brand' | 'configuration'> {
  beacon: Beacon | undefined
}

const shared = new Map(sharedGames.map((game) => [game.code, game]))

interface Planned {
  now: number
  /** Draws ahead, and when the last of them closes, by game. */
  ahead: Map<string, { many: number; last: number }>
}

async function readPlanned(db: Db): Promise<Planned> {
  const { rows } = await sql<{ now: Date; code: string | null; many: number; last: Date }>`
    select n.now, d.* from (select platform.clock() as now) n left join lateral (
      select d.game_code as code, count(*)::integer as many, max(d.closes_at) as last from lottery.draws d where d.closes_at > n.now group by d.game_code
    ) d on true`.execute(db)
  const ahead = rows.flatMap(({ code, many, last }) => (code === null ? [] : [[code, { many, last: last.getTime() }] as const]))
  return { now: rows[0]!.now.getTime(), ahead: new Map(ahead) }
}

interface Missing {
  game: LotteryGame
  times: DrawTimes
  /** How many of its draws come before it. */
  place: number
}

/** Draws that are to be planned, those that come first in their games first. */
function missingDraws(games: readonly LotteryGame[], { now, ahead }: Planned): Missing[] {
  const missing = games.flatMap((game) => {
    const { many, last } = ahead.get(game.code) ?? { many: 0, last: now }
    return many >= AHEAD ? [] : nextDraws(game, last, AHEAD - many).map((times, n): Missing => ({ game, times, place: many + n }))
  })
  return missing.toSorted((a, b) => a.place - b.place || a.times.closesAt - b.times.closesAt)
}

/**
 * Plans draws of the games that are open, each game's in their order, and makes the seeds that they need, days before. Whoever else does it at the same time plans the same. Returns how
 * many were planned; while it is not none, there may be more.
 */
export async function tend(tended: Tended, among: readonly LotteryGame[] = lotteryGames): Promise<number> {
  const { db } = tended
  const closed = await readClosed(db)
  const open = among.filter((game) => closedFor(tended, game, closed) === null)
  const missing = missingDraws(open, await readPlanned(db)).slice(0, AT_ONCE)
  const chain = missing.some(({ game }) => !game.isOfficial) ? await tended.beacon?.chain() : undefined
  const known = await certify(
    db,
    missing.flatMap(({ game }) => shared.get(game.code) ?? []),
  )
  let planned = 0
  for (const { game, times } of missing) {
    const id = drawIdOf({ gameCode: game.code, ...times })
    const event = {
      id,
      product: productOf(game),
      vendor: game.vendor,
      game: game.code,
      opensAt: new Date(times.opensAt - EARLY_MS),
      closesAt: new Date(times.closesAt),
    }
    if (game.isOfficial) await scheduleEvent(db, event)
    else if (!chain || !tended.beacon) continue
    else
      await scheduleDraw(
        db,
        { chain, isOwn: tended.beacon.isOwn },
        {
          ...event,
          source: game.code,
          number: times.numero,
          maths: known.get(game.code)!.digest,
          committedMs: await readySeeds(tended, game, times),
        },
      )
    await noteDraw(db, { game, times, id })
    planned++
  }
  return planned
}

/** Makes seeds while there are too few. How long before the close those of the next draw have to stand in the public log: a day, but for a game's first day, which has none that are so old. */
async function readySeeds({ db, vault }: Tended, game: LotteryGame, times: DrawTimes): Promise<number> {
  const perDay = Math.max(1, drawsOfDay(game, dayIn(game.zone, times.drawsAt)).length)
  const { rows } = await sql<{ left: number; old: boolean }>`
    select coalesce(sum(c.length - c.used), 0)::integer as left,
      coalesce(bool_or(c.used < c.length and c.made_at <= ${new Date(times.closesAt - DAY_MS)}::timestamptz), false) as old
    from draws.chains c where c.source = ${game.code}`.execute(db)
  const { left, old } = rows[0]!
  if (left < perDay * LEFT_DAYS) await makeChain({ db, vault }, { source: game.code, length: Math.max(CHAIN_LEAST, perDay * CHAIN_DAYS) })
  return old ? DAY_MS : 0
}

async function noteDraw(db: Db, { game, times, id }: { game: LotteryGame; times: DrawTimes; id: string }): Promise<void> {
  await db
    .insertInto('lottery.draws')
    .values({
      event_id: id,
      game_code: game.code,
      numero: times.numero,
      opens_at: new Date(times.opensAt),
      closes_at: new Date(times.closesAt),
      draws_at: new Date(times.drawsAt),
      is_official: game.isOfficial,
    })
    .onConflict((clash) => clash.doNothing())
    .execute()
}

const TICK_MS = 1000

/** Looks after the draws to come while the server runs. */
export class Tending {
  #tended: Tended
  #log: Services['log']
  #timer: NodeJS.Timeout | undefined
  #underWay: Promise<void> | undefined
  #closed = false

  constructor(tended: Tended, { log }: Pick<Services, 'log'>) {
    this.#tended = tended
    this.#log = log
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#underWay = this.#tend().finally(() => {
        if (!this.#closed) this.start()
      })
    }, TICK_MS).unref()
  }

  async stop(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#underWay
  }

  async #tend(): Promise<void> {
    try {
      await tend(this.#tended)
    } catch (error) {
      if (!this.#closed) this.#log.warn({ err: error }, 'draws of the lottery are planned later')
    }
  }
}
