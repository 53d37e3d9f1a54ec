import type { Db } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'
import { type BetRow, type Page, type Period, betColumns, betsOf, filters } from './bets.ts'

/** So many bets of anybody are looked at, then so many more, until a page is full. */
const LOOKS = [200, 2000, 10_000, 20_000] as const
interface Wanted extends Omit<Period, 'members'> {
  /** Whether a member `s.member_id` is one of those whose bets are wanted. */
  isAmong: RawBuilder<unknown>
  /** None of theirs is over. */
  isNoneOver: boolean
  /** Of this product are most bets; those of others have an index of their own. */
  commonProduct: string
}

interface Looked {
  micros: string
  id: string
}

/** Conditions of one of the indexes in the order of time, and what is left to look at of each bet. */
function narrowed(
  { product, state }: Page,
  { isNoneOver, commonProduct }: Pick<Wanted, 'isNoneOver' | 'commonProduct'>,
): { index: RawBuilder<unknown>; where: RawBuilder<unknown> } {
  const isIn = state === undefined ? undefined : filters[state]
  const where = isIn?.where ?? sql`true`
  const ofProduct = product === undefined ? sql`` : sql`and r.product = ${product}`
  if (state === 'corrected' || state === 'cashedOut') return { index: sql`and r.mark is not null ${ofProduct}`, where }
  if (isIn?.isRare || isNoneOver) return { index: sql`and r.state <> 'settled' ${ofProduct}`, where }
  if (product === undefined || product === commonProduct) return { index: ofProduct, where }
  return { index: sql`and r.product <> ${sql.lit(commonProduct)} ${ofProduct}`, where }
}

/**
 * Newest bets of so many members that asking each of them for its newest would take longer than looking at everybody's: those of a period, newest first. When so much was looked at that it is enough for one call, the page is
 * shorter, and `rest` says where the next one begins.
 */
export async function readNewestBets(
  db: Db,
  { isAmong, isNoneOver, commonProduct, ...period }: Wanted,
  page: Page,
): Promise<{ rows: BetRow[]; rest: Looked | undefined }> {
  const { index, where } = narrowed(page, { isNoneOver, commonProduct })
  // Ids tell a time within these bounds, and the month that bets are kept by.
  const months = sql`
    r.id >= betting.first_id((${period.from}::date)::timestamp at time zone ${period.timeZone} - interval '7 days')
    and r.id < betting.first_id((${period.to}::date + 1)::timestamp at time zone ${period.timeZone} + interval '1 day')`
  const rows: BetRow[] = []
  let rest: Looked | undefined = page.before
  for (const many of LOOKS) {
    const { rows: found } = await sql<(BetRow | { id: null }) & { looked: number; lastMicros: string | null; lastId: string | null }>`
      with looked as materialized (
        select r.id, r.member_id, r.placed_at, r.state, r.mark, r.stake, r.payout, r.decided, r.free from betting.bets r
        where ${months} and ${betsOf(period, rest)} ${index} order by r.placed_at desc, r.id desc limit ${sql.lit(many)}
      ), page as materialized (
        select s.id from (select r.* from looked r where ${where}) s where ${isAmong} order by s.placed_at desc, s.id desc limit ${page.limit - rows.length}
      )
      select c.looked, floor(extract(epoch from l.placed_at) * 1000000) as "lastMicros", l.id as "lastId", b.*
      from (select count(*)::integer as looked from looked) c left join lateral (select k.placed_at, k.id from looked k order by k.placed_at, k.id limit 1) l on true
      left join (select ${betColumns} from page p join betting.bets r on r.id = p.id) b on true
      order by b.micros desc, b.id desc`.execute(db)
    for (const one of found) if (one.id !== null) rows.push(one)
    const { looked, lastMicros, lastId } = found[0]!
    rest = looked === many ? { micros: lastMicros!, id: lastId! } : undefined
    if (rest === undefined || rows.length === page.limit) break
  }
  return rest === undefined || rows.length === page.limit ? { rows, rest } : cutAt(rows, rest.micros)
}

/** After any bet of a moment. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** The bet that was looked at last may be a stranger's, whose id is not told: the next page begins with everything of its moment, and this one ends before that. */
export const cutAt = <Row extends Pick<Looked, 'micros'>>(rows: Row[], micros: string): { rows: Row[]; rest: Looked } => ({
  rows: rows.filter((row) => row.micros !== micros),
  rest: { micros, id: LAST_ID },
})
