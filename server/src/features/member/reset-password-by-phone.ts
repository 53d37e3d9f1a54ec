import * as contract from '@tucano/contract/member'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'
import { checkFields } from '#accounts/field-rules'

/** Without a channel that sends codes, no code can be right. */
export const resetPasswordByPhone = ({ brand }: House) =>
  answer(contract.resetPasswordByPhone, async ({ newPassword }) => {
    checkFields(brand.register, { password: newPassword }, { as: { password: 'newPassword' } })
    throw new Fault('verification.code.invalid')
  })
