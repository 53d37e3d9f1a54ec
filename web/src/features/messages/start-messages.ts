import { getUnreadCount, messagesChanged } from '@tucano/contract/messages'
import { call } from '#platform/call'
import { listen, onMissed } from '#platform/live'
import { usePublicStore } from '#platform/public-store'
import { useSession } from '#platform/session'
import { useSite } from '#platform/site'

let asked = 0

/** Counts what the member has not read. Of several answers on their way, only the one that was asked for last is shown. */
async function countUnread(): Promise<void> {
  asked++
  const mine = asked
  if (useSession.getState().token === undefined || !useSite.getState().flags['INBOX3']) return usePublicStore.setState({ unreadMessage: 0 })
  const unreadMessage = await call(getUnreadCount, {})
  if (mine === asked) usePublicStore.setState({ unreadMessage })
}

/** Keeps the count of unread messages current, and forgets it with its session. */
export function startMessages(): void {
  // What cannot be counted now is counted at the next change; what is shown stays.
  const again = (): void => void countUnread().catch(() => undefined)
  listen(messagesChanged, again)
  onMissed(again)
  useSession.subscribe(({ token }, { token: before }) => {
    if (token === before) return
    usePublicStore.setState({ unreadMessage: 0 })
    again()
  })
  again()
}
