import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Uuid } from './fields.ts'
import { LoginReply } from './session.ts'

/** Fields whose rules come from the server, in the order in which a form shows them. Spec §5. */
export const registerFields = [
  'username',
  'password',
  'payeeName',
  'mobileNum',
  'email',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'affiliateCode',
  'recommenderId',
  'captcha',
] as const
export type RegisterField = (typeof registerFields)[number]

export const FieldRule = Type.Object({
  key: Type.Enum(registerFields),
  enabled: Type.Boolean(),
  required: Type.Boolean(),
  minLength: Type.Integer({ minimum: 0 }),
  maxLength: Type.Integer({ minimum: 0, maximum: 255 }),
  /** A regular expression for the whole value; `*` accepts anything. */
  acceptedPattern: Type.String(),
  /** Names the message: translation `registration.pattern_<patternId>`. */
  patternId: Type.Integer({ minimum: 1, maximum: 20 }),
})
export type FieldRule = Static<typeof FieldRule>

export const RegisterRules = Type.Record(Type.String(), FieldRule)
export type RegisterRules = Partial<Record<RegisterField, FieldRule>>

export const getRegisterSettings = endpoint('getRegisterSettings', {
  summary: 'The rule of each registration field',
  method: 'GET',
  path: '/wps/system/setting/register',
  access: 'public',
  moduleId: 'REG3',
  request: Type.Object({}),
  reply: RegisterRules,
})

const Text = Type.Optional(Type.String({ maxLength: 255 }))

/** What both forms send. Which of it must be there, and how it must look, the brand's rules say. */
const Application = {
  password: Text,
  confirmPassword: Text,
  payeeName: Text,
  email: Text,
  qqNum: Text,
  mobileNum: Text,
  recommenderId: Text,
  captcha: Text,
  verificationCode: Text,
  affiliateCode: Text,
  paymentPassword: Text,
  line: Text,
  whatsapp: Text,
  facebook: Text,
  wechat: Text,
  idNumber: Text,
  referralCode: Text,
  domain: Text,
  countryDialingCode: Text,
  registerUrl: Text,
  /** Ticket of the slider. */
  slider: Type.Optional(Uuid),
  /** The code came by the phone-auth service, which says so in its token. */
  firebaseChannel: Type.Optional(Type.Literal('sms')),
  firebaseIdToken: Type.Optional(Type.String({ maxLength: 4000 })),
  /** 18 years or older, and the terms accepted. */
  agreed: Type.Optional(Type.Boolean()),
  registerMethod: Type.Optional(Type.Literal('WEB')),
  login: Type.Optional(Type.Literal(true)),
}

const errors = [
  'request.not.encrypted',
  'encryption.key.unknown',
  'username.taken',
  'mobile.taken',
  'mobile.invalid',
  'mobile.country',
  'email.taken',
  'idNumber.taken',
  'password.mismatch',
  'password.common',
  'affiliate.invalid',
  'captcha.wrong',
  'captcha.slider',
  'login.identity',
  'verification.code.invalid',
] as const

export const register = endpoint('register', {
  summary: 'Opens an account by user name, and a session of it',
  method: 'PUT',
  path: '/wps/member/register',
  access: 'public',
  moduleId: 'USERNAMEREG3',
  encrypted: true,
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({ username: Type.String({ minLength: 1, maxLength: 255 }), ...Application }),
  reply: LoginReply,
  errors,
})

export const registerMobile = endpoint('registerMobile', {
  summary: 'Opens an account by mobile number, and a session of it',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  access: 'public',
  moduleId: 'MOBILENUMREG3',
  encrypted: true,
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({ ...Application, mobileNum: Type.String({ minLength: 1, maxLength: 20 }) }),
  reply: LoginReply,
  errors,
})

export const sendRegisterCode = endpoint('sendRegisterCode', {
  summary: 'Sends a code to a mobile number that wants to register',
  method: 'POST',
  path: '/wps/verification/sms/register',
  access: 'public',
  moduleId: 'REGMOBVERF3',
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({
    countryDialingCode: Type.String({ pattern: '^\\+?\\d{1,4}$' }),
    mobileNo: Type.String({ minLength: 1, maxLength: 20 }),
  }),
  reply: Type.Object({ expiredMinutes: Type.Integer() }),
  errors: ['mobile.invalid', 'mobile.country', 'verification.too.many', 'verification.no.channel'],
})

export const checkAffiliate = endpoint('checkAffiliate', {
  summary: 'Whether an invitation code is good under an address',
  method: 'GET',
  path: '/wps/agent/affiliate',
  access: 'public',
  moduleId: 'AFFMAN3',
  limit: { max: 30, windowMs: 60_000 },
  request: Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }), domain: Type.String({ maxLength: 255 }) }),
  /** `isFriend`: it is a member's, who brings friends, and goes into `referralCode`. */
  reply: Type.Object({ code: Type.String(), isFriend: Type.Boolean() }),
  errors: ['affiliate.invalid'],
})

/** Whether a value fits the rule of its field. Both the form and the server ask this. */
export function fitsRule({ acceptedPattern, minLength, maxLength }: FieldRule, value: string): boolean {
  const length = Array.from(value).length
  if (length < minLength || length > maxLength) return false
  return acceptedPattern === '*' || new RegExp(`^(?:${acceptedPattern})$`, 'u').test(value)
}
