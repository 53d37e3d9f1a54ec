import { type Brand, brokenRules } from '@tucano/brand'
import { Definition, type PromotionKind } from '@tucano/contract/promotions'
import { type LawRule, rewardsIn } from '@tucano/contract/promotions/law'
import type { Db } from '@tucano/database'
import { Fault } from '#platform/fault'
import { sql } from 'kysely'
import { Value } from 'typebox/value'
import { boundsOf, countAgain } from './budget.ts'
import type { Giving } from './earn.ts'

interface Row {
  id: bigint
  kind: PromotionKind
  state: string
  version: number
  draft: unknown
  changed: number
}

/** A promotion, held until the transaction ends. */
async function lockPromotion(trx: Db, promotionId: bigint): Promise<Row> {
  const row = await trx
    .selectFrom('promotions.promotions')
    .select(['id', 'kind', 'state', 'version', 'draft', 'changed'])
    .where('id', '=', promotionId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Fault('promotion.unknown')
  return { ...row, kind: row.kind as PromotionKind }
}

/** Whoever keeps promotions in memory reads them again. */
const stamp = (trx: Db) => sql`update promotions.switch set stamp = stamp + 1`.execute(trx)

export const lawOf = (definition: Definition, { jurisdiction }: Pick<Brand, 'jurisdiction'>): LawRule[] =>
  brokenRules(definition, jurisdiction)

const invalid = (field: string, problem: string): Fault => new Fault('request.invalid', { fields: [{ field, problem }] })

/** The most that one reward may be worth: as much as an amount may be. */
const MOST = 1_000_000_000_000_000n

type Asked = Pick<Giving, 'delivery' | 'nameGoods' | 'takesRounds'>

/** What a definition says that cannot be, beyond its shape. */
async function judgeDefinition(trx: Db, definition: Definition, promotionId: bigint | null, asked: Asked): Promise<void> {
  const { startsAt, endsAt } = definition
  if (endsAt !== null && endsAt <= startsAt) throw invalid('endsAt', 'is not after the start')
  // Prizes of all of its time are drawn or given when that is over.
  if ((definition.kind === 'raffle' || definition.kind === 'board') && definition.period === 'campaign' && endsAt === null)
    throw invalid('endsAt', 'is missing')
  const types = definition.kind === 'depositMatch' ? [definition.terms ? 'bonus' : 'cash'] : rewardsIn(definition).map(({ type }) => type)
  const missing = types.find((type) => !(type in asked.delivery))
  if (missing) throw invalid('reward', `nobody delivers ${missing}`)
  for (const reward of rewardsIn(definition)) {
    if (reward.type !== 'freeRounds') continue
    const stake = BigInt(reward.stake)
    if (stake * BigInt(reward.rounds) > MOST) throw invalid('reward', 'is too much')
    if (!(await asked.takesRounds(reward.game, stake))) throw invalid('reward', 'names no game that takes such rounds')
  }
  if (definition.kind === 'mission' && definition.after !== null) {
    await judgeNamed(trx, 'after', definition.after, ['mission'])
    if (promotionId !== null) await judgeOrder(trx, definition.after, promotionId)
  }
  if (definition.kind === 'envelopes' && BigInt(definition.total) < BigInt(definition.shares) * BigInt(definition.least))
    throw invalid('least', 'is more than there is for each')
  if (definition.kind === 'envelopes' && boundsOf(definition.budget)) throw invalid('budget', 'is bounded by the envelopes themselves')
  if (definition.kind === 'code') await judgeCodes(trx, definition.codes, promotionId)
}

/** The definition with what its rewards are called: a version goes on saying what it said when it was written. */
async function nameRewards(trx: Db, definition: Definition, { nameGoods }: Asked): Promise<Definition> {
  const named = structuredClone(definition)
  for (const reward of rewardsIn(named)) {
    if (reward.type === 'ticket') reward.of = await judgeNamed(trx, 'reward', reward.promotionId, ['wheel', 'raffle'])
    if (reward.type !== 'goods') continue
    const name = await nameGoods(trx, BigInt(reward.goodsId))
    if (name === undefined) throw new Fault('goods.unknown')
    reward.name = name
  }
  return named
}

async function judgeNamed<Kind extends PromotionKind>(trx: Db, field: string, named: string, kinds: readonly Kind[]): Promise<Kind> {
  const found = await trx.selectFrom('promotions.promotions').select('kind').where('id', '=', BigInt(named)).executeTakeFirst()
  const kind = kinds.find((each) => each === found?.kind)
  if (kind === undefined) throw invalid(field, `names no ${kinds.join(' or ')}`)
  return kind
}

/** Missions that wait for one another would be begun by nobody. */
async function judgeOrder(trx: Db, first: string, promotionId: bigint): Promise<void> {
  const { rows } = await sql`
    with recursive earlier (id) as (
      select ${first}::bigint
      union
      select (coalesce(p.draft, v.definition) ->> 'after')::bigint
      from earlier e join promotions.promotions p on p.id = e.id left join promotions.versions v on v.promotion_id = p.id and v.version = p.version
    )
    select from earlier where id = ${promotionId}::bigint`.execute(trx)
  if (rows.length > 0) throw invalid('after', 'comes after this one')
}

async function judgeCodes(trx: Db, codes: readonly string[], promotionId: bigint | null): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    select c.code from promotions.codes c where c.code = any (${[...codes]}::text[]) and c.promotion_id is distinct from ${promotionId}::bigint limit 1`.execute(
    trx,
  )
  if (rows[0]) throw invalid('codes', `${rows[0].code} belongs to another promotion`)
}

/** Writes a draft. Whoever edits names what it was made from, so that nobody writes over another's. */
export async function save(
  trx: Db,
  { promotionId, present, definition }: { promotionId: bigint | null; present: number | null; definition: Definition },
  giving: Asked,
): Promise<bigint> {
  await judgeDefinition(trx, definition, promotionId, giving)
  const times = { starts_at: new Date(definition.startsAt), ends_at: definition.endsAt === null ? null : new Date(definition.endsAt) }
  const draft = JSON.stringify(await nameRewards(trx, definition, giving))
  if (promotionId === null) {
    const { id } = await trx
      .insertInto('promotions.promotions')
      .values({ kind: definition.kind, draft, ...times })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const { kind, state, changed } = await lockPromotion(trx, promotionId)
  if (changed !== present) throw new Fault('promotion.changed')
  if (state === 'ended' || kind !== definition.kind) throw new Fault('promotion.state')
  await trx
    .updateTable('promotions.promotions')
    .set({ draft, changed: changed + 1, ...(state === 'draft' && times) })
    .where('id', '=', promotionId)
    .execute()
  return promotionId
}

/** Gives up the draft of another version. A promotion that has never run is nothing but its draft, and keeps it. */
export async function discard(trx: Db, promotionId: bigint, present: number): Promise<void> {
  const { version, draft, changed } = await lockPromotion(trx, promotionId)
  if (changed !== present) throw new Fault('promotion.changed')
  if (version === 0 || draft === null) throw new Fault('promotion.state')
  await trx
    .updateTable('promotions.promotions')
    .set({ draft: null, changed: changed + 1 })
    .where('id', '=', promotionId)
    .execute()
}

/** Lets a draft run as the next version. What the law of the place forbids does not. */
export async function start(
  trx: Db,
  promotionId: bigint,
  { by, brand }: { by: string; brand: Pick<Brand, 'jurisdiction'> },
): Promise<number> {
  const { draft, version, state } = await lockPromotion(trx, promotionId)
  if (draft === null || state === 'ended') throw new Fault('promotion.state')
  const definition = Value.Parse(Definition, draft)
  const rules = lawOf(definition, brand)
  if (rules.length > 0) throw new Fault('promotion.law', { value: { rules } })
  const ends = definition.endsAt === null ? null : new Date(definition.endsAt)
  const { rows } = await sql`
    update promotions.promotions p set state = 'running', version = p.version + 1, draft = null, changed = p.changed + 1, starts_at = ${new Date(definition.startsAt)}, ends_at = ${ends}::timestamptz,
      amount_max = greatest(${definition.budget.amount}::bigint, case when ${definition.budget.amount}::bigint is not null then p.amount end),
      rewards_max = greatest(${definition.budget.rewards}::bigint, case when ${definition.budget.rewards}::bigint is not null then p.rewards end),
      bounds = ${JSON.stringify(boundsOf(definition.budget))}::jsonb
    where p.id = ${promotionId}::bigint and (${ends}::timestamptz is null or ${ends}::timestamptz > platform.clock()) returning p.id`.execute(
    trx,
  )
  if (rows.length === 0) throw new Fault('promotion.over')
  const bounds = boundsOf(definition.budget)
  if (bounds) await countAgain(trx, promotionId, bounds)
  await trx
    .insertInto('promotions.versions')
    .values({
      promotion_id: promotionId,
      version: version + 1,
      definition: JSON.stringify(definition),
      since: sql<Date>`platform.clock()`,
      by,
    })
    .execute()
  if (definition.kind === 'code') await keepCodes(trx, promotionId, definition.codes)
  await stamp(trx)
  return version + 1
}

async function keepCodes(trx: Db, promotionId: bigint, codes: readonly string[]): Promise<void> {
  await sql`
    insert into promotions.codes (code, promotion_id) select c, ${promotionId}::bigint from unnest(${[...codes]}::text[]) c order by c on conflict do nothing`.execute(
    trx,
  )
  // Another promotion may have been started with one of them meanwhile.
  await judgeCodes(trx, codes, promotionId)
}

/** Nothing more is earned; what was earned can be claimed. */
export async function stop(trx: Db, promotionId: bigint): Promise<void> {
  const { state, version } = await lockPromotion(trx, promotionId)
  if (state !== 'running') throw new Fault('promotion.state')
  await sql`update promotions.promotions set state = 'stopped', changed = changed + 1 where id = ${promotionId}::bigint`.execute(trx)
  await sql`
    update promotions.versions set until = platform.clock() where promotion_id = ${promotionId}::bigint and version = ${version}::integer`.execute(
    trx,
  )
  await stamp(trx)
}

/** A draft of a new promotion, made from another one's draft or newest version: as long as that one, from now on where it has begun. */
export async function copy(trx: Db, promotionId: bigint): Promise<bigint> {
  const { rows } = await sql<{ definition: unknown; now: Date }>`
    select coalesce(p.draft, v.definition) as definition, platform.clock() as now
    from promotions.promotions p left join promotions.versions v on v.promotion_id = p.id and v.version = p.version
    where p.id = ${promotionId}::bigint`.execute(trx)
  if (!rows[0]) throw new Fault('promotion.unknown')
  const definition = Value.Parse(Definition, rows[0].definition)
  const startsAt = Math.max(definition.startsAt, rows[0].now.getTime())
  const endsAt = definition.endsAt === null ? null : definition.endsAt + startsAt - definition.startsAt
  const { id } = await trx
    .insertInto('promotions.promotions')
    .values({
      kind: definition.kind,
      draft: JSON.stringify({ ...definition, startsAt, endsAt }),
      starts_at: new Date(startsAt),
      ends_at: endsAt === null ? null : new Date(endsAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Switches all of them off, or on again. From when until when they were off stays written down: nothing of that time counts. */
export async function switchAll(trx: Db, isOff: boolean): Promise<void> {
  await sql`update promotions.switch set is_off = ${isOff}, stamp = stamp + 1`.execute(trx)
  await (
    isOff
      ? sql`insert into promotions.offs (since) select platform.clock() where not exists (select from promotions.offs where until is null)`
      : sql`update promotions.offs set until = platform.clock() where until is null`
  ).execute(trx)
}
