import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'

/** A day and its time as a sentence has them, in the brand's time zone: 18 de novembro de 2026 às 14:32. */
export const momentText = (epochMs: number, timeZone: string, language: 'PT' | 'EN'): string =>
  new Intl.DateTimeFormat(language === 'PT' ? 'pt-BR' : 'en-GB', { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(epochMs)

export function useMomentText(): (epochMs: number) => string {
  const language = useLanguage((state) => state.language)
  const { timeZone } = useBrand()
  return (epochMs) => momentText(epochMs, timeZone, language)
}
