import type { PromotionLine } from '@tucano/contract/promotions/office'
import type { Db } from '@tucano/database'
import { readLine } from '#promotions/lines'
import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'
import { sql } from 'kysely'

const REASON_MAX = 300

export const readReason = (reason: string): string => plainText(reason, 'reason', REASON_MAX)

/** A promotion's line after something was done to it. */
export async function lineOf(db: Db, promotionId: bigint): Promise<PromotionLine> {
  const found = await readLine(db, promotionId)
  if (!found) throw new Fault('promotion.unknown')
  return found.promotion
}

/** What a promotion is called, for the journal. */
export async function titleOf(db: Db, promotionId: bigint): Promise<string> {
  const { rows } = await sql<{ title: string }>`
    select coalesce(v.definition, p.draft) ->> 'title' as title from promotions.promotions p left join promotions.versions v on v.promotion_id = p.id and v.version = p.version where p.id = ${promotionId}::bigint`.execute(
    db,
  )
  return rows[0]?.title ?? ''
}
