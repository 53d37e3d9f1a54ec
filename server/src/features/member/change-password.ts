import * as contract from '@tucano/contract/member'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'
import { checkFields } from '#accounts/field-rules'
import { findMember, setPassword } from '#accounts/members'
import { hashPassword, verifyPassword } from '#accounts/password'

/** A member has one session, and it is the one that asks; the page signs in again, which gives it a new token. */
export const changePassword = ({ db, brand }: House) =>
  answer(contract.changePassword, async ({ oldPassword, newPassword, confirmNewPassword }, { member }) => {
    if (newPassword !== confirmNewPassword) throw new Fault('password.mismatch')
    checkFields(brand.register, { password: newPassword }, { as: { password: 'newPassword' } })
    const found = await findMember(db, member.memberId)
    if (!found || !(await verifyPassword(oldPassword, found.password_hash))) throw new Fault('password.wrong')
    await setPassword(db, found.id, await hashPassword(newPassword))
    return {}
  })
