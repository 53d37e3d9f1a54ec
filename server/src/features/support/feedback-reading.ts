import type { Db, Tables } from '@tucano/database'
import type { Selectable } from 'kysely'

export type FeedbackRow = Selectable<Tables['support.feedback']>

/** What visitors have written, for those who answer it. */
export const feedbackReading = {
  list: (db: Db, limit: number): Promise<FeedbackRow[]> =>
    db.selectFrom('support.feedback').selectAll().orderBy('at', 'desc').limit(limit).execute(),

  find: (db: Db, reference: string): Promise<FeedbackRow | undefined> =>
    db.selectFrom('support.feedback').selectAll().where('reference', '=', reference).executeTakeFirst(),
}
