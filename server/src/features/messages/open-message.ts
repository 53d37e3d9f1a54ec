import * as contract from '@tucano/contract/messages'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { openKept } from './store.ts'

export const openMessage = ({ db }: Services) =>
  answer(contract.openMessage, async ({ id }, { member }) => {
    const message = await openKept(db, member.memberId, BigInt(id))
    if (!message) throw new Fault('message.unknown')
    return message
  })
