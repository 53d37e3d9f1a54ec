import { number } from '#platform/format'
import type { Language } from '#platform/language'

const PERCENT = 100
const SMALLEST_OF_TWO = 0.01

/** How likely one weight of several is. What is unlikely is never said to be impossible. */
export function chanceOf(weight: number, sum: number, language: Language): string {
  const percent = (weight / sum) * PERCENT
  const decimals = percent >= SMALLEST_OF_TWO ? 2 : Math.ceil(-Math.log10(percent)) + 1
  return `${number(percent, language, { max: decimals })}%`
}
