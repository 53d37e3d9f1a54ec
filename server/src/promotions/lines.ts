import type { Brand } from '@tucano/brand'
import type { Definition } from '@tucano/contract/promotions'
import type { PromotionLine } from '@tucano/contract/promotions/office'
import type { Db } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'

interface Row {
  id: bigint
  kind: PromotionLine['kind']
  state: PromotionLine['state']
  version: number
  changed: number
  definition: Definition
  draft: Definition | null
  amountMax: bigint | null
  amount: bigint
  rewards: bigint
  unclaimed: number
  waiting: number
}

const read = (db: Db, where: RawBuilder<boolean>) =>
  sql<Row>`
    select p.id, p.kind, p.state, p.version, p.changed, coalesce(v.definition, p.draft) as definition, p.draft, p.amount_max as "amountMax", p.amount, p.rewards, w.unclaimed, w.waiting
    from promotions.promotions p left join promotions.versions v on v.promotion_id = p.id and v.version = p.version
    cross join lateral (
      select count(*) filter (where e.state = 'claim')::integer as unclaimed, count(*) filter (where e.state = 'applying')::integer as waiting
      from promotions.entries e where e.promotion_id = p.id and e.state in ('claim', 'applying')
    ) w
    where ${where} order by p.id desc`.execute(db)

const toLine = ({ id, kind, state, version, changed, definition, amountMax, amount, rewards, unclaimed, waiting }: Row): PromotionLine => ({
  promotionId: String(id),
  kind,
  title: definition.title,
  scene: definition.scene,
  state,
  version,
  changed,
  startsAt: definition.startsAt,
  endsAt: definition.endsAt,
  budget: amountMax === null ? null : String(amountMax),
  rewards: Number(rewards),
  cost: String(amount),
  unclaimed,
  waiting,
})

/** All promotions for operators, the newest first. */
export const readLines = async (db: Db): Promise<PromotionLine[]> => (await read(db, sql<boolean>`true`)).rows.map(toLine)

/** One of them, with what runs and what is being edited. */
export async function readLine(
  db: Db,
  promotionId: bigint,
): Promise<{ promotion: PromotionLine; definition: Definition; draft: Definition | null } | undefined> {
  const row = (await read(db, sql<boolean>`p.id = ${promotionId}::bigint`)).rows[0]
  return row && { promotion: toLine(row), definition: row.definition, draft: row.version === 0 ? null : row.draft }
}

export async function readVersions(db: Db, promotionId: bigint) {
  const rows = await db
    .selectFrom('promotions.versions')
    .select(['version', 'since', 'by', 'definition'])
    .where('promotion_id', '=', promotionId)
    .orderBy('version', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ version, since, by, definition }) => ({ version, since: since.getTime(), by, definition: definition as Definition }))
}

/** What it has given and cost by day, of the last thirty. */
export async function readDays(db: Db, promotionId: bigint, timeZone: string): Promise<{ day: string; rewards: number; cost: string }[]> {
  const { rows } = await sql<{ day: string; rewards: number; cost: string }>`
    select ((r.at at time zone ${timeZone})::date)::text as day, count(*)::integer as rewards, sum(r.cost)::text as cost from promotions.rewards r
    where r.promotion_id = ${promotionId}::bigint and r.at > platform.clock() - interval '30 days' group by 1 order by 1`.execute(db)
  return rows
}

interface Return {
  members: number
  given: number
  stake: string
  result: string
  cost: string
}

/** How many take part, and what members have brought since the day on which it first gave them something, of the last thirty days. Undefined where there is no such promotion. */
export async function readReturn(
  db: Db,
  promotionId: bigint,
  { timeZone, currency }: Pick<Brand, 'timeZone' | 'currency'>,
): Promise<Return | undefined> {
  const { rows } = await sql<Return>`
    with given as (
      select r.member_id, (min(r.at) at time zone ${timeZone})::date as day, sum(r.cost) as cost from promotions.rewards r
      where r.promotion_id = ${promotionId}::bigint and r.at > platform.clock() - interval '30 days' group by 1
    ), brought as (
      select sum(t.stake) as stake, sum(t.stake - t.payout) as result from given g join betting.turnover t on t.member_id = g.member_id and t.day >= g.day
      where t.currency = ${currency.code}
    )
    select (
        select count(*)::integer from (
          select e.member_id from promotions.entries e where e.promotion_id = p.id union select r.member_id from promotions.rewards r where r.promotion_id = p.id
        ) m
      ) as members, (select count(*)::integer from given) as given, coalesce(b.stake, 0)::text as stake, coalesce(b.result, 0)::text as result,
      (select coalesce(sum(g.cost), 0)::text from given g) as cost
    from promotions.promotions p cross join brought b where p.id = ${promotionId}::bigint`.execute(db)
  return rows[0]
}
