import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { LiveView } from '@tucano/contract/live'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { type SimulatedTable, type Studio, type Teller, exampleOf, startStudio } from '@tucano/studio-simulator'
import { createMember } from '#accounts/members'
import { framesOf } from '#rooms/asks'
import type { ToldFrame } from '#rooms/frames'
import type { RoomKind } from '#rooms/kind'
import { Rooms } from '#rooms/rooms'
import { makeRoom } from '#rooms/store'
import { StudioLinks } from '../features/live/studio/links.ts'
import { listInCatalogue } from '../features/live/studio/list-in-catalogue.ts'
import type { StudioState, StudioTimes } from '../features/live/studio/state.ts'
import { studioRoom } from '../features/live/studio/studio-room.ts'
import { studioTables } from '../features/live/studio/tables.ts'
import { type TestServer, openTestServer } from './test-server.ts'

const TOKEN = 'a-token-of-the-studio-0001'
const TABLES: readonly SimulatedTable[] = [
  { id: 'bac', kind: 'baccarat', title: 'Bacará do estúdio' },
  { id: 'rol', kind: 'roulette', title: 'Roleta do estúdio' },
]
const TIMES: StudioTimes = { silentMs: 2500, gapMs: 400, awayMs: 1200, disputeMs: 1500, resultMs: 60_000, earlyMs: 250 }

const RENEW_MS = 1000

/** A simulated studio that says what a test has it say, and a server that hears it over a line. */
export class StudioTest {
  readonly server: TestServer
  readonly studio: Studio
  readonly kind: RoomKind
  readonly code: string
  readonly id: string
  readonly frames: ToldFrame[] = []
  #links: StudioLinks
  #rooms: Rooms | undefined
  #renewing: NodeJS.Timeout | undefined
  #pockets = new Map<bigint, bigint>()
  #unsubscribe: () => void = () => undefined
  #rounds = 0

  private constructor(server: TestServer, studio: Studio, code: string) {
    this.server = server
    this.studio = studio
    this.code = code
    this.id = `live:${code}`
    this.#links = new StudioLinks(server.services, TIMES)
    this.kind = studioRoom(server.services, { links: this.#links, times: TIMES })
  }

  static async open(clusterUrl: string, { table, latencyMs = 0 }: { table: 'bac' | 'rol'; latencyMs?: number }): Promise<StudioTest> {
    const studio = await startStudio({ token: TOKEN, tables: TABLES, isDealing: false, hasVideo: false })
    const [configured] = [exampleOf(studio, { token: TOKEN, tables: TABLES, delayMs: 0 })]
    for (const one of configured.tables) one.video.latencyMs = latencyMs
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-studio-')), 'studios.json')
    fs.writeFileSync(file, JSON.stringify([configured]))
    const server = await openTestServer({ clusterUrl, env: { LIVE_STUDIOS: file }, content: true })
    const one = new StudioTest(server, studio, `aurora-${table}`)
    const { db, bus } = server.services
    await listInCatalogue(db, studioTables(server.services).values())
    await makeRoom(db, { id: one.id, kind: 'studio', options: { table: one.code } })
    one.#unsubscribe = await bus.subscribe(framesOf(one.id), (frame) => one.frames.push(frame as ToldFrame))
    await one.takeOver()
    return one
  }

  async close(): Promise<void> {
    this.#unsubscribe()
    clearInterval(this.#renewing)
    await this.#rooms?.stop()
    this.#links.stop()
    await this.studio.stop()
    await this.server.close()
  }

  get teller(): Teller {
    return this.studio.tables.get(this.code.replace('aurora-', ''))!.teller
  }

  get state(): StudioState {
    return this.#rooms!.room(this.id)!.state as StudioState
  }

  view(memberId?: bigint): LiveView {
    return this.#rooms!.room(this.id)!.view(memberId) as LiveView
  }

  /** Another process has the room from here on, with a line of its own. */
  async takeOver(): Promise<void> {
    await this.#rooms?.stop()
    this.#rooms = new Rooms(this.server.services, new Map([[this.kind.name, this.kind]]))
    await this.#rooms.claim()
    const rooms = this.#rooms
    clearInterval(this.#renewing)
    this.#renewing = setInterval(() => void rooms.renew().catch(() => undefined), RENEW_MS)
  }

  async newMember(account: string): Promise<bigint> {
    const { db } = this.server.services
    const created = await createMember(db, { account, nickname: account, type: 0, passwordHash: '*' })
    if (!('id' in created)) throw new Error('taken')
    const pocket = await openAccount(db, { memberId: created.id, pocket: 'cash', currency: 'BRL' })
    const from = await operatorAccount(db, 'clearing', 'BRL')
    await post(db, { key: `fund:${account}`, kind: 'deposit', moves: [{ from, to: pocket, amount: 100_000n, currency: 'BRL' }] })
    this.#pockets.set(created.id, pocket)
    return created.id
  }

  async balance(memberId: bigint): Promise<bigint> {
    const { db } = this.server.services
    const row = await db
      .selectFrom('ledger.accounts')
      .select('balance')
      .where('id', '=', this.#pockets.get(memberId)!)
      .executeTakeFirstOrThrow()
    return row.balance
  }

  /** As a page says it. */
  async say(memberId: bigint, said: object): Promise<void> {
    const command = await this.kind.commands!.toCommand(said, memberId, { table: this.code })
    await this.#rooms!.submit(this.id, { commandId: randomUUID(), memberId, command })
  }

  bet(memberId: bigint, version: number, chips: Record<string, string>): Promise<void> {
    return this.say(memberId, { do: 'bet', version, chips })
  }

  /** The studio opens a round for so long. */
  opens(betsMs = 20_000): string {
    const round = `r${++this.#rounds}`
    this.teller.say({ type: 'betsOpen', round, closesAt: Date.now() + betsMs })
    return round
  }

  shuts(round: string): void {
    this.teller.say({ type: 'betsClosed', round })
  }
}
