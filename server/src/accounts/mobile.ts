import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/max'

/** A mobile number in its international form, checked by the numbering plan of its country. */
export function readMobile({ brand }: Pick<Services, 'brand'>, number: string, dialingCode: string | undefined): string {
  const digits = number.replaceAll(/\D/g, '')
  const parsed = dialingCode
    ? parsePhoneNumber(`+${dialingCode.replaceAll(/\D/g, '')}${digits}`)
    : parsePhoneNumber(number.startsWith('+') ? number : digits, brand.countryCode as CountryCode)
  const kind = parsed?.getType()
  if (!parsed?.isValid() || !(kind === 'MOBILE' || kind === 'FIXED_LINE_OR_MOBILE')) throw new Fault('mobile.invalid')
  // Text messages abroad are what thieves of airtime are after.
  if (!brand.letters.countries.includes(parsed.country ?? '')) throw new Fault('mobile.country')
  return parsed.number
}
