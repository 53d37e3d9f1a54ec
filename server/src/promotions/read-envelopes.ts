import type { Envelope } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import { maskNickname } from '#accounts/mask'
import { sql } from 'kysely'
import { isEligible, readCandidates } from './eligible.ts'
import { runningEnvelopes, slotsOf } from './envelopes.ts'
import { readClock } from './clock.ts'
import type { Promotions } from './promotions.ts'

const DAY_MS = 86_400_000
const LATELY = 20

interface Next {
  promotionId: string
  opensAt: number
  total: string
  shares: number
}

export interface ShownEnvelopes {
  now: number
  open: Envelope | null
  next: Next | null
  last: { envelopeId: string; opensAt: number; total: string; shares: number; least: string; commitment: string; seed: string } | null
  lately: { name: string; amount: string; at: number }[]
  own: { amount: string; at: number }[]
}

/** What a member sees of envelopes. Nothing of it, where play is closed. */
export async function readEnvelopes(promotions: Promotions, memberId: bigint): Promise<ShownEnvelopes> {
  const { db } = promotions
  const [at, members] = await Promise.all([readClock(db), readCandidates(db, [memberId])])
  const now = at.getTime()
  const member = members.get(memberId)
  if (!member || member.isClosed) return { now, open: null, next: null, last: null, lately: [], own: [] }
  const running = (await runningEnvelopes(promotions, at)).filter(({ definition }) => isEligible(definition, member, at))
  const promotionIds = running.map(({ promotionId }) => promotionId)
  const comes = running.flatMap(({ promotionId, definition }) => {
    const opensAt = slotsOf(definition, now, now + DAY_MS).find((slot) => slot > now)
    return opensAt === undefined ? [] : [{ promotionId: String(promotionId), opensAt, total: definition.total, shares: definition.shares }]
  })
  const [open, last, lately, own] = await Promise.all([
    readOpen(db, promotionIds, memberId),
    readLast(db, promotionIds),
    readLately(db, promotionIds),
    readOwn(db, memberId),
  ])
  return { now, open, next: comes.toSorted((a, b) => a.opensAt - b.opensAt)[0] ?? null, last, lately, own }
}

async function readOpen(db: Db, promotionIds: bigint[], memberId: bigint): Promise<Envelope | null> {
  const { rows } = await sql<{
    id: bigint
    promotion_id: bigint
    opens_at: Date
    closes_at: Date
    total: bigint
    shares: number
    least: bigint
    hash: Buffer
    left: number
    caught: bigint | null
  }>`
    select e.id, e.promotion_id, e.opens_at, e.closes_at, e.total, e.shares, e.least, e.hash,
      (select count(*) from promotions.shares s where s.envelope_id = e.id and s.member_id is null)::integer as left,
      (select s.amount from promotions.shares s where s.envelope_id = e.id and s.member_id = ${memberId}::bigint and not s.is_held) as caught
    from promotions.envelopes e
    where e.closed_at is null and e.opens_at <= platform.clock() and platform.clock() < e.closes_at and e.promotion_id = any (${promotionIds}::bigint[])
    order by e.opens_at desc limit 1`.execute(db)
  const [row] = rows
  if (!row) return null
  return {
    envelopeId: String(row.id),
    promotionId: String(row.promotion_id),
    opensAt: row.opens_at.getTime(),
    closesAt: row.closes_at.getTime(),
    total: String(row.total),
    shares: row.shares,
    least: String(row.least),
    sharesLeft: row.left,
    commitment: row.hash.toString('hex'),
    caught: row.caught === null ? null : String(row.caught),
  }
}

/** What is closed can be checked by whoever was there. */
async function readLast(db: Db, promotionIds: bigint[]): Promise<ShownEnvelopes['last']> {
  const { rows } = await sql<{ id: bigint; opens_at: Date; total: bigint; shares: number; least: bigint; hash: Buffer; seed: Buffer }>`
    select e.* from unnest(${promotionIds}::bigint[]) p(id) cross join lateral (
      select e.id, e.opens_at, e.total, e.shares, e.least, e.hash, e.seed from promotions.envelopes e
      where e.promotion_id = p.id and e.closed_at is not null order by e.opens_at desc limit 1
    ) e order by e.opens_at desc limit 1`.execute(db)
  const [row] = rows
  if (!row) return null
  return {
    envelopeId: String(row.id),
    opensAt: row.opens_at.getTime(),
    total: String(row.total),
    shares: row.shares,
    least: String(row.least),
    commitment: row.hash.toString('hex'),
    seed: row.seed.toString('hex'),
  }
}

/** The newest shares of the two newest envelopes: of each the newest few are read, and not all of them. */
async function readLately(db: Db, promotionIds: bigint[]): Promise<ShownEnvelopes['lately']> {
  const { rows } = await sql<{ nickname: string; amount: bigint; caught_at: Date }>`
    select m.nickname, s.amount, s.caught_at
    from (
      select e.id from unnest(${promotionIds}::bigint[]) p(id) cross join lateral (
        select e.id, e.opens_at from promotions.envelopes e where e.promotion_id = p.id and e.opens_at <= platform.clock() order by e.opens_at desc limit 2
      ) e order by e.opens_at desc limit 2
    ) e cross join lateral (
      select s.member_id, s.amount, s.caught_at, s.number from promotions.shares s
      where s.envelope_id = e.id and s.member_id is not null and not s.is_held order by s.caught_at desc, s.number limit ${LATELY}
    ) s join member.members m on m.id = s.member_id
    order by s.caught_at desc, s.number limit ${LATELY}`.execute(db)
  return rows.map(({ nickname, amount, caught_at }) => ({ name: maskNickname(nickname), amount: String(amount), at: caught_at.getTime() }))
}

async function readOwn(db: Db, memberId: bigint): Promise<ShownEnvelopes['own']> {
  const rows = await db
    .selectFrom('promotions.shares')
    .select(['amount', 'caught_at'])
    .where('member_id', '=', memberId)
    .where('is_held', '=', false)
    .orderBy('caught_at', 'desc')
    .limit(LATELY)
    .execute()
  return rows.map(({ amount, caught_at }) => ({ amount: String(amount), at: caught_at!.getTime() }))
}
