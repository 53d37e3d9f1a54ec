import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'

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
  request: Type.Object({}),
  reply: MemberInfo,
  errors: ['login.not.session', 'password.change.required'],
})

const Password = Type.String({ minLength: 1, maxLength: 255 })

export const changePassword = endpoint('changePassword', {
  summary: 'Changes the password of the member who is signed in',
  method: 'POST',
  path: '/wps/member/password',
  access: 'member',
  moduleId: 'PASS3',
  encrypted: true,
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({ oldPassword: Password, newPassword: Password, confirmNewPassword: Password }),
  reply: Type.Object({}),
  errors: ['login.not.session', 'request.not.encrypted', 'encryption.key.unknown', 'password.wrong', 'password.mismatch'],
})

export const requestPasswordEmail = endpoint('requestPasswordEmail', {
  summary: 'Sends a link to set a new password by e-mail',
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'public',
  moduleId: 'PASS3',
  form: true,
  limit: { max: 6, windowMs: 60_000 },
  request: Type.Object({ username: Type.String({ minLength: 1, maxLength: 255 }), email: Type.String({ minLength: 3, maxLength: 255 }) }),
  reply: Type.Object({}),
  errors: ['verification.no.channel'],
})

export const resetPasswordByPhone = endpoint('resetPasswordByPhone', {
  summary: 'Sets a new password with a code sent to the mobile number',
  method: 'POST',
  path: '/wps/member/password/verification',
  access: 'public',
  moduleId: 'CHNGPASSVERIF3',
  encrypted: true,
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({
    newPassword: Password,
    mobileNum: Type.String({ minLength: 1, maxLength: 20 }),
    verificationCode: Type.String({ minLength: 1, maxLength: 255 }),
  }),
  reply: Type.Object({}),
  errors: ['request.not.encrypted', 'encryption.key.unknown', 'mobile.invalid', 'verification.code.invalid'],
})
