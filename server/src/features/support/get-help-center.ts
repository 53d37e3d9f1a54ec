import { getHelpCenter as contract } from '@tucano/contract/support'
import type { Catalogue } from '#catalogue/catalogue'
import { withoutClosed } from '#catalogue/without-closed'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readArticles } from './articles.ts'

export const getHelpCenter = ({ db }: Services, catalogue: Catalogue) =>
  answer(contract, async ({ category }) => {
    const snapshot = await catalogue.read()
    const articles = await readArticles(db, category)
    return { articles: articles.map((article) => ({ ...article, content: withoutClosed(article.content, snapshot) })) }
  })
