import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { Repeating } from '#platform/repeating'
import type { Services } from '#platform/services'
import { kindOf } from './metrics.ts'
import type { Heard } from './read-heard.ts'

const WRITE_MS = 5000
/** Counts are kept by so many seconds, for so many minutes. */
const COUNT_SECONDS = 10
const COUNT_MINUTES = 10

/** How much the feed says, kept where every process of the site can tell it. */
export class MessageCounts {
  #db: Db
  #counts = new Map<string, number>()
  #writing: Repeating

  constructor({ db, log }: Pick<Services, 'db' | 'log'>) {
    this.#db = db
    this.#writing = new Repeating(log, { everyMs: WRITE_MS, run: () => this.#write(), failed: 'messages of the feed are counted later' })
  }

  start(): void {
    this.#writing.start()
  }

  async stop(): Promise<void> {
    await this.#writing.stop()
  }

  count(heard: readonly Heard[]): void {
    for (const one of heard) {
      const kind = one.is === 'refused' ? 'refused' : kindOf(one)
      if (kind !== undefined) this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1)
    }
  }

  async #write(): Promise<void> {
    const counts = [...this.#counts]
    if (counts.length === 0) return
    this.#counts = new Map()
    await sql`
      insert into sports.feed_counts as c (at, kind, count)
      select date_bin(${COUNT_SECONDS} * interval '1 second', platform.clock(), 'epoch'), n.kind, n.count from unnest(${counts.map(([kind]) => kind)}::text[], ${counts.map(([, count]) => count)}::integer[]) n(kind, count)
      on conflict (at, kind) do update set count = c.count + excluded.count`.execute(this.#db)
    await sql`delete from sports.feed_counts c where c.at < platform.clock() - ${COUNT_MINUTES + 1} * interval '1 minute'`.execute(this.#db)
  }
}

interface CountedKind {
  kind: string
  perSecond: number
  counts: number[]
}

const MINUTE_BUCKETS = 60 / COUNT_SECONDS
const BUCKETS = COUNT_MINUTES * MINUTE_BUCKETS

/** Messages of the last minutes by kind. What is being counted just now is not told: it would look like less. */
export async function readCounts(db: Db): Promise<CountedKind[]> {
  const { rows } = await sql<{ kind: string; back: number; count: number }>`
    select c.kind, (extract(epoch from date_bin(${COUNT_SECONDS} * interval '1 second', platform.clock() - ${WRITE_MS} * interval '1 millisecond', 'epoch') - c.at) / ${COUNT_SECONDS})::integer as back, c.count
    from sports.feed_counts c order by c.kind`.execute(db)
  return Array.from(
    Map.groupBy(rows, ({ kind }) => kind),
    ([kind, same]) => {
      const counts = Array.from({ length: BUCKETS }, (_, n) => same.find(({ back }) => back === BUCKETS - n)?.count ?? 0)
      const lately = counts.slice(-MINUTE_BUCKETS).reduce((sum, count) => sum + count, 0)
      return { kind, perSecond: lately / (MINUTE_BUCKETS * COUNT_SECONDS), counts }
    },
  )
}
