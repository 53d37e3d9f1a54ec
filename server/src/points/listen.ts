import type { Brand } from '@tucano/brand'
import type { Db } from '@tucano/database'
import { POINTS_CURRENCY } from '@tucano/contract/money'
import { operatorAccount, post } from '@tucano/ledger'
import { type BetFact, type Fact, isBetFact } from '#betting/facts'
import type { Listener } from '#betting/listen'
import { withoutOpposed } from '#links/opposed'
import { sql } from 'kysely'
import { addToLots, takeFromLots } from './lots.ts'

type PointsBrand = Pick<Brand, 'timeZone' | 'currency' | 'points'>

/** Real money: cash, and what stands at vendors. */
const POCKETS = new Set(['cash', 'vendor'])
const TEN_THOUSAND = 10_000n

/** Hears bets, for the points that they bring: whole ones are credited at once, parts of one are kept. */
export const pointsListener = (brand: PointsBrand): Listener => ({ name: 'points', hear: (db, facts) => earn(db, facts, brand) })

/** What a fact adds towards the next point: minor units times hundredths of a per cent. A bet that becomes void takes away what it added. */
function countedOf(fact: BetFact, factors: PointsBrand['points']['factors']): bigint {
  if (fact.name === 'betPlaced' || (fact.name === 'betVoided' && !fact.wasSettled)) return 0n
  const counted = fact.effectiveStake * BigInt(factors[fact.product] ?? 0)
  return fact.name === 'betVoided' ? -counted : counted
}

interface Counted {
  memberId: bigint
  by: bigint
  at: Date
}

async function earn(db: Db, facts: readonly Fact[], { currency, points: { stake, factors }, timeZone }: PointsBrand): Promise<void> {
  const members = new Map<bigint, Counted>()
  for (const fact of await withoutOpposed(db, facts)) {
    if (!isBetFact(fact) || fact.currency !== currency.code || !POCKETS.has(fact.pocket)) continue
    const by = countedOf(fact, factors)
    if (by !== 0n) members.set(fact.memberId, { memberId: fact.memberId, by: (members.get(fact.memberId)?.by ?? 0n) + by, at: fact.at })
  }
  if (members.size === 0) return
  const unit = BigInt(stake) * TEN_THOUSAND
  const wholes = (await count(db, [...members.values()])).map(({ memberId, part }) => ({
    memberId,
    points: wholeOf(part, unit),
    at: members.get(memberId)!.at,
  }))
  const key = `points:${facts[0]!.postingId}-${facts.at(-1)!.postingId}`
  const credited = wholes.filter(({ points }) => points > 0n)
  await move(db, { key, kind: 'pointsEarned', members: credited })
  if (credited.length > 0) await addToLots(db, credited, timeZone)
  const undone = []
  for (const { memberId, points } of wholes.filter((whole) => whole.points < 0n))
    undone.push({ memberId, points: -(await takeFromLots(db, memberId, -points, 'newest')).taken })
  await move(db, { key: `${key}:void`, kind: 'pointsVoided', members: undone.filter(({ points }) => points < 0n) })
  await keepParts(db, [...credited, ...undone], unit)
}

/** Whole points in what was counted, towards less. */
const wholeOf = (part: bigint, unit: bigint): bigint => (part >= 0n ? part / unit : -((-part + unit - 1n) / unit))

/** Adds what was counted. Whoever has closed play earns nothing; what became void is taken away all the same. */
async function count(db: Db, counted: readonly Counted[]): Promise<{ memberId: bigint; part: bigint }[]> {
  const { rows } = await sql<{ memberId: bigint; part: bigint }>`
    insert into points.members as p (member_id, part)
    select c.member_id, c.part from unnest(${counted.map(({ memberId }) => memberId)}::bigint[], ${counted.map(({ by }) => by)}::bigint[]) c(member_id, part)
    join member.members m on m.id = c.member_id left join limits.player_limits l on l.member_id = m.id
    where c.part < 0 or (m.status = 'active' and not coalesce(l.closed_until > platform.clock(), false))
    order by 1
    on conflict (member_id) do update set part = p.part + excluded.part
    returning member_id as "memberId", part`.execute(db)
  return rows
}

/** Members in one posting: the ledger takes no more moves. */
const MEMBERS_MAX = 1000

/** As few postings as may be for all of them. */
async function move(
  db: Db,
  { key, kind, members }: { key: string; kind: string; members: readonly { memberId: bigint; points: bigint }[] },
): Promise<void> {
  if (members.length === 0) return
  const house = await operatorAccount(db, 'promotion', POINTS_CURRENCY)
  const { rows } = await sql<{ memberId: bigint; account: bigint }>`
    select m.id as "memberId", ledger.open_account(m.id, 'points', ${POINTS_CURRENCY}, null) as account from unnest(${members.map(({ memberId }) => memberId)}::bigint[]) m(id)`.execute(
    db,
  )
  const accounts = new Map(rows.map(({ memberId, account }) => [memberId, account]))
  const moves = members.map(({ memberId, points }) => {
    const own = accounts.get(memberId)!
    return points > 0n
      ? { from: house, to: own, amount: points, currency: POINTS_CURRENCY }
      : { from: own, to: house, amount: -points, currency: POINTS_CURRENCY }
  })
  for (let from = 0; from < moves.length; from += MEMBERS_MAX)
    await post(db, { key: from === 0 ? key : `${key}:${from}`, kind, moves: moves.slice(from, from + MEMBERS_MAX) })
}

/** What is left of the next point after whole ones have come or gone. */
async function keepParts(db: Db, moved: readonly { memberId: bigint; points: bigint }[], unit: bigint): Promise<void> {
  if (moved.length === 0) return
  await sql`
    update points.members p set part = p.part - m.points * ${unit}::bigint
    from unnest(${moved.map(({ memberId }) => memberId)}::bigint[], ${moved.map(({ points }) => points)}::bigint[]) m(member_id, points)
    where p.member_id = m.member_id`.execute(db)
}
