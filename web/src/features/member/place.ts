import { useMemo } from 'react'
import { useLanguage } from '#platform/language'

/** Names of countries in the visitor's language. A code that the browser does not know stays a code. */
function useRegionName(): (countryCode: string) => string {
  const language = useLanguage((state) => state.language)
  return useMemo(() => {
    const names = new Intl.DisplayNames(language === 'PT' ? 'pt-BR' : 'en', { type: 'region' })
    return (countryCode) => {
      try {
        return names.of(countryCode) ?? countryCode
      } catch {
        return countryCode
      }
    }
  }, [language])
}

/** Where somebody was, as far as an address tells. */
export function usePlace(): (seen: { country: string | null; ip: string }) => string {
  const nameOf = useRegionName()
  return ({ country, ip }) => (country ? `${nameOf(country)} · ${ip}` : ip)
}
