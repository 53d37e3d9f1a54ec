import { type ContentItems, contentMax } from '@tucano/contract/content'
import { articlesChanged } from '@tucano/contract/support'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'
import { markupOf, slugOf, titleOf } from './rules.ts'
import type { Subject } from './subject.ts'

type Item = ContentItems['articles']
const max = contentMax.articles

/** The help centre and the pages about the site. */
export const articles: Subject<Item> = {
  read: async (db, slug) => {
    const all = db.selectFrom('support.articles').selectAll().orderBy('position').orderBy('slug')
    const rows = await (slug === undefined ? all : all.where('slug', '=', slug)).execute()
    return rows.map(({ slug: key, category, title, content }) => ({
      slug: key,
      category: category as Item['category'],
      title,
      html: content,
    }))
  },

  check: (given) => ({
    category: given.category,
    title: titleOf('title', given.title, max.title),
    html: markupOf('html', given.html, max.html),
    slug: slugOf(given.slug),
  }),

  titleOf: ({ title }) => title,

  /** It comes last. */
  add: (trx, { html, ...item }) =>
    trx
      .insertInto('support.articles')
      .values({ ...item, content: html, position: sql`(select coalesce(max(position) + 1, 0) from support.articles)` })
      .execute(),
  change: (trx, { slug, html, ...item }) =>
    trx
      .updateTable('support.articles')
      .set({ ...item, content: html })
      .where('slug', '=', slug)
      .execute(),
  remove: (trx, slug) => trx.deleteFrom('support.articles').where('slug', '=', slug).execute(),

  order: {
    groupOf: ({ category }) => category,
    /** The articles of a topic share out the places that they have. */
    write: (trx, slugs) =>
      sql`
      with places as (
        select position, row_number() over (order by position, slug) as nth from support.articles where slug = any (${slugs}::text[])
      )
      update support.articles a set position = p.position from places p
      where a.slug = any (${slugs}::text[]) and p.nth = array_position(${slugs}::text[], a.slug)`.execute(trx),
  },

  tell: (trx) => publish(trx, articlesChanged, {}),
}
