import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { changePassword } from './change-password.ts'
import { getMemberInfo } from './get-member-info.ts'
import { requestPasswordEmail } from './request-password-email.ts'
import { resetPasswordByPhone } from './reset-password-by-phone.ts'

export const member = (house: House): Feature => ({
  answers: [getMemberInfo(house), changePassword(house), requestPasswordEmail(), resetPasswordByPhone(house)],
})
