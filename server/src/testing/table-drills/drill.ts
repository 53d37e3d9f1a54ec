import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { voidDraw } from '#draws/advance'
import { drawsOf } from '../room-drills/drill.ts'
import { Processes } from '../room-drills/processes.ts'
import type { TableAudit } from './audit.ts'
import { DrilledTable, dueMs } from './drilled-table.ts'
import { type DrillSite, openDrillSite } from './site.ts'

/** A table of each kind at which something else can go wrong. At the ring, rounds are at fixed odds or share out, by which process opens them. */
export const DRILLED = ['roleta-veloz', 'foguete-para-todos', 'blackjack-arpoador', 'regata-das-jangadas', 'galo-virtual'] as const
/** What a table is doing when its process is killed. */
export const MOMENTS = ['open', 'cut', 'closed', 'play', 'settling', 'result', 'void', 'beacon'] as const
type Moment = (typeof MOMENTS)[number]

const HOUR_MS = 3_600_000
const LEASE_MS = 5000
/** How many bet before the cut, where the others bet around it. */
const EARLY = 2
/** How far the beacon is behind, when it is late. */
const LATE_MS = 30_000

interface TableReport {
  kills: number
  /** From the kill to the first entry of the next owner, with what the clock was turned on by. */
  resumedMs: number[]
  audit: TableAudit
}

/** Live tables, two processes that may have them, whose clocks are an hour off in both directions, and somebody who kills whichever has one. */
export class TableDrill {
  #at: DrillSite
  #processes: Processes
  #chance: () => number
  #tables = new Map<string, DrilledTable>()

  private constructor(at: DrillSite, seed: string) {
    this.#at = at
    this.#chance = drawsOf(seed)
    this.#processes = new Processes(path.join(import.meta.dirname, 'process.ts'), (n) => ({
      ...at.env,
      DRILL_OFF_MS: String(n % 2 === 0 ? HOUR_MS : -HOUR_MS),
      DRILL_POOL: String(n % 2),
    }))
  }

  static async open(at: { clusterUrl?: string; databaseUrl?: string }, seed: string): Promise<TableDrill> {
    const drill = new TableDrill(await openDrillSite(at), seed)
    await Promise.all([drill.#processes.start(), drill.#processes.start()])
    return drill
  }

  async close(): Promise<void> {
    await this.#processes.close()
    await this.#at.close()
  }

  /** Kills whoever has a table, once for each of these moments, and audits it. */
  async run(code: string, moments: readonly Moment[], say: (line: string) => void = () => undefined): Promise<TableReport> {
    const table = await this.#table(code)
    const resumedMs: number[] = []
    for (const [n, moment] of moments.entries()) {
      resumedMs.push(await this.#killAt(table, moment))
      say(`${code}, kill ${n + 1} of ${moments.length}, ${moment}: resumed after ${resumedMs.at(-1)} ms`)
    }
    return { kills: moments.length, resumedMs, audit: await auditAfterwards(table) }
  }

  /** The database is ended and started again in the last second of betting. */
  async restartDatabase(code: string, restart: () => Promise<void>): Promise<TableAudit> {
    const table = await this.#table(code)
    await table.reach('open')
    await table.sit()
    await table.turnToCut()
    const betting = table.betAll()
    await restart()
    await betting
    return auditAfterwards(table)
  }

  /** The owner is stopped for ten seconds, somebody else goes on, and it is continued: what it has appended since. */
  async stopAndContinue(code: string): Promise<{ late: number; audit: TableAudit }> {
    const table = await this.#table(code)
    await table.reach('open')
    await this.#processes.ready()
    const { owner, epoch } = await table.row()
    const child = this.#processes.get(owner)!
    const betting = table.betAll()
    child.kill('SIGSTOP')
    await this.#at.site.turnBy(2 * LEASE_MS)
    await table.taken(epoch)
    child.kill('SIGCONT')
    await betting
    const audit = await auditAfterwards(table)
    return { late: await table.countLate(epoch), audit }
  }

  async #table(code: string): Promise<DrilledTable> {
    const table = this.#tables.get(code) ?? new DrilledTable(this.#at, code, this.#chance)
    this.#tables.set(code, table)
    await table.make()
    return table
  }

  async #killAt(table: DrilledTable, moment: Moment): Promise<number> {
    const { site } = this.#at
    await table.reach('open')
    await table.sit()
    // However slow the machine is, some have bet before the last moment.
    if (moment === 'cut') await table.betAll({ to: EARLY })
    if (moment === 'cut') await table.turnToCut()
    const betting = table.betAll({ from: moment === 'cut' ? EARLY : 0 })
    if (moment !== 'open' && moment !== 'cut') await betting
    let acting: Promise<void> | undefined
    if (moment === 'closed' || moment === 'beacon') await table.reach('closed')
    if (moment === 'play' || moment === 'settling') await table.reach('play')
    if (moment === 'play') acting = table.act()
    if (moment === 'settling') await table.goOn()
    if (moment === 'result') await table.reach('result')
    if (moment === 'beacon') await this.#beaconLate(table)
    if (moment === 'void') await voidDraw(site.draws, (await table.draw())!, 'operator')
    await delay(Math.floor(this.#chance() * (moment === 'open' || moment === 'cut' || moment === 'play' ? 300 : 60)))
    const tookMs = await this.#killOwner(table)
    await betting
    if (moment === 'beacon') site.clock.now += LATE_MS
    await acting
    await table.reach('result')
    return tookMs
  }

  /** The beacon's round is due, and does not come: nothing is drawn, and nothing is void. */
  async #beaconLate(table: DrilledTable): Promise<void> {
    const draw = await table.until(async () => {
      const found = await table.draw()
      return found?.state === 'sealed' ? found : undefined
    })
    this.#at.site.clock.now -= LATE_MS
    await table.turnTo(dueMs(draw))
  }

  /** Ends the owner, and waits until another one has the table. */
  async #killOwner(table: DrilledTable): Promise<number> {
    await this.#processes.ready()
    const { owner, epoch } = await table.row()
    const began = performance.now()
    if (this.#processes.get(owner)) {
      await this.#processes.end(owner!, 'SIGKILL')
      void this.#processes.start()
    }
    await this.#at.site.turnBy(LEASE_MS)
    await table.taken(epoch)
    return Math.round(performance.now() - began) + LEASE_MS
  }
}

/** A round without kills, so that everything before it is over. */
async function auditAfterwards(table: DrilledTable): Promise<TableAudit> {
  for (let n = 0; n < 2; n++) {
    await table.reach('open')
    await table.reach('result')
  }
  await table.reach('open')
  return table.audit()
}
