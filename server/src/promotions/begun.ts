import { windows } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { Fact } from '#betting/facts'
import { periodOf } from './periods.ts'
import { friendPeriod } from './rules.ts'
import { type Version, isInForce } from './running.ts'

/** Under which version facts count: what was begun under one goes on under it, whichever runs by now. */
export interface Begun {
  /** Whether anything can count under a version at a moment. */
  mayCount: (version: Version, at: Date) => boolean
  /** Whether a fact counts under it in a place; where nothing was begun, what is in force begins it. */
  counts: (version: Version, place: string, at: Date) => boolean
}

interface Row {
  promotionId: bigint
  place: string
  version: number
}

/** Of some versions, with what was begun before. */
function begunUnder(versions: readonly Version[], rows: readonly Row[]): Begun {
  const byPromotion = Map.groupBy(versions, ({ promotionId }) => promotionId)
  const begun = new Map(rows.map(({ promotionId, place, version }) => [`${promotionId} ${place}`, version]))
  const goesOn = new Set(rows.map(({ promotionId, version }) => `${promotionId} ${version}`))
  const isOpen = ({ promotionId }: Version, at: Date): boolean => byPromotion.get(promotionId)!.some((each) => isInForce(each, at))
  return {
    mayCount: (version, at) => isInForce(version, at) || (goesOn.has(`${version.promotionId} ${version.version}`) && isOpen(version, at)),
    counts: (version, place, at) => {
      const key = `${version.promotionId} ${place}`
      const known = begun.get(key)
      if (known !== undefined) return known === version.version
      if (!isInForce(version, at)) return false
      begun.set(key, version.version)
      goesOn.add(`${version.promotionId} ${version.version}`)
      return true
    },
  }
}

/** Promotions of which a version was followed by another. */
const followedIn = (versions: readonly Version[]): bigint[] => [
  ...new Set(versions.filter(({ until }) => until !== null).map(({ promotionId }) => promotionId)),
]

interface Hearing {
  facts: readonly Fact[]
  timeZone: string
}

/** The periods that facts can be of. */
const periodsOf = ({ facts, timeZone }: Hearing): string[] => [
  ...new Set(facts.flatMap(({ at, memberId }) => [...windows.map((window) => periodOf(window, at, timeZone)), friendPeriod(memberId)])),
]

export const placeOf = (memberId: bigint, period: string): string => `${memberId} ${period}`

/** Entries of members. */
export async function begunEntries(
  db: Db,
  versions: readonly Version[],
  hearing: Hearing & { memberIds: readonly bigint[] },
): Promise<Begun> {
  const promotionIds = followedIn(versions)
  if (promotionIds.length === 0) return begunUnder(versions, [])
  const { rows } = await sql<Row>`
    select e.promotion_id as "promotionId", e.member_id || ' ' || e.period as place, e.version from promotions.entries e
    where e.promotion_id = any (${promotionIds}::bigint[]) and e.member_id = any (${hearing.memberIds}::bigint[]) and e.period = any (${periodsOf(hearing)}::text[])`.execute(
    db,
  )
  return begunUnder(versions, rows)
}

/** Boards and raffles, which members share. */
export async function begunContests(db: Db, versions: readonly Version[], hearing: Hearing): Promise<Begun> {
  const promotionIds = followedIn(versions)
  if (promotionIds.length === 0) return begunUnder(versions, [])
  const { rows } = await sql<Row>`
    select c.promotion_id as "promotionId", c.period as place, c.version
    from (select promotion_id, period, version from promotions.boards union all select promotion_id, period, version from promotions.raffles) c
    where c.promotion_id = any (${promotionIds}::bigint[]) and c.period = any (${periodsOf(hearing)}::text[])`.execute(db)
  return begunUnder(versions, rows)
}
