import { type Language, useLanguage } from './language.ts'

/** More digits than any wallet here has. */
const DIGITS_MAX = 15

/**
 * What somebody typed as money, in minor units. "1.234,50", "1234,5", "50" and "50.00" are understood as the page's language writes them; what
 * could mean two things, and what is no amount, is nothing: a thousandfold is never guessed at.
 */
export function readAmount(typed: string, language: Language = useLanguage.getState().language): bigint | undefined {
  const plain = typed.replace(/^[^\d.,-]+/, '').replaceAll(/\s/g, '')
  const [point, group] = language === 'PT' ? [',', '.'] : ['.', ',']
  const shaped = new RegExp(`^(\\d{1,3}(?:\\${group}\\d{3})+|\\d+)(?:\\${point}(\\d{1,2}))?$`).exec(plain)
  // Keyboards of phones often have the other sign only: one or two digits after it are decimals whatever it is.
  const found = shaped ?? new RegExp(`^(\\d+)\\${group}(\\d{1,2})$`).exec(plain)
  if (!found) return undefined
  const whole = (found[1] ?? '').replaceAll(group, '')
  const digits = `${whole}${(found[2] ?? '').padEnd(2, '0')}`.replace(/^0+(?=\d)/, '')
  return digits.length > DIGITS_MAX ? undefined : BigInt(digits)
}
