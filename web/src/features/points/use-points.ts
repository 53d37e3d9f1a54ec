import { number } from '#platform/format'
import { useLanguage } from '#platform/language'

/** How points are written: whole, with their thousands. */
export function usePoints() {
  const language = useLanguage((state) => state.language)
  const points = (value: bigint | number | string): string => number(BigInt(value), language)
  const signed = (value: bigint | string): string => (BigInt(value) > 0n ? `+${points(value)}` : points(value).replace('-', '\u2212'))
  return { points, signed }
}
