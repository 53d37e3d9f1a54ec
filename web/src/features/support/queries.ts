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

/** Articles are read again when they change. */
export function startSupport(): void {
  const again = (): void => void queries.invalidateQueries({ queryKey: helpArticles.queryKey })
  listen(articlesChanged, again)
  onMissed(again)
}
