import type { Brand } from '@tucano/brand'
import type { Db } from '@tucano/database'
import type { Closing } from '#betting/closings'
import type { Listener } from '#betting/listen'
import { type EntryOf, type Giving, closeEntry, earn, noteReached, setEntry } from './earn.ts'
import { readCandidates } from './eligible.ts'
import type { Rules, RulesByKind } from './kind.ts'
import { type Measured, measure } from './measure.ts'
import { periodOf } from './periods.ts'
import type { Version, Versions } from './running.ts'

export const LISTENER = 'promotions'

interface Engine {
  versions: Versions
  rules: RulesByKind
  brand: Pick<Brand, 'timeZone' | 'currency'>
  giving: Giving
}

/** Hears what members do, for promotions that measure it. */
export const promotionsListener = (engine: Engine): Listener => ({
  name: LISTENER,
  hear: async (db, facts) => {
    const kept = await engine.versions.read(db)
    await measure(db, facts, { ...engine, kept }, (measured) => judge(db, measured, engine))
  },
  closes: { periods: ['day', 'week', 'month'], close: (db, closing) => closePeriod(db, closing, engine) },
})

/** When an entry came to its target and fell below it again, on its way through some facts. */
function crossings({ measured, steps }: Pick<Measured, 'measured' | 'steps'>, target: bigint): { up: Date[]; all: Date[] } {
  let sum = steps.reduce((left, { by }) => left - by, measured)
  const up: Date[] = []
  const all: Date[] = []
  for (const { at, by } of steps) {
    const was = sum >= target
    sum += by
    if (was === sum >= target) continue
    all.push(at)
    if (!was) up.push(at)
  }
  return { up, all }
}

/** An entry that has come to its target is earned; one that has fallen below it again, before it was claimed, is not. However facts are cut into helpings, it comes to the same. */
async function judge(db: Db, of: Measured, { rules, giving }: Engine): Promise<void> {
  const { version, memberId, period, state, measured, steps } = of
  const { earns, target, reward } = rules[version.kind] as Rules
  if (earns !== 'target') return
  const entry = { version, memberId, period, measured }
  const least = target!(version.definition)
  const { up, all } = crossings(of, least)
  const isReached = measured >= least
  const isAuto = version.definition.claim === 'auto'
  // What is credited by itself is credited as soon as it was there, and stays.
  await noteReached(db, entry, isAuto ? up.slice(0, 1) : all)
  if (state === 'claim' && !isReached) await setEntry(db, entry, { state: 'in process', reward: null, earned_at: null, claim_until: null })
  const at = isAuto ? (up[0] ?? (isReached ? steps.at(-1)!.at : undefined)) : isReached ? up.at(-1) : undefined
  const isEarned = state === 'in process' ? at !== undefined || isReached : at !== undefined
  const earned = isEarned ? reward!(version.definition, measured) : undefined
  if (earned) await earn(db, { ...entry, reward: earned }, giving, at ?? steps.at(-1)!.at)
}

/** So many entries are looked at in one transaction. */
const ENTRIES = 500

/** What is earned by a whole period is earned when it is over; what has earned nothing is closed. Entries that were looked at are open no more, so the next piece goes on after them. */
async function closePeriod(db: Db, { period, since, until }: Closing, { versions, rules, brand, giving }: Engine): Promise<void | 'more'> {
  const { versions: all } = await versions.read(db)
  const newest = new Map(all.map((version) => [version.promotionId, version]))
  for (const version of newest.values()) {
    const of = rules[version.kind] as Rules
    if (of.earns !== 'closing' || of.window(version.definition) !== period) continue
    const name = periodOf(period, since, brand.timeZone)
    const entries = await open(db, { all, newest: version }, name)
    const members = await readCandidates(
      db,
      entries.map(({ memberId }) => memberId),
    )
    for (const entry of entries) {
      const earned = of.reward!(entry.version.definition, entry.measured)
      if (version.state === 'stopped') await closeEntry(db, entry, 'stopped')
      else if (earned && !members.get(entry.memberId)!.isClosed) await earn(db, { ...entry, reward: earned }, giving, until)
      else await closeEntry(db, entry, 'notEligible')
    }
    if (entries.length === ENTRIES) return 'more'
  }
  return undefined
}

/** Entries of a period that are still measured, each with the version that it was begun under. */
async function open(
  db: Db,
  { all, newest }: { all: readonly Version[]; newest: Version },
  period: string,
): Promise<(EntryOf & { measured: bigint })[]> {
  const rows = await db
    .selectFrom('promotions.entries')
    .select(['member_id', 'measured', 'version'])
    .where('promotion_id', '=', newest.promotionId)
    .where('period', '=', period)
    .where('state', '=', 'in process')
    .orderBy('member_id')
    .limit(ENTRIES)
    .forUpdate()
    .execute()
  return rows.map(({ member_id: memberId, measured, version: number }) => ({
    version: all.find(({ promotionId, version }) => promotionId === newest.promotionId && version === number) ?? newest,
    memberId,
    period,
    measured,
  }))
}
