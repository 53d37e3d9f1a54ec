import { randomUUID } from 'node:crypto'
import { msOfRound } from '@tucano/beacon'
import type { LiveFact, LiveView } from '@tucano/contract/live'
import { sharedLive } from '@tucano/live'
import { type PublishedDraw, verifyDraw } from '@tucano/round'
import { Check } from 'typebox/value'
import { expect } from 'vitest'
import { readDraw } from '#draws/published'
import { certify, writtenDigest } from '#fairness/maths'
import { nodeHashes } from '#fairness/node-hashes'
import { liveDraws } from '#features/live'
import { framesOf } from '#rooms/asks'
import type { ToldFrame } from '#rooms/frames'
import type { RoomKind } from '#rooms/kind'
import { Rooms } from '#rooms/rooms'
import { makeRoom } from '#rooms/store'
import type { RoundState } from '../features/live/room/state.ts'
import { sourceOf } from '../features/live/room/work.ts'
import { SharedDrawsTest, testChecks } from './shared-draws.ts'

/** The maths of every table, as draws name them. */
export const liveMaths = new Map(sharedLive.map((game) => [game.code, writtenDigest(game)]))

/** A site on which live tables are open, and nobody runs them but the test. */
export async function openLiveSite(clusterUrl: string): Promise<SharedDrawsTest> {
  const drawnGames = new Map(liveDraws.map((one) => [one.game.code, one]))
  const site = await SharedDrawsTest.open(clusterUrl, { drawnGames, content: true })
  const { services } = site.server
  services.configuration.beacon = { urls: [site.beacon.url], chain: site.beacon.chain.hash, isOwn: true }
  await certify(services.db, sharedLive)
  return site
}

/** What a frame tells, to everybody and to each by themselves. */
export const factsIn = ({ everybody, instead = {} }: ToldFrame): LiveFact[] =>
  [...everybody, ...Object.values(instead).flat()] as LiveFact[]

async function comesTo<Value>(read: () => Value | Promise<Value>, value: Value): Promise<void> {
  await expect.poll(read, { timeout: 20_000 }).toBe(value)
}

/** One live table of a site. */
export class LiveTable<State extends RoundState> {
  readonly site: SharedDrawsTest
  readonly code: string
  readonly id: string
  readonly kind: RoomKind
  /** All that it has told while it was listened to. */
  frames: ToldFrame[] = []
  #processes: LiveProcess<State>[] = []
  #unsubscribe = (): void => undefined

  private constructor(site: SharedDrawsTest, code: string, kind: RoomKind) {
    this.site = site
    this.code = code
    this.id = sourceOf(code)
    this.kind = kind
  }

  /** Its room is made when it is first looked at: its first round begins then. */
  static async open<State extends RoundState>(site: SharedDrawsTest, code: string, kind: RoomKind): Promise<LiveTable<State>> {
    const table = new LiveTable<State>(site, code, kind)
    await makeRoom(site.draws.db, { id: table.id, kind: kind.name, options: { table: code } })
    return table
  }

  async listen(): Promise<void> {
    this.frames = []
    this.#unsubscribe = await this.site.server.services.bus.subscribe(framesOf(this.id), (frame) => this.frames.push(frame as ToldFrame))
  }

  /** Nobody runs it any more, or listens. */
  async stop(): Promise<void> {
    for (const one of this.#processes.splice(0)) await one.stop()
    this.#unsubscribe()
  }

  /** Another process of the site, which takes the table when nobody has it. */
  async newProcess(kind = this.kind): Promise<LiveProcess<State>> {
    const one = new LiveProcess<State>(this, new Rooms(this.site.server.services, new Map([[kind.name, kind]])))
    this.#processes.push(one)
    await one.rooms.claim()
    return one
  }

  /** What of a published draw, and of a bet on it, is not as it should be. */
  problems(draw: PublishedDraw, bet?: NonNullable<Parameters<typeof verifyDraw>[2]['bet']>) {
    const game = sharedLive.find(({ code }) => code === this.code)
    return verifyDraw(game, draw, { hashes: nodeHashes, beacon: testChecks, ...(bet && { bet }) })
  }
}

/** The table as one process runs it, on the clock that the test turns. */
export class LiveProcess<State extends RoundState> {
  readonly rooms: Rooms
  #table: LiveTable<State>

  constructor(table: LiveTable<State>, rooms: Rooms) {
    this.#table = table
    this.rooms = rooms
  }

  stop(): Promise<void> {
    return this.rooms.stop()
  }

  get state(): State {
    return this.rooms.room(this.#table.id)!.state as State
  }

  view(memberId?: bigint): LiveView {
    return this.rooms.room(this.#table.id)!.view(memberId) as LiveView
  }

  /** The version of a member's slip, which the next thing said of it names. */
  version(memberId: bigint): number {
    return this.view(memberId).mine?.version ?? 0
  }

  async reached(phase: State['phase']): Promise<void> {
    await comesTo(() => this.state.phase, phase)
  }

  async wake(): Promise<void> {
    await this.rooms.submit(this.#table.id, { command: { do: 'wake' } })
  }

  /** Its leases are renewed, as they would have been meanwhile. */
  async turn(ms: number): Promise<void> {
    await this.#table.site.turnTo(ms)
    await this.rooms.renew()
    await this.rooms.claim()
  }

  /** As a page says it; answers with the code of a refusal. */
  async say(memberId: bigint, said: object, commandId = randomUUID()): Promise<string> {
    const { said: shape, toCommand } = this.#table.kind.commands!
    if (!Check(shape, said)) throw new Error(`${JSON.stringify(said)} is not said at this table`)
    return toCommand(said, memberId, { table: this.#table.code })
      .then((command) => this.rooms.submit(this.#table.id, { commandId, memberId, command }))
      .then(
        () => 'taken',
        (error: { code: string }) => error.code,
      )
  }

  /** From an open round to the beacon's round that decides it: closed, and its bets sealed. */
  async close(): Promise<void> {
    const { db } = this.#table.site.draws
    await this.turn(this.state.closesAtMs)
    await this.wake()
    const eventId = this.state.eventId!
    await comesTo(async () => (await readDraw(db, eventId))!.state, 'sealed')
    const { beacon, beaconRound } = (await readDraw(db, eventId))!
    await this.turn(msOfRound(beacon, beaconRound))
  }

  async play(): Promise<void> {
    await this.close()
    await this.reached('play')
  }

  /** What is played comes to its end. */
  async finish(): Promise<void> {
    await this.turn(this.state.playedAtMs!)
    await this.wake()
    await this.reached('result')
  }

  /** The next round, open. */
  async next(): Promise<void> {
    if (this.state.phase === 'result') {
      await this.turn(this.state.nextAtMs!)
      await this.wake()
    }
    await this.reached('open')
  }
}
