import * as contract from '@tucano/contract/member'
import { findMember } from '#accounts/members'
import { iconOf } from '#accounts/pictures'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

export const getIcon = ({ db, brand }: Services) =>
  answer(contract.getIcon, async (_request, { member }) => {
    const found = await findMember(db, member.memberId)
    if (!found) throw new Fault('login.not.session')
    return { icon: iconOf(brand, found) }
  })
