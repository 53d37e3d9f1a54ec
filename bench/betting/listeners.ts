import { readBrand } from '@tucano/brand'
import { sql } from 'kysely'
import { isBetFact } from '../../server/src/betting/facts.ts'
import { type Listener, Listening } from '../../server/src/betting/listen.ts'
import { buildServices } from '../../server/src/build-services.ts'
import { Catalogue } from '../../server/src/catalogue/catalogue.ts'
import { buildListeners } from '../../server/src/features/index.ts'
import { readConfiguration } from '../../server/src/platform/configuration.ts'
import { openLog } from '../../server/src/platform/log.ts'
import { KnownPlays } from '../../server/src/testing/known-plays.ts'
import type { Books } from '../ledger/books.ts'
import { someRound } from '../ledger/measure.ts'

const TICK_MS = 10

/** How far behind what happens a listener was at most, in seconds, and how many rounds it heard of. */
export interface Heard {
  name: string
  lag: number
  rounds: number
}

/** Rounds by the clock, so many a second, and listeners who hear of them as in production: what a production server keeps, and others that add up. */
export async function measureListeners(
  books: Books,
  { perSecond, seconds, many }: { perSecond: number; seconds: number; many: number },
): Promise<{ heard: Heard[]; played: number }> {
  const configuration = readConfiguration({ DATABASE_URL: books.url, PORT: '0', LOG_LEVEL: 'silent' })
  const brand = await readBrand('tucano')
  const services = await buildServices({ configuration, brand, db: books.db, pool: books.pool, log: openLog({ level: 'silent' }) })
  await books.owner.query(`
    create table if not exists platform.bench_sums (listener int, member_id bigint, stake bigint not null, primary key (listener, member_id));
    grant select, insert, update on platform.bench_sums to tucano_app`)
  const heard: Heard[] = []
  const watched = (listener: Listener): Listener => {
    const own: Heard = { name: listener.name, lag: 0, rounds: 0 }
    heard.push(own)
    return {
      ...listener,
      hear: async (db, facts) => {
        await listener.hear(db, facts)
        if (!isCounting) return
        for (const { at } of facts) own.lag = Math.max(own.lag, (Date.now() - at.getTime()) / 1000)
        own.rounds += facts.length
      },
    }
  }
  const own = buildListeners(services, new Catalogue(services, []))
  const others = Array.from({ length: many - own.length }, (_, n) => adding(n + 1))
  const listening = new Listening(services, [...own, ...others].map(watched))
  let isCounting = false
  await listening.catchUp()
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
  return { heard, played }
}

/** A listener that keeps one sum for each member it heard of, as points, missions and agents' figures do. */
const adding = (n: number): Listener => ({
  name: `bench.${n}`,
  hear: async (db, facts) => {
    const sums = new Map<bigint, bigint>()
    for (const fact of facts.filter(isBetFact)) sums.set(fact.memberId, (sums.get(fact.memberId) ?? 0n) + fact.effectiveStake)
    await sql`
      insert into platform.bench_sums as s (listener, member_id, stake)
      select ${n}::int, * from unnest(${[...sums.keys()]}::bigint[], ${[...sums.values()]}::bigint[])
      on conflict (listener, member_id) do update set stake = s.stake + excluded.stake`.execute(db)
  },
})
