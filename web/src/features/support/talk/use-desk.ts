import { contentChanged } from '@tucano/contract/content'
import { type SupportMessage, deskChanged, deskMessageWritten, getDesk, getDeskConversation } from '@tucano/contract/support'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#platform/call'
import { listen, watchConnection } from '#platform/live'
import { queries } from '#platform/queries'
import { withMessage } from './conversation-state.ts'

const DESK = ['support', 'desk']
const desk = queryOptions({ queryKey: DESK, queryFn: () => call(getDesk, {}) })
const deskConversation = (id: string) =>
  queryOptions({ queryKey: ['support', 'desk-conversation', id], queryFn: () => call(getDeskConversation, { id }) })

export const refreshDesk = (): void => void queries.invalidateQueries({ queryKey: DESK })
export const refreshConversation = (id: string): void => void queries.invalidateQueries({ queryKey: deskConversation(id).queryKey })

export const takeDeskMessage = (id: string, message: SupportMessage): void =>
  void queries.setQueryData(deskConversation(id).queryKey, (known) => known && withMessage(known, message))

/** The queue, kept up to date by what the server tells. */
export function useDesk() {
  const query = useQuery(desk)
  useEffect(() => {
    const stops = [
      listen(deskChanged, ({ id }) => {
        refreshDesk()
        refreshConversation(id)
      }),
      listen(deskMessageWritten, ({ id }) => {
        refreshConversation(id)
        refreshDesk()
      }),
      // Replies that are given often have other words.
      listen(contentChanged, refreshDesk),
      watchConnection((on) => on && void queries.invalidateQueries({ queryKey: ['support'] })),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return query
}

export const useDeskConversation = (id: string) => useQuery(deskConversation(id))
