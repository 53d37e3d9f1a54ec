import type { Definition, OwnPromotion, Promotion, Reward } from '@tucano/contract/promotions'
import type { Brand } from '@tucano/brand'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { Fault } from '#platform/fault'
import { checkIn, climbedIn } from './check-in.ts'
import { type Bounds, passedBy } from './budget.ts'
import { type Giving, credit } from './earn.ts'
import { type Candidate, isEligible, readCandidates } from './eligible.ts'
import { needOf } from './give.ts'
import type { Rules, RulesByKind } from './kind.ts'
import { periodOf } from './periods.ts'
import { type Version, type Versions, newestOf } from './running.ts'
import { type Budget, type Entry, showOwn, showPromotion, standingOf } from './standing.ts'
import { type Turn, endOf, firstOf, readEnds, readTurn } from './turn.ts'
import { entryNow, periodNow, underOf } from './under.ts'

/** Why a member's press did nothing. */
export type Refusal = Extract<Fault['code'], `promotion.${string}` | 'play.closed' | 'code.unknown' | 'code.used'>

export interface Promotions {
  db: Db
  brand: Pick<Brand, 'timeZone' | 'currency' | 'jurisdiction'>
  versions: Versions
  rules: RulesByKind
  giving: Giving
}

const SHOWN_MS = 7 * 86_400_000

/** Of each promotion the version that runs now, or is about to; what is over or was stopped stays for a week. */
export function shownNow(all: readonly Version[], at: Date): Version[] {
  const newest = new Map<bigint, Version>()
  for (const version of all) newest.set(version.promotionId, version)
  return [...newest.values()].filter(
    ({ until, definition: { endsAt } }) => at.getTime() < Math.min(endsAt ?? Infinity, until?.getTime() ?? Infinity) + SHOWN_MS,
  )
}

/** Whether everybody is told of a promotion. */
const isPublic = ({ state, kind, definition: { audience, endsAt } }: Version, at: Date): boolean =>
  state === 'running' && kind !== 'manual' && audience.labelIds === null && (endsAt === null || at.getTime() < endsAt)

/** Promotions for whoever is not signed in. */
export async function listPublic(promotions: Promotions, at: Date): Promise<Promotion[]> {
  const { isOff, versions: all } = await promotions.versions.read(promotions.db)
  if (isOff) return []
  return showAll(
    promotions,
    shownNow(all, at).filter((version) => isPublic(version, at)),
  )
}

/** Promotions as everybody sees them. */
async function showAll(promotions: Pick<Promotions, 'db' | 'giving' | 'rules'>, shown: readonly Version[]): Promise<Promotion[]> {
  const [budgets, ends] = await Promise.all([readBudgets(promotions, shown), readEnds(promotions.db)])
  return shown.map((version) => {
    const window = (promotions.rules[version.kind] as Rules).window(version.definition)
    return showPromotion(version, { budget: budgets.get(version.promotionId)!, window, until: endOf(window, version, ends) })
  })
}

/** One of them with all that it says; for a member, what is meant for that one, too, as it was when it took part, and nothing once play is closed. */
export async function getPublic(
  { db, versions, rules, giving, brand }: Promotions,
  { promotionId, memberId }: { promotionId: bigint; memberId: bigint | undefined },
  at: Date,
): Promise<{ promotion: Promotion; version: Version } | undefined> {
  const { isOff, versions: all } = await versions.read(db)
  const version = shownNow(all, at).find((each) => each.promotionId === promotionId)
  const member = memberId === undefined ? undefined : (await readCandidates(db, [memberId])).get(memberId)
  const isTold = version && !isOff && (isPublic(version, at) || (member && isEligible(version.definition, member, at)))
  if (!isTold || member?.isClosed) return undefined
  const entries = member ? ((await readEntries(db, member.memberId, [version])).get(String(promotionId)) ?? []) : []
  const under = underOf(all, version, entryNow(entries, periodNow(rules, version, { at, brand })))
  const [promotion] = await showAll({ db, rules, giving }, [under])
  return { version: under, promotion: promotion! }
}

/** Promotions as a member sees them, in the period that is now. */
export async function listOwn(promotions: Promotions, memberId: bigint, at: Date): Promise<OwnPromotion[]> {
  const { db, versions } = promotions
  const [{ isOff, versions: all }, members] = await Promise.all([versions.read(db), readCandidates(db, [memberId])])
  const member = members.get(memberId)
  if (!member || member.isClosed) return []
  const shown = shownNow(all, at)
  const [budgets, entries, turn] = await Promise.all([
    readBudgets(promotions, shown, memberId),
    readEntries(db, memberId, shown),
    readTurn(db, memberId, { shown, all, at, timeZone: promotions.brand.timeZone }),
  ])
  return shown
    .map((version) => showOne(promotions, version, entries, { at, member, budget: budgets.get(version.promotionId)!, isOff, all, turn }))
    .filter(isMeant)
}

