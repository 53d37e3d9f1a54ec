import type { Security } from './queries.ts'

/** What protects an account, most worth doing first. */
const protections = ['password', 'email', 'authenticator', 'mobile', 'paymentPassword'] as const
export type Protection = (typeof protections)[number]

/** The modules of the brand without which a protection cannot be had. */
interface Offered {
  /** VERIFICATION3 */
  contacts: boolean
  /** PASS3 */
  passwords: boolean
}

/** What this brand offers of it, and whether the account has it. */
export function protectionsOf(security: Security, { contacts, passwords }: Offered): { key: Protection; done: boolean }[] {
  const done: Record<Protection, boolean> = {
    password: security.password.set,
    email: security.email.verified,
    authenticator: security.authenticator,
    mobile: security.mobile.verified,
    paymentPassword: security.paymentPassword,
  }
  const offered = (key: Protection): boolean => (key === 'password' || key === 'paymentPassword' ? passwords : contacts)
  return protections.filter(offered).map((key) => ({ key, done: done[key] }))
}
