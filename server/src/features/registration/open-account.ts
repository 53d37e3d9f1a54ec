import type { RegisterField } from '@tucano/contract/registration'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'
import { checkFields } from '#accounts/field-rules'
import { createMember } from '#accounts/members'
import { readMobile } from '#accounts/mobile'
import { hashPassword } from '#accounts/password'
import { openSession } from '#accounts/sessions'

export type Application = Partial<Record<RegisterField | 'confirmPassword' | 'verificationCode' | 'countryDialingCode', string | undefined>>

interface Terms {
  application: Application
  required: RegisterField[]
  account: string
  ip: string
}

/** Checks an application by the brand's rules, opens the account and signs it in. */
export async function openAccount({ db, brand, moduleOn }: House, { application, required, account, ip }: Terms) {
  const { password, confirmPassword, mobileNum, countryDialingCode, email, payeeName } = application
  checkFields(brand.register, application, { required })
  if (password !== confirmPassword) throw new Fault('password.mismatch')
  const mobile = mobileNum ? readMobile(mobileNum, countryDialingCode) : undefined
  // Without a channel that sends codes, no code can be right.
  if (mobile && moduleOn('REGMOBVERF3')) throw new Fault('verification.code.invalid')
  const passwordHash = password ? await hashPassword(password) : '*'
  const created = await createMember(db, {
    account,
    nickname: account,
    passwordHash,
    mobile,
    email: email || undefined,
    payeeName: payeeName || undefined,
  })
  if ('taken' in created) throw new Fault(created.taken === 'mobile' ? 'mobile.taken' : 'username.taken')
  const { token } = await openSession(db, created.id, ip)
  return { token, userName: account.toLowerCase(), id: String(created.id), firstTimeLogin: true, passwordExpired: false }
}
