import {
  ROOM_HISTORY,
  type LoungeMessage,
  getLounge,
  loungeMessageRemoved,
  loungeMessageWritten,
  loungeMuted,
  watchLounge,
} from '@tucano/contract/chat'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '#platform/call'
import { introduce, listen, watchConnection } from '#platform/live'
import { queries } from '#platform/queries'

const lounge = queryOptions({ queryKey: ['chat', 'lounge'], queryFn: () => call(getLounge, {}), gcTime: 0 })
const watched = queryOptions({ queryKey: ['chat', 'watched'], queryFn: () => call(watchLounge, {}), gcTime: 0 })

/** A line has come, perhaps for the second time; the lounge remembers so many. */
function withLine<Line extends LoungeMessage>(lines: readonly Line[], line: Line): Line[] {
  if (lines.some(({ id }) => id === line.id)) return [...lines]
  const sorted = [...lines, line].toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
  // Who reads further up keeps what is there, within reason.
  return sorted.slice(-ROOM_HISTORY * 4)
}

export const takeLine = (line: LoungeMessage): void =>
  void queries.setQueryData(lounge.queryKey, (known) => known && { ...known, messages: withLine(known.messages, line) })

/** While this is shown, the page hears the lounge. */
function useHearing(stops: () => (() => void)[], key: readonly string[]): void {
  const start = useEffectEvent(() => [...stops(), watchConnection((on) => on && void queries.invalidateQueries({ queryKey: key }))])
  useEffect(() => {
    const all = start()
    introduce({ lounge: true })
    return () => {
      introduce({ lounge: undefined })
      for (const stop of all) stop()
    }
  }, [])
}

/** The lounge as members see it. */
export function useLounge() {
  useHearing(
    () => [
      listen(loungeMessageWritten, takeLine),
      listen(loungeMessageRemoved, ({ id }) =>
        queries.setQueryData(lounge.queryKey, (known) => known && { ...known, messages: known.messages.filter((line) => line.id !== id) }),
      ),
      listen(loungeMuted, ({ mutedUntil }) => queries.setQueryData(lounge.queryKey, (known) => known && { ...known, mutedUntil })),
    ],
    lounge.queryKey,
  )
  return useQuery(lounge)
}

/** The lounge as operators see it: what is known of the authors comes with a reading. */
export function useWatchedLounge() {
  const again = (): void => void queries.invalidateQueries({ queryKey: watched.queryKey })
  useHearing(() => [listen(loungeMessageWritten, again), listen(loungeMessageRemoved, again)], watched.queryKey)
  return { query: useQuery(watched), again }
}
