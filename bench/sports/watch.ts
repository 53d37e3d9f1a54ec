// From a message of the feed to the frames of pages: how long it takes, how many there are, and whether the newest wins.
import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ChangesInTurn, atOdds, markedOdds, nowMs } from './changes.ts'
import { type Figure, at, spread } from './figure.ts'
import type { Heard, PagesOrder } from './pages.ts'
import type { SportsSite } from './site.ts'

const OUTCOMES_A_MESSAGE = 15
const SETTLE_MS = 1500
const PROCESSES = 2
const HASTY_A_SECOND = 20
const FRAMES_A_SECOND = 4

/** Pages that look at the matches of a site, each at one. */
export class Pages {
  readonly #children: ChildProcess[]

  private constructor(children: ChildProcess[]) {
    this.#children = children
  }

  static async open(site: SportsSite, many: number): Promise<Pages> {
    const children = Array.from({ length: PROCESSES }, () => fork(path.join(import.meta.dirname, 'pages.ts')))
    const pages = new Pages(children)
    try {
      await Promise.all(children.map((child) => new Promise((resolve) => child.once('message', resolve))))
      const port = Number(new URL(site.server().url).port)
      const urns = site.matches.map(({ urn }) => urn)
      const opened = await Promise.all(
        children.map((child, n) => ask<number>(child, { port, urns, pages: Math.floor(many / PROCESSES), from: n * 1000 })),
      )
      if (opened.reduce((sum, one) => sum + one, 0) < many - PROCESSES) throw new Error(`${opened.join(' and ')} pages were opened`)
      await pages.heard()
      return pages
    } catch (error) {
      pages.close()
      throw error
    }
  }

  async heard(): Promise<Heard> {
    const all = await Promise.all(this.#children.map((child) => ask<Heard>(child, 'heard')))
    return {
      delays: all.flatMap(({ delays }) => delays),
      frames: all.flatMap(({ frames }) => frames),
      older: all.reduce((sum, { older }) => sum + older, 0),
      newest: all.flatMap(({ newest }) => newest),
      closedMs: all.flatMap(({ closedMs }) => closedMs),
    }
  }

  close(): void {
    for (const child of this.#children) child.kill()
  }
}

const ask = <Answer>(child: ChildProcess, order: PagesOrder | 'heard'): Promise<Answer> =>
  new Promise((resolve) => {
    child.once('message', (answer) => resolve(answer as Answer))
    child.send(order)
  })

/** Each match is told of once a second, each at another moment. */
async function measureDelays({ matches, feed }: SportsSite, pages: Pages, forSeconds: number): Promise<Figure[]> {
  const changes = new ChangesInTurn(matches)
  const began = performance.now()
  for (let n = 0; n < matches.length * forSeconds; n++) {
    await pause(Math.max(0, began + (n * 1000) / matches.length - performance.now()))
    const { match, markets } = changes.next(OUTCOMES_A_MESSAGE)
    feed.tell(match, markets)
  }
  await pause(SETTLE_MS)
  const { delays, frames } = await pages.heard()
  const [came, asked] = [frames.reduce((sum, one) => sum + one, 0), frames.length * forSeconds]
  return [
    {
      what: `from a message to the frame of ${frames.length} pages, ${matches.length} matches told once a second`,
      figure: spread(delays),
      asked: 'p50 50 ms, p99 200 ms',
      isMet: at(delays, 0.5) <= 50 && at(delays, 0.99) <= 200 && came >= asked,
    },
    { what: 'frames that came', figure: `${came}`, asked: `${asked}`, isMet: came >= asked },
  ]
}

/** Matches are told of far more often than a page can be. */
async function measureHaste({ matches, feed }: SportsSite, pages: Pages, forSeconds: number): Promise<Figure[]> {
  const last = new Map<string, number>()
  const began = performance.now()
  const hasty = matches.slice(0, 5)
  for (let n = 0; n < HASTY_A_SECOND * forSeconds; n++) {
    await pause(Math.max(0, began + (n * 1000) / HASTY_A_SECOND - performance.now()))
    for (const match of hasty) {
      const odds = markedOdds(nowMs())
      feed.tell(match, [atOdds(match.markets[0]!, odds)])
      last.set(match.urn, odds)
    }
  }
  await pause(SETTLE_MS)
  const { frames, newest, older } = await pages.heard()
  const most = Math.max(...frames) / forSeconds
  const right = new Set(last.values())
  const watching = frames.filter((one) => one > 0).length
  const isNewest = newest.filter((one) => right.has(one)).length >= watching
  return [
    {
      what: `matches told of ${HASTY_A_SECOND} times a second: frames of one page`,
      figure: `${most.toFixed(1)} a second at most`,
      asked: `${FRAMES_A_SECOND} a second`,
      // Whatever begins within a second may have been told at its very beginning.
      isMet: most <= FRAMES_A_SECOND + 1 / forSeconds,
    },
    {
      what: 'the newest odds are the last that came',
      figure: `${isNewest ? 'on every page' : 'not everywhere'}, ${older} frames older than one before`,
      asked: 'always',
      isMet: isNewest && older === 0,
    },
  ]
}

export async function measurePages(site: SportsSite, { many, forSeconds }: { many: number; forSeconds: number }): Promise<Figure[]> {
  const pages = await Pages.open(site, many)
  try {
    await pause(SETTLE_MS)
    return [...(await measureDelays(site, pages, forSeconds)), ...(await measureHaste(site, pages, forSeconds))]
  } finally {
    pages.close()
  }
}
