import { announcementsChanged } from '@tucano/contract/notices'
import type { Db, Tables } from '@tucano/database'
import { publish } from '#platform/outbox'
import { type Insertable, type RawBuilder, type Selectable, type Updateable, sql } from 'kysely'

// What the house itself writes: by its command line today, by a back office one day. Open pages hear of a change when it is committed.

type Banners = Tables['notices.banners']
type Notices = Tables['notices.notices']
export type BannerRow = Selectable<Banners>
export type NoticeRow = Selectable<Notices>

/** A moment as somebody writes it: `now`, `never`, or a date and a time, of the named time zone unless they say another. */
export interface Moment {
  text: string
  timeZone: string
}

export interface Times {
  from?: Moment | undefined
  until?: Moment | undefined
}

/** The database knows time zones, and infinity. */
function at({ text, timeZone }: Moment): RawBuilder<Date> {
  if (text === 'now') return sql<Date>`clock_timestamp()`
  if (text === 'never') return sql<Date>`'infinity'::timestamptz`
  return /(Z|[+-]\d\d:\d\d)$/.test(text.slice('yyyy-MM-dd'.length))
    ? sql<Date>`${text}::timestamptz`
    : sql<Date>`(${text}::timestamp at time zone ${timeZone})`
}

const bannerTimes = ({ from, until }: Times) => ({ ...(from ? { starts_at: at(from) } : {}), ...(until ? { ends_at: at(until) } : {}) })
const noticeTimes = ({ from, until }: Times) => ({ ...(from ? { published_at: at(from) } : {}), ...(until ? { ends_at: at(until) } : {}) })

const changing = <Result>(db: Db, change: (trx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    const result = await change(trx)
    await publish(trx, announcementsChanged, {})
    return result
  })

export const bannerEditing = {
  list: (db: Db): Promise<BannerRow[]> =>
    db.selectFrom('notices.banners').selectAll().orderBy('group_name').orderBy('position').orderBy('id').execute(),

  /** It comes last in its group. */
  add: (db: Db, row: Omit<Insertable<Banners>, 'position'>, times: Times): Promise<unknown> =>
    changing(db, (trx) =>
      trx
        .insertInto('notices.banners')
        .values({
          ...row,
          ...bannerTimes(times),
          position: sql`(select coalesce(max(position) + 1, 0) from notices.banners where group_name = ${row.group_name})`,
        })
        .execute(),
    ),

  change: (db: Db, slug: string, set: Updateable<Banners>): Promise<unknown> =>
    changing(db, (trx) => trx.updateTable('notices.banners').set(set).where('slug', '=', slug).execute()),

  schedule: (db: Db, slug: string, times: Times): Promise<unknown> =>
    changing(db, (trx) => trx.updateTable('notices.banners').set(bannerTimes(times)).where('slug', '=', slug).execute()),

  remove: (db: Db, slugs: readonly string[]): Promise<unknown> =>
    changing(db, (trx) => trx.deleteFrom('notices.banners').where('slug', 'in', slugs).execute()),

  /** The group in a new order. */
  order: (db: Db, slugs: readonly string[]): Promise<unknown> =>
    changing(db, async (trx) => {
      for (const [position, slug] of slugs.entries())
        await trx.updateTable('notices.banners').set({ position }).where('slug', '=', slug).execute()
    }),
}

export const noticeEditing = {
  list: (db: Db): Promise<NoticeRow[]> =>
    db.selectFrom('notices.notices').selectAll().orderBy('kind').orderBy('published_at', 'desc').orderBy('id', 'desc').execute(),

  add: (db: Db, row: Insertable<Notices>, times: Times): Promise<unknown> =>
    changing(db, (trx) =>
      trx
        .insertInto('notices.notices')
        .values({ ...row, ...noticeTimes(times) })
        .execute(),
    ),

  change: (db: Db, slug: string, set: Updateable<Notices>): Promise<unknown> =>
    changing(db, (trx) => trx.updateTable('notices.notices').set(set).where('slug', '=', slug).execute()),

  schedule: (db: Db, slug: string, times: Times): Promise<unknown> =>
    changing(db, (trx) => trx.updateTable('notices.notices').set(noticeTimes(times)).where('slug', '=', slug).execute()),

  remove: (db: Db, slugs: readonly string[]): Promise<unknown> =>
    changing(db, (trx) => trx.deleteFrom('notices.notices').where('slug', 'in', slugs).execute()),
}
