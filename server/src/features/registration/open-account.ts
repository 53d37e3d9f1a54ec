import type { ErrorCode } from '@tucano/contract/errors'
import { type RegisterField, registerFields } from '@tucano/contract/registration'
import { CAPTCHA_COOKIE, readImage, spendTicket } from '#accounts/captchas'
import { spendCode } from '#accounts/codes'
import { enter } from '#accounts/enter'
import { checkFields } from '#accounts/field-rules'
import { findInvitation, takeInvitation } from '#accounts/invitations'
import { writeReferral } from '#accounts/referrals'
import { giveFirst } from '#accounts/rebates'
import { isCpf } from '@tucano/pix'
import { type Taken, actAs, createMember, findMember } from '#accounts/members'
import { readMobile } from '#accounts/mobile'
import { checkPassword } from '#accounts/passwords'
import { tell } from '#inbox/tell'
import type { Caller } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { sql } from 'kysely'

type Text = RegisterField | 'confirmPassword' | 'verificationCode' | 'countryDialingCode' | 'referralCode' | 'domain' | 'registerUrl'
export type Application = Partial<Record<Text | 'slider' | 'firebaseIdToken', string | undefined>> & { agreed?: boolean }

interface Terms {
  application: Application
  required: RegisterField[]
  account: string
  caller: Caller
}

/** In the stated order: validation, invitation, puzzle, code, account; and a session of it. Spec §4. */
export async function openAccount(services: Services, { application, required, account, caller }: Terms) {
  const { db } = services
  const mobile = checkApplication(services, application, required)
  const code = await readInvitation(services, application)
  await checkCaptchas(services, application, caller)
  const mobileVerified = mobile !== undefined && (await checkMobileCode(services, mobile, application, caller))
  const { password, paymentPassword } = application
  const passwordHash = password ? await services.workerPool.do('hashPassword', password.trim()) : '*'
  const paymentPasswordHash = paymentPassword ? await services.workerPool.do('hashPassword', paymentPassword) : undefined
  const member = await db.transaction().execute(async (trx) => {
    await actAs(trx, { actor: 'member', ip: caller.ip })
    const invitation = code && (await takeInvitation(trx, code, application.domain ?? ''))
    if (code && !invitation) throw new Fault('affiliate.invalid')
    const created = await createMember(trx, {
      account,
      nickname: account,
      passwordHash,
      paymentPasswordHash,
      mobile,
      mobileVerified,
      ...(invitation && { uplineId: invitation.agentId, invitation: invitation.code, type: invitation.kind }),
      email: application.email || undefined,
      payeeName: application.payeeName?.trim() || undefined,
      idNumber: application.idNumber || undefined,
    })
    if ('taken' in created) throw new Fault(TAKEN[created.taken])
    if (application.referralCode) await writeReferral(trx, created.id, application.referralCode)
    if (invitation) await giveFirst(trx, { giverId: invitation.agentId, memberId: created.id, rebates: invitation.rebates })
    await trx
      .insertInto('member.applications')
      .values({
        member_id: created.id,
        ip: caller.ip,
        country: caller.country,
        method: 'WEB',
        url: application.registerUrl ?? null,
        domain: application.domain ?? null,
        affiliate_code: application.affiliateCode || null,
        referral_code: application.referralCode || null,
        recommender: application.recommenderId || null,
        contacts: JSON.stringify(contactsOf(application)),
        agreed_at: sql`clock_timestamp()`,
      })
      .execute()
    await tell(trx, created.id, { kind: 'welcome', facts: {} })
    return (await findMember(trx, created.id))!
  })
  return enter(services, member, caller, { way: 'register', proven: true })
}

const TAKEN: Record<Taken | 'upline', ErrorCode> = {
  upline: 'affiliate.invalid',
  account: 'username.taken',
  mobile: 'mobile.taken',
  email: 'email.taken',
  id_number: 'idNumber.taken',
}

/** Returns the mobile number, if there is one, in its international form. */
function checkApplication(services: Services, application: Application, required: RegisterField[]): string | undefined {
  const { brand } = services
  const payment = brand.register.some(({ key, enabled }) => key === 'paymentPassword' && enabled)
  const asked = registerFields.filter((key) => required.includes(key) || !NOT_ASKED.has(key))
  const values = Object.fromEntries(asked.map((key) => [key, application[key]]))
  checkFields(brand.register, values, { required: payment ? [...required, 'paymentPassword'] : required })
  if (application.agreed !== true)
    throw new Fault('request.invalid', {
      fields: [{ field: 'agreed', problem: 'must be true: 18 years or older, and the terms accepted' }],
    })
  const { password, confirmPassword, idNumber, mobileNum, countryDialingCode } = application
  if ((password ?? '') !== (confirmPassword ?? '')) throw new Fault('password.mismatch')
  if (password) checkPassword(services, password.trim(), { account: application.username ?? '' })
  if (idNumber && brand.countryCode === 'BR' && !isCpf(idNumber))
    throw new Fault('request.invalid', { fields: [{ field: 'idNumber', problem: 'is no CPF' }] })
  return mobileNum ? readMobile(services, mobileNum, countryDialingCode) : undefined
}

/** Fields that one of the two forms does not have, and the picture, which is looked at later. */
const NOT_ASKED = new Set<RegisterField>(['username', 'password', 'captcha'])

async function readInvitation({ db, moduleOn }: Services, { affiliateCode, domain }: Application): Promise<string | undefined> {
  if (!affiliateCode || !moduleOn('AFFMAN3')) return undefined
  const found = await findInvitation(db, affiliateCode, domain ?? '')
  if (!found) throw new Fault('affiliate.invalid')
  return found
}

async function checkCaptchas({ db, brand, moduleOn }: Services, { slider, captcha }: Application, { cookies }: Caller): Promise<void> {
  if (moduleOn('GEETEST3') && !(await spendTicket(db, slider))) throw new Fault('captcha.slider')
  const wanted = moduleOn('CAPTCHA3') && brand.register.some(({ key, enabled }) => key === 'captcha' && enabled)
  if (wanted && !(await readImage(db, cookies.read(CAPTCHA_COOKIE), captcha ?? '')) && !(await spendTicket(db, captcha)))
    throw new Fault('captcha.wrong')
}

/** Whether the applicant reads messages of the number: by our own code, or by a token of the phone-auth service. */
async function checkMobileCode(
  services: Services,
  mobile: string,
  { verificationCode, firebaseIdToken }: Application,
  caller: Caller,
): Promise<boolean> {
  if (!services.moduleOn('REGMOBVERF3')) return false
  if (firebaseIdToken) {
    const identity = await services.identities.byToken(firebaseIdToken)
    if (identity.mobile !== mobile) throw new Fault('login.identity')
    return true
  }
  if (!(await spendCode(services, caller, { purpose: 'register', target: mobile, code: verificationCode ?? '' })))
    throw new Fault('verification.code.invalid')
  return true
}

const CONTACTS = ['qqNum', 'line', 'whatsapp', 'facebook', 'wechat'] as const

const contactsOf = (application: Application): Record<string, string> =>
  Object.fromEntries(CONTACTS.flatMap((key) => (application[key] ? [[key, application[key]]] : [])))
