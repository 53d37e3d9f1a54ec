import { sharedLive } from '@tucano/live'
import { certify } from '#fairness/maths'
import type { Services } from '#platform/services'
import { talkOf } from '@tucano/contract/live/chat'
import { makeRoom } from '#rooms/store'
import { sourceOf } from './room/work.ts'
import { tablesOf } from './tables.ts'

const AGAIN_MS = 1000

/** Tables at which members act while a round is played have rooms of their own. */
const ROOMS: Record<string, string> = { crash: 'flight', blackjack: 'blackjack' }

/** Makes the rooms of tables that have none yet, and certifies their maths. Tried again until the database has taken it. */
export function openTables(services: Pick<Services, 'db' | 'log' | 'brand' | 'configuration'>) {
  const { db, log } = services
  const tables = tablesOf(services)
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()
  let isStopped = false
  const open = async (): Promise<void> => {
    try {
      await certify(db, sharedLive)
      for (const { code, kind } of tables) {
        await makeRoom(db, { id: sourceOf(code), kind: ROOMS[kind] ?? 'live', options: { table: code } })
        await makeRoom(db, { id: talkOf(code), kind: 'talk', options: { table: code } })
      }
    } catch (error) {
      if (isStopped) return
      log.warn({ err: error }, 'tables are opened later')
      timer = setTimeout(() => void (underWay = open()), AGAIN_MS).unref()
    }
  }
  if (tables.length > 0) underWay = open()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await underWay
    },
  }
}
