import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { texts } from './texts.ts'

/** How many lines, in words. */
export function useLineWords(): (count: number) => string {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  return (count) => (count === 1 ? t('oneLine') : t('someLines', { count: number(count, language) }))
}
