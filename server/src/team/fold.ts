import type { Db } from '@tucano/database'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import type { TeamBrand } from './days.ts'

/** Teams are never further behind their members. */
const FOLD_MS = 5000

/** Takes into the days of members and teams what has happened since the last time. Returns how many members' days have changed. */
export async function fold(db: Db, { agents }: Pick<TeamBrand, 'agents'>): Promise<number> {
  const { rows } = await sql<{ taken: number }>`select team.fold(${agents.activeStake}::bigint) as taken`.execute(db)
  return rows[0]!.taken
}

/** Folds every few seconds while the server runs. Every server does it, one at a time. */
export class Folding {
  #services: Pick<Services, 'db' | 'log' | 'brand'>
  #timer: NodeJS.Timeout | undefined
  #underWay: Promise<void> | undefined
  #closed = false

  constructor(services: Pick<Services, 'db' | 'log' | 'brand'>) {
    this.#services = services
  }

  start(): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => {
      this.#underWay = this.#fold().finally(() => this.start())
    }, FOLD_MS).unref()
  }

  async stop(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#underWay
  }

  async #fold(): Promise<void> {
    const { db, log, brand } = this.#services
    try {
      await fold(db, brand)
    } catch (error) {
      if (!this.#closed) log.warn({ err: error }, 'days of teams are folded later')
    }
  }
}
