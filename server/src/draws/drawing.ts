import type { Services } from '#platform/services'
import { type DrawServices, type DrawnGames, advanceDraws } from './advance.ts'
import { Beacon } from './beacon.ts'

const POLL_MS = 250

/** Takes draws from step to step while the server runs. Every server does it; a step is taken by one of them. */
export class Drawing {
  #services: Pick<Services, 'log'>
  #draws: DrawServices | undefined
  #timer: NodeJS.Timeout | undefined
  #underWay: Promise<void> | undefined
  #closed = false

  constructor(services: Pick<Services, 'db' | 'vault' | 'log' | 'configuration' | 'workerPool'>, games: DrawnGames) {
    const { db, vault, configuration, workerPool } = services
    this.#services = services
    const { beacon } = configuration
    if (beacon && games.size > 0) this.#draws = { db, vault, games, beacon: new Beacon(beacon, workerPool) }
  }

  start(): void {
    if (this.#draws) this.#schedule(this.#draws, 0)
  }

  async stop(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#underWay
  }

  #schedule(draws: DrawServices, ms: number): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => {
      this.#underWay = this.#work(draws).finally(() => this.#schedule(draws, POLL_MS))
    }, ms)
  }

  /** What fails is tried again: every step is whole or nothing. */
  async #work(draws: DrawServices): Promise<void> {
    try {
      while (!this.#closed && (await advanceDraws(draws)) > 0);
    } catch (error) {
      this.#services.log.warn({ err: error }, 'draws are taken further later')
    }
  }
}
