import { type ContentItems, contentMax } from '@tucano/contract/content'
import { sql } from 'kysely'
import { slugOf, textOf, titleOf } from './rules.ts'
import type { Subject } from './subject.ts'

type Item = ContentItems['replies']
const max = contentMax.replies

/** Answers that customer service gives often. */
export const replies: Subject<Item> = {
  read: (db, slug) => {
    const all = db.selectFrom('support.replies').select(['slug', 'title', 'text']).orderBy('position').orderBy('slug')
    return (slug === undefined ? all : all.where('slug', '=', slug)).execute()
  },
  check: (given) => ({
    title: titleOf('title', given.title, max.title),
    text: textOf('text', given.text, max.text),
    slug: slugOf(given.slug),
  }),
  titleOf: ({ title }) => title,
  add: (trx, item) =>
    trx
      .insertInto('support.replies')
      .values({ ...item, position: sql`(select coalesce(max(position) + 1, 0) from support.replies)` })
      .execute(),
  change: (trx, { slug, ...item }) => trx.updateTable('support.replies').set(item).where('slug', '=', slug).execute(),
  remove: (trx, slug) => trx.deleteFrom('support.replies').where('slug', '=', slug).execute(),
  order: {
    groupOf: () => '',
    write: (trx, slugs) =>
      sql`update support.replies set position = array_position(${slugs}::text[], slug) where slug = any (${slugs}::text[])`.execute(trx),
  },
}