/** What is for others is not listed, nor what operators give before they have. */
const isMeant = ({ closed, kind, status }: OwnPromotion): boolean =>
  closed !== 'notEligible' && (kind !== 'manual' || status !== 'in process')

interface About {
  at: Date
  member: Candidate
  budget: Budget
  isOff: boolean
  /** Every version that an entry can have been begun under. */
  all: readonly Version[]
  turn: Turn
}

function showOne({ rules, brand }: Promotions, version: Version, entries: Map<string, Entry[]>, about: About): OwnPromotion {
  const { at, budget, turn, all } = about
  const of = rules[version.kind] as Rules
  const period = periodNow(rules, version, { at, brand })
  const own = entries.get(String(version.promotionId)) ?? []
  const entry = entryNow(own, period)
  const under = underOf(all, version, entry)
  const climbed = climbedIn(under, own, period)
  const window = of.window(under.definition)
  const standing = standingOf(under, entry, about)
  // Whoever has no turn has nothing to spin.
  const act = standing.act === 'spin' && !turn.spins.has(version.promotionId) ? null : standing.act
  const shown = { window, until: endOf(window, under, turn.ends), after: firstOf(under, turn, at, brand.timeZone) }
  return showOwn(under, entry, { ...standing, act }, { rules: of, period, budget, climbed, ...shown })
}

type Left = Pick<Promotions, 'db' | 'giving'>

async function readBudgets({ db, giving }: Left, shown: readonly Version[], memberId?: bigint): Promise<Map<bigint, Budget>> {
  if (shown.length === 0) return new Map()
  const rows = await db
    .selectFrom('promotions.promotions')
    .select(['id', 'amount_max', 'amount', 'rewards_max', 'rewards', 'bounds'])
    .where(
      'id',
      'in',
      shown.map(({ promotionId }) => promotionId),
    )
    .execute()
  const budgets = new Map<bigint, Budget>()
  for (const { id, bounds, ...row } of rows) {
    const amountLeft = row.amount_max === null ? null : row.amount_max - row.amount
    const rewardsLeft = row.rewards_max === null ? null : row.rewards_max - row.rewards
    const cost = needOf(shown.find(({ promotionId }) => promotionId === id)!.definition, giving.pointWorth)
    const isSpent = rewardsLeft === 0n || (amountLeft !== null && amountLeft < cost)
    const passed = bounds && memberId !== undefined && (await passedBy(db, bounds as Bounds, { promotionId: id, memberId, cost }))
    budgets.set(id, { amountLeft, rewardsLeft, isSpent, isEnough: passed === 'enough' })
  }
  return budgets
}

async function readEntries(db: Db, memberId: bigint, shown: readonly Version[]): Promise<Map<string, Entry[]>> {
  const { rows } = await sql<Omit<Entry, 'wagering'> & { promotionId: string; progress: bigint | null; required: bigint | null }>`
    select e.promotion_id::text as "promotionId", e.period, e.version, e.state, e.measured, e.reward, e.reason, e.claim_until as "claimUntil", e.data, b.progress, b.required
    from promotions.entries e
    left join betting.bonuses b on e.reward ->> 'type' = 'bonus' and b.source = 'promotion:' || e.promotion_id || ':' || e.member_id || ':' || e.period and b.state in ('active', 'waiting')
    where e.member_id = ${memberId}::bigint and e.promotion_id = any (${shown.map(({ promotionId }) => promotionId)}::bigint[])
    order by coalesce(e.earned_at, e.signed_at, e.ended_at) desc nulls last, e.period desc limit 500`.execute(db)
  const entries = rows.map(({ progress, required, ...row }) => ({
    ...row,
    wagering: progress === null || required === null ? null : { progress, required },
  }))
  return Map.groupBy(entries, ({ promotionId }) => promotionId)
}

/** One promotion as a member sees it now, however long it has been over; undefined where there is none for it. With a period, as it stands in that one. */
export async function getOwn(
  promotions: Promotions,
  { promotionId, memberId, period }: { promotionId: bigint; memberId: bigint; period?: string },
  at: Date,
): Promise<{ own: OwnPromotion; version: Version; member: Candidate } | undefined> {
  const { db, versions } = promotions
  const { isOff, versions: all } = await versions.read(db)
  const version = newestOf(all, promotionId)
  const member = (await readCandidates(db, [memberId])).get(memberId)
  if (!version || !member) return undefined
  const [budgets, entries, turn] = await Promise.all([
    readBudgets(promotions, [version], memberId),
    readEntries(db, memberId, [version]),
    readTurn(db, memberId, { shown: [version], all, at, timeZone: promotions.brand.timeZone }),
  ])
  const meant =
    period === undefined ? entries : new Map([...entries].map(([id, own]) => [id, own.filter((each) => each.period === period)]))
  return { own: showOne(promotions, version, meant, { at, member, budget: budgets.get(promotionId)!, isOff, all, turn }), version, member }
}

