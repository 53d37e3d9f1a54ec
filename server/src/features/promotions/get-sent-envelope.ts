import { getSentEnvelope as contract } from '@tucano/contract/promotions/sent-envelopes'
import { isClosedTo } from '#cashier/transfers'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { readSent } from '#promotions/read-sent-envelopes'
import { refuseTrial } from './press.ts'

export const getSentEnvelope = ({ db }: Services) =>
  answer(contract, async ({ code }, { member }) => {
    refuseTrial(member)
    if (await isClosedTo(db, member.memberId)) throw new Fault('play.closed')
    const found = await readSent(db, member.memberId, code)
    if (!found) throw new Fault('envelope.unknown')
    return found
  })
