import { articlesChanged } from '@tucano/contract/support'
import type { Db, Tables } from '@tucano/database'
import { publish } from '#platform/outbox'
import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'

// What the house itself writes, and what it reads of what others have written. Open pages hear of a change when it is committed.

type Articles = Tables['support.articles']
export type ArticleRow = Selectable<Articles>
export type FeedbackRow = Selectable<Tables['support.feedback']>

const changing = <Result>(db: Db, change: (trx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    const result = await change(trx)
    await publish(trx, articlesChanged, {})
    return result
  })

export const articleEditing = {
  list: (db: Db): Promise<ArticleRow[]> => db.selectFrom('support.articles').selectAll().orderBy('position').orderBy('slug').execute(),

  /** It comes last. */
  add: (db: Db, row: Omit<Insertable<Articles>, 'position'>): Promise<unknown> =>
    changing(db, (trx) =>
      trx
        .insertInto('support.articles')
        .values({ ...row, position: sql`(select coalesce(max(position) + 1, 0) from support.articles)` })
        .execute(),
    ),

  change: (db: Db, slug: string, set: Updateable<Articles>): Promise<unknown> =>
    changing(db, (trx) => trx.updateTable('support.articles').set(set).where('slug', '=', slug).execute()),

  remove: (db: Db, slugs: readonly string[]): Promise<unknown> =>
    changing(db, (trx) => trx.deleteFrom('support.articles').where('slug', 'in', slugs).execute()),

  /** A category in a new order: its articles share out the places that they have. */
  order: (db: Db, slugs: readonly string[]): Promise<unknown> =>
    changing(db, async (trx) => {
      const rows = await trx.selectFrom('support.articles').select('position').where('slug', 'in', slugs).forUpdate().execute()
      const places = rows.map(({ position }) => position).toSorted((a, b) => a - b)
      for (const [index, slug] of slugs.entries())
        await trx
          .updateTable('support.articles')
          .set({ position: places[index] ?? index })
          .where('slug', '=', slug)
          .execute()
    }),
}

export const feedbackReading = {
  list: (db: Db, limit: number): Promise<FeedbackRow[]> =>
    db.selectFrom('support.feedback').selectAll().orderBy('at', 'desc').limit(limit).execute(),

  find: (db: Db, reference: string): Promise<FeedbackRow | undefined> =>
    db.selectFrom('support.feedback').selectAll().where('reference', '=', reference).executeTakeFirst(),
}
