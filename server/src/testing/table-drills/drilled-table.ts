import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { msOfRound } from '@tucano/beacon'
import { type TableOfHouse, findTable, sharedLive } from '@tucano/live'
import { clock } from '#draws/advance'
import { type DrawRow, readDraw } from '#draws/published'
import type { RoundState } from '../../features/live/room/state.ts'
import { sourceOf } from '../../features/live/room/work.ts'
import { replay } from '../../rooms/batch.ts'
import { RoomRefusal } from '../../rooms/errors.ts'
import type { RoomKind } from '../../rooms/kind.ts'
import { makeRoom, readRoom } from '../../rooms/store.ts'
import { type AskedOf, type TableAudit, auditTable } from './audit.ts'
import { type Players, type Said, type Sight, playersAt } from './players.ts'
import type { DrillSite } from './site.ts'

const PATIENCE_MS = 90_000
const AFTER_ROUND_MS = 200
const CUT_MS = 250
const ROOMS: Record<string, string> = { crash: 'flight', blackjack: 'blackjack' }

/** A table whose clock is turned from one thing that happens to the next, and whose members do what they may. */
export class DrilledTable {
  readonly table: TableOfHouse
  readonly id: string
  #at: DrillSite
  #kind: RoomKind
  #players: Players
  #chance: () => number
  #asked: AskedOf[] = []

  constructor(at: DrillSite, code: string, chance: () => number) {
    const { vault } = at.site.server.services
    this.#at = at
    this.table = findTable(code)!
    this.id = sourceOf(code)
    this.#kind = at.kinds.get(ROOMS[this.table.kind] ?? 'live')!
    this.#players = playersAt(this.table, {
      openPoint: (sealed) => vault.open(Buffer.from(sealed, 'base64')).readUInt32BE(),
      deckOf: (sealed) => [...vault.open(Buffer.from(sealed, 'base64'))],
    })
    this.#chance = chance
  }

  /** The table's room is there from now on. */
  make(): Promise<void> {
    return makeRoom(this.#at.site.draws.db, { id: this.id, kind: this.#kind.name, options: { table: this.table.code } })
  }

  audit(): Promise<TableAudit> {
    const game = sharedLive.find(({ code }) => code === this.table.code)!
    return auditTable({ draws: this.#at.site.draws, table: this.table, game, kind: this.#kind, asked: this.#asked })
  }

  row(): Promise<{ owner: string | null; epoch: bigint }> {
    const rooms = this.#at.site.draws.db.selectFrom('rooms.rooms').select(['owner', 'epoch'])
    return rooms.where('id', '=', this.id).executeTakeFirstOrThrow()
  }

  /** Until somebody else has it. */
  async taken(after: bigint): Promise<void> {
    await this.until(async () => ((await this.row()).epoch > after ? true : undefined))
  }

  /** Entries that owners have appended after they were deposed, from one of them on. */
  async countLate(epoch: bigint): Promise<number> {
    const log = this.#at.site.draws.db.selectFrom('rooms.log').select(['seq', 'epoch'])
    const entries = await log.where('room_id', '=', this.id).orderBy('seq').execute()
    const first = entries.find((entry) => entry.epoch > epoch)
    return entries.filter((entry) => entry.epoch <= epoch && first !== undefined && entry.seq > first.seq).length
  }

  /** As its log says. */
  async state(): Promise<RoundState> {
    const { snapshot, entries } = await readRoom(this.#at.site.draws.db, this.id)
    const first = snapshot?.state ?? this.#kind.first({ table: this.table.code })
    return entries.reduce((state, entry) => replay(this.#kind, state, entry), first) as unknown as RoundState
  }

  async draw(): Promise<DrawRow | undefined> {
    const { eventId } = await this.state()
    return eventId === null ? undefined : readDraw(this.#at.site.draws.db, eventId)
  }

  async sit(): Promise<void> {
    await this.#sayAll((sight) => this.#players.before?.(sight) ?? [])
  }

  /** All bet, or the first few of them, or those after these. */
  async betAll({ from = 0, to }: { from?: number; to?: number } = {}): Promise<void> {
    await this.#sayAll((sight) => this.#players.bets(sight).slice(from, to))
  }

  async #sayAll(ask: (sight: Sight) => Said[]): Promise<void> {
    await Promise.all(ask(await this.#sight()).map((said) => this.#say(said)))
  }

  async #sight(): Promise<Sight> {
    return { table: this.table, state: await this.state(), members: this.#at.members, chance: this.#chance }
  }

  /** While the round is played, members do what they may. */
  async act(): Promise<void> {
    for (;;) {
      const sight = await this.#sight()
      const said = sight.state.phase === 'play' ? this.#players.act?.(sight) : undefined
      if (!said) return
      await this.turn(200)
      await this.#say(said)
    }
  }

  /** Said until it is known what became of it. */
  async #say({ memberId, said, stake = 0n }: Said): Promise<void> {
    const one: AskedOf = { table: this.table, commandId: randomUUID(), memberId, stake, verdict: 'open' }
    this.#asked.push(one)
    const { toCommand } = this.#kind.commands!
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await delay(100)) {
      try {
        const command = await toCommand(said, memberId, { table: this.table.code })
        await this.#at.asks.ask(this.id, { ask: 'command', commandId: one.commandId, memberId: String(memberId), command })
        one.verdict = 'taken'
        return
      } catch (error) {
        if (!(error instanceof RoomRefusal)) continue
        one.verdict = 'refused'
        return
      }
    }
  }

  /** Waits until the table does something; where it waits for its clock, that is turned on. */
  async reach(phase: RoundState['phase']): Promise<void> {
    await this.until(async () => {
      const { phase: now } = await this.state()
      if (now === phase) return true
      await this.goOn()
      return undefined
    })
  }

  /** To the next thing that happens by the clock. */
  async goOn(): Promise<void> {
    const nextMs = await this.#nextMs(await this.state())
    if (nextMs === null) return
    await this.turnTo(nextMs)
    await this.#at.asks.tell(this.id, { ask: 'tell', command: { do: 'wake' } })
  }

  async #nextMs(state: RoundState): Promise<number | null> {
    if (state.phase === 'open') return state.closesAtMs
    if (state.phase === 'result') return state.nextAtMs
    if (state.phase === 'play') return this.#players.playsUntilMs(state)
    const draw = state.phase === 'closed' ? await this.draw() : undefined
    return draw?.state === 'sealed' ? dueMs(draw) : null
  }

  /** The last moments in which bets are taken. */
  async turnToCut(): Promise<void> {
    await this.turnTo((await this.state()).closesAtMs - CUT_MS)
  }

  async turnTo(ms: number): Promise<void> {
    await this.turn(ms - (await clock(this.#at.site.draws.db)))
  }

  /** The clock goes on by so much at once, as if leases had been renewed meanwhile. */
  async turn(ms: number): Promise<void> {
    const { site } = this.#at
    if (ms <= 0) return
    await site.owner.query(`update rooms.rooms set lease_until = lease_until + $1 * interval '1 millisecond' where isfinite(lease_until)`, [
      ms,
    ])
    await site.turnBy(ms)
  }

  async until<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await delay(20)) {
      const found = await look().catch(() => undefined)
      if (found !== undefined) return found
    }
    throw new Error(`${this.table.code} does not go on: ${JSON.stringify(await this.state())}`)
  }
}

/** When a draw's beacon has had its time. */
export const dueMs = ({ beacon, beaconRound }: DrawRow): number => msOfRound(beacon, beaconRound) + AFTER_ROUND_MS
