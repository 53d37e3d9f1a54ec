import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import type { Fact } from '#ui/facts'
import { texts } from './transfer/texts.ts'

/** How much may be transferred, in minor units. */
export interface TransferTerms {
  available: string
  min: string
  max: string
  perDay: string
  leftToday: string
}

/** How much may be transferred, as a page says it. */
export function useTransferFacts({ available, min, max, perDay, leftToday }: TransferTerms): Fact[] {
  const t = useText(texts)
  const { amount } = useAmounts()
  return [
    { key: 'available', label: t('available'), value: amount(available) },
    { key: 'limits', label: t('limits'), value: t('limitsValue', { min: amount(min), max: amount(max) }) },
    { key: 'leftToday', label: t('leftToday'), value: t('leftTodayValue', { left: amount(leftToday), perDay: amount(perDay) }) },
  ]
}
