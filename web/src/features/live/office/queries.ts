import { type TableChat, listTableChats, watchTableChat } from '@tucano/contract/live/chat'
import type { ReplyOf } from '@tucano/contract/endpoint'
import {
  type OfficeTable,
  type TableVoid,
  getOfficeTable,
  getTableExposure,
  getTableVoid,
  listOfficeTables,
  listTableVoids,
  officeTableChanged,
} from '@tucano/contract/live/office'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { QUEUES, queueOf, rereadQueues } from '#office/queue-query.ts'
import { call } from '#platform/call'
import { listen } from '#platform/live'
import { queries } from '#platform/queries'

listen(officeTableChanged, () => void rereadQueues())

const TABLES = [QUEUES, 'live-tables']
const exposureKey = (code: string) => [QUEUES, 'live-exposure', code]
const tableKey = (code: string) => [QUEUES, 'live-table', code]
const chatKey = (code: string) => [QUEUES, 'live-chat', code]

export const useTables = () => useQuery({ queryKey: TABLES, queryFn: () => call(listOfficeTables, {}), staleTime: 0 })

export const useTable = (code: string) =>
  useQuery({ queryKey: tableKey(code), queryFn: () => call(getOfficeTable, { code }), staleTime: 0 })

/** What a change has answered is shown at once: the next one names its version. */
export async function tookTable(change: Promise<{ table: OfficeTable }>): Promise<void> {
  try {
    const { table } = await change
    queries.setQueryData(tableKey(table.code), (known: ReplyOf<typeof getOfficeTable> | undefined) => known && { ...known, table })
  } finally {
    void rereadQueues()
  }
}

export const useExposure = (code: string, drawId: string | undefined) =>
  useQuery({
    queryKey: [...exposureKey(code), drawId],
    queryFn: () => call(getTableExposure, { code, ...(drawId !== undefined && { drawId }) }),
    staleTime: 0,
    // The round before stays in sight until the next one is there.
    placeholderData: (before) => before,
  })

type WhichVoids = 'waiting' | 'decided'
export const voids = (which: WhichVoids) =>
  queueOf<TableVoid>(`live-voids ${which}`, (before) => call(listTableVoids, { which, ...(before !== undefined && { before }) }))
export const useVoid = (voidId: string) =>
  useQuery({ queryKey: [QUEUES, 'live-void', voidId], queryFn: () => call(getTableVoid, { voidId }), staleTime: 0 })

export const useChats = () => useQuery({ queryKey: [QUEUES, 'live-chats'], queryFn: () => call(listTableChats, {}), staleTime: 0 })
/** Chats of which lines have been reported, as a queue. */
export const reportedChats = queueOf<TableChat>('live-chats reported', async () => ({
  list: (await call(listTableChats, {})).chats.filter(({ reported }) => reported > 0),
  next: null,
}))
export const useWatchedChat = (code: string) =>
  useQuery({ queryKey: chatKey(code), queryFn: () => call(watchTableChat, { code }), staleTime: 0 })

/** Reads something again when what it follows has changed: at once, and then no more often than this. */
function useFollowing(sign: string, queryKey: readonly unknown[], everyMs: number): void {
  const readMs = useRef(-Infinity)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const key = JSON.stringify(queryKey)
  useEffect(() => {
    if (timer.current !== undefined) return
    const wait = Math.max(0, readMs.current + everyMs - performance.now())
    timer.current = setTimeout(() => {
      timer.current = undefined
      readMs.current = performance.now()
      void queries.invalidateQueries({ queryKey: JSON.parse(key) as unknown[] })
    }, wait)
  }, [sign, key, everyMs])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
}

const EXPOSURE_MS = 1000
const LIST_MS = 2000

/** What stands on a round is read again when its table tells of chips. */
export const useFollowingExposure = (code: string, sign: string): void => useFollowing(sign, exposureKey(code), EXPOSURE_MS)
export const useFollowingTable = (code: string, sign: string): void => useFollowing(sign, tableKey(code), EXPOSURE_MS)
export const useFollowingTables = (sign: string): void => useFollowing(sign, TABLES, LIST_MS)
export const useFollowingChat = (code: string, sign: string): void => useFollowing(sign, chatKey(code), EXPOSURE_MS)
