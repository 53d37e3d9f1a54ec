import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { Log } from './log.ts'

const ASKED = 3
const AGAIN_MS = 30_000

/** The time by which deadlines are judged is the database's. This is that time as well as a process can know it, for what is shown and never for what is decided. */
export class DatabaseClock {
  #services: { db: Db; log: Log }
  #offsetMs = 0
  #timer: NodeJS.Timeout | undefined
  #underWay: Promise<void> | undefined

  constructor(services: { db: Db; log: Log }) {
    this.#services = services
  }

  nowMs(): number {
    return Math.round(performance.now() + this.#offsetMs)
  }

  async start(): Promise<void> {
    await this.compare()
    this.#timer = setInterval(() => {
      this.#underWay = this.compare().catch((error: unknown) =>
        this.#services.log.warn({ err: error }, 'the database does not tell the time'),
      )
    }, AGAIN_MS).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#underWay
  }

  /** The fastest of a few answers is the one that says most. */
  async compare(): Promise<void> {
    let fastestMs = Infinity
    for (let asked = 0; asked < ASKED; asked++) {
      const began = performance.now()
      const { rows } = await sql<{ now: Date }>`select platform.clock() as now`.execute(this.#services.db)
      const tookMs = performance.now() - began
      if (tookMs >= fastestMs) continue
      fastestMs = tookMs
      this.#offsetMs = rows[0]!.now.getTime() - (began + tookMs / 2)
    }
  }
}
