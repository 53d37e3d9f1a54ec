import { createHmac, randomBytes } from 'node:crypto'
import type { Brand } from '@tucano/brand'
import type { DefinitionOf } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import { type RaffleRange, raffleRoot } from '@tucano/round'
import type { Fact } from '#betting/facts'
import { nodeHashes } from '#fairness/node-hashes'
import { sql } from 'kysely'
import { type ContestFact, countingFacts } from './contest-facts.ts'
import { readCandidates } from './eligible.ts'
import { giveNumbers, holdOpenRaffle } from './raffle-numbers.ts'
import type { Kept, Version } from './running.ts'

export type RaffleVersion = Version & { definition: DefinitionOf<'raffle'> }
export const isRaffle = (version: Version): version is RaffleVersion => version.definition.kind === 'raffle'

/** Numbers by what members stake. A number whose bet is void later stays, and cannot be drawn. */
export async function hearRaffles(
  db: Db,
  facts: readonly Fact[],
  { kept, brand }: { kept: Kept; brand: Pick<Brand, 'timeZone' | 'currency'> },
): Promise<void> {
  const counting = await countingFacts(db, facts, { kept, isMeant: isRaffle, brand, readOpened })
  for (const of of Map.groupBy(counting, ({ version, period }) => `${version.promotionId} ${period}`).values()) {
    await count(db, of)
    await handOut(db, of[0]!.version, of[0]!.period, [...new Set(of.map(({ memberId }) => memberId))])
  }
}

const readOpened = (db: Db, promotionIds: bigint[]) =>
  promotionIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('promotions.raffles')
        .select(['promotion_id as promotionId', 'period', 'version'])
        .where('promotion_id', 'in', promotionIds)
        .where('state', '=', 'open')
        .execute()

/** How much each member has staked in the period. */
async function count(db: Db, counting: ContestFact<RaffleVersion>[]): Promise<void> {
  const { version, period } = counting[0]!
  const sums = new Map<bigint, bigint>()
  for (const { memberId, staked } of counting) sums.set(memberId, (sums.get(memberId) ?? 0n) + staked)
  const ordered = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1))
  await sql`
    insert into promotions.entries as e (promotion_id, member_id, period, version, state, measured)
    select ${version.promotionId}::bigint, s.member_id, ${period}, ${version.version}::integer, 'in process', s.staked
    from unnest(${ordered.map(([memberId]) => memberId)}::bigint[], ${ordered.map(([, staked]) => staked)}::bigint[]) s(member_id, staked)
    on conflict (promotion_id, member_id, period) do update set measured = e.measured + excluded.measured, state = case e.state when 'signed' then 'in process' else e.state end
    where e.state in ('signed', 'in process')`.execute(db)
}

/** Gives members the numbers that they are due. While the raffle's draw is not known nobody has any; they come when it is. */
export async function handOut(db: Db, { promotionId, definition }: RaffleVersion, period: string, memberIds?: bigint[]): Promise<void> {
  const raffle = await holdOpenRaffle(db, promotionId, period)
  if (!raffle) return
  const due = await readDue(db, { raffleId: raffle.id, promotionId, period, definition }, memberIds)
  await giveNumbers(
    db,
    raffle,
    due.map(({ memberId, due: all, has }) => ({ memberId, count: all - has, source: null })),
  )
}

interface Due {
  memberId: bigint
  due: number
  has: number
}

