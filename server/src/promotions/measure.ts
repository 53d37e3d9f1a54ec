import type { Brand } from '@tucano/brand'
import { type Db, asRows } from '@tucano/database'
import { sql } from 'kysely'
import { type Fact, isBetFact } from '#betting/facts'
import { withoutOpposed } from '#links/opposed'
import { type Begun, readBegun } from './begun.ts'
import { countedAtOf, ranAmid, runningPeriod } from './counted.ts'
import { countDeposits } from './deposits.ts'
import { type Candidate, isEligible, readCandidates } from './eligible.ts'
import type { Measure, Rules, RulesByKind } from './kind.ts'
import { type Hit, type Step, writeMarks } from './marks.ts'
import { periodOf } from './periods.ts'
import { type Kept, type Version, isInForce, isRunningAt } from './running.ts'
import { afterOf, readSince } from './since.ts'

/** Real money: cash, and what stands at vendors. */
const POCKETS = new Set(['cash', 'vendor'])

/** How far a member is, after facts were heard. */
export interface Measured {
  version: Version
  memberId: bigint
  period: string
  state: string
  measured: bigint
  /** How it came there. */
  steps: readonly Pick<Step, 'at' | 'by'>[]
}

interface Measuring {
  kept: Kept
  rules: RulesByKind
  brand: Pick<Brand, 'timeZone' | 'currency'>
}

/** Writes down how far facts bring members with promotions that were in force, and tells how far they are now: first of those that come after no other, then of those after them. */
export async function measure(
  db: Db,
  facts: readonly Fact[],
  { kept, rules, brand }: Measuring,
  judge: (measured: Measured) => Promise<void>,
): Promise<void> {
  const real = facts.filter(
    (fact) => fact.currency === brand.currency.code && (!isBetFact(fact) || (POCKETS.has(fact.pocket) && !fact.isFree)),
  )
  const deposits = await countDeposits(db, real)
  const promotions = ranAmid(kept, real, ({ kind }) => Boolean((rules[kind] as Rules).bet ?? (rules[kind] as Rules).money))
  if (promotions.length === 0) return
  const counting = await withoutOpposed(db, real)
  const candidates = await readAll(db, counting)
  const begun = await readBegun(db, promotions, [...candidates.keys()])
  for (const level of inTurn(promotions)) {
    const hits = new Map<string, Hit>()
    const since = await readSince(db, level, [...candidates.keys()])
    for (const fact of counting) {
      const member = candidates.get(fact.memberId)
      if (!member) continue
      const about = { ...member, deposits: deposits.get(fact) ?? member.deposits }
      for (const version of level) {
        const counted = countedBy(version, fact, { about, kept, begun, rules: rules[version.kind] as Rules, timeZone: brand.timeZone })
        const owner = counted && candidates.get(counted.memberId)
        if (!owner || !isEligible(version.definition, owner, counted.at) || !since(version, owner.memberId, counted)) continue
        begun.note(version, owner.memberId, counted.period)
        add(hits, version, { ...counted, at: fact.at })
      }
    }
    for (const measured of await write(db, [...hits.values()])) await judge(measured)
  }
}

/** Whom facts are about, and who has brought them. */
async function readAll(db: Db, facts: readonly Fact[]): Promise<Map<bigint, Candidate>> {
  const candidates = await readCandidates(db, [...new Set(facts.map(({ memberId }) => memberId))])
  const referrers = [...candidates.values()].flatMap(({ referrerId }) =>
    referrerId === null || candidates.has(referrerId) ? [] : referrerId,
  )
  const others = await readCandidates(db, [...new Set(referrers)])
  return new Map([...candidates, ...others])
}

/** Promotions that come after no other, those after them, and so on; all versions of one together. */
function inTurn(versions: readonly Version[]): Version[][] {
  const byId = new Map(versions.map((version) => [String(version.promotionId), version]))
  const depthOf = (version: Version, seen: number): number => {
    const before = afterOf(version)
    const first = before === null ? undefined : byId.get(before)
    // Missions that wait for one another are begun by nobody.
    return first && seen < versions.length ? 1 + depthOf(first, seen + 1) : 0
  }
  const levels = Map.groupBy(versions, ({ promotionId }) => depthOf(byId.get(String(promotionId))!, 0))
  return [...levels].toSorted(([a], [b]) => a - b).map(([, level]) => level)
}

interface Counted extends Measure {
  memberId: bigint
  period: string
  /** When what it is about first counted. */
  at: Date
}

