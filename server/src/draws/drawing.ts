import type { Services } from '#platform/services'
import { type DrawServices, type DrawnGames, advanceDraw, dueDraws } from './advance.ts'
import { compareClocks } from './beacon-clock.ts'
import { Beacon } from './beacon.ts'

const POLL_MS = 250
/** The clocks of database and beacon are compared so often. */
const COMPARE_MS = 5000
/** Draws that a server takes further at a time: one with many bets to settle keeps no other one waiting. */
const AT_ONCE = 16

type DrawingServices = Pick<Services, 'db' | 'vault' | 'log' | 'configuration' | 'workerPool'>

/** Takes draws from step to step while the server runs. Every server does it; a step is taken by one of them. */
export class Drawing {
  #log: Services['log']
  #draws: DrawServices | undefined
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #comparing: Promise<void> | undefined
  #comparedMs = -Infinity
  #underWay = new Map<string, Promise<void>>()
  /** Draws that could not go on: the others come first. */
  #waiting = new Set<string>()
  #closed = false

  constructor({ db, vault, log, configuration: { beacon }, workerPool }: DrawingServices, games: DrawnGames) {
    this.#log = log
    if (beacon && games.size > 0) this.#draws = { db, vault, games, beacon: new Beacon(beacon, workerPool) }
  }

  start(): void {
    const draws = this.#draws
    if (!draws || this.#closed) return
    this.#compare(draws)
    this.#looking = this.look(draws)
      .catch((error: unknown) => this.#log.warn({ err: error }, 'draws are looked at later'))
      .finally(() => {
        if (!this.#closed) this.#timer = setTimeout(() => this.start(), POLL_MS)
      })
  }

  async stop(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#looking
    await this.#comparing
    await Promise.all(this.#underWay.values())
  }

  /** Begins with whatever is due. Those that wait, for a beacon or for one before them, are looked at again when all others were. */
  async look(draws: DrawServices): Promise<void> {
    const limit = AT_ONCE - this.#underWay.size
    if (limit <= 0) return
    const due = await dueDraws(draws.db, { except: [...this.#underWay.keys(), ...this.#waiting], limit })
    if (due.length < limit) this.#waiting.clear()
    for (const id of due) {
      const taken = this.#advance(draws, id).finally(() => this.#underWay.delete(id))
      this.#underWay.set(id, taken)
    }
  }

  /** A beacon that takes its time keeps no draw waiting. */
  #compare(draws: DrawServices): void {
    if (this.#comparing || performance.now() - this.#comparedMs < COMPARE_MS) return
    this.#comparing = compareClocks(draws)
      .then(
        (difference) => {
          if (difference) this.#log.warn({ difference }, 'the clocks of database and beacon differ')
        },
        (error: unknown) => this.#log.warn({ err: error }, 'the clocks of database and beacon are compared later'),
      )
      .finally(() => {
        this.#comparing = undefined
        this.#comparedMs = performance.now()
      })
  }

  /** As far as it goes. What fails is tried again: every step is whole or nothing. */
  async #advance(draws: DrawServices, id: string): Promise<void> {
    try {
      while (!this.#closed && (await advanceDraw(draws, id)));
    } catch (error) {
      this.#log.warn({ err: error, draw: id }, 'a draw goes on later')
    }
    this.#waiting.add(id)
  }
}
