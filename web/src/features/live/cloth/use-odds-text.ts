import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import type { Odds } from '../words/odds.ts'
import { texts } from './texts.ts'

/** How odds are written: 9:1, what they are at most, or 9,00 for one. */
export function useOddsText(): (odds: Odds) => string {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  return ({ toOne, isMost, isDecimal }) =>
    isDecimal
      ? Number(toOne) > 0
        ? number(Number(toOne), language, { min: 2 })
        : '—'
      : t(isMost ? 'upTo' : 'toOne', { odds: number(Number(toOne), language, { max: 2 }) })
}
