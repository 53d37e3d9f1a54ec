import type { Reward } from '@tucano/contract/promotions'
import { promotionsChanged } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { publish } from '#platform/outbox'
import type { Spent } from './budget.ts'
import { readCandidates } from './eligible.ts'
import { type Delivery, give } from './give.ts'
import type { Version } from './running.ts'
import { readReasons, suspect } from './suspicions.ts'

const DAY_MS = 86_400_000

/** What it takes to give something. */
export interface Giving {
  delivery: Delivery
  pointWorth: (points: number) => bigint
  /** What goods are called; undefined where there are none. */
  nameGoods: (db: Db, goodsId: bigint) => Promise<string | undefined>
  /** Whether rounds at such a stake can be given in a game. */
  takesRounds: (game: string, stake: bigint) => Promise<boolean>
  /** Whether all promotions are switched off. */
  isOff: (db: Db) => Promise<boolean>
  /** Which bets have earned something, where the law wants that said. */
  causeOf: (db: Db, entry: EntryOf) => Promise<object | undefined>
}

export interface EntryOf {
  version: Version
  memberId: bigint
  period: string
  /** What counts of it so far. */
  measured?: bigint
}

/** An entry, and what it has earned. */
type EarnedEntry = EntryOf & { reward: Reward }

/** Something was earned: it is credited, waits for a press, or for an operator who looks at who the member is. While everything is switched off, or its member has closed play, nothing is credited by itself. The entry's row is held by the transaction. */
export async function earn(db: Db, entry: EarnedEntry, giving: Giving, at: Date): Promise<void> {
  if (entry.version.definition.claim === 'auto' && !(await isHeldBack(db, entry, giving))) {
    await setEntry(db, entry, { reward: JSON.stringify(entry.reward), earned_at: at })
    if ((await credit(db, entry, giving, { isAuto: true })) !== 'later') return
  }
  await letClaim(db, entry, at)
}

const isHeldBack = async (db: Db, { memberId }: EntryOf, giving: Giving): Promise<boolean> =>
  (await giving.isOff(db)) || (await readCandidates(db, [memberId])).get(memberId)?.isClosed !== false

/** What was earned waits for a press, for so many days. */
export async function letClaim(db: Db, entry: EarnedEntry, at: Date): Promise<void> {
  const until = new Date(at.getTime() + entry.version.definition.claimDays * DAY_MS)
  await setEntry(db, entry, { reward: JSON.stringify(entry.reward), earned_at: at, state: 'claim', claim_until: until })
  await publish(db, promotionsChanged, {}, entry.memberId)
}

/** Credits what was earned, once. What seems to be somebody else's waits; where nothing is left of the budget, or of the member's part of it, the entry is closed. What is gone only for this day, week or month can be claimed later. */
export async function credit(
  db: Db,
  entry: EarnedEntry,
  giving: Giving,
  { isAuto, isReleased = false }: { isAuto: boolean; isReleased?: boolean },
): Promise<'given' | 'waiting' | Spent> {
  const { version, memberId, period, measured, reward } = entry
  // Members with something in common come one after the other, so that each sees what the others were given.
  await db.selectFrom('promotions.promotions').select('id').where('id', '=', version.promotionId).forNoKeyUpdate().execute()
  const reasons = isReleased ? [] : await readReasons(db, { memberId, promotionId: version.promotionId, period })
  if (reasons.length > 0) {
    await setEntry(db, entry, { state: 'applying', reward: JSON.stringify(reward) })
    await suspect(db, { memberId, promotionId: version.promotionId, period, reasons })
    await publish(db, promotionsChanged, {}, memberId)
    return 'waiting'
  }
  const deposit = version.kind === 'depositMatch' ? measured : undefined
  const cause = await giving.causeOf(db, entry)
  const given = await give(
    db,
    { version, memberId, period, reward, isAuto, ...(deposit !== undefined && { deposit }), ...(cause && { cause }) },
    giving,
  )
  const ended = { reward: JSON.stringify(reward), ended_at: sql<Date>`platform.clock()` }
  if (given === 'given') await setEntry(db, entry, { state: isAuto ? 'issued' : 'claimed', ...ended })
  else if (given !== 'later') await setEntry(db, entry, { state: 'closed', reason: given === 'enough' ? 'done' : 'budget', ...ended })
  await publish(db, promotionsChanged, {}, memberId)
  return given
}

/** An entry that begins with what has earned it: without one before, it is made and held. False where there was one. */
export async function begin(
  db: Db,
  { version, memberId, period }: EntryOf,
  { state = 'in process', at, data }: { state?: string; at: Date; data?: object },
): Promise<boolean> {
  const made = await db
    .insertInto('promotions.entries')
    .values({
      promotion_id: version.promotionId,
      member_id: memberId,
      period,
      version: version.version,
      state,
      signed_at: at,
      data: data ? JSON.stringify(data) : null,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('period')
    .executeTakeFirst()
  return made !== undefined
}

type EntryChange = Partial<{
  state: string
  version: number
  reward: string | null
  reason: string | null
  earned_at: Date | null
  claim_until: Date | null
  ended_at: ReturnType<typeof sql<Date>> | null
}>

export const setEntry = (db: Db, { version, memberId, period }: EntryOf, change: EntryChange) =>
  db
    .updateTable('promotions.entries')
    .set(change)
    .where('promotion_id', '=', version.promotionId)
    .where('member_id', '=', memberId)
    .where('period', '=', period)
    .execute()

/** When a target was reached, and when it was no more. */
export async function noteReached(db: Db, { version, memberId, period }: EntryOf, moments: readonly Date[]): Promise<void> {
  if (moments.length === 0) return
  await sql`
    update promotions.entries set reached = reached || ${[...moments]}::timestamptz[]
    where promotion_id = ${version.promotionId}::bigint and member_id = ${memberId}::bigint and period = ${period}`.execute(db)
}

/** Ends an entry that has earned nothing, or nothing more. */
export const closeEntry = (db: Db, entry: EntryOf, reason: 'over' | 'budget' | 'notEligible' | 'stopped' | 'claimOver') =>
  setEntry(db, entry, { state: 'closed', reason, ended_at: sql<Date>`platform.clock()` })
