import { type Message, listMessages, messagesChanged, openMessage, readMessages, removeMessages } from '@tucano/contract/messages'
import { useEffect } from 'react'
import { call } from '#platform/call'
import { listen } from '#platform/live'
import { queries } from '#platform/queries'
import { recordOf, useRecord } from '#platform/record'
import { useSession } from '#platform/session'

const useToken = (): string | undefined => useSession((state) => state.token)

const inboxOf = (token: string | undefined, unread: boolean) =>
  recordOf(['messages', token, unread], (before) => call(listMessages, { ...(unread ? { unread } : {}), before }))

const readAgain = (): Promise<void> => queries.invalidateQueries({ queryKey: ['messages'] })

/** The inbox, as it is now: what arrives, here or on another page, is read again. */
export function useInbox(unread: boolean) {
  useEffect(() => listen(messagesChanged, () => void readAgain()), [])
  return useRecord(inboxOf(useToken(), unread)).query
}

/** Opens a message, which makes it read. */
export const openOne = (id: string): Promise<Message> => call(openMessage, { id })

/** The server takes so many at a time. */
const AT_ONCE = 100

async function inParts(ids: readonly string[], work: (part: string[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) await work(ids.slice(from, from + AT_ONCE))
  await readAgain()
}

export const markRead = (ids: readonly string[]): Promise<void> => inParts(ids, (part) => call(readMessages, { ids: part }))
export const removeAll = (ids: readonly string[]): Promise<void> => inParts(ids, (part) => call(removeMessages, { ids: part }))

/** All that the member has seen so far; what arrives meanwhile stays unread. */
export async function markAllRead(newest: string): Promise<void> {
  await call(readMessages, { upTo: newest })
  await readAgain()
}
