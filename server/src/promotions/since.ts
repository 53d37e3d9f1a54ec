import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { Version } from './running.ts'

/** The mission that has to be done before. */
export const afterOf = ({ definition }: Version): string | null => (definition.kind === 'mission' ? definition.after : null)

export type Since = (version: Version, memberId: bigint, fact: { period: string; at: Date }) => boolean

const keyOf = (promotionId: bigint | string, memberId: bigint): string => `${promotionId} ${memberId}`

/** Where members have to say that they take part, or to have done another mission first, only what came after that counts. */
export async function readSince(db: Db, versions: readonly Version[], memberIds: bigint[]): Promise<Since> {
  const asked = versions.filter(({ definition }) => definition.optIn).map(({ promotionId }) => promotionId)
  const first = versions.flatMap((version) => afterOf(version) ?? []).map(BigInt)
  if (asked.length + first.length === 0) return () => true
  const { rows } = await sql<{ promotion_id: bigint; member_id: bigint; period: string; signed_at: Date | null; reached: Date[] }>`
    select e.promotion_id, e.member_id, e.period, e.signed_at, e.reached from promotions.entries e
    where e.promotion_id = any (${[...asked, ...first]}::bigint[]) and e.member_id = any (${memberIds}::bigint[]) and (e.signed_at is not null or e.reached <> '{}')`.execute(
    db,
  )
  const entries = Map.groupBy(rows, (row) => keyOf(row.promotion_id, row.member_id))
  return (version, memberId, { period, at }) => {
    const { promotionId, definition } = version
    const signed = entries.get(keyOf(promotionId, memberId)) ?? []
    if (definition.optIn && !signed.some((entry) => entry.signed_at !== null && entry.signed_at <= at)) return false
    const before = afterOf(version)
    if (before === null) return true
    // The one before was done in the same period, where both have periods of a kind.
    const done = entries.get(keyOf(before, memberId)) ?? []
    return done.some(({ period: of, reached }) => isSame(of, period) && reached.filter((moment) => moment < at).length % 2 === 1)
  }
}

const isSame = (one: string, other: string): boolean => one === other || one[0] !== other[0]
