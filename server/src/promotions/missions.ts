import type { Mission } from '@tucano/contract/missions'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { periodOf } from './periods.ts'
import { type Promotions, listOwn } from './promotions.ts'
import { newestOf } from './running.ts'

/** Missions of a member: when each window ends, and which other one has to be done first while it is not. */
export async function listMissions(promotions: Promotions, memberId: bigint, at: Date): Promise<Mission[]> {
  const { db, brand } = promotions
  const own = (await listOwn(promotions, memberId, at)).filter(({ kind }) => kind === 'mission')
  if (own.length === 0) return []
  const [{ versions }, ends, done] = await Promise.all([promotions.versions.read(db), readEnds(db), readDone(db, memberId)])
  return own.map((mission) => {
    const { definition } = newestOf(versions, BigInt(mission.promotionId))!
    if (definition.kind !== 'mission') throw new Error('no mission')
    const { window, after, endsAt } = definition
    const first = after === null ? undefined : newestOf(versions, BigInt(after))
    const period =
      first?.definition.kind === 'mission' && first.definition.window === window ? periodOf(window, at, brand.timeZone) : undefined
    const isDone = done.some((entry) => entry.promotionId === after && (period === undefined || entry.period === period))
    const until = window === 'campaign' ? endsAt : Math.min(ends[window].getTime(), endsAt ?? Infinity)
    return { ...mission, until, after: after === null || isDone ? null : after }
  })
}

type Ends = Record<'day' | 'week' | 'month', Date>

async function readEnds(db: Db): Promise<Ends> {
  const { rows } = await sql<Ends>`
    select d.until as day, w.until as week, m.until as month
    from platform.period_of('day', platform.clock()) d, platform.period_of('week', platform.clock()) w, platform.period_of('month', platform.clock()) m`.execute(
    db,
  )
  return rows[0]!
}

async function readDone(db: Db, memberId: bigint): Promise<{ promotionId: string; period: string }[]> {
  const { rows } = await sql<{ promotionId: string; period: string }>`
    select e.promotion_id::text as "promotionId", e.period from promotions.entries e join promotions.promotions p on p.id = e.promotion_id
    where e.member_id = ${memberId}::bigint and p.kind = 'mission' and cardinality(e.reached) % 2 = 1`.execute(db)
  return rows
}
