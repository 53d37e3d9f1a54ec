import { type HelpArticle, articlesChanged, getHelpCenter } from '@tucano/contract/support'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/call'
import { listen, onMissed } from '#platform/live'
import { queries } from '#platform/queries'

export const helpArticles = queryOptions({
  queryKey: ['support', 'articles'],
  queryFn: async (): Promise<HelpArticle[]> => (await call(getHelpCenter, {})).articles,
  staleTime: 300_000,
})

const again = (): void => void queries.invalidateQueries({ queryKey: helpArticles.queryKey })
// This file comes with the first page of help; before that there is nothing to read again.
listen(articlesChanged, again)
onMissed(again)
