import type { Services } from '#platform/services'
import { StudioLink } from './link.ts'
import type { StudioTimes } from './state.ts'
import type { StudioTable } from './tables.ts'

/** A room that has gone to another process asks no more. */
const IDLE_MS = 5000

interface Opened {
  link: StudioLink
  idle: NodeJS.Timeout
}

/** Lines to studios: one for each table whose room this process has, open for as long as the room asks. */
export class StudioLinks {
  #services: Pick<Services, 'db' | 'log'>
  #times: StudioTimes
  #opened = new Map<string, Opened>()
  #isStopped = false

  constructor(services: Pick<Services, 'db' | 'log'>, times: StudioTimes) {
    this.#services = services
    this.#times = times
  }

  /** What follows an event of a table. */
  of(table: StudioTable, after: number): StudioLink {
    if (this.#isStopped) throw new Error('lines to studios are closed')
    const { code } = table.house
    const known = this.#opened.get(code)
    if (known) {
      known.idle.refresh()
      return known.link
    }
    const link = new StudioLink(this.#services, { table, after, times: this.#times })
    const idle = setTimeout(() => this.#close(code), IDLE_MS).unref()
    this.#opened.set(code, { link, idle })
    return link
  }

  /** Nothing is asked any more. */
  stop(): void {
    this.#isStopped = true
    for (const code of this.#opened.keys()) this.#close(code)
  }

  #close(code: string): void {
    const opened = this.#opened.get(code)
    this.#opened.delete(code)
    if (!opened) return
    clearTimeout(opened.idle)
    opened.link.stop()
  }
}
