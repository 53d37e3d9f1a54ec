import * as contract from '@tucano/contract/support'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { readEntries } from './desk.ts'
import { readMessages, readStandings } from './store.ts'

export const getDeskConversation = ({ db, brand }: Services) =>
  answer(contract.getDeskConversation, async ({ id: asked }, { operator }) => {
    const id = BigInt(asked)
    const [[found], [entry], messages] = await Promise.all([
      readStandings(db, { id }),
      readEntries(db, brand, operator, id),
      readMessages(db, id),
    ])
    if (!found || !entry) throw new Fault('desk.unknown')
    const { id: _id, ...standing } = found
    return { ...standing, entry, messages }
  })