interface Under {
  about: Candidate
  kept: Kept
  begun: Begun
  rules: Rules
  timeZone: string
}

/** What a fact adds under a version, if that is the one that its member has begun under, or begins under now. What becomes of a bet later is of when the bet counted: of that version, and of that period where it is not closed. */
function countedBy(version: Version, fact: Fact, { about, kept, begun, rules, timeZone }: Under): Counted | undefined {
  const { promotionId, definition } = version
  const at = countedAtOf(fact)
  if (!isRunningAt(kept, promotionId, at)) return undefined
  const added = measureOf(rules, version, { ...fact, at }, about)
  if (!added) return undefined
  const memberId = added.memberId ?? fact.memberId
  const window = rules.window(definition)
  const period =
    added.period ?? (rules.earns === 'closing' ? runningPeriod(version, fact, { kept, window, timeZone }) : periodOf(window, at, timeZone))
  if (period === undefined) return undefined
  const under = begun.of(promotionId, memberId, period)
  const isOfIt = under === undefined ? isInForce(version, at) : under === version.version
  return isOfIt ? { ...added, memberId, period, at } : undefined
}

/** What a fact adds: a settled bet as it says, a void one the same taken away. */
function measureOf(rules: Rules, { definition }: Version, fact: Fact, about: Candidate): Measure | undefined {
  if (!isBetFact(fact)) return rules.money?.(definition, fact, about)
  if (fact.name === 'betPlaced' || (fact.name === 'betVoided' && !fact.wasSettled)) return undefined
  const added = rules.bet?.(definition, fact, about)
  return added && fact.name === 'betVoided' ? { ...added, by: -added.by } : added
}

function add(
  hits: Map<string, Hit>,
  version: Version,
  { memberId, period, at, by, mark }: Measure & { memberId: bigint; period: string; at: Date },
): void {
  const key = `${version.promotionId} ${memberId} ${period}`
  const hit = hits.get(key) ?? { version, memberId, period, steps: [] }
  hit.steps.push({ at, by, n: hit.steps.length, ...(mark !== undefined && { mark }) })
  hits.set(key, hit)
}

async function write(db: Db, hits: Hit[]): Promise<Measured[]> {
  if (hits.length === 0) return []
  const steps = new Map(hits.map((hit) => [hit, hit.steps.filter(({ mark }) => mark === undefined)]))
  for (const [hit, marked] of await writeMarks(db, hits))
    steps.set(
      hit,
      [...steps.get(hit)!, ...marked].toSorted((a, b) => a.n - b.n),
    )
  const sumOf = (hit: Hit): bigint => steps.get(hit)!.reduce((sum, { by }) => sum + by, 0n)
  const ordered = hits.toSorted(
    (a, b) => Number(a.version.promotionId - b.version.promotionId) || Number(a.memberId - b.memberId) || (a.period < b.period ? -1 : 1),
  )
  const asked = ordered.map((hit, n) => {
    const { promotionId, version } = hit.version
    return { n, promotion_id: promotionId, member_id: hit.memberId, period: hit.period, version, measured: sumOf(hit) }
  })
  const { rows } = await sql<{
    promotion_id: bigint
    member_id: bigint
    period: string
    state: string
    measured: bigint
  }>`
    insert into promotions.entries as e (promotion_id, member_id, period, version, state, measured)
    select h.promotion_id, h.member_id, h.period, h.version, 'in process', h.measured
    from ${asRows(asked)} h(n integer, promotion_id bigint, member_id bigint, period text, version integer, measured bigint)
    order by h.n
    on conflict (promotion_id, member_id, period) do update set measured = e.measured + excluded.measured, state = case e.state when 'signed' then 'in process' else e.state end
    returning promotion_id, member_id, period, state, measured`.execute(db)
  const byKey = new Map(hits.map((hit) => [`${hit.version.promotionId} ${hit.memberId} ${hit.period}`, hit]))
  // What is over goes on being measured, so that it does not matter when that was found out; nothing more is earned by it.
  const open = rows.filter(({ state }) => state === 'in process' || state === 'claim')
  return open.map((row) => {
    const hit = byKey.get(`${row.promotion_id} ${row.member_id} ${row.period}`)!
    return {
      version: hit.version,
      memberId: hit.memberId,
      period: hit.period,
      state: row.state,
      measured: row.measured,
      steps: steps.get(hit)!,
    }
  })
}
