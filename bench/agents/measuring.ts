import type { Close, Period } from '../../server/src/betting/closings.ts'
import { payOwed } from '../../server/src/commissions/pay.ts'
import { payRebates } from '../../server/src/commissions/rebates.ts'
import type { Books } from '../ledger/books.ts'
import { type Count, openHouse } from './house.ts'

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

interface Measured {
  books: Books
  pockets: string[]
  agentId: bigint
  say: (line: string) => void
}

const LOOK_MS = 250
/** A call that takes long is not asked so often. */
const CALL_MS = 3000

/** Measures while others play. */
export class Measuring {
  #about: Measured
  #house: Awaited<ReturnType<typeof openHouse>> | undefined
  /** What the figures of the agent's team said at a moment. */
  #shown: Count[] = []
  #looking: NodeJS.Timeout | undefined
  #before = 0

  constructor(about: Measured) {
    this.#about = about
  }

  async open(perSecond: number): Promise<void> {
    const { books, pockets } = this.#about
    this.#before = await this.#rounds()
    this.#house = await openHouse({ url: books.url, pockets, perSecond })
    const look = async (): Promise<void> => {
      const at = Date.now()
      this.#shown.push({ at, rounds: (await this.#rounds()) - this.#before })
      this.#looking = setTimeout(() => void look(), LOOK_MS)
    }
    void look()
  }

  async stop(): Promise<void> {
    clearTimeout(this.#looking)
    await this.#house?.stop()
    await sleep(LOOK_MS)
    clearTimeout(this.#looking)
  }

  async #rounds(): Promise<number> {
    const { rows } = await this.#about.books.pool.query<{ rounds: string }>(
      'select coalesce(sum(rounds), 0) as rounds from team.team_days where agent_id = $1',
      [this.#about.agentId],
    )
    return Number(rows[0]!.rounds)
  }

  /** Rounds a second of the last seconds. */
  rateSince(seconds: number): number {
    const counts = this.#house!.counts
    const last = counts.at(-1)!
    const first = counts.findLast(({ at }) => at <= last.at - seconds * 1000) ?? counts[0]!
    return ((last.rounds - first.rounds) * 1000) / (last.at - first.at)
  }

  /** How far figures were behind at most since it was asked last, in milliseconds: how long ago there had been as many rounds as they show. */
  async lag(): Promise<number> {
    await sleep(LOOK_MS * 2)
    const counts = this.#house!.counts
    const lags = this.#shown.map(({ at, rounds }) => at - (counts.find((count) => count.rounds > rounds)?.at ?? at))
    this.#shown = []
    return Math.max(0, ...lags)
  }

  /** One call after the other. */
  async measure(work: () => Promise<unknown>, times: number): Promise<{ p50: number; p99: number }> {
    for (let n = 0; n < 3; n++) await work()
    const took: number[] = []
    const until = performance.now() + CALL_MS
    while (took.length < times && (took.length < 3 || performance.now() < until)) {
      const start = performance.now()
      await work()
      took.push(performance.now() - start)
    }
    took.sort((a, b) => a - b)
    return { p50: took[took.length >> 1]!, p99: took[Math.min(took.length - 1, Math.floor(took.length * 0.99))]! }
  }

  /** Closes the period that is running as its listener does, which hears nothing meanwhile, and waits until all of it is paid. */
  async close(period: Period, close: Close): Promise<{ counted: number; paid: number }> {
    const { db, owner } = this.#about.books
    const { rows } = await owner.query<{ since: Date; until: Date }>('select since, until from platform.period_of($1, platform.clock())', [
      period,
    ])
    const began = performance.now()
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom('platform.listeners').select('name').where('name', '=', 'team.days').forUpdate().execute()
      await close(trx, { period, ...rows[0]! })
    })
    const counted = performance.now() - began
    // The house pays too, as it does every two seconds.
    await Promise.all([payOwed(db, 'BRL'), payRebates(db, 'BRL')])
    for (;;) {
      const { rows: left } = await owner.query<{ many: string }>(
        `select (select count(*) from commissions.settlements where is_new) + (select count(*) from commissions.rebate_payments where state = 'due') as many`,
      )
      if (left[0]!.many === '0') break
      await sleep(LOOK_MS)
    }
    const { rows: paid } = await owner.query<{ many: string }>(
      `select (select count(*) from commissions.payments where posting_id > 0 and at > $1) + (select count(*) from commissions.rebate_payments where posting_id > 0) as many`,
      [new Date(Date.now() - (performance.now() - began))],
    )
    return { counted, paid: Number(paid[0]!.many) }
  }
}
