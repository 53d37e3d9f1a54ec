import type { Services } from '#platform/services'
import { type DrawRow, readDrawsOf } from './store.ts'

type Named = Pick<DrawRow, 'gameCode' | 'numero'>
export type Planned = Pick<DrawRow, 'drawId' | 'gameCode' | 'numero'>

const KEPT_MAX = 10_000
const nameOf = ({ gameCode, numero }: Named): string => `${gameCode} ${numero}`

/** Draws by game and numero. Which event a draw is never changes, so it is read once. */
export class PlannedDraws {
  #services: Pick<Services, 'db'>
  #known = new Map<string, Planned>()

  constructor(services: Pick<Services, 'db'>) {
    this.#services = services
  }

  /** Those of them that are planned. */
  async read(asked: readonly Named[]): Promise<Planned[]> {
    const missing = asked.filter((draw) => !this.#known.has(nameOf(draw)))
    const rows = missing.length === 0 ? [] : await readDrawsOf(this.#services.db, missing)
    if (this.#known.size + rows.length > KEPT_MAX) this.#known.clear()
    for (const { drawId, gameCode, numero } of rows) this.#known.set(nameOf({ gameCode, numero }), { drawId, gameCode, numero })
    const found = new Map(rows.map((row) => [nameOf(row), row]))
    return asked.flatMap((draw) => this.#known.get(nameOf(draw)) ?? found.get(nameOf(draw)) ?? [])
  }
}
