import type { LimitKind } from '@tucano/contract/limits'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { texts } from './texts.ts'
import { minutesText } from './watch/duration.ts'

/** Writes what a limit counts: money, a number, or a time. No cap is one too. */
export function useCapText(): (kind: LimitKind, value: bigint | string | null) => string {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  return (kind, value) => {
    if (value === null) return t('noCap')
    if (kind === 'time') return minutesText(Number(value))
    return kind === 'bets' ? number(BigInt(value), language) : amount(value)
  }
}
