import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { event } from './event.ts'
import { DialingCode } from './session.ts'

/** `type` of a trial account. Spec §9. */
export const TRIAL_TYPE = 4
/** `type` of members who have the agent centre. Spec §9. */
export const agentTypes = [1, 2, 41, 42] as const

export const MemberInfo = Type.Object({
  id: Type.String(),
  account: Type.String(),
  nickname: Type.String(),
  type: Type.Integer(),
  toUpline: Type.Boolean(),
  clubLabel: Type.Object({ labelName: Type.String(), rankLevel: Type.Integer() }),
  memberLabel: Type.Array(Type.Object({ labelName: Type.String(), colour: Type.String() })),
})
export type MemberInfo = Static<typeof MemberInfo>

export const getMemberInfo = endpoint('getMemberInfo', {
  summary: 'Who is signed in',
  method: 'GET',
  path: '/wps/member/info',
  access: 'member',
  moduleId: 'COMM3',
  whileExcluded: true,
  request: Type.Object({}),
  reply: MemberInfo,
  errors: ['login.not.session', 'password.change.required'],
})

/** Spec §9: what a label looks like when nobody chose otherwise. */
export const LABEL_COLOUR = '#ABABAB'
/** Drawn avatars to choose from; 0 is none. */
export const AVATARS = 24
/** A picture of one's own. */
export const PICTURE_BYTES_MAX = 5 * 1024 * 1024

const errors = ['login.not.session', 'password.change.required'] as const
const Password = Type.String({ minLength: 1, maxLength: 255 })
const PaymentPassword = Type.String({ pattern: '^\\d{6}$' })

export const changePassword = endpoint('changePassword', {
  summary: 'Changes the password of the member who is signed in; sessions elsewhere end',
  method: 'POST',
  path: '/wps/member/password',
  access: 'member',
  moduleId: 'PASS3',
  whileExcluded: true,
  encrypted: true,
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({ oldPassword: Password, newPassword: Password, confirmNewPassword: Password }),
  reply: Type.Object({}),
  errors: [
    'login.not.session',
    'request.not.encrypted',
    'encryption.key.unknown',
    'password.wrong',
    'password.mismatch',
    'password.common',
    'verification.too.many',
  ],
})

export const requestPasswordEmail = endpoint('requestPasswordEmail', {
  summary: 'Sends a link to set a new password, if the user name and the e-mail belong together. The answer is the same if not',
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'public',
  moduleId: 'PASS3',
  form: true,
  limit: { max: 6, windowMs: 60_000 },
  request: Type.Object({ username: Type.String({ minLength: 1, maxLength: 255 }), email: Type.String({ minLength: 3, maxLength: 255 }) }),
  reply: Type.Object({}),
  errors: ['verification.too.many', 'verification.no.channel'],
})

export const sendPasswordCode = endpoint('sendPasswordCode', {
  summary: 'Sends a code to set a new password to a mobile number, if it is a member’s. The answer is the same if not',
  method: 'POST',
  path: '/wps/verification/sms/password',
  access: 'public',
  moduleId: 'CHNGPASSVERIF3',
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({ mobileNum: Type.String({ minLength: 1, maxLength: 20 }), countryDialingCode: DialingCode }),
  reply: Type.Object({ expiredMinutes: Type.Integer() }),
  errors: ['mobile.invalid', 'mobile.country', 'verification.too.many', 'verification.no.channel'],
})

export const resetPassword = endpoint('resetPassword', {
  summary: 'Sets a new password with a code sent to the mobile number, or with the link of an e-mail',
  method: 'POST',
  path: '/wps/member/password/verification',
  access: 'public',
  moduleId: 'PASS3',
  encrypted: true,
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Union([
    Type.Object({
      newPassword: Password,
      mobileNum: Type.String({ minLength: 1, maxLength: 20 }),
      countryDialingCode: Type.Optional(DialingCode),
      verificationCode: Type.String({ minLength: 1, maxLength: 255 }),
    }),
    Type.Object({ newPassword: Password, link: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }),
  ]),
  reply: Type.Object({}),
  errors: [
    'request.not.encrypted',
    'encryption.key.unknown',
    'mobile.invalid',
    'verification.code.invalid',
    'link.invalid',
    'password.common',
  ],
})

export const getAvatar = endpoint('getAvatar', {
  summary: "The member's avatar: the number of a drawn one, or the address of a picture",
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  access: 'member',
  moduleId: 'PROFPIC3',
  whileExcluded: true,
  request: Type.Object({}),
  reply: Type.Object({ avatar: Type.String(), avatarType: Type.Enum(['STATIC', 'UPLOAD']) }),
  errors,
})

export const getIcon = endpoint('getIcon', {
  summary: "The address of the member's icon",
  method: 'GET',
  path: '/wps/member/info/icon',
  access: 'member',
  moduleId: 'PROFPIC3',
  whileExcluded: true,
  request: Type.Object({}),
  reply: Type.Object({ icon: Type.String() }),
  errors,
})

export const chooseAvatar = endpoint('chooseAvatar', {
  summary: 'Chooses a drawn avatar; a picture of one’s own goes',
  method: 'PUT',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  access: 'member',
  moduleId: 'PROFPIC3',
  request: Type.Object({ avatar: Type.Integer({ minimum: 1, maximum: AVATARS }) }),
  reply: Type.Object({ icon: Type.String() }),
  errors,
})

