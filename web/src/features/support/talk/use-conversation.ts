import { operatorsChanged } from '@tucano/contract/operators'
import {
  type Conversation,
  type SupportMessage,
  getConversation,
  messageWritten,
  openConversation,
  readSupport,
  standingChanged,
} from '@tucano/contract/support'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#platform/call'
import { introduce, listen, watchConnection } from '#platform/live'
import { queries } from '#platform/queries'
import { ownWindow } from '#platform/storage'
import { withMessage } from './conversation-state.ts'

const KEY = ['support', 'conversation']
const conversation = queryOptions({ queryKey: KEY, queryFn: () => call(getConversation, {}), staleTime: Infinity })

const change = (to: (known: Conversation) => Conversation): void =>
  void queries.setQueryData<Conversation>(KEY, (known) => known && to(known))

export const takeMessage = (message: SupportMessage): void => change((known) => withMessage(known, message))

/** The pass of the address. */
const passOf = ({ hash }: Location): string | undefined => /^#pass=([\w-]{43})$/.exec(hash)?.[1]

/** Opens a conversation with a pass, or goes on with the one that this window holds. */
export async function enter(pass: string): Promise<void> {
  const held = ownWindow.read('conversation')
  const { token } = await call(openConversation, { pass, ...(held ? { token: held } : {}) })
  ownWindow.write('conversation', token)
}

/** `none`: this window has no conversation and no pass for one. */
export type Entrance = 'opening' | 'open' | 'none' | { failed: unknown }

/** Comes in by the pass of the address, if it has one. */
export function useEntrance(): [Entrance, (entrance: Entrance) => void] {
  const [entrance, setEntrance] = useState<Entrance>(() =>
    passOf(location) ? 'opening' : ownWindow.read('conversation') ? 'open' : 'none',
  )
  useEffect(() => {
    const pass = passOf(location)
    if (!pass) return
    // Taken out of the address at once: neither the history nor a screenshot keeps it.
    history.replaceState(history.state, '', location.pathname)
    enter(pass).then(
      () => setEntrance('open'),
      (failed: unknown) => setEntrance({ failed }),
    )
  }, [])
  return [entrance, setEntrance]
}

/** The conversation of this window, kept up to date by what the server tells. */
export function useConversation() {
  const query = useQuery(conversation)
  const [connected, setConnected] = useState(true)
  const { refetch } = query
  useEffect(() => {
    const stops = [
      listen(messageWritten, takeMessage),
      listen(standingChanged, (standing) => change((known) => ({ ...known, ...standing }))),
      listen(operatorsChanged, () => void refetch()),
      // Greeted anew, whatever was said between the last reading and the greeting is read again.
      watchConnection((on) => {
        setConnected(on)
        if (on) void refetch()
      }),
    ]
    introduce({ conversation: ownWindow.read('conversation') })
    return () => {
      for (const stop of stops) stop()
    }
  }, [refetch])
  useReading(query.data)
  return { query, connected }
}

/** Marks as read what stands on a page that somebody looks at. */
function useReading(data: Conversation | undefined): void {
  const newest = data?.messages.findLast(({ writer }) => writer === 'operator')?.id
  const read = data?.customerRead ?? '0'
  useEffect(() => {
    if (newest === undefined || BigInt(newest) <= BigInt(read)) return
    const mark = (): void => {
      if (document.visibilityState === 'visible') call(readSupport, { id: newest }).catch(() => undefined)
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [newest, read])
}

export const forgetConversation = (): void => queries.removeQueries({ queryKey: KEY })
