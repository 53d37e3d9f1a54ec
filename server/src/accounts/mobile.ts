import { Fault } from '#platform/fault'
import parsePhoneNumber from 'libphonenumber-js/max'

/** A mobile number in its international form, checked by the numbering plan of its country. */
export function readMobile(number: string, dialingCode: string | undefined): string {
  const parsed = parsePhoneNumber(`+${(dialingCode ?? '').replace(/\D/g, '')}${number.replace(/\D/g, '')}`)
  const kind = parsed?.getType()
  if (!parsed?.isValid() || !(kind === 'MOBILE' || kind === 'FIXED_LINE_OR_MOBILE')) throw new Fault('mobile.invalid')
  return parsed.number
}
