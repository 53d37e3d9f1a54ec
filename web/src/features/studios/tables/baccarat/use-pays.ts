import { number } from '#platform/format'
import { useLanguage } from '#platform/language'

/** What is paid for one, as the visitor's language writes it: 19 for 20 is "0,95". */
export function usePays(): (pays: readonly [number, number]) => string {
  const language = useLanguage((state) => state.language)
  return ([over, under]) => number(over / under, language, { max: 3 })
}
