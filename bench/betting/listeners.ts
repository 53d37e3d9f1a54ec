import { readBrand } from '@tucano/brand'
import { type Listener, Listening } from '../../server/src/betting/listen.ts'
import { turnover } from '../../server/src/betting/turnover.ts'
import { buildServices } from '../../server/src/build-services.ts'
import { Catalogue } from '../../server/src/catalogue/catalogue.ts'
import { readConfiguration } from '../../server/src/platform/configuration.ts'
import { openLog } from '../../server/src/platform/log.ts'
import { KnownPlays } from '../../server/src/testing/known-plays.ts'
import type { Books } from '../ledger/books.ts'
import { someRound } from '../ledger/measure.ts'
import { ownListeners } from './own-listeners.ts'

const TICK_MS = 10

/** How far behind what happens a listener was at most, in seconds, and how many rounds it heard of. */
export interface Heard {
  name: string
  lag: number
  rounds: number
}

/** Rounds by the clock, so many a second, and listeners who hear of them as in production: what a production server keeps, and others that add up by member as points, missions and agents' figures do. */
export async function measureListeners(
  books: Books,
  { perSecond, seconds, many }: { perSecond: number; seconds: number; many: number },
): Promise<{ heard: Heard[]; played: number; behind: { facts: number; seconds: number } }> {
  const configuration = readConfiguration({ DATABASE_URL: books.url, PORT: '0', LOG_LEVEL: 'silent' })
  const brand = await readBrand('tucano')
  const services = await buildServices({ configuration, brand, db: books.db, pool: books.pool, log: openLog({ level: 'silent' }) })
  const heard: Heard[] = []
  const watched = (listener: Listener): Listener => {
    const own: Heard = { name: listener.name, lag: 0, rounds: 0 }
    heard.push(own)
    return {
      ...listener,
      hear: async (db, facts) => {
        await listener.hear(db, facts)
        if (!isCounting) {
          before += facts.length
          return
        }
        for (const { at } of facts) own.lag = Math.max(own.lag, (Date.now() - at.getTime()) / 1000)
        own.rounds += facts.length
      },
    }
  }
  const own = ownListeners(services, new Catalogue(services, []))
  const others = Array.from({ length: Math.max(0, many - own.length) }, (_, n) => ({ ...turnover(brand.timeZone), name: `bench.${n + 1}` }))
  const listening = new Listening(services, [...own, ...others].map(watched))
  let isCounting = false
  let before = 0
  const caughtUp = performance.now()
  await listening.catchUp()
  const behind = { facts: before / heard.length, seconds: (performance.now() - caughtUp) / 1000 }
  isCounting = true
  listening.start()
  const plays = new KnownPlays(books)
  let played = 0
  const began = performance.now()
  const playing: Promise<unknown>[] = []
  const clock = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
    for (; played < due; played++) playing.push(plays.play(someRound(books)))
  }, TICK_MS)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  clearInterval(clock)
  await Promise.all(playing)
  // What was committed while somebody else's transaction was open is heard when that has ended.
  while (heard.some(({ rounds }) => rounds < played)) await listening.catchUp()
  await listening.stop()
  await plays.stop()
  return { heard, played, behind }
}
