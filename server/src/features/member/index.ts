import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { changeNickname } from './change-nickname.ts'
import { changePassword } from './change-password.ts'
import { chooseAvatar } from './choose-avatar.ts'
import { confirmAuthenticator } from './confirm-authenticator.ts'
import { getAvatar } from './get-avatar.ts'
import { getIcon } from './get-icon.ts'
import { getMemberInfo } from './get-member-info.ts'
import { getSecurity } from './get-security.ts'
import { removeAuthenticator } from './remove-authenticator.ts'
import { requestPasswordEmail } from './request-password-email.ts'
import { resetPassword } from './reset-password.ts'
import { sendContactCode } from './send-contact-code.ts'
import { sendPasswordCode } from './send-password-code.ts'
import { setPaymentPassword } from './set-payment-password.ts'
import { startAuthenticator } from './start-authenticator.ts'
import { uploadPicture } from './upload-picture.ts'
import { verifyContact } from './verify-contact.ts'

const answers = [
  getMemberInfo,
  getAvatar,
  getIcon,
  chooseAvatar,
  uploadPicture,
  changeNickname,
  getSecurity,
  changePassword,
  requestPasswordEmail,
  sendPasswordCode,
  resetPassword,
  setPaymentPassword,
  sendContactCode,
  verifyContact,
  startAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
]

export const member = (services: Services): Feature => ({ answers: answers.map((make) => make(services)) })
