import { type Brand, namesBets } from '@tucano/brand'
import type { Definition } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { EntryOf } from './earn.ts'

/** Bets that are named by their ids; of the others it is said how many they were. */
const NAMED = 200

interface Cause {
  since: string
  until: string
  count: number
  stake: string
  bets: string[]
}

/** Which settled bets of real money have earned a reward, where the law wants that said; newest first. */
export const causeIn =
  ({ jurisdiction, timeZone, currency }: Pick<Brand, 'jurisdiction' | 'timeZone' | 'currency'>) =>
  async (db: Db, { version: { definition }, memberId, period }: EntryOf): Promise<Cause | undefined> => {
    if (!namesBets(jurisdiction.profile)) return undefined
    const { rows } = await sql<{ since: Date; until: Date; count: number; stake: string; bets: string[] }>`
      select w.since, w.until, count(b.id)::integer as count, coalesce(sum(b.stake), 0)::text as stake,
        coalesce((array_agg(b.id::text order by b.settled_at desc))[1:${NAMED}::integer], '{}') as bets
      from (select ${sinceOf(definition, period, timeZone)} as since, least(platform.clock(), ${untilOf(period, timeZone)}) as until) w
      left join lateral (
        select b.id, b.stake, b.settled_at from betting.bets b join betting.pockets k on k.id = b.pocket_id
        where b.member_id = ${memberId}::bigint and b.state = 'settled' and b.settled_at >= w.since and b.settled_at < w.until and not b.free
          and b.currency = ${currency.code} and k.kind in ('cash', 'vendor') and (${productsOf(definition)}::text[] is null or b.product = any (${productsOf(definition)}::text[]))
      ) b on true group by 1, 2`.execute(db)
    const { since, until, ...found } = rows[0]!
    return { since: since.toISOString(), until: until.toISOString(), ...found }
  }

function productsOf(definition: Definition): string[] | null {
  if ('filter' in definition) return definition.filter.products
  return definition.kind === 'cashback' || definition.kind === 'rebate' ? definition.products : null
}

const DAY = /^[dw]-(\d{4}-\d{2}-\d{2})$/
const MONTH = /^m-(\d{4}-\d{2})$/

/** When a period begins. What is of no period looks at a year. */
function sinceOf({ startsAt }: Definition, period: string, timeZone: string) {
  const day = DAY.exec(period)?.[1] ?? (MONTH.exec(period) ? `${MONTH.exec(period)![1]!}-01` : undefined)
  if (day !== undefined) return sql<Date>`${day}::date::timestamp at time zone ${timeZone}`
  return period === 'all' ? sql<Date>`${new Date(startsAt)}::timestamptz` : sql<Date>`platform.clock() - interval '1 year'`
}

function untilOf(period: string, timeZone: string) {
  const length = period.startsWith('d-') ? '1 day' : period.startsWith('w-') ? '7 days' : '1 month'
  const day = DAY.exec(period)?.[1] ?? (MONTH.exec(period) ? `${MONTH.exec(period)![1]!}-01` : undefined)
  return day === undefined
    ? sql<Date>`platform.clock()`
    : sql<Date>`(${day}::date + ${length}::interval)::timestamp at time zone ${timeZone}`
}
