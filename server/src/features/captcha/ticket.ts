import type { Tried } from '#accounts/captchas'
import { Fault } from '#platform/fault'

/** What was solved is its own ticket. */
export function ticketOf(id: string, tried: Tried): { ticket: string } {
  if (tried === 'passed') return { ticket: id }
  throw new Fault(tried === 'wrong' ? 'captcha.wrong' : 'verification.expired')
}
