import { spokenMoment } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'

export function useMomentText(): (epochMs: number) => string {
  const language = useLanguage((state) => state.language)
  const { timeZone } = useBrand()
  return (epochMs) => spokenMoment(epochMs, timeZone, language)
}
