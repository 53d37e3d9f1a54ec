// What pages at a table cost: memory, how long one event takes to all of them, deliveries a second, and coming back.
import { setTimeout as pause } from 'node:timers/promises'
import { type Figure, at, ms, spread } from '../sports/figure.ts'
import { ROOM } from './bets.ts'
import type { Heard } from './orders.ts'
import { type LiveSite, SeenTable } from './site.ts'

const EVENT_MS = 200
const BET_MS = 50
const AGAIN_MS = 500
const DELIVERIES = 20_000
const PAGE_BYTES = 20 * 1024
const SETTLE_MS = 2000
const OTHER = 'live:roleta-salao'
const FRAME_MS = 210
const nowMs = (): number => performance.timeOrigin + performance.now()

/** Visitors at other tables, until so many pages look on in all. */
export async function openVisitors(
  site: LiveSite,
  { open, pages, room = OTHER }: { open: number; pages: number; room?: string },
): Promise<Figure[]> {
  const before = site.memory()
  const half = Math.ceil((pages - open) / 2)
  const tokens = Array.from({ length: half }, () => null)
  const opened = await site.ask<number>((n) => ({ do: 'open', port: site.port, room, tokens, from: 3000 + n * 1000 }))
  await pause(SETTLE_MS)
  const more = opened.reduce((sum, one) => sum + one, 0)
  const each = (site.memory() - before) / more
  return [
    { what: 'sockets open in rooms', figure: String(open + more), asked: String(pages), isMet: open + more >= pages },
    { what: 'memory of the server for each', figure: `${(each / 1024).toFixed(1)} kB`, asked: '20 kB', isMet: each <= PAGE_BYTES },
  ]
}

interface Bettor {
  table: SeenTable
  room: string
  spot: string
}

/** Chips on top of those that are there: how long it took to be answered. Not in the last moments of a round. */
async function bet({ table, room, spot }: Bettor): Promise<number> {
  const { mine } = await table.until(({ phase, closesAtMs }) => phase === 'open' && closesAtMs - Date.now() > 1500)
  const began = performance.now()
  const stake = room === OTHER ? '10000' : '100'
  const answer = await table.page.command(room, { do: 'bet', version: mine?.version ?? 0, chips: { [spot]: stake } })
  const took = performance.now() - began
  if ('code' in answer && answer.code !== 'live.slip.changed') throw new Error(`a bet was refused: ${answer.code}`)
  await table.until((view) => (view.mine?.version ?? 0) !== (mine?.version ?? 0) || view.phase !== 'open')
  return took
}

async function betMeanwhile(bettor: Bettor, over: AbortSignal): Promise<number[]> {
  const took: number[] = []
  while (!over.aborted) {
    took.push(await bet(bettor))
    await pause(100)
  }
  return took
}

/** One bet at a time at a table with many pages: until each of them has heard of it. */
export async function measureEvents(
  site: LiveSite,
  { pages, events, token, others }: { pages: number; events: number; token: string; others: string },
) {
  const one: Bettor = { table: await SeenTable.open(site.port, ROOM, token), room: ROOM, spot: 'parity-even' }
  const other: Bettor = { table: await SeenTable.open(site.port, OTHER, others), room: OTHER, spot: 'parity-odd' }
  const over = new AbortController()
  const meanwhile = betMeanwhile(other, over.signal)
  const delays: number[] = []
  for (let n = 0; n < events; n++) {
    await one.table.until(({ phase, closesAtMs }) => phase === 'open' && closesAtMs - Date.now() > 3000)
    await pause(500)
    await site.ask(() => ({ do: 'mark' }))
    const sent = nowMs()
    await bet(one)
    await pause(1000)
    const heard = await site.ask<Heard>(() => ({ do: 'heard' }))
    delays.push(...heard.flatMap(({ first }) => first.map((atMs) => atMs - sent)))
  }
  over.abort()
  const bets = await meanwhile
  one.table.close()
  other.table.close()
  return [
    {
      what: `one event to ${pages} pages, from the bet to hearing of it`,
      figure: `${spread(delays)}; ${delays.length} of ${events * pages} heard`,
      asked: `p99 ${EVENT_MS} ms`,
      isMet: delays.length >= events * pages && at(delays, 0.99) <= EVENT_MS,
    },
    { what: 'a bet at another table meanwhile', figure: spread(bets), asked: `p99 ${BET_MS} ms`, isMet: at(bets, 0.99) <= BET_MS },
  ] satisfies Figure[]
}

/** Bets as often as a table tells of them, at one with so many pages that it makes the deliveries. */
export async function measureDeliveries(site: LiveSite, { token, forSeconds }: { token: string; forSeconds: number }): Promise<Figure[]> {
  const table = await SeenTable.open(site.port, ROOM, token)
  const { closesAtMs } = await table.opened()
  const lasting = Math.min(forSeconds * 1000, closesAtMs - Date.now() - 2000)
  await site.ask(() => ({ do: 'mark' }))
  const began = performance.now()
  const took: number[] = []
  while (performance.now() - began < lasting) {
    const next = performance.now() + FRAME_MS
    took.push(await bet({ table, room: ROOM, spot: 'half-low' }))
    await pause(Math.max(0, next - performance.now()))
  }
  const elapsed = (performance.now() - began) / 1000
  const heard = await site.ask<Heard>(() => ({ do: 'heard' }))
  table.close()
  const perSecond = heard.reduce((sum, { frames }) => sum + frames, 0) / elapsed
  return [
    {
      what: `deliveries a second, for ${elapsed.toFixed(0)} s`,
      figure: `${perSecond.toFixed(0)}; bets meanwhile ${spread(took)}`,
      asked: `${DELIVERIES}`,
      isMet: perSecond >= DELIVERIES,
    },
  ]
}

/** Pages that come back to the table: from opening the socket to the same picture. */
export async function measureComingBack(site: LiveSite, many: number): Promise<Figure[]> {
  const took = (
    await site.ask<number[]>((n) => ({ do: 'again', port: site.port, room: ROOM, many: many / 2, atOnce: 8, from: 6000 + n * 1000 }))
  ).flat()
  return [
    {
      what: `${many} reconnections, 16 at a time, to the same picture`,
      figure: spread(took),
      asked: `p99 ${ms(AGAIN_MS)}`,
      isMet: at(took, 0.99) <= AGAIN_MS,
    },
  ]
}
