import type { FieldRule, RegisterField } from '@tucano/contract/registration'

interface Given {
  length: [min: number, max: number]
  pattern?: string
  patternId: number
}

const rule = (key: RegisterField, enabled: boolean, required: boolean, { length, pattern = '*', patternId }: Given): FieldRule => ({
  key,
  enabled,
  required,
  minLength: length[0],
  maxLength: length[1],
  acceptedPattern: pattern,
  patternId,
})
const asked = (key: RegisterField, given: Given): FieldRule => rule(key, true, true, given)
const offered = (key: RegisterField, given: Given): FieldRule => rule(key, true, false, given)
const hidden = (key: RegisterField, given: Given): FieldRule => rule(key, false, false, given)

/** The rule of each registration field. `patternId` names the sentence that a page shows when a value does not fit. */
export const register: FieldRule[] = [
  asked('username', { length: [4, 15], pattern: '[A-Za-z][A-Za-z0-9]*', patternId: 2 }),
  asked('password', { length: [8, 20], pattern: '(?=.*[A-Za-z])(?=.*[0-9])\\S+', patternId: 9 }),
  offered('payeeName', { length: [2, 60], pattern: "[\\p{L}][\\p{L} .'-]*", patternId: 14 }),
  offered('mobileNum', { length: [8, 15], pattern: '[0-9]+', patternId: 13 }),
  offered('email', { length: [6, 120], pattern: '[^@\\s]+@[^@\\s]+\\.[^@\\s.]{2,}', patternId: 4 }),
  hidden('paymentPassword', { length: [6, 6], pattern: '[0-9]+', patternId: 3 }),
  hidden('qqNum', { length: [5, 12], pattern: '[0-9]+', patternId: 3 }),
  hidden('line', { length: [4, 30], pattern: '\\S+', patternId: 5 }),
  hidden('whatsapp', { length: [8, 15], pattern: '[0-9]+', patternId: 3 }),
  hidden('facebook', { length: [3, 60], pattern: '\\S+', patternId: 5 }),
  hidden('wechat', { length: [4, 30], pattern: '\\S+', patternId: 5 }),
  hidden('idNumber', { length: [11, 11], pattern: '[0-9]+', patternId: 15 }),
  offered('affiliateCode', { length: [4, 12], pattern: '[A-Za-z0-9]+', patternId: 11 }),
  hidden('recommenderId', { length: [4, 15], pattern: '[A-Za-z0-9]+', patternId: 11 }),
  hidden('captcha', { length: [4, 6], pattern: '[A-Za-z0-9]+', patternId: 11 }),
]
