import { type HelpArticle, getHelpCenter as contract } from '@tucano/contract/support'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'

export const getHelpCenter = ({ db }: House) =>
  answer(contract, async ({ category }) => {
    const all = db.selectFrom('support.articles').select(['slug', 'category', 'title', 'content']).orderBy('position')
    const rows = await (category ? all.where('category', '=', category) : all).execute()
    return { articles: rows as HelpArticle[] }
  })
