import { brokenRules } from '@tucano/brand'
import { Definition, type DefinitionOf, type PromotionKind } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { Value } from 'typebox/value'

export type PromotionState = 'draft' | 'running' | 'stopped' | 'ended'

/** A version of a promotion, and from when until when it is what the promotion is. */
export interface Version {
  promotionId: bigint
  kind: PromotionKind
  version: number
  definition: Definition
  since: Date
  until: Date | null
  state: PromotionState
}

/** A time in which all promotions were switched off, or are. */
interface Off {
  since: Date
  until: Date | null
}

export interface Kept {
  stamp: bigint
  isOff: boolean
  offs: readonly Off[]
  versions: readonly Version[]
  byId: ReadonlyMap<bigint, readonly Version[]>
}

type Jurisdiction = Parameters<typeof brokenRules>[1]

/** All versions of promotions that were ever started, in memory; read again when any of them has changed. What the law of the place forbids, since that is another one now, does not run. */
export class Versions {
  #jurisdiction: Jurisdiction
  #kept: Kept | undefined

  constructor(jurisdiction: Jurisdiction) {
    this.#jurisdiction = jurisdiction
  }

  /** As the given transaction sees them. */
  async read(db: Db): Promise<Kept> {
    const { stamp, is_off: isOff } = await db.selectFrom('promotions.switch').select(['stamp', 'is_off']).executeTakeFirstOrThrow()
    if (this.#kept?.stamp === stamp) return this.#kept
    const { rows } = await sql<Version>`
      select v.promotion_id as "promotionId", p.kind, v.version, v.definition, v.since,
        least(v.until, lead(v.since) over (partition by v.promotion_id order by v.version)) as until, p.state
      from promotions.versions v join promotions.promotions p on p.id = v.promotion_id
      order by v.promotion_id, v.version`.execute(db)
    const versions = rows.map((row) => {
      const definition = Value.Parse(Definition, row.definition)
      const isLawful = brokenRules(definition, this.#jurisdiction).length === 0
      return { ...row, definition, ...(!isLawful && { state: 'stopped' as const, until: row.since }) }
    })
    const offs = await db.selectFrom('promotions.offs').select(['since', 'until']).execute()
    this.#kept = { stamp, isOff, offs, versions, byId: Map.groupBy(versions, ({ promotionId }) => promotionId) }
    return this.#kept
  }
}

/** Whether a version is in force at a moment: begun, neither stopped nor followed by another one, its promotion not over. */
export const isInForce = ({ since, until, definition }: Version, at: Date): boolean =>
  since <= at &&
  (until === null || at < until) &&
  definition.startsAt <= at.getTime() &&
  (definition.endsAt === null || at.getTime() < definition.endsAt)

/** Whether a promotion ran at a moment, whatever has become of it since. */
export const isRunningAt = ({ offs, byId }: Pick<Kept, 'offs' | 'byId'>, promotionId: bigint, at: Date): boolean =>
  !offs.some(({ since, until }) => since <= at && (until === null || at < until)) &&
  (byId.get(promotionId) ?? []).some((version) => isInForce(version, at))

/** The newest version of a promotion. */
export const newestOf = (versions: readonly Version[], promotionId: bigint): Version | undefined =>
  versions.findLast((version) => version.promotionId === promotionId)

/** Versions of a kind that are in force now, unless all promotions are off. */
export async function runningOf<Kind extends PromotionKind>(
  { db, versions }: { db: Db; versions: Versions },
  kind: Kind,
  at: Date,
): Promise<(Version & { definition: DefinitionOf<Kind> })[]> {
  const { isOff, versions: all } = await versions.read(db)
  if (isOff) return []
  return all.filter(
    (version): version is Version & { definition: DefinitionOf<Kind> } =>
      version.kind === kind && version.state === 'running' && isInForce(version, at),
  )
}
