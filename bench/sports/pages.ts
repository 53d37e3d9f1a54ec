// Pages that look at matches, as a process of its own: bare sockets, of which is noted when each frame came and how old its odds were.
import { frame, openRaw } from '../sockets/flood.ts'
import { frameTexts } from '../sockets/read-frames.ts'
import { nowMs, sinceMarked } from './changes.ts'

export interface PagesOrder {
  port: number
  pages: number
  urns: readonly string[]
  /** Where their addresses begin. */
  from: number
}

/** What has come since the last time that was asked. */
export interface Heard {
  /** From the moment of saying odds to that of hearing them, in ms. */
  delays: number[]
  /** Frames of each page. */
  frames: number[]
  /** Frames whose odds were older than those of one before. */
  older: number
  /** The newest odds that each page has. */
  newest: number[]
  /** When each page heard that nothing can be bet on, if it did. */
  closedMs: number[]
}

/** As many pages look at one match as have addresses of their own. */
const AN_ADDRESS = 64
const TOGETHER = 50

class WatchingPage {
  frames = 0
  older = 0
  newest = 0
  delays: number[] = []
  closedMs: number | undefined
  readonly #onFirst: () => void

  constructor(onFirst: () => void) {
    this.#onFirst = onFirst
  }

  hear(text: string): void {
    if (!text.startsWith('{"type":"sports"')) return
    const atMs = nowMs()
    this.frames++
    this.#onFirst()
    if (text.includes('"state":"suspended"') && !text.includes('"state":"open"')) this.closedMs ??= atMs
    const odds = new Set([...text.matchAll(/,(\d+),(?:true|false)\]/g)].map(([, one]) => Number(one)))
    if (text.startsWith('{"type":"sports","whole":true')) return
    for (const one of odds) {
      const since = sinceMarked(one, atMs)
      if (since !== undefined) this.delays.push(since)
    }
    const newest = Math.max(0, ...odds)
    if (newest < this.newest) this.older++
    this.newest = Math.max(this.newest, newest)
  }

  /** What was noted, which is then forgotten but for the newest odds. */
  tell(): Pick<WatchingPage, 'frames' | 'older' | 'newest' | 'delays' | 'closedMs'> {
    const { frames, older, newest, delays, closedMs } = this
    Object.assign(this, { frames: 0, older: 0, delays: [], closedMs: undefined })
    return { frames, older, newest, delays, closedMs }
  }
}

const pages: WatchingPage[] = []

process.on('message', (order: PagesOrder | 'heard') => {
  if (order === 'heard') process.send!(tellAll())
  else void open(order).then((opened) => process.send!(opened))
})
process.on('disconnect', () => process.exit())
process.send!('ready')

function tellAll(): Heard {
  const told = pages.map((page) => page.tell())
  return {
    delays: told.flatMap(({ delays }) => delays),
    frames: told.map(({ frames }) => frames),
    older: told.reduce((sum, { older }) => sum + older, 0),
    newest: told.map(({ newest }) => newest),
    closedMs: told.flatMap(({ closedMs }) => closedMs ?? []),
  }
}

async function open({ port, pages: many, urns, from }: PagesOrder): Promise<number> {
  let opened = 0
  for (let n = 0; n < many; n += TOGETHER) {
    const some = Array.from({ length: Math.min(TOGETHER, many - n) }, (_, k) =>
      openPage(port, urns[(n + k) % urns.length]!, from + Math.floor((n + k) / AN_ADDRESS)),
    )
    opened += (await Promise.all(some)).filter(Boolean).length
  }
  return opened
}

async function openPage(port: number, urn: string, from: number): Promise<boolean> {
  const socket = await openRaw(port, `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`)
  if (!socket) return false
  const shown = new Promise<boolean>((resolve) => {
    const page = new WatchingPage(() => resolve(true))
    socket.on(
      'data',
      frameTexts((text) => page.hear(text)),
    )
    socket.once('close', () => resolve(false))
    pages.push(page)
  })
  socket.write(frame('{"type":"hello"}'))
  socket.write(frame(JSON.stringify({ type: 'sports', matches: [urn], rows: [] })))
  return shown
}
