import * as contract from '@tucano/contract/support'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readEntries } from './desk.ts'

export const getDesk = ({ db, brand }: Services) =>
  answer(contract.getDesk, async (_request, { operator }) => {
    const [conversations, replies] = await Promise.all([
      readEntries(db, brand, operator),
      db.selectFrom('support.replies').select(['slug', 'title', 'text']).orderBy('position').execute(),
    ])
    return { conversations, replies }
  })
