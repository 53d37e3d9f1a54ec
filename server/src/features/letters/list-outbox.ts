import * as contract from '@tucano/contract/letters'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

const SHOWN = 30

export const listOutbox = ({ db, letters }: Services) =>
  answer(contract.listOutbox, async () => {
    const { shown } = letters
    if (shown.length === 0) throw new Fault('function.not.available')
    const rows = await db
      .selectFrom('platform.letters')
      .select(['id', 'created_at', 'channel', 'recipient', 'purpose', 'subject', 'body', 'state'])
      .where('channel', 'in', shown)
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute()
    return {
      letters: rows.map(({ id, created_at, channel, state, ...letter }) => ({
        ...letter,
        id: String(id),
        at: created_at.getTime(),
        channel: channel as contract.ShownLetter['channel'],
        state: state as contract.ShownLetter['state'],
      })),
    }
  })
