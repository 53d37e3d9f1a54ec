// A producer that forgets us: how soon everything it tells of is closed, in the database and on pages, and how soon it is up again once all was asked for.
import { setTimeout as pause } from 'node:timers/promises'
import { PRODUCERS } from '../../world/src/telling/producers.ts'
import { nowMs } from './changes.ts'
import { type Figure, at, ms, seconds } from './figure.ts'
import { type SportsSite, until } from './site.ts'
import { Pages } from './watch.ts'

/** A producer is not asked more often for all that it has to say. */
const APART_MS = 30_500
const CLOSED_MS = 100
const RECOVERED_MS = 5000
const SETTLE_MS = 2000
const LIVE = PRODUCERS.live.id

interface Turn {
  closed: number
  pages: number[]
  missing: number
  up: number
}

async function measureTurn(site: SportsSite, pages: Pages, many: number): Promise<Turn> {
  const { books, feed } = site
  const lastMs = feed.asked.findLast(({ producer }) => producer === LIVE)?.atMs ?? -Infinity
  await pause(Math.max(0, lastMs + APART_MS - performance.now()))
  await pages.heard()
  const [asked, saidMs, began] = [feed.asked.length, nowMs(), performance.now()]
  feed.alive(LIVE)
  await until(books, 'select not is_up as yes from sports.producers where id = $1', [LIVE], 1)
  const closed = performance.now() - began
  await until(books, 'select is_up as yes from sports.producers where id = $1', [LIVE], 2)
  const upMs = performance.now()
  await until(books, 'select count(*) > 0 as yes from sports.bettable_markets')
  const request = feed.asked.slice(asked).find(({ producer }) => producer === LIVE)
  await pause(SETTLE_MS)
  const { closedMs } = await pages.heard()
  return { closed, pages: closedMs.map((at) => at - saidMs), missing: many - closedMs.length, up: upMs - (request?.atMs ?? Number.NaN) }
}

export async function measureOutages(site: SportsSite, { many, turns }: { many: number; turns: number }): Promise<Figure[]> {
  const pages = await Pages.open(site, many)
  try {
    const all: Turn[] = []
    for (let turn = 0; turn < turns; turn++) all.push(await measureTurn(site, pages, many))
    const closed = all.map((turn) => turn.closed)
    const told = all.flatMap((turn) => turn.pages)
    const missing = Math.max(...all.map((turn) => turn.missing))
    const up = all.map((turn) => turn.up)
    return [
      {
        what: 'a producer is down: everything is suspended in the database',
        figure: `${ms(Math.max(...closed))} at most of ${turns}`,
        asked: ms(CLOSED_MS),
        isMet: Math.max(...closed) <= CLOSED_MS,
      },
      {
        what: `the same on ${many} pages`,
        figure: `p50 ${ms(at(told, 0.5))}, p99 ${ms(at(told, 0.99))}${missing > 0 ? `; ${missing} were not told` : ''}`,
        asked: ms(CLOSED_MS),
        isMet: at(told, 0.99) <= CLOSED_MS && missing === 0,
      },
      {
        what: `${site.matches.length} matches recovered, from the request until the producer is up`,
        figure: `${seconds(Math.max(...up))} at most of ${turns}`,
        asked: seconds(RECOVERED_MS),
        isMet: Math.max(...up) <= RECOVERED_MS,
      },
    ]
  } finally {
    pages.close()
  }
}
