import { amount } from '#platform/format'
import { useLanguage } from '#platform/language'
import { usePublicStore } from '#platform/public-store'
import { useJackpot } from './use-jackpot.ts'

/** What the jackpot holds now, in a line of something else. */
export function JackpotAmount() {
  const { language } = useLanguage()
  const symbol = usePublicStore((state) => state.currencySymbol)
  const { value } = useJackpot()
  return value === undefined ? null : amount(value, symbol, language)
}
