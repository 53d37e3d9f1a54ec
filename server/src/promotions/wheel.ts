import { type DefinitionOf, type Reward } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import { LedgerRefusal, refusing } from '@tucano/ledger'
import { WHEEL, mathsDigest, turnWheel, wheelMaths } from '@tucano/round'
import { nodeHashes } from '#fairness/node-hashes'
import type { Seed, Seeds } from '#fairness/seeds'
import { isRefused } from '#betting/pockets'
import { Fault, isTransient } from '#platform/fault'
import { sql } from 'kysely'
import { type Bounds, passedBy } from './budget.ts'
import { credit } from './earn.ts'
import { isEligible, readCandidates } from './eligible.ts'
import { mostOf } from './give.ts'
import { readClock } from './clock.ts'
import type { Promotions } from './promotions.ts'
import { type Version, isInForce, newestOf } from './running.ts'
import { dailySource, dailyTurns, readSigned } from './tickets.ts'

export interface Turned {
  segment: number
  reward: Reward | null
  seedId: bigint
  nonce: number
  /** What came out waits for an operator. */
  isWaiting: boolean
}

type WheelVersion = Version & { definition: DefinitionOf<'wheel'> }

/** Another round of the member's may have the number, or another process may have told the seed: then it is asked for again. */
const ATTEMPTS = 8

/** Spends a ticket on a turn. The same ticket again tells the same turn. */
export async function spinWheel(promotions: Promotions, seeds: Seeds, asked: { memberId: bigint; ticketId: string }): Promise<Turned> {
  for (let attempt = 1; ; attempt++) {
    const seed = await seedOf(seeds, asked.memberId)
    try {
      const turned = await promotions.db.transaction().execute((db) => turn({ ...promotions, db }, seeds, { ...asked, seed }))
      if (turned.seedId === seed.id) seed.rounds = Math.max(seed.rounds, turned.nonce)
      return turned
    } catch (error) {
      if (attempt === ATTEMPTS || !(isRefused(error, 'seed.stale') || isTransient(error))) throw error
      seeds.forget(asked.memberId)
    }
  }
}

/** What the turn is drawn from. A seed that is over is told first. */
async function seedOf(seeds: Seeds, memberId: bigint): Promise<Seed> {
  const seed = await seeds.active(memberId)
  if (!seed) throw new Fault('seed.missing')
  if (!seeds.isOver(seed)) return seed
  try {
    await seeds.rotate(memberId)
  } catch (error) {
    if (!isRefused(error, 'seed.open')) throw error
    delete seed.most
    return seed
  }
  throw new Fault('seed.missing')
}

/** Whatever refuses it is judged before anything is drawn: the ticket, the member, and that the wheel can pay the best of its segments. */
async function turn(
  promotions: Promotions,
  seeds: Seeds,
  { memberId, ticketId, seed }: { memberId: bigint; ticketId: string; seed: Seed },
): Promise<Turned> {
  const { db } = promotions
  // Rounds of the member's that are being written hold its accounts first, too.
  await sql`select ledger.lock_pockets(${memberId}::bigint, ${promotions.brand.currency.code})`.execute(db)
  const { version, isUsed } = await holdTicket(promotions, memberId, ticketId)
  if (isUsed) return readTurn(db, { version, memberId, ticketId })
  const { segments } = version.definition
  await holdBudget(promotions, version, memberId)
  const weights = segments.map(({ weight }) => weight)
  const nonce = await takeNumber(db, memberId, seed)
  // Drawn by somebody who could not write it, while this one waited: it is not drawn again.
  if (nonce <= seed.drawn) throw new LedgerRefusal('seed.stale', String(seed.id))
  seed.drawn = nonce
  const segment = turnWheel(seeds.draws(seed, { game: WHEEL, maths: mathsDigest(wheelMaths(weights), nodeHashes), nonce }), weights)
  await db.insertInto('fairness.turns').values({ seed_id: seed.id, nonce, id: ticketId, weights, segment }).execute()
  await db
    .updateTable('promotions.tickets')
    .set({ used_at: sql<Date>`platform.clock()` })
    .where('id', '=', ticketId)
    .execute()
  const { reward } = segments[segment]!
  const isWaiting = reward !== null && (await giveTurn(promotions, { version, memberId, ticketId }, reward)) === 'waiting'
  return { segment, reward, seedId: seed.id, nonce, isWaiting }
}

