import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { Version } from './running.ts'

/** Under which version members have begun what is still open. What is edited later is for those who begin later. */
export class Begun {
  #versions = new Map<string, number>()

  of(promotionId: bigint, memberId: bigint, period: string): number | undefined {
    return this.#versions.get(`${promotionId} ${memberId} ${period}`)
  }

  /** Somebody begins: whatever comes after is of the same version. */
  note({ promotionId, version }: Pick<Version, 'promotionId' | 'version'>, memberId: bigint, period: string): void {
    const key = `${promotionId} ${memberId} ${period}`
    if (!this.#versions.has(key)) this.#versions.set(key, version)
  }
}

/** Of promotions with several versions, what members have begun. */
export async function readBegun(db: Db, versions: readonly Version[], memberIds: readonly bigint[]): Promise<Begun> {
  const begun = new Begun()
  const edited = new Set(versions.filter(({ version }) => version > 1).map(({ promotionId }) => promotionId))
  if (edited.size === 0) return begun
  const { rows } = await sql<{ promotionId: bigint; memberId: bigint; period: string; version: number }>`
    select e.promotion_id as "promotionId", e.member_id as "memberId", e.period, e.version from promotions.entries e
    where e.promotion_id = any (${[...edited]}::bigint[]) and e.member_id = any (${memberIds}::bigint[]) and e.state in ('signed', 'in process', 'claim')`.execute(
    db,
  )
  for (const { memberId, period, ...version } of rows) begun.note(version, memberId, period)
  return begun
}
