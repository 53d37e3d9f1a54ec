import { useText } from '#platform/text'
import type { Health } from '../queries.ts'
import { texts } from './texts.ts'
import { useFeedWord } from './use-feed-word.ts'

/** What a producer is called: by what it tells, as a feed has names in English alone, and by its number, as several tell the same. */
export function useProducerName(): (producer: Pick<Health['producers'][number], 'id' | 'scope'>) => string {
  const t = useText(texts)
  const word = useFeedWord()
  return ({ id, scope }) => t('numbered', { scope: word('scope', scope), id })
}
