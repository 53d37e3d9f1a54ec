import { lotteryGames } from '@tucano/lottery'
import { CachedValue } from '#platform/cached-value'
import type { Services } from '#platform/services'
import { readClosed } from './games.ts'
import { type DrawRow, readNear, readNow } from './store.ts'

interface Near {
  closed: ReadonlySet<string>
  draws: DrawRow[]
  /** When it was read, by the clock that decides, and by that of this process. */
  nowMs: number
  readMs: number
}

const FRESH_MS = 500
const codes = lotteryGames.map(({ code }) => code)

/** What is next and last of every game: every page asks for it, and it is read for all of them at once. */
export class NearDraws {
  #read: CachedValue<Near>

  constructor({ db }: Pick<Services, 'db'>) {
    this.#read = new CachedValue(async () => {
      const [closed, draws] = [await readClosed(db), await readNear(db, codes)]
      const nowMs = await readNow(db)
      return { closed, draws, nowMs, readMs: performance.now() }
    }, FRESH_MS)
  }

  async read(): Promise<Pick<Near, 'closed' | 'draws' | 'nowMs'>> {
    const { closed, draws, nowMs, readMs } = await this.#read.read()
    return { closed, draws, nowMs: Math.round(nowMs + performance.now() - readMs) }
  }

  forget(): void {
    this.#read.forget()
  }
}
