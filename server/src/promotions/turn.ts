import type { Window } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { periodOf } from './periods.ts'
import { type Version, newestOf } from './running.ts'
import { readSpins } from './tickets.ts'

/** When the day, the week and the month end that run now. */
export type Ends = Record<Exclude<Window, 'campaign'>, Date>

/** Whose turn it is: which missions a member has done that others wait for, which wheels it can turn. */
export interface Turn {
  ends: Ends
  spins: ReadonlySet<bigint>
  all: readonly Version[]
  done: readonly { promotionId: string; period: string }[]
}

export async function readTurn(
  db: Db,
  memberId: bigint,
  { shown, all, ...about }: { shown: readonly Version[]; all: readonly Version[]; at: Date; timeZone: string },
): Promise<Turn> {
  const waitedFor = shown.flatMap(({ definition }) =>
    definition.kind === 'mission' && definition.after !== null ? [definition.after] : [],
  )
  const [ends, done, spins] = await Promise.all([
    readEnds(db),
    waitedFor.length === 0 ? [] : readDone(db, memberId, waitedFor),
    readSpins(db, memberId, shown, about),
  ])
  return { ends, all, done, spins }
}

/** When what runs now of a promotion ends. */
export function endOf(window: Window, { definition: { endsAt } }: Version, ends: Ends): number | null {
  return window === 'campaign' ? endsAt : Math.min(ends[window].getTime(), endsAt ?? Infinity)
}

/** The mission that has to be done before another one, while it is not: in the same window, where both have the same. */
export function firstOf({ definition }: Version, { all, done }: Turn, at: Date, timeZone: string): string | null {
  if (definition.kind !== 'mission' || definition.after === null) return null
  const { window, after } = definition
  const first = newestOf(all, BigInt(after))?.definition
  const period = first?.kind === 'mission' && first.window === window ? periodOf(window, at, timeZone) : undefined
  const isDone = done.some((entry) => entry.promotionId === after && (period === undefined || entry.period === period))
  return isDone ? null : after
}

export async function readEnds(db: Db): Promise<Ends> {
  const { rows } = await sql<Ends>`
    select d.until as day, w.until as week, m.until as month
    from platform.period_of('day', platform.clock()) d, platform.period_of('week', platform.clock()) w, platform.period_of('month', platform.clock()) m`.execute(
    db,
  )
  return rows[0]!
}

async function readDone(db: Db, memberId: bigint, promotionIds: readonly string[]): Promise<{ promotionId: string; period: string }[]> {
  const { rows } = await sql<{ promotionId: string; period: string }>`
    select e.promotion_id::text as "promotionId", e.period from promotions.entries e
    where e.member_id = ${memberId}::bigint and e.promotion_id = any (${[...promotionIds]}::bigint[]) and cardinality(e.reached) % 2 = 1`.execute(
    db,
  )
  return rows
}
