import * as contract from '@tucano/contract/member'
import { maskEmail, maskMobile, maskName } from '#accounts/mask'
import { findMember } from '#accounts/members'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

export const getSecurity = ({ db }: Services) =>
  answer(contract.getSecurity, async (_request, caller) => {
    const member = await findMember(db, caller.member.memberId)
    if (!member) throw new Fault('login.not.session')
    const { devices } = await db
      .selectFrom('session.devices')
      .select((select) => select.fn.countAll<bigint>().as('devices'))
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow()
    return {
      mobile: { value: member.mobile && maskMobile(member.mobile), verified: member.mobile_verified_at !== null },
      email: { value: member.email && maskEmail(member.email), verified: member.email_verified_at !== null },
      payeeName: member.payee_name && maskName(member.payee_name),
      registeredAt: member.created_at.getTime(),
      password: { set: member.password_hash !== '*', changedAt: member.password_changed_at.getTime() },
      paymentPassword: member.payment_password_hash !== null,
      authenticator: member.authenticator_since !== null,
      devices: Number(devices),
    }
  })
