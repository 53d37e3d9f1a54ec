import { noteAttempt } from '#accounts/attempts'
import { spendCode } from '#accounts/codes'
import { enter } from '#accounts/enter'
import { findMemberByMobile } from '#accounts/members'
import { readMobile } from '#accounts/mobile'
import type { Caller } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

interface Request {
  mobileNum: string
  countryDialingCode?: string
  verificationCode: string
}

export async function loginByCode(services: Services, { mobileNum, countryDialingCode, verificationCode }: Request, caller: Caller) {
  const { db, moduleOn, metrics } = services
  if (!moduleOn('MOBILEVERCODELOGIN3')) throw new Fault('function.not.available')
  const mobile = readMobile(services, mobileNum, countryDialingCode)
  const right = await spendCode(services, caller, { purpose: 'login', target: mobile, code: verificationCode })
  const member = await findMemberByMobile(db, mobile)
  if (!right || !member) {
    metrics.logins.inc({ way: 'sms', outcome: 'wrong' })
    await noteAttempt(db, caller, { account: member?.account ?? '', memberId: member?.id, way: 'sms', outcome: 'wrong' })
    throw new Fault('verification.code.invalid')
  }
  return enter(services, member, caller, { way: 'sms' })
}
