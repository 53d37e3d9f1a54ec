import * as contract from '@tucano/contract/member'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'
import { findMember } from '#accounts/members'

export const getMemberInfo = ({ db }: House) =>
  answer(contract.getMemberInfo, async (_request, caller) => {
    const member = await findMember(db, caller.member.memberId)
    if (!member) throw new Fault('login.not.session')
    const { id, account, nickname, type, upline_id } = member
    return {
      id: String(id),
      account,
      nickname,
      type,
      toUpline: upline_id !== null,
      clubLabel: { labelName: '', rankLevel: 0 },
      memberLabel: [],
    }
  })
