import type { Db } from '@tucano/database'
import { type RaffleRange, type RaffleWin, drawRaffle, raffleGame } from '@tucano/round'
import { newBetId } from '#betting/bet'
import type { DrawServices, DrawnGame } from '#draws/advance'
import { makeChain } from '#draws/chains'
import { readDraw } from '#draws/published'
import { scheduleDraw } from '#draws/schedule'
import { certify } from '#fairness/maths'
import { nodeHashes } from '#fairness/node-hashes'
import { sql } from 'kysely'
import { earn } from './earn.ts'
import { readClock } from './clock.ts'
import { periodOf } from './periods.ts'
import type { Promotions } from './promotions.ts'
import { numberTickets } from './raffle-numbers.ts'
import { type RaffleVersion, handOut, isRaffle, newSalt, ownerName, readList } from './raffles.ts'
import { type Version, isInForce } from './running.ts'

/** A raffle closes so long before the draw that decides it: by then everything that counts was heard, and the list is sealed. */
const SEALING_MS = 10 * 60_000
/** A draw in place of a void one closes so soon. */
const AGAIN_MS = 2 * 60_000
const WAIT_MS = 24 * 3_600_000
const LINKS = 20

/** What raffles bring to shared draws: the list of numbers is what is sealed. */
export const raffleDraws: DrawnGame = {
  game: raffleGame,
  waitMs: WAIT_MS,
  seal: async (db, eventId) => {
    const raffle = await db
      .selectFrom('promotions.raffles')
      .select(['list_hash', 'ranges'])
      .where('draw_id', '=', eventId)
      .where('state', '<>', 'open')
      .executeTakeFirst()
    return raffle && { root: raffle.list_hash!, bets: raffle.ranges!, subtrees: [] }
  },
}

type Drawer = Pick<DrawServices, 'vault' | 'beacon'>

/** Makes the raffles of now and their draws known, draws those whose draw is there, and gives a void one another. */
export async function tendRaffles(promotions: Promotions, drawer: Drawer): Promise<void> {
  const { db, versions } = promotions
  const now = await readClock(db)
  const { isOff, versions: all } = await versions.read(db)
  if (isOff) return
  for (const version of all.filter(isRaffle)) await open(promotions, drawer, { version, all }, now)
  await settle(promotions, drawer, all)
}

/** The raffle of the period that is now: its draw is named before it has a number. */
async function open(
  promotions: Promotions,
  drawer: Drawer,
  { version, all }: { version: RaffleVersion; all: readonly Version[] },
  now: Date,
): Promise<void> {
  const { db, brand } = promotions
  const { promotionId, definition } = version
  if (version.state !== 'running' || !isInForce(version, now)) return
  const period = periodOf(definition.period, now, brand.timeZone)
  const endsAt = await endOf(db, version, now)
  if (endsAt === undefined) return
  await db
    .insertInto('promotions.raffles')
    .values({
      promotion_id: promotionId,
      period,
      version: version.version,
      ends_at: endsAt,
      salt: newSalt(),
      draw_id: newBetId(),
      draws: 1,
    })
    .onConflict((clash) => clash.doNothing())
    .execute()
  const raffle = await db
    .selectFrom('promotions.raffles')
    .select(['draw_id', 'draws', 'state', 'ends_at', 'version'])
    .where('promotion_id', '=', promotionId)
    .where('period', '=', period)
    .executeTakeFirstOrThrow()
  if (raffle.state !== 'open') return
  if (!(await readDraw(db, raffle.draw_id!))) {
    const closesAt = new Date(raffle.ends_at.getTime() + SEALING_MS)
    await schedule(db, drawer, { promotionId, period, draws: raffle.draws, drawId: raffle.draw_id!, opensAt: now, closesAt })
  }
  const under = all.filter(isRaffle).find((each) => each.promotionId === promotionId && each.version === raffle.version) ?? version
  await db.transaction().execute(async (trx) => {
    await handOut(trx, under, period)
    await numberTickets(trx, promotionId)
  })
}

/** When the period of a moment ends, or the promotion if that is sooner. Nothing where neither does. */
async function endOf(db: Db, { definition: { period, endsAt } }: RaffleVersion, at: Date): Promise<Date | undefined> {
  const end = endsAt === null ? undefined : new Date(endsAt)
  if (period === 'campaign') return end
  const { rows } = await sql<{ until: Date }>`select p.until from platform.period_of(${period}, ${at}::timestamptz) p`.execute(db)
  const { until } = rows[0]!
  return end && end < until ? end : until
}

interface Planned {
  promotionId: bigint
  period: string
  draws: number
  drawId: string
  opensAt: Date
  closesAt: Date
}

