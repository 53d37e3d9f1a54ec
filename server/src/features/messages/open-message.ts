import * as contract from '@tucano/contract/messages'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'
import { openKept } from './store.ts'

export const openMessage = ({ db }: House) =>
  answer(contract.openMessage, async ({ id }, { member }) => {
    const message = await openKept(db, member.memberId, BigInt(id))
    if (!message) throw new Fault('message.unknown')
    return message
  })
