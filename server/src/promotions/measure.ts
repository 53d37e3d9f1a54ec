import type { Brand } from '@tucano/brand'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { type Fact, type MoneyFact, isBetFact } from '#betting/facts'
import { begunEntries, placeOf } from './begun.ts'
import { type Candidate, isEligible, readCandidates } from './eligible.ts'
import type { Measure, Rules, RulesByKind } from './kind.ts'
import { periodOf } from './periods.ts'
import type { Version } from './running.ts'

/** Real money: cash, and what stands at vendors. */
const POCKETS = new Set(['cash', 'vendor'])

/** What some facts add to how far a member is with a promotion, in their order. */
interface Hit {
  version: Version
  memberId: bigint
  period: string
  steps: Step[]
}

interface Step {
  at: Date
  by: bigint
  mark?: string
}

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
  versions: readonly Version[]
  rules: RulesByKind
  brand: Pick<Brand, 'timeZone' | 'currency'>
}

/** Writes down how far facts bring members with promotions that are in force, and tells how far they are now: first of those that come after no other, then of those after them. */
export async function measure(
  db: Db,
  facts: readonly Fact[],
  { versions, rules, brand }: Measuring,
  judge: (measured: Measured) => Promise<void>,
): Promise<void> {
  const real = facts.filter(
    (fact) => fact.currency === brand.currency.code && (!isBetFact(fact) || (POCKETS.has(fact.pocket) && !fact.isFree)),
  )
  const deposits = await countDeposits(db, real)
  const running = versions.filter(({ state }) => state === 'running')
  if (running.length === 0 || real.length === 0) return
  const candidates = await readAll(db, real)
  const begun = await begunEntries(db, running, { facts: real, memberIds: [...candidates.keys()], timeZone: brand.timeZone })
  for (const level of inTurn(running)) {
    const hits = new Map<string, Hit>()
    const since = await readSince(db, level, [...candidates.keys()])
    for (const fact of real) {
      const member = candidates.get(fact.memberId)
      if (!member) continue
      const about = { ...member, deposits: deposits.get(fact) ?? member.deposits }
      for (const version of level) {
        if (!begun.mayCount(version, fact.at)) continue
        const of = rules[version.kind] as Rules
        const added = measureOf(of, version, fact, about)
        const owner = added && candidates.get(added.memberId ?? fact.memberId)
        if (!owner || !isEligible(version.definition, owner, fact.at)) continue
        const period = added.period ?? periodOf(of.window(version.definition), fact.at, brand.timeZone)
        const { memberId } = owner
        if (since(version, memberId, { period, at: fact.at }) && begun.counts(version, placeOf(memberId, period), fact.at))
          add(hits, version, { ...added, memberId, period, at: fact.at })
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

const afterOf = ({ definition }: Version): string | null => (definition.kind === 'mission' ? definition.after : null)

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
  hit.steps.push({ at, by, ...(mark !== undefined && { mark }) })
  hits.set(key, hit)
}

/** How many deposits each member has made by each fact of a deposit. */
async function countDeposits(db: Db, facts: readonly Fact[]): Promise<Map<Fact, number>> {
  const made = facts.filter(
    (fact): fact is MoneyFact =>
      !isBetFact(fact) && fact.heading === 'deposits' && fact.pocket === 'cash' && !fact.isReversal && fact.amount > 0n,
  )
  if (made.length === 0) return new Map()
  const { rows } = await sql<{ member_id: bigint; deposits: number }>`
    insert into promotions.deposits as d (member_id, deposits, first_amount, first_at)
    select m.member_id, count(*), (array_agg(m.amount order by m.n))[1], (array_agg(m.at order by m.n))[1]
    from unnest(${made.map(({ memberId }) => memberId)}::bigint[], ${made.map(({ amount }) => amount)}::bigint[], ${made.map(({ at }) => at)}::timestamptz[]) with ordinality m(member_id, amount, at, n)
    group by 1 order by 1
    on conflict (member_id) do update set deposits = d.deposits + excluded.deposits, first_amount = coalesce(d.first_amount, excluded.first_amount), first_at = coalesce(d.first_at, excluded.first_at)
    returning member_id, deposits`.execute(db)
  const left = new Map(rows.map((row) => [row.member_id, row.deposits]))
  const counts = new Map<Fact, number>()
  for (const fact of made.toReversed()) {
    const count = left.get(fact.memberId)!
    counts.set(fact, count)
    left.set(fact.memberId, count - 1)
  }
  return counts
}

type Since = (version: Version, memberId: bigint, fact: { period: string; at: Date }) => boolean

/** Where members have to say that they take part, or to have done another mission first, only what came after that counts. */
async function readSince(db: Db, versions: readonly Version[], memberIds: bigint[]): Promise<Since> {
  const asked = versions.filter(({ definition }) => definition.optIn).map(({ promotionId }) => promotionId)
  const first = versions.flatMap((version) => afterOf(version) ?? []).map(BigInt)
  if (asked.length + first.length === 0) return () => true
  const { rows } = await sql<{ promotion_id: bigint; member_id: bigint; period: string; signed_at: Date | null; done_at: Date | null }>`
    select e.promotion_id, e.member_id, e.period, e.signed_at, case when e.state in ('claim', 'claimed', 'issued') then e.earned_at end as done_at
    from promotions.entries e
    where e.promotion_id = any (${[...asked, ...first]}::bigint[]) and e.member_id = any (${memberIds}::bigint[]) and (e.signed_at is not null or e.earned_at is not null)`.execute(
    db,
  )
  const entries = Map.groupBy(rows, (row) => `${row.promotion_id} ${row.member_id}`)
  return (version, memberId, { period, at }) => {
    const { promotionId, definition } = version
    const before = afterOf(version)
    const signed = entries.get(`${promotionId} ${memberId}`) ?? []
    if (definition.optIn && !signed.some((entry) => entry.signed_at !== null && entry.signed_at <= at)) return false
    // The one before was done in the same period, where both have periods of a kind.
    const done = entries.get(`${before} ${memberId}`) ?? []
    return before === null || done.some((entry) => entry.done_at !== null && entry.done_at < at && isSame(entry.period, period))
  }
}

const isSame = (one: string, other: string): boolean => one === other || one[0] !== other[0]

async function write(db: Db, hits: Hit[]): Promise<Measured[]> {
  if (hits.length === 0) return []
  const steps = new Map(hits.map((hit) => [hit, hit.steps.filter(({ mark }) => mark === undefined)]))
  for (const [hit, marked] of await writeMarks(db, hits))
    steps.set(
      hit,
      [...steps.get(hit)!, ...marked].toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    )
  const sumOf = (hit: Hit): bigint => steps.get(hit)!.reduce((sum, { by }) => sum + by, 0n)
  const ordered = hits.toSorted(
    (a, b) => Number(a.version.promotionId - b.version.promotionId) || Number(a.memberId - b.memberId) || (a.period < b.period ? -1 : 1),
  )
  const { rows } = await sql<{ promotion_id: bigint; member_id: bigint; period: string; state: string; measured: bigint }>`
    insert into promotions.entries as e (promotion_id, member_id, period, version, state, measured)
    select h.promotion_id, h.member_id, h.period, h.version, 'in process', h.measured
    from unnest(${ordered.map(({ version }) => version.promotionId)}::bigint[], ${ordered.map(({ memberId }) => memberId)}::bigint[], ${ordered.map(({ period }) => period)}::text[],
      ${ordered.map(({ version }) => version.version)}::integer[], ${ordered.map(sumOf)}::bigint[]) with ordinality h(promotion_id, member_id, period, version, measured, n)
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

/** Counts things that differ. When each member has one more of them, or one fewer. */
async function writeMarks(db: Db, hits: Hit[]): Promise<Map<Hit, Step[]>> {
  const marks = hits.flatMap((hit) =>
    [...Map.groupBy(hit.steps, ({ mark }) => mark)].flatMap(([mark, steps]) => (mark === undefined ? [] : { hit, mark, steps })),
  )
  if (marks.length === 0) return new Map()
  const sums = marks.map(({ steps }) => steps.reduce((sum, { by }) => sum + by, 0n))
  const { rows } = await sql<{ n: number; count: bigint }>`
    with h as (
      select * from unnest(${marks.map(({ hit }) => hit.version.promotionId)}::bigint[], ${marks.map(({ hit }) => hit.memberId)}::bigint[], ${marks.map(({ hit }) => hit.period)}::text[],
        ${marks.map(({ mark }) => mark)}::text[], ${sums}::bigint[]) with ordinality h(promotion_id, member_id, period, mark, by, n)
    ), before as (
      select h.n, coalesce(m.count, 0) as count from h left join promotions.marks m using (promotion_id, member_id, period, mark)
    ), written as (
      insert into promotions.marks as m (promotion_id, member_id, period, mark, count)
      select promotion_id, member_id, period, mark, by from h order by 1, 2, 3, 4
      on conflict (promotion_id, member_id, period, mark) do update set count = m.count + excluded.count
    )
    select b.n::integer, b.count from before b`.execute(db)
  const changes = new Map<Hit, Step[]>()
  for (const { n, count } of rows) {
    const { hit, steps } = marks[n - 1]!
    let sum = count
    for (const { at, by } of steps) {
      const change = Number(sum + by > 0n) - Number(sum > 0n)
      sum += by
      if (change !== 0) changes.set(hit, [...(changes.get(hit) ?? []), { at, by: BigInt(change) }])
    }
  }
  return changes
}
