import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { Version } from './running.ts'

/** The mission that has to be done before. */
export const afterOf = ({ definition }: Version): string | null => (definition.kind === 'mission' ? definition.after : null)

export type Since = (version: Version, memberId: bigint, fact: { period: string; at: Date }) => boolean

/** How a member came to a target and fell below it again, by some facts. What is credited by itself is done for good. */
export interface Way {
  measured: bigint
  target: bigint
  /** Since when it was there before these facts. */
  reachedAt: Date | null
  isForGood: boolean
  steps: readonly { at: Date; by: bigint }[]
}

/** Whether it was there at a moment. */
function wasThere({ measured, target, reachedAt, isForGood, steps }: Way, at: Date): boolean {
  let sum = steps.reduce((left, { by }) => left - by, measured)
  let isThere = reachedAt !== null && reachedAt < at
  for (const step of steps) {
    if (step.at >= at) break
    sum += step.by
    isThere = sum >= target || (isThere && isForGood)
  }
  return isThere
}

export const keyOf = (promotionId: bigint | string, memberId: bigint): string => `${promotionId} ${memberId}`

/** Where members have to say that they take part, or to have done another mission first, only what came after that counts. `ways` are those of missions that were measured by the same facts. */
export async function readSince(
  db: Db,
  versions: readonly Version[],
  { memberIds, ways }: { memberIds: bigint[]; ways: ReadonlyMap<string, ReadonlyMap<string, Way>> },
): Promise<Since> {
  const asked = versions.filter(({ definition }) => definition.optIn).map(({ promotionId }) => promotionId)
  const first = versions.flatMap((version) => afterOf(version) ?? []).map(BigInt)
  if (asked.length + first.length === 0) return () => true
  const { rows } = await sql<{ promotion_id: bigint; member_id: bigint; period: string; signed_at: Date | null; reached_at: Date | null }>`
    select e.promotion_id, e.member_id, e.period, e.signed_at, e.reached_at from promotions.entries e
    where e.promotion_id = any (${[...asked, ...first]}::bigint[]) and e.member_id = any (${memberIds}::bigint[]) and (e.signed_at is not null or e.reached_at is not null)`.execute(
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
    const now = ways.get(keyOf(before, memberId)) ?? new Map<string, Way>()
    if ([...now].some(([of, way]) => isSame(of, period) && wasThere(way, at))) return true
    const done = entries.get(keyOf(before, memberId)) ?? []
    return done.some(
      (entry) => !now.has(entry.period) && entry.reached_at !== null && entry.reached_at < at && isSame(entry.period, period),
    )
  }
}

const isSame = (one: string, other: string): boolean => one === other || one[0] !== other[0]