async function takeNumber(db: Db, memberId: bigint, { id, drawn, most }: Seed): Promise<number> {
  const { rows } = await refusing(
    sql<{ nonce: number }>`
      select betting.take_number(${id}::bigint, ${memberId}::bigint, ${drawn}::integer, ${most ?? null}::integer) as nonce`.execute(db),
  )
  return rows[0]!.nonce
}

/** Holds a member's ticket, so that of two spins one finds it used. */
async function holdTicket(
  { db, versions, brand }: Promotions,
  memberId: bigint,
  ticketId: string,
): Promise<{ version: WheelVersion; isUsed: boolean }> {
  const at = await readClock(db)
  const { isOff, versions: all } = await versions.read(db)
  const daily = dailyTurns(all, memberId, { at, timeZone: brand.timeZone }).find((each) => each.ticketId === ticketId)
  if (daily)
    await db
      .insertInto('promotions.tickets')
      .values({
        id: ticketId,
        promotion_id: daily.version.promotionId,
        member_id: memberId,
        source: dailySource(daily.version.promotionId, memberId, daily.period),
        number: 1,
      })
      .onConflict((clash) => clash.doNothing())
      .execute()
  const ticket = await db
    .selectFrom('promotions.tickets')
    .select(['promotion_id', 'until', 'used_at'])
    .where('id', '=', ticketId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  const version = ticket && newestOf(all, ticket.promotion_id)
  if (!ticket || !version || !isWheel(version)) throw new Fault('ticket.unknown')
  if (ticket.used_at) return { version, isUsed: true }
  if (isOff || version.state !== 'running' || !isInForce(version, at) || (ticket.until && ticket.until <= at))
    throw new Fault('promotion.over')
  const member = (await readCandidates(db, [memberId])).get(memberId)
  if (member?.isClosed) throw new Fault('play.closed')
  const isIn = !version.definition.optIn || (await readSigned(db, [version], memberId)).has(version.promotionId)
  if (!member || !isIn || !isEligible(version.definition, member, at)) throw new Fault('promotion.not.eligible')
  return { version, isUsed: false }
}

const isWheel = (version: Version): version is WheelVersion => version.definition.kind === 'wheel'

/** Holds the budget: whatever comes out, it is there. */
async function holdBudget({ db, giving }: Promotions, { promotionId, definition }: WheelVersion, memberId: bigint): Promise<void> {
  const most = mostOf(definition, giving.pointWorth)
  const budget = await db
    .selectFrom('promotions.promotions')
    .select(['amount', 'amount_max', 'rewards', 'rewards_max', 'bounds'])
    .where('id', '=', promotionId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const isEnough =
    (budget.amount_max === null || budget.amount + most <= budget.amount_max) &&
    (budget.rewards_max === null || budget.rewards < budget.rewards_max)
  if (!isEnough) throw new Fault('promotion.budget')
  const bounds = budget.bounds as Bounds | null
  const passed = bounds && (await passedBy(db, bounds, { promotionId, memberId, cost: most }))
  if (passed) throw new Fault(`promotion.${passed}`)
}

/** The period of a turn: each has its own. */
const periodOfTurn = (ticketId: string): string => `t-${ticketId.replaceAll('-', '').slice(0, 22)}`

async function giveTurn(
  { db, giving }: Promotions,
  { version, memberId, ticketId }: { version: WheelVersion; memberId: bigint; ticketId: string },
  reward: Reward,
): Promise<Awaited<ReturnType<typeof credit>>> {
  const period = periodOfTurn(ticketId)
  await db
    .insertInto('promotions.entries')
    .values({ promotion_id: version.promotionId, member_id: memberId, period, version: version.version, state: 'in process' })
    .onConflict((clash) => clash.doNothing())
    .execute()
  return credit(db, { version, memberId, period, reward }, giving, { isAuto: false })
}

async function readTurn(
  db: Db,
  { version: { promotionId }, memberId, ticketId }: { version: WheelVersion; memberId: bigint; ticketId: string },
): Promise<Turned> {
  const row = await db
    .selectFrom('fairness.turns as t')
    .leftJoin('promotions.entries as e', (join) =>
      join.on('e.promotion_id', '=', promotionId).on('e.member_id', '=', memberId).on('e.period', '=', periodOfTurn(ticketId)),
    )
    .select(['t.segment', 't.seed_id', 't.nonce', 'e.reward', 'e.state'])
    .where('t.id', '=', ticketId)
    .executeTakeFirst()
  if (!row) throw new Fault('ticket.unknown')
  const { segment, seed_id: seedId, nonce, state } = row
  return { segment, reward: (row.reward ?? null) as Reward | null, seedId, nonce, isWaiting: state === 'applying' }
}
