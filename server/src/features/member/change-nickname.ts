import * as contract from '@tucano/contract/member'
import { changeMember } from '#accounts/members'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

export const changeNickname = ({ db }: Services) =>
  answer(contract.changeNickname, async ({ nickname }, { member, ip }) => {
    const { memberId, sessionId } = member
    await changeMember(db, memberId, { by: { actor: 'member', ip, sessionId }, set: { nickname: nickname.trim().replaceAll(/\s+/g, ' ') } })
    return {}
  })
