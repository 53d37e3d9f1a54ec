import { TRIAL_TYPE } from '@tucano/contract/member'
import { readMobile } from '#accounts/mobile'
import { Fault } from '#platform/fault'
import type { SignedIn } from '#platform/endpoint'
import type { Services } from '#platform/services'

export interface ContactTarget {
  channel: 'sms' | 'email'
  target: string
  countryDialingCode?: string
}

/** A number or an address as it is kept, if it can be one. */
export function readContact(services: Services, { channel, target, countryDialingCode }: ContactTarget): string {
  if (channel === 'sms') return readMobile(services, target, countryDialingCode)
  const email = target.trim().toLowerCase()
  if (!/^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(email))
    throw new Fault('request.invalid', { fields: [{ field: 'target', problem: 'is no e-mail address' }] })
  return email
}

export function refuseTrial({ type }: SignedIn): void {
  if (type === TRIAL_TYPE) throw new Fault('account.trial')
}
