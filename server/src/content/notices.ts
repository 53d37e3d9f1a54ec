import { type ContentItems, contentMax } from '@tucano/contract/content'
import { announcementsChanged } from '@tucano/contract/notices'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'
import { lineOf, markupOf, slugOf, timesInOrder, titleOf } from './rules.ts'
import { type Subject, momentOf } from './subject.ts'

type Item = ContentItems['notices']
const max = contentMax.notices

/** Announcements in words, promotions among them. They are in the order of their time, the newest first. */
export const notices: Subject<Item> = {
  read: async (db, slug) => {
    const all = db.selectFrom('notices.notices').selectAll().orderBy('kind').orderBy('published_at', 'desc').orderBy('id', 'desc')
    const rows = await (slug === undefined ? all : all.where('slug', '=', slug)).execute()
    return rows.map((row) => ({
      slug: row.slug,
      kind: row.kind as Item['kind'],
      title: row.title,
      summary: row.summary,
      html: row.content,
      from: momentOf(row.published_at),
      until: momentOf(row.ends_at),
    }))
  },

  check: (given) => {
    const item: Item = {
      kind: given.kind,
      title: titleOf('title', given.title, max.title),
      summary: lineOf('summary', given.summary, max.summary),
      html: markupOf('html', given.html, max.html),
      // It has a time by which it is ordered: without one it is out now.
      from: given.from ?? Date.now(),
      until: given.until,
      slug: slugOf(given.slug),
    }
    timesInOrder(item)
    return item
  },

  titleOf: ({ title }) => title,
  add: (trx, item) =>
    trx
      .insertInto('notices.notices')
      .values({ slug: item.slug, ...rowOf(item) })
      .execute(),
  change: (trx, item) => trx.updateTable('notices.notices').set(rowOf(item)).where('slug', '=', item.slug).execute(),
  remove: (trx, slug) => trx.deleteFrom('notices.notices').where('slug', '=', slug).execute(),
  tell: (trx) => publish(trx, announcementsChanged, {}),
}

const rowOf = (item: Item) => ({
  kind: item.kind,
  title: item.title,
  summary: item.summary,
  content: item.html,
  published_at: new Date(item.from ?? Date.now()),
  ends_at: item.until === null ? sql<Date>`'infinity'::timestamptz` : new Date(item.until),
})
