import {
  ROOM_HISTORY,
  type RoomMessage,
  getRoom,
  roomMessageRemoved,
  roomMessageWritten,
  roomMuted,
  watchRoom,
} from '@tucano/contract/chat'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#platform/call'
import { introduce, listen, watchConnection } from '#platform/live'
import { queries } from '#platform/queries'

const room = queryOptions({ queryKey: ['chat', 'room'], queryFn: () => call(getRoom, {}), gcTime: 0 })
const watched = queryOptions({ queryKey: ['chat', 'watched'], queryFn: () => call(watchRoom, {}), gcTime: 0 })

/** A line has come, perhaps for the second time; the room remembers so many. */
function withLine<Line extends RoomMessage>(lines: readonly Line[], line: Line): Line[] {
  if (lines.some(({ id }) => id === line.id)) return [...lines]
  const sorted = [...lines, line].toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
  // Who reads further up keeps what is there, within reason.
  return sorted.slice(-ROOM_HISTORY * 4)
}

export const takeLine = (line: RoomMessage): void =>
  void queries.setQueryData(room.queryKey, (known) => known && { ...known, messages: withLine(known.messages, line) })

/** While this is shown, the page hears the room. */
function useHearing(stops: () => (() => void)[], key: readonly string[]): void {
  useEffect(() => {
    const all = [...stops(), watchConnection((on) => on && void queries.invalidateQueries({ queryKey: key }))]
    introduce({ room: true })
    return () => {
      introduce({ room: undefined })
      for (const stop of all) stop()
    }
  }, [])
}

/** The room as members see it. */
export function useRoom() {
  useHearing(
    () => [
      listen(roomMessageWritten, takeLine),
      listen(roomMessageRemoved, ({ id }) =>
        queries.setQueryData(room.queryKey, (known) => known && { ...known, messages: known.messages.filter((line) => line.id !== id) }),
      ),
      listen(roomMuted, ({ mutedUntil }) => queries.setQueryData(room.queryKey, (known) => known && { ...known, mutedUntil })),
    ],
    room.queryKey,
  )
  return useQuery(room)
}

/** The room as operators see it: what is known of the authors comes with a reading. */
export function useWatchedRoom() {
  const again = (): void => void queries.invalidateQueries({ queryKey: watched.queryKey })
  useHearing(() => [listen(roomMessageWritten, again), listen(roomMessageRemoved, again)], watched.queryKey)
  return { query: useQuery(watched), again }
}
