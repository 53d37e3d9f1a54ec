import type { Reward } from '@tucano/contract/promotions'
import { promotionsChanged } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { publish } from '#platform/outbox'
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

/** Something was earned: it is credited, waits for a press, or for an operator who looks at who the member is. The entry's row is held by the transaction. */
export async function earn(db: Db, entry: EarnedEntry, giving: Giving, at: Date): Promise<void> {
  const { reward } = entry
  const { claim, claimDays } = entry.version.definition
  const earned = { reward: JSON.stringify(reward), earned_at: at }
  if (claim === 'auto') {
    await setEntry(db, entry, earned)
    return void (await credit(db, entry, giving, { isAuto: true }))
  }
  await setEntry(db, entry, { ...earned, state: 'claim', claim_until: new Date(at.getTime() + claimDays * DAY_MS) })
  await publish(db, promotionsChanged, {}, entry.memberId)
}

/** Credits what was earned, once. What seems to be somebody else's waits; where nothing is left of the budget the entry is closed. */
export async function credit(
  db: Db,
  entry: EarnedEntry,
  giving: Giving,
  { isAuto, isReleased = false }: { isAuto: boolean; isReleased?: boolean },
): Promise<'given' | 'budget' | 'waiting'> {
  const { version, memberId, period, measured, reward } = entry
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
  else await setEntry(db, entry, { state: 'closed', reason: 'budget', ...ended })
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

/** Ends an entry that has earned nothing, or nothing more. */
export const closeEntry = (db: Db, entry: EntryOf, reason: 'over' | 'budget' | 'notEligible' | 'stopped' | 'claimOver') =>
  setEntry(db, entry, { state: 'closed', reason, ended_at: sql<Date>`platform.clock()` })
