import { percent } from '#platform/format'
import { useLanguage } from '#platform/language'

/** How hundredths of a per cent are written for this visitor. */
export function usePercent(): (bp: number | string) => string {
  const language = useLanguage((state) => state.language)
  return (bp) => percent(Number(bp), language)
}