/** How many numbers members are due by what they have staked, and how many they have by it, where that is not the same. */
async function readDue(
  db: Db,
  {
    raffleId,
    promotionId,
    period,
    definition,
  }: { raffleId: bigint; promotionId: bigint; period: string; definition: DefinitionOf<'raffle'> },
  memberIds?: bigint[],
): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select * from (
      select e.member_id as "memberId", least(${definition.ticketsMax}::bigint, greatest(e.measured, 0) / ${definition.stakePerTicket}::bigint)::integer as due,
        coalesce((select sum(n.last - n.first + 1) from promotions.raffle_numbers n where n.raffle_id = ${raffleId}::bigint and n.member_id = e.member_id and n.source is null and not n.is_void), 0)::integer as has
      from promotions.entries e
      where e.promotion_id = ${promotionId}::bigint and e.period = ${period} and (${memberIds ?? null}::bigint[] is null or e.member_id = any (${memberIds ?? null}::bigint[]))
    ) d where d.due <> d.has order by 1`.execute(db)
  return rows
}

/** So many raffles are closed in one transaction. */
const TOGETHER = 5

/** Closes raffles that were over by a moment, when everything that counts has been heard: what may not win is void, and the list is sealed. Whether there may be more of them. */
export async function closeRaffles(db: Db, until: Date, versions: readonly Version[]): Promise<boolean> {
  let closed = 0
  const over = await db
    .selectFrom('promotions.raffles')
    .select(['id', 'promotion_id', 'period', 'version', 'salt'])
    .where('state', '=', 'open')
    .where('ends_at', '<=', until)
    .orderBy('id')
    .limit(TOGETHER)
    .forNoKeyUpdate()
    .execute()
  for (const { id, promotion_id: promotionId, period, version: number, salt } of over) {
    const version = versions.filter(isRaffle).find((each) => each.promotionId === promotionId && each.version === number)
    if (!version) continue
    await voidSurplus(db, { raffleId: id, promotionId, period, definition: version.definition })
    await voidClosed(db, id)
    const list = await readList(db, { id, salt })
    await db
      .updateTable('promotions.raffles')
      .set({
        state: list.some(({ owner }) => owner !== null) ? 'closed' : 'over',
        list_hash: Buffer.from(raffleRoot(list, nodeHashes), 'hex'),
        ranges: list.length,
      })
      .where('id', '=', id)
      .execute()
    closed++
  }
  return closed === TOGETHER
}

/** Of members who have more numbers than their bets are worth, since some were void, the newest cannot be drawn. */
async function voidSurplus(
  db: Db,
  of: { raffleId: bigint; promotionId: bigint; period: string; definition: DefinitionOf<'raffle'> },
): Promise<void> {
  for (const { memberId, due, has } of await readDue(db, of)) {
    let surplus = has - due
    if (surplus <= 0) continue
    const ranges = await db
      .selectFrom('promotions.raffle_numbers')
      .select(['first', 'last'])
      .where('raffle_id', '=', of.raffleId)
      .where('member_id', '=', memberId)
      .where('source', 'is', null)
      .where('is_void', '=', false)
      .orderBy('first', 'desc')
      .execute()
    for (const { first, last } of ranges) {
      if (surplus <= 0) break
      const count = Math.min(surplus, last - first + 1)
      await voidLast(db, { raffleId: of.raffleId, memberId, first, last }, count)
      surplus -= count
    }
  }
}

/** The last so many numbers of a range. */
async function voidLast(
  db: Db,
  { raffleId, memberId, first, last }: { raffleId: bigint; memberId: bigint; first: number; last: number },
  count: number,
): Promise<void> {
  const isAll = count === last - first + 1
  await db
    .updateTable('promotions.raffle_numbers')
    .set(isAll ? { is_void: true } : { last: last - count })
    .where('raffle_id', '=', raffleId)
    .where('first', '=', first)
    .execute()
  if (isAll) return
  await db
    .insertInto('promotions.raffle_numbers')
    .values({ raffle_id: raffleId, first: last - count + 1, last, member_id: memberId, is_void: true })
    .execute()
}

/** Who has closed play is not drawn. */
async function voidClosed(db: Db, raffleId: bigint): Promise<void> {
  const owners = await db
    .selectFrom('promotions.raffle_numbers')
    .select('member_id')
    .distinct()
    .where('raffle_id', '=', raffleId)
    .where('is_void', '=', false)
    .execute()
  const members = await readCandidates(
    db,
    owners.map(({ member_id }) => member_id),
  )
  const closed = [...members.values()].filter(({ isClosed }) => isClosed).map(({ memberId }) => memberId)
  if (closed.length === 0) return
  await db
    .updateTable('promotions.raffle_numbers')
    .set({ is_void: true })
    .where('raffle_id', '=', raffleId)
    .where('member_id', 'in', closed)
    .execute()
}

/** Under which name a member stands in the list of a raffle. */
export const ownerName = (salt: Buffer, memberId: bigint): string =>
  createHmac('sha256', salt).update(String(memberId)).digest('hex').slice(0, 16)

/** The list of a raffle, as it is sealed and published; a part of it, after a number. */
export async function readList(
  db: Db,
  { id, salt }: { id: bigint; salt: Buffer },
  part?: { after: number; limit: number },
): Promise<RaffleRange[]> {
  const ranges = db
    .selectFrom('promotions.raffle_numbers')
    .select(['first', 'last', 'member_id', 'is_void'])
    .where('raffle_id', '=', id)
    .orderBy('first')
  const rows = await (part ? ranges.where('first', '>', part.after).limit(part.limit) : ranges).execute()
  const names = new Map<bigint, string>()
  return rows.map(({ first, last, member_id, is_void }) => {
    const name = names.get(member_id) ?? ownerName(salt, member_id)
    names.set(member_id, name)
    return { first, last, owner: is_void ? null : name }
  })
}

export const newSalt = (): Buffer => randomBytes(32)
