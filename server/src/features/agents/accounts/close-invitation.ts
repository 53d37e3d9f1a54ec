import { closeInvitation as contract } from '@tucano/contract/agents/accounts'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { closeOwnInvitation } from './store.ts'

export const closeInvitation = ({ db }: Services) =>
  answer(contract, async ({ code }, { member }) => {
    if (!(await closeOwnInvitation(db, member.memberId, code))) throw new Fault('invitation.unknown')
    return {}
  })