/** A promotion as a member sees it now, and whether it does; a draft as if it were what runs. */
export async function preview(
  promotions: Promotions,
  { promotionId, memberId, definition, state }: { promotionId: bigint; memberId: bigint; definition: Definition; state: Version['state'] },
  at: Date,
): Promise<{ promotion: OwnPromotion; isShown: boolean }> {
  const { db, versions } = promotions
  const isDraft = state === 'draft'
  const { isOff, versions: all } = await versions.read(db)
  const version: Version = {
    promotionId,
    kind: definition.kind,
    version: 0,
    definition,
    since: new Date(0),
    until: null,
    state: isDraft ? 'running' : state,
  }
  const [budgets, entries, members, turn] = await Promise.all([
    readBudgets(promotions, [version], memberId),
    readEntries(db, memberId, [version]),
    readCandidates(db, [memberId]),
    readTurn(db, memberId, { shown: [version], all, at, timeZone: promotions.brand.timeZone }),
  ])
  const member = members.get(memberId)!
  const about = { at, member, budget: budgets.get(promotionId)!, isOff: isOff && !isDraft, all: isDraft ? [] : all, turn }
  const promotion = showOne(promotions, version, entries, about)
  return { promotion, isShown: !member.isClosed && isMeant(promotion) }
}

/** Takes part, or checks in for the day. What is refused leaves nothing. */
export async function join(
  promotions: Promotions,
  db: Db,
  { promotionId, memberId }: { promotionId: bigint; memberId: bigint },
  at: Date,
): Promise<Refusal | undefined> {
  const today = periodOf('day', at, promotions.brand.timeZone)
  const isDaily = (await promotions.versions.read(db)).versions.some((each) => each.promotionId === promotionId && each.kind === 'checkIn')
  const found = await getOwn({ ...promotions, db }, { promotionId, memberId, ...(isDaily && { period: today }) }, at)
  if (!found) return 'promotion.unknown'
  const { own, version, member } = found
  if (member.isClosed) return 'play.closed'
  if (own.status === 'closed') return refusalOf(own)
  if (own.act === 'checkIn') return checkIn(promotions, db, { version, memberId, period: today }, at)
  if (own.status === 'signed' || own.status === 'in process' || (isDaily && own.status !== 'coming soon')) return undefined
  if (own.status !== 'join' || own.act !== 'join') return 'promotion.state'
  await db
    .insertInto('promotions.entries')
    .values({
      promotion_id: promotionId,
      member_id: memberId,
      period: own.period,
      version: version.version,
      state: 'signed',
      signed_at: at,
    })
    .onConflict((clash) => clash.doNothing())
    .execute()
  return undefined
}

/** What a press that has brought nothing yet is told. */
export function refusalFor(credited: Awaited<ReturnType<typeof credit>>): Refusal | undefined {
  return credited === 'given' ? undefined : `promotion.${credited}`
}

export const refusalOf = ({ closed }: OwnPromotion): Refusal => {
  if (closed === 'budget') return 'promotion.budget'
  if (closed === 'done') return 'promotion.enough'
  return closed === 'notEligible' ? 'promotion.not.eligible' : 'promotion.over'
}

/** Why operators can give a member nothing now: everything is switched off, or the member has closed play or is blocked. */
export async function refusalToGive({ versions }: Promotions, db: Db, memberId: bigint): Promise<Refusal | undefined> {
  if ((await versions.read(db)).isOff) return 'promotion.off'
  return (await readCandidates(db, [memberId])).get(memberId)?.isClosed === false ? undefined : 'promotion.not.eligible'
}

/** Takes what waits. The entry's row is held, so that of two presses one finds it claimed. */
export async function claim(
  promotions: Promotions,
  db: Db,
  { promotionId, memberId, period }: { promotionId: bigint; memberId: bigint; period: string },
  at: Date,
): Promise<Refusal | undefined> {
  const entry = await db
    .selectFrom('promotions.entries')
    .select(['state', 'reward', 'version', 'claim_until', 'measured'])
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .where('period', '=', period)
    .forUpdate()
    .executeTakeFirst()
  if (!entry) return 'promotion.unknown'
  if ((await readCandidates(db, [memberId])).get(memberId)?.isClosed !== false) return 'play.closed'
  if (entry.state === 'claimed' || entry.state === 'issued') return undefined
  if (entry.state === 'applying') return 'promotion.waiting'
  if (entry.state !== 'claim') return 'promotion.state'
  if (entry.claim_until && entry.claim_until <= at) return 'promotion.over'
  const { isOff, versions } = await promotions.versions.read(db)
  const version = versions.find((each) => each.promotionId === promotionId && each.version === entry.version)
  if (!version || isOff) return 'promotion.over'
  const of = { version, memberId, period, measured: entry.measured, reward: entry.reward as Reward }
  return refusalFor(await credit(db, of, promotions.giving, { isAuto: false }))
}
