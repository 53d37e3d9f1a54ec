import { type HelpArticle, getHelpCenter } from '@tucano/contract/support'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/call'

export const helpArticles = queryOptions({
  queryKey: ['support', 'articles'],
  queryFn: async (): Promise<HelpArticle[]> => (await call(getHelpCenter, {})).articles,
  staleTime: 300_000,
})
