import type { Db } from '@tucano/database'
import { type EntryOf, begin, earn } from './earn.ts'
import { dayBefore } from './periods.ts'
import type { Promotions, Refusal } from './promotions.ts'

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
  const last = (before?.data as { step: number } | null | undefined)?.step ?? 0
  const step = last >= ladder.length ? 1 : last + 1
  if (await begin(db, entry, { state: 'signed', at, data: { step } })) await earn(db, { ...entry, reward: ladder[step - 1]! }, giving, at)
  return undefined
}
