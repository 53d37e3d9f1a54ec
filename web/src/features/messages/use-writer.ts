import { useProductName } from '#parts/use-product-name'
import { amount, day, moment } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { texts } from './texts.ts'
import type { Writer } from './writer.ts'

/** How messages are worded for this visitor. */
export function useWriter(): Writer {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const product = useProductName()
  const { currency, currencySymbol, timeZone } = useBrand()
  return {
    t,
    currency,
    amount: (minor, of) => amount(BigInt(minor), of === currency ? currencySymbol : of, language),
    product,
    day: (epochMs) => day(epochMs, timeZone),
    when: (epochMs) => moment(epochMs, timeZone),
  }
}