export const uploadPicture = endpoint('uploadPicture', {
  summary: 'Takes a PNG or JPEG of at most 5 MB, base64, and keeps a small square of it',
  method: 'PUT',
  path: '/wps/member/info/icon',
  access: 'member',
  moduleId: 'PROFPIC3',
  bodyMax: Math.ceil(PICTURE_BYTES_MAX * 1.4),
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({ picture: Type.String({ minLength: 1, maxLength: Math.ceil((PICTURE_BYTES_MAX * 4) / 3) + 4 }) }),
  reply: Type.Object({ icon: Type.String() }),
  errors: [...errors, 'account.trial', 'picture.invalid'],
})

export const changeNickname = endpoint('changeNickname', {
  summary: 'Changes what others see',
  method: 'PUT',
  path: '/wps/member/info/nickname',
  access: 'member',
  moduleId: 'COMM3',
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({ nickname: Type.String({ minLength: 2, maxLength: 20, pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]*$' }) }),
  reply: Type.Object({}),
  errors,
})

const Contact = Type.Object({ value: Type.Union([Type.String(), Type.Null()]), verified: Type.Boolean() })

export const getSecurity = endpoint('getSecurity', {
  summary: 'How well the account is secured. Contacts are masked',
  method: 'GET',
  path: '/wps/v2/member/securityConfig',
  access: 'member',
  moduleId: 'COMM3',
  whileExcluded: true,
  request: Type.Object({}),
  reply: Type.Object({
    mobile: Contact,
    email: Contact,
    payeeName: Type.Union([Type.String(), Type.Null()]),
    registeredAt: Type.Integer(),
    password: Type.Object({ set: Type.Boolean(), changedAt: Type.Integer() }),
    paymentPassword: Type.Boolean(),
    authenticator: Type.Boolean(),
    devices: Type.Integer(),
  }),
  errors,
})

export const setPaymentPassword = endpoint('setPaymentPassword', {
  summary: 'Sets the payment password of six digits; the old one, or without one the login password, proves who asks',
  method: 'PUT',
  path: '/wps/member/paymentPassword',
  access: 'member',
  moduleId: 'PASS3',
  whileExcluded: true,
  encrypted: true,
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({ proof: Password, paymentPassword: PaymentPassword }),
  reply: Type.Object({}),
  errors: [...errors, 'request.not.encrypted', 'encryption.key.unknown', 'password.wrong', 'verification.too.many'],
})

const ContactTarget = {
  channel: Type.Enum(['sms', 'email']),
  target: Type.String({ minLength: 3, maxLength: 255 }),
  countryDialingCode: Type.Optional(DialingCode),
}

export const sendContactCode = endpoint('sendContactCode', {
  summary: 'Sends a code to a mobile number or e-mail address that the member wants to have',
  method: 'POST',
  path: '/wps/verification/contact',
  access: 'member',
  moduleId: 'VERIFICATION3',
  whileExcluded: true,
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object(ContactTarget),
  reply: Type.Object({ expiredMinutes: Type.Integer() }),
  errors: [...errors, 'account.trial', 'mobile.invalid', 'mobile.country', 'verification.too.many', 'verification.no.channel'],
})

export const verifyContact = endpoint('verifyContact', {
  summary: 'Makes a mobile number or e-mail address the member’s own, with the code that was sent to it',
  method: 'POST',
  path: '/wps/member/contact',
  access: 'member',
  moduleId: 'VERIFICATION3',
  whileExcluded: true,
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({ ...ContactTarget, code: Type.String({ minLength: 1, maxLength: 255 }) }),
  reply: Type.Object({}),
  errors: [...errors, 'account.trial', 'mobile.invalid', 'mobile.taken', 'email.taken', 'verification.code.invalid'],
})

export const startAuthenticator = endpoint('startAuthenticator', {
  summary: 'Makes a secret for an authenticator app. It counts once a code of it has been shown',
  method: 'POST',
  path: '/wps/member/authenticator',
  access: 'member',
  moduleId: 'VERIFICATION3',
  whileExcluded: true,
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({}),
  reply: Type.Object({ secret: Type.String(), uri: Type.String() }),
  errors: [...errors, 'account.trial', 'authenticator.on'],
})

export const confirmAuthenticator = endpoint('confirmAuthenticator', {
  summary: 'Shows a code of the new authenticator',
  method: 'PUT',
  path: '/wps/member/authenticator',
  access: 'member',
  moduleId: 'VERIFICATION3',
  whileExcluded: true,
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({ code: Type.String({ minLength: 1, maxLength: 20 }) }),
  reply: Type.Object({}),
  errors: [...errors, 'authenticator.off', 'authenticator.on', 'verification.code.invalid'],
})

export const removeAuthenticator = endpoint('removeAuthenticator', {
  summary: 'Takes the authenticator away; a code of it proves who asks',
  method: 'POST',
  path: '/wps/member/authenticator/removal',
  access: 'member',
  moduleId: 'VERIFICATION3',
  whileExcluded: true,
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({ code: Type.String({ minLength: 1, maxLength: 20 }) }),
  reply: Type.Object({}),
  errors: [...errors, 'authenticator.off', 'verification.code.invalid', 'verification.too.many'],
})

/** The account was changed, here or elsewhere: pages that show it read it again. */
export const memberChanged = event('member.changed', 'member', Type.Object({}))
