import { msOfRound } from '@tucano/beacon'
import type { Db } from '@tucano/database'
import { type Json, type SharedGame, sharedDrawsOf } from '@tucano/round'
import { settleEvent, voidEvent } from '#betting/event-bets'
import { setEventState } from '#betting/events'
import { nodeHashes } from '#fairness/node-hashes'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import type { Beacon } from './beacon.ts'
import { openLink } from './chains.ts'
import { type DrawRow, publish, readDraw } from './published.ts'
import { type OtherLeaves, type Sealed, sealLeaves } from './tree.ts'

/** A game with shared draws, as a product brings it. */
export interface DrawnGame {
  game: SharedGame
  /** How long a draw waits for its beacon's round; then it is void, and everything goes back. Nothing else ever takes the beacon's place. */
  waitMs: number
  /** Where a draw is over something else than bets: what is sealed of it; nothing while that is not known yet. */
  seal?: (db: Db, eventId: string) => Promise<Sealed | undefined>
  /** What is sealed besides its bets. */
  others?: OtherLeaves
  /** Where a round is played before its result may be told: what was done in it, or nothing while it goes on. Its seed is told, and its bets are settled, when it is over. */
  played?: (db: Db, eventId: string) => Promise<{ moves: Json } | undefined>
  /** What its product does in the transaction in which a draw comes so far. */
  follow?: (trx: Db, followed: FollowedDraw) => Promise<void>
}

/** How far a draw has come: it has a result or is void, and then all of its bets have been settled or given back. */
export interface FollowedDraw {
  eventId: string
  step: 'drawn' | 'void' | 'over'
  result: Json
}

/** By their codes. */
export type DrawnGames = ReadonlyMap<string, DrawnGame>

export interface DrawServices extends Pick<Services, 'db' | 'vault'> {
  beacon: Beacon
  games: DrawnGames
}

/** After a stop there may be many that can only be void: they keep no other waiting. */
const SEALABLE_MS = 10_000

/** Why a draw is void. */
type VoidReason = NonNullable<DrawRow['voidReason']>

/** Draws whose time has come and that are not over, but for those that are named: those that have just closed and can still be sealed in time, then the oldest. */
export async function dueDraws(db: Db, { except, limit }: { except: readonly string[]; limit: number }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.event_id as id from draws.draws d
    where not d.is_over and d.closes_at <= platform.clock() and d.event_id <> all(${[...except]}::uuid[])
    order by d.state in ('open', 'closed') and d.closes_at > platform.clock() - ${SEALABLE_MS} * interval '1 millisecond' desc, d.closes_at limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** One step of one draw: closed, sealed, drawn or void, and then its bets settled or given back. False if it is not due. */
export async function advanceDraw(services: DrawServices, eventId: string): Promise<boolean> {
  const draw = await readDraw(services.db, eventId)
  if (!draw || draw.isOver) return false
  switch (draw.state) {
    case 'open':
      return close(services, draw)
    case 'closed':
      return seal(services, draw)
    case 'sealed':
      return drawNow(services, draw)
    case 'drawn':
    case 'void':
      return finish(services, draw)
  }
}

interface Held {
  version: number
  now: Date
  /** A draw before it is not sealed yet: this one's seed would tell that one's. */
  isAhead: boolean
}

/** Whoever holds the row in the state that was read; nobody else is then between the steps. */
async function hold(trx: Db, { eventId, state }: DrawRow): Promise<Held | undefined> {
  const held = await trx
    .selectFrom('draws.draws')
    .select('event_id')
    .where('event_id', '=', eventId)
    .where('state', '=', state)
    .where('is_over', '=', false)
    .forUpdate()
    .executeTakeFirst()
  if (!held) return undefined
  const { rows } = await sql<Held>`
    select e.version, platform.clock() as now,
      exists (select from draws.draws b where b.chain_id = d.chain_id and b.link < d.link and b.state in ('open', 'closed')) as "isAhead"
    from draws.draws d join betting.events e on e.id = d.event_id where d.event_id = ${eventId}::uuid`.execute(trx)
  return rows[0]
}

/** Waits for bets that are being written; after it there is none. */
const close = ({ db }: DrawServices, draw: DrawRow): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const held = await hold(trx, draw)
    if (!held || held.now < draw.closesAt) return false
    await setEventState(trx, { id: draw.eventId, version: held.version, state: 'closed' })
    await trx.updateTable('draws.draws').set({ state: 'closed' }).where('event_id', '=', draw.eventId).execute()
    return true
  })

/** Publishes what was bet, while nobody can know the beacon's round. A draw for which that is not certain is void. */
async function seal(services: DrawServices, draw: DrawRow): Promise<boolean> {
  const { db, beacon } = services
  const { game, others, seal: sealOther } = gameOf(services, draw)
  const sealed = await (sealOther ? sealOther(db, draw.eventId) : sealLeaves(db, draw.eventId, { game, others }))
  if (!sealed && !sealOther) return voidDraw(services, draw, 'leaves.few')
  const isEarly = (await beacon.round(draw.beaconRound)) !== undefined
  const late = await db.transaction().execute(async (trx) => {
    const held = await hold(trx, draw)
    if (!held) return undefined
    if (isEarly || held.now.getTime() >= msOfRound(draw.beacon, draw.beaconRound)) return isEarly ? 'beacon.early' : 'sealed.late'
    if (!sealed) return 'waits'
    const { root, bets, subtrees } = sealed
    if (subtrees.length > 0)
      await trx
        .insertInto('draws.subtrees')
        .values(subtrees.map(({ firstId, root: of }, n) => ({ event_id: draw.eventId, n, first_id: firstId, root: of })))
        .execute()
    await trx
      .updateTable('draws.draws')
      .set({ state: 'sealed', root, bets, sealed_at: held.now })
      .where('event_id', '=', draw.eventId)
      .execute()
    return undefined
  })
  if (late === 'waits') return false
  return late === undefined || voidDraw(services, draw, late)
}

