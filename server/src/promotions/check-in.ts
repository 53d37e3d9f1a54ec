import type { Db } from '@tucano/database'
import { type EntryOf, begin, earn } from './earn.ts'
import { dayBefore } from './periods.ts'
import type { Promotions, Refusal } from './promotions.ts'
import type { Version } from './running.ts'
import type { Entry } from './standing.ts'

const stepIn = (data: unknown): number => (data as { step: number } | null | undefined)?.step ?? 0

/** How many steps of a ladder have been climbed, if what this is about has one: with today's, or up to yesterday's, from which the next one goes on. */
export function climbedIn({ definition }: Version, own: readonly Pick<Entry, 'period' | 'data'>[], today: string): bigint | undefined {
  if (definition.kind !== 'checkIn') return undefined
  const stepOf = (period: string): number => stepIn(own.find((entry) => entry.period === period)?.data)
  const yesterday = stepOf(dayBefore(today))
  return BigInt(stepOf(today) || (yesterday < definition.ladder.length ? yesterday : 0))
}

/** Checks in for a day. A day after one that was checked in is the next step of the ladder; after a day that was missed, or the last step, it is the first. */
export async function checkIn({ giving }: Promotions, db: Db, entry: EntryOf, at: Date): Promise<Refusal | undefined> {
  const { version, memberId, period } = entry
  if (version.definition.kind !== 'checkIn') return 'promotion.state'
  const { ladder } = version.definition
  const before = await db
    .selectFrom('promotions.entries')
    .select('data')
    .where('promotion_id', '=', version.promotionId)
    .where('member_id', '=', memberId)
    .where('period', '=', dayBefore(period))
    .executeTakeFirst()
  const last = stepIn(before?.data)
  const step = last >= ladder.length ? 1 : last + 1
  if (await begin(db, entry, { state: 'signed', at, data: { step } })) await earn(db, { ...entry, reward: ladder[step - 1]! }, giving, at)
  return undefined
}
