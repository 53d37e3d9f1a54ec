import type { ReplyOf } from '@tucano/contract/endpoint'
import { getTableChat, mutedAtTables } from '@tucano/contract/live/chat'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#platform/call'
import { listen } from '#platform/live'
import { queries } from '#platform/queries'
import { useSession } from '#platform/session'

const KEY = ['live', 'chat']
export type OwnChat = ReplyOf<typeof getTableChat>

/** Which lines are the member's own, and whether the member may write; nothing for visitors. */
export function useOwnChat(code: string) {
  const token = useSession((state) => state.token)
  useEffect(() => listen(mutedAtTables, () => void queries.invalidateQueries({ queryKey: KEY })), [])
  return useQuery({
    queryKey: [...KEY, code, token],
    queryFn: () => call(getTableChat, { code }),
    enabled: token !== undefined,
    gcTime: 0,
  })
}
