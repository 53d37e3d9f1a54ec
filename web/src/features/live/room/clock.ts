import type { ClockPing } from '@tucano/contract/room'
import { hearFrames, say, watchConnection } from '#platform/live'

/** The clock by which rooms are judged, less the page's. The fastest of some answers says it best. */
let offsetMs: number | undefined
let best = Infinity
let asked = 0
const sentMs = new Map<number, number>()

const PINGS = 8
const BETWEEN_MS = 150

hearFrames('pong', (message) => {
  const { n, atMs } = message as { n: number; atMs: number }
  const sent = sentMs.get(n)
  if (sent === undefined) return
  sentMs.delete(n)
  const now = performance.now()
  const tookMs = now - sent
  if (tookMs >= best) return
  best = tookMs
  offsetMs = atMs + tookMs / 2 - now
})

function ping(left: number): void {
  const n = ++asked
  sentMs.set(n, performance.now())
  const message: ClockPing = { type: 'ping', n }
  if (say(message) && left > 1) setTimeout(() => ping(left - 1), BETWEEN_MS)
}

let isWatched = false

/** Reads the clock, now and on each new connection. */
export function readRoomClock(): void {
  if (!isWatched) {
    isWatched = true
    watchConnection((isConnected) => {
      best = Infinity
      sentMs.clear()
      if (isConnected) ping(PINGS)
    })
  }
  if (offsetMs === undefined) ping(PINGS)
}

/** What time it is where deadlines are judged. */
export const roomNow = (): number => (offsetMs === undefined ? Date.now() : offsetMs + performance.now())