/** Each raffle has a chain of its own: what is told of one tells nothing of another. */
async function schedule(
  db: Db,
  { vault, beacon }: Drawer,
  { promotionId, period, draws, drawId, opensAt, closesAt }: Planned,
): Promise<void> {
  const source = `raffle:${promotionId}:${period}`
  const chain = await beacon.chain()
  if (!chain) throw new Error('the beacon does not answer: a raffle waits for its draw')
  const made = await db.selectFrom('draws.chains').select('id').where('source', '=', source).executeTakeFirst()
  if (!made) await makeChain({ db, vault }, { source, length: LINKS })
  const { digest } = (await certify(db, [raffleGame])).get(raffleGame.code)!
  const about = { id: drawId, product: 'RAFFLE', vendor: 'HOUSE', game: raffleGame.code, opensAt, closesAt }
  await scheduleDraw(db, { chain, isOwn: beacon.isOwn }, { ...about, source, number: `${period}-${draws}`, maths: digest, committedMs: 0 })
}

/** Raffles whose draw is over: they are drawn, or have another draw. */
async function settle(promotions: Promotions, drawer: Drawer, versions: readonly Version[]): Promise<void> {
  const { db } = promotions
  const { rows } = await sql<{ id: bigint; state: string | null }>`
    select r.id, d.state from promotions.raffles r left join draws.draws d on d.event_id = r.draw_id
    where (r.state = 'closed' and (d.state in ('drawn', 'void') or d.state is null)) or (r.state = 'open' and d.state = 'void') order by r.id`.execute(
    db,
  )
  for (const { id, state } of rows) {
    if (state !== 'drawn') await drawAgain(db, drawer, id)
    else await db.transaction().execute((trx) => announce({ ...promotions, db: trx }, id, versions))
  }
}

async function drawAgain(db: Db, drawer: Drawer, id: bigint): Promise<void> {
  const planned = await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ promotionId: bigint; period: string; draws: number; drawId: string }>`
      update promotions.raffles r set draws = r.draws + 1, draw_id = ${newBetId()}::uuid
      where r.id = ${id}::bigint and r.state in ('open', 'closed') and not exists (select from draws.draws d where d.event_id = r.draw_id and d.state <> 'void')
      returning r.promotion_id as "promotionId", r.period, r.draws, r.draw_id as "drawId"`.execute(trx)
    return rows[0]
  })
  const now = await readClock(db)
  if (planned) await schedule(db, drawer, { ...planned, opensAt: now, closesAt: new Date(now.getTime() + AGAIN_MS) })
}

/** Which numbers a list and what was drawn come to. */
const winsOf = (list: readonly RaffleRange[], lot: string, winners: number): RaffleWin[] => drawRaffle(list, { lot, winners }, nodeHashes)

/** Writes down who has won what, once. */
async function announce(promotions: Promotions, id: bigint, versions: readonly Version[]): Promise<void> {
  const { db, giving } = promotions
  const raffle = await db
    .selectFrom('promotions.raffles')
    .select(['id', 'promotion_id', 'period', 'version', 'salt', 'draw_id'])
    .where('id', '=', id)
    .where('state', '=', 'closed')
    .forNoKeyUpdate()
    .executeTakeFirst()
  const version = versions.filter(isRaffle).find((each) => each.promotionId === raffle?.promotion_id && each.version === raffle.version)
  const draw = raffle && (await readDraw(db, raffle.draw_id!))
  if (!raffle || !version || draw?.state !== 'drawn') return
  const { promotion_id: promotionId, period } = raffle
  const prizes = version.definition.prizes.flatMap(({ count }, prize) => Array.from({ length: count }, () => prize))
  const wins = winsOf(await readList(db, raffle), draw.result as string, prizes.length)
  const owners = await readOwners(db, raffle)
  await db.updateTable('promotions.raffles').set({ state: 'drawn' }).where('id', '=', id).execute()
  for (const [n, { owner, number }] of wins.entries()) {
    const memberId = owners.get(owner)!
    const prize = prizes[n]!
    await db
      .insertInto('promotions.raffle_wins')
      .values({ raffle_id: id, place: n + 1, prize, number, member_id: memberId })
      .execute()
    await db
      .insertInto('promotions.entries')
      .values({ promotion_id: promotionId, member_id: memberId, period, version: version.version, state: 'in process' })
      .onConflict((clash) => clash.doNothing())
      .execute()
    await earn(db, { version, memberId, period, reward: version.definition.prizes[prize]!.reward }, giving, draw.toldAt!)
  }
  await db
    .updateTable('promotions.entries')
    .set({ state: 'closed', reason: 'done', ended_at: sql<Date>`platform.clock()` })
    .where('promotion_id', '=', promotionId)
    .where('period', '=', period)
    .where('state', 'in', ['signed', 'in process'])
    .execute()
}

async function readOwners(db: Db, { id, salt }: { id: bigint; salt: Buffer }): Promise<Map<string, bigint>> {
  const rows = await db.selectFrom('promotions.raffle_numbers').select('member_id').distinct().where('raffle_id', '=', id).execute()
  return new Map(rows.map(({ member_id }) => [ownerName(salt, member_id), member_id]))
}
