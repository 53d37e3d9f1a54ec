import { compactAmount } from '#platform/format'
import { useLanguage } from '#platform/language'

/** How amounts are written where there is little room. The drawing may round; the table beside it never does. */
export function useShortAmount(): (minor: bigint) => string {
  const language = useLanguage((state) => state.language)
  return (minor) => compactAmount(minor, language).replace('-', '\u2212')
}
