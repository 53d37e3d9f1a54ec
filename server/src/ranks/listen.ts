import type { Brand } from '@tucano/brand'
import { memberChanged } from '@tucano/contract/member'
import type { Db } from '@tucano/database'
import { actAs } from '#accounts/members'
import type { Closing } from '#betting/closings'
import { type BetFact, type Fact, isBetFact } from '#betting/facts'
import type { Listener } from '#betting/listen'
import { tell } from '#inbox/tell'
import { withoutOpposed } from '#links/opposed'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'
import { type Standing, levelAfterMonth, levelOf } from './levels.ts'

type RanksBrand = Pick<Brand, 'timeZone' | 'currency' | 'ranks'>

/** Real money: cash, and what stands at vendors. */
const POCKETS = new Set(['cash', 'vendor'])

/** Hears bets, for the ranks that their members come to. A rank is reached as soon as enough was staked; whether it is kept, the end of a month says. */
export const ranksListener = (brand: RanksBrand): Listener => ({
  name: 'ranks',
  hear: (db, facts) => rise(db, facts, brand),
  closes: { periods: ['month'], close: (db, closing) => judgeMonth(db, closing, brand) },
})

/** What a fact adds to what its member has staked. A bet that becomes void takes away what it added. */
function stakedBy(fact: BetFact): bigint {
  if (fact.name === 'betPlaced' || (fact.name === 'betVoided' && !fact.wasSettled)) return 0n
  return fact.name === 'betVoided' ? -fact.effectiveStake : fact.effectiveStake
}

interface Row extends Standing {
  memberId: bigint
}

async function rise(db: Db, facts: readonly Fact[], { currency, ranks, timeZone }: RanksBrand): Promise<void> {
  const bets = (await withoutOpposed(db, facts))
    .filter((fact): fact is BetFact => isBetFact(fact) && fact.currency === currency.code && POCKETS.has(fact.pocket))
    .map((fact) => ({ memberId: fact.memberId, at: fact.at, by: stakedBy(fact) }))
    .filter(({ by }) => by !== 0n)
  if (bets.length === 0) return
  const last = new Map(bets.map(({ memberId, at }) => [memberId, at]))
  for (const row of await add(db, bets, timeZone)) {
    const level = levelOf(ranks, row)
    if (level > row.level) await setLevel(db, row, { level, name: ranks[level]!.name, at: last.get(row.memberId)! })
  }
}

/** Adds what members have staked, in all and by month. Whoever has closed play earns no rank meanwhile; what became void is taken away all the same. */
async function add(db: Db, bets: readonly { memberId: bigint; at: Date; by: bigint }[], timeZone: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with staked as materialized (
      select b.member_id, date_trunc('month', b.at at time zone ${timeZone})::date as month, sum(b.by)::bigint as turnover, max(b.at) as at
      from unnest(${bets.map(({ memberId }) => memberId)}::bigint[], ${bets.map(({ at }) => at)}::timestamptz[], ${bets.map(({ by }) => by)}::bigint[]) b(member_id, at, by)
      join member.members m on m.id = b.member_id left join limits.player_limits l on l.member_id = m.id
      where b.by < 0 or (m.status = 'active' and not coalesce(l.closed_until > platform.clock(), false))
      group by 1, 2
    ), members as (
      insert into ranks.members as r (member_id, turnover, since)
      select s.member_id, sum(s.turnover), max(s.at) from staked s group by 1 order by 1
      on conflict (member_id) do update set turnover = r.turnover + excluded.turnover
      returning r.member_id, r.turnover, r.level, r.highest, r.is_given
    ), months as (
      insert into ranks.months as o (member_id, month, turnover)
      select s.member_id, s.month, s.turnover from staked s order by 1, 2
      on conflict (member_id, month) do update set turnover = o.turnover + excluded.turnover
      returning o.member_id, o.month, o.turnover
    )
    select distinct on (m.member_id) m.member_id as "memberId", m.turnover, m.level, m.highest, m.is_given as "isGiven", o.turnover as "monthTurnover"
    from members m join months o on o.member_id = m.member_id order by m.member_id, o.month desc`.execute(db)
  return rows
}

/** A member's rank changes by what it staked, and it is told, unless that was long ago: a database that is older than ranks has a past to be heard. */
async function setLevel(
  db: Db,
  { memberId, level: before, highest }: Row,
  { level, name, at }: { level: number; name: string; at: Date },
): Promise<void> {
  const top = Math.max(highest, level)
  const { rows } = await sql<{ isNews: boolean }>`
    update ranks.members set level = ${level}, highest = ${top}, since = ${at} where member_id = ${memberId}::bigint
    returning ${at}::timestamptz > platform.clock() - interval '7 days' as "isNews"`.execute(db)
  await sql`
    insert into ranks.reached (member_id, level, at) select ${memberId}::bigint, n, ${at} from generate_series(${highest + 1}::integer, ${top}::integer) n on conflict do nothing`.execute(
    db,
  )
  await actAs(db, { actor: 'system' })
  await sql`update member.members set rank_level = ${level} where id = ${memberId}::bigint`.execute(db)
  await publish(db, memberChanged, {}, memberId)
  if (rows[0]!.isNews) await tell(db, memberId, { kind: level > before ? 'rankReached' : 'rankLeft', facts: { level, name } })
}

const MEMBERS = 500

/** Who had a rank from a month's beginning and has staked less in it than it asks for, has the one below. */
async function judgeMonth(db: Db, { since, until }: Closing, { ranks, timeZone }: RanksBrand): Promise<void> {
  let after = 0n
  for (;;) {
    const { rows } = await sql<Row>`
      select r.member_id as "memberId", r.turnover, r.level, r.highest, r.is_given as "isGiven", coalesce(m.turnover, 0) as "monthTurnover"
      from ranks.members r left join ranks.months m on m.member_id = r.member_id and m.month = (${since}::timestamptz at time zone ${timeZone})::date
      where r.level > 0 and not r.is_given and r.since <= ${since}::timestamptz and r.member_id > ${after}::bigint
      order by r.member_id limit ${MEMBERS} for update of r`.execute(db)
    for (const row of rows) {
      const level = levelAfterMonth(ranks, row)
      if (level < row.level) await setLevel(db, row, { level, name: ranks[level]!.name, at: until })
    }
    if (rows.length < MEMBERS) return
    after = rows.at(-1)!.memberId
  }
}
