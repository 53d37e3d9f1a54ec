import type { HelpArticle } from '@tucano/contract/support'
import type { Db } from '@tucano/database'

/** The articles of the help centre, in the order in which their category shows them. */
export async function readArticles(db: Db, category?: HelpArticle['category']): Promise<HelpArticle[]> {
  const all = db.selectFrom('support.articles').select(['slug', 'category', 'title', 'content']).orderBy('position').orderBy('slug')
  const rows = await (category ? all.where('category', '=', category) : all).execute()
  return rows as HelpArticle[]
}