/** Draws with the seed that was promised and the beacon's round, and tells both. */
async function drawNow(services: DrawServices, draw: DrawRow): Promise<boolean> {
  const { db, beacon } = services
  const now = await clock(db)
  const due = msOfRound(draw.beacon, draw.beaconRound)
  if (now < due) return false
  const round = await beacon.round(draw.beaconRound)
  const { game, waitMs, played, follow } = gameOf(services, draw)
  if (!round) return now >= due + waitMs ? voidDraw(services, draw, 'beacon.missing') : false
  const over = played ? await played(db, draw.eventId) : { moves: null }
  if (!over) return false
  const seed = await openLink(services, draw, 'draw')
  return db.transaction().execute(async (trx) => {
    const held = await hold(trx, draw)
    if (!held || held.isAhead) return false
    const { signature, randomness } = round
    const { moves } = over
    const drawn = { state: 'drawn', seed, signature, randomness, moves: moves === null ? null : JSON.stringify(moves), told_at: held.now }
    await trx.updateTable('draws.draws').set(drawn).where('event_id', '=', draw.eventId).execute()
    const published = publish({ ...draw, seed, signature, randomness, moves })
    const result = game.draw(sharedDrawsOf(published, nodeHashes), published)
    await setEventState(trx, { id: draw.eventId, version: held.version, state: 'closed', result })
    await follow?.(trx, { eventId: draw.eventId, step: 'drawn', result })
    return true
  })
}

/** What a draw is going to come to as soon as its bets are sealed and its beacon's round is out, for whoever has it played before it is told: without any moves. Nothing before that. */
export async function foreseeDraw(services: DrawServices, eventId: string): Promise<Json | undefined> {
  const { db, beacon } = services
  const draw = await readDraw(db, eventId)
  if (draw?.state !== 'sealed' || (await clock(db)) < msOfRound(draw.beacon, draw.beaconRound)) return undefined
  const round = await beacon.round(draw.beaconRound)
  if (!round) return undefined
  const seed = await openLink(services, draw, 'draw')
  const { signature, randomness } = round
  const foreseen = publish({ ...draw, seed, signature, randomness })
  return gameOf(services, draw).game.draw(sharedDrawsOf(foreseen, nodeHashes), foreseen)
}

/** Ends a draw that cannot be drawn fairly. Its seed is told all the same, and it stays listed: nobody can drop draws whose result they do not like. */
export async function voidDraw(
  services: Pick<DrawServices, 'db' | 'vault' | 'games'>,
  draw: DrawRow,
  reason: VoidReason,
  /** What else is written in the same transaction. */
  note?: (trx: Db) => Promise<void>,
): Promise<boolean> {
  const { db } = services
  const { follow } = gameOf(services, draw)
  const seed = await openLink(services, draw, 'void')
  return db.transaction().execute(async (trx) => {
    const held = await hold(trx, draw)
    if (!held || held.isAhead) return false
    // Before the close nothing may be told that decides it: it is closed first.
    if (draw.state === 'open') await setEventState(trx, { id: draw.eventId, version: held.version, state: 'closed' })
    await trx
      .updateTable('draws.draws')
      .set({ state: 'void', seed, told_at: held.now, void_reason: reason })
      .where('event_id', '=', draw.eventId)
      .execute()
    await follow?.(trx, { eventId: draw.eventId, step: 'void', result: null })
    await note?.(trx)
    return true
  })
}

/** Settles the bets of a draw, or gives them back, in chunks. Killed in the middle, the next one goes on. */
async function finish(services: DrawServices, draw: DrawRow): Promise<boolean> {
  const { db } = services
  const { game, follow } = gameOf(services, draw)
  const version = draw.version
  if (draw.state === 'void') await voidEvent(db, draw.eventId, { version })
  else await settleEvent(db, draw.eventId, (bet) => game.payout(bet, draw.result), { version })
  return db.transaction().execute(async (trx) => {
    const held = await hold(trx, draw)
    if (!held) return false
    await setEventState(trx, { id: draw.eventId, version: held.version, state: draw.state === 'void' ? 'void' : 'settled' })
    await trx.updateTable('draws.draws').set({ is_over: true }).where('event_id', '=', draw.eventId).execute()
    await follow?.(trx, { eventId: draw.eventId, step: 'over', result: draw.result })
    return true
  })
}

function gameOf({ games }: Pick<DrawServices, 'games'>, { game }: DrawRow): DrawnGame {
  const found = games.get(game)
  if (!found) throw new Error(`there is no game ${game} to draw`)
  return found
}

/** Milliseconds since 1970, by the database. */
export async function clock(db: Db): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select platform.clock() as now`.execute(db)
  return rows[0]!.now.getTime()
}
