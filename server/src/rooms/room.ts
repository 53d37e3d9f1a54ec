import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Db } from '@tucano/database'
import type { Json } from '@tucano/round'
import { Fault, isTransient } from '#platform/fault'
import type { Services } from '#platform/services'
import {
  type Answer,
  type Asked,
  BetRefused,
  type Kept,
  type Taken,
  ReplayDiffers,
  type Waiting,
  judge,
  keepTaken,
  moveMoney,
  once,
  replay,
} from './batch.ts'
import { LeaseLost, LogIsLonger, RoomRefusal, busy } from './errors.ts'
import { type Frame, FrameTeller, type ToldFrame, type Views } from './frames.ts'
import { Later, type RoomKind, Several } from './kind.ts'
import { type Claimed, type Held, appendEntries, holdRoom, keepSnapshot, readRoom } from './store.ts'

const BATCH_MAX = 256
const WAITING_MAX = 10_000
const SNAPSHOT_EVERY = 200n
const RETRY_MS = 50
const WORK_MS = 250

interface RoomOptions {
  owner: string
  kind: RoomKind
  claimed: Claimed
  onFrame: (frame: ToldFrame) => void
  /** The room is not this process's any more. */
  onEnd: () => void
}

/** A room in the process that has its lease: takes one thing after the other, each in the transaction of its money and its entry in the log. */
export class Room {
  readonly id: string
  readonly epoch: bigint
  #services: Pick<Services, 'db' | 'log'>
  #options: RoomOptions
  #state: Json
  #seq = 0n
  #snapshotSeq = 0n
  /** The database's clock, and this process's when it was read. */
  #clock = { atMs: 0, readMs: 0 }
  #waiting: Waiting[] = []
  #isRunning = false
  /** The log has more than is known here. */
  #isStale = false
  #underWay: Promise<void> | undefined
  #atOnce = BATCH_MAX
  #timer: NodeJS.Timeout | undefined
  #workTimer: NodeJS.Timeout | undefined
  #working: Promise<void> | undefined
  #ended = false
  #teller: FrameTeller

  private constructor(services: Pick<Services, 'db' | 'log'>, options: RoomOptions) {
    this.#services = services
    this.#options = options
    this.id = options.claimed.id
    this.epoch = options.claimed.epoch
    this.#state = options.kind.first(options.claimed.options)
    this.#teller = new FrameTeller(options.kind, options.onFrame)
  }

  /** Brings a room back as its log says. It goes on when it is started. */
  static async open(services: Pick<Services, 'db' | 'log'>, options: RoomOptions): Promise<Room> {
    const room = new Room(services, options)
    await room.#load()
    return room
  }

  start(): void {
    // Whoever looks on learns that somebody else has the room, and whether something was missed.
    this.#tellFrame([], this.#seq)
    this.#goOn()
  }

  get state(): Json {
    return this.#state
  }

  get seq(): bigint {
    return this.#seq
  }

  view(memberId?: bigint): Json {
    return this.#options.kind.view(this.#state, memberId)
  }

  /** As everybody may see it, and as these members do where that is something else. What waits to be told is told first: a page that is shown the room is told what comes after. */
  views(members: readonly (bigint | undefined)[]): Views {
    this.#teller.flush()
    const everybody = this.view()
    const instead: Record<string, Json> = {}
    for (const memberId of members) {
      if (memberId === undefined) continue
      const mine = this.view(memberId)
      if (!isDeepStrictEqual(mine, everybody)) instead[String(memberId)] = mine
    }
    return { epoch: Number(this.epoch), seq: Number(this.#seq), everybody, instead }
  }

  /** Resolves when the room has taken it. Rejects with a RoomRefusal when it has not; with `system.busy` nobody knows, and whoever asks again with the same id is safe. */
  submit(asked: Asked): Promise<Answer> {
    if (this.#ended || this.#waiting.length >= WAITING_MAX) return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...asked, resolve, reject })
      if (!this.#isRunning) this.#underWay = this.#run()
    })
  }

  /** Takes nothing more. What is under way comes to its end. */
  async end(): Promise<void> {
    this.#ended = true
    clearTimeout(this.#timer)
    clearTimeout(this.#workTimer)
    for (const { reject } of this.#waiting.splice(0)) reject(busy())
    await this.#underWay
    await this.#working
    this.#teller.flush()
  }

  async #load(): Promise<void> {
    const { kind, claimed } = this.#options
    const { snapshot, entries } = await readRoom(this.#services.db, this.id)
    this.#state = snapshot?.state ?? kind.first(claimed.options)
    this.#seq = this.#snapshotSeq = snapshot?.seq ?? 0n
    for (const entry of entries) {
      this.#state = replay(kind, this.#state, entry)
      this.#seq = entry.seq
      this.#note(entry.at)
    }
    this.#isStale = false
  }

  #note(at: Date): void {
    this.#clock = { atMs: at.getTime(), readMs: performance.now() }
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    // Whatever is asked for in the same turn comes along.
    await Promise.resolve()
    while (this.#waiting.length > 0 && !this.#ended) {
      const batch = this.#waiting.splice(0, this.#atOnce)
      try {
        if (this.#isStale) await this.#load()
        await this.#take(batch)
        this.#atOnce = BATCH_MAX
      } catch (error) {
        await this.#recover(batch, error)
      }
    }
    // In the same turn in which nothing was found waiting: what comes next starts another run.
    this.#isRunning = false
  }

  async #recover(batch: Waiting[], error: unknown): Promise<void> {
    const { log } = this.#services
    if (error instanceof LeaseLost || error instanceof ReplayDiffers) {
      log.warn({ err: error, room: this.id, epoch: String(this.epoch) }, 'a room is lost')
      for (const { reject } of batch) reject(busy())
      return this.#lose()
    }
    if (error instanceof BetRefused && batch.length === 1) return batch[0]!.reject(new RoomRefusal(error.code))
    if (!(error instanceof LogIsLonger) && !isTransient(error)) {
      if (batch.length === 1) return batch[0]!.reject(error)
      // Somebody's fault: one at a time it is known whose.
      this.#atOnce = 1
    }
    this.#waiting.unshift(...batch)
    if (error instanceof LogIsLonger) this.#isStale = true
    // Whether it was committed nobody knows; the log does. The lease says how long this can go on.
    else if (isTransient(error)) await delay(RETRY_MS)
  }

  #lose(): void {
    if (this.#ended) return
    this.#ended = true
    clearTimeout(this.#timer)
    clearTimeout(this.#workTimer)
    for (const { reject } of this.#waiting.splice(0)) reject(busy())
    this.#options.onEnd()
  }

  async #take(batch: Waiting[]): Promise<void> {
    const { db } = this.#services
    const { owner, kind } = this.#options
    const commandIds = batch.flatMap(({ commandId = [] }) => commandId)
    const taken = await db.transaction().execute(async (trx) => {
      const held = await holdRoom(trx, { id: this.id, owner, epoch: this.epoch, commandIds })
      if (!held) throw new LeaseLost()
      if (held.seq !== this.#seq) throw new LogIsLonger()
      const known = new Set(held.known)
      const fresh = once(batch, known)
      const judged = judge(kind, this.#state, fresh, held.at)
      const verdicts = await moveMoney(trx, judged)
      const kept = keepTaken({ kind, first: this.#state, at: held.at }, judged, verdicts)
      if (kept.entries.length > 0) await this.#write(trx, held, kept)
      return { ...kept, held, known, fresh, verdicts }
    })
    this.#note(taken.held.at)
    this.#state = taken.state
    const from = this.#seq
    this.#seq += BigInt(taken.entries.length)
    // What was taken is told first, then whoever asked for it is answered.
    if (taken.entries.length > 0)
      this.#tellFrame(
        taken.entries.flatMap(({ facts }) => facts),
        from,
      )
    this.#answer(batch, taken)
    this.#goOn()
  }

  #tellFrame(facts: Json[], from: bigint): void {
    const frame: Frame = { epoch: this.epoch, from, seq: this.#seq, facts, state: this.#state }
    this.#teller.take(frame)
  }

  async #write(trx: Db, { seq, at }: Held, { state, entries }: Kept): Promise<void> {
    await appendEntries(
      trx,
      { id: this.id, epoch: this.epoch, seq, at },
      entries.map(({ waiting: { commandId, memberId, command }, facts }) => ({ commandId, memberId, command, facts })),
    )
    const last = seq + BigInt(entries.length)
    if (last - this.#snapshotSeq < SNAPSHOT_EVERY) return
    await keepSnapshot(trx, { id: this.id, seq: last, state })
    this.#snapshotSeq = last
  }

  #answer(batch: Waiting[], { known, fresh, verdicts, judged }: Taken): void {
    const outcomes = new Map(judged.map(({ waiting, outcome }) => [waiting, outcome]))
    const later: Waiting[] = []
    for (const waiting of batch) {
      const outcome = outcomes.get(waiting)
      const verdict = verdicts.get(waiting)
      if (waiting.commandId !== undefined && known.has(waiting.commandId)) waiting.resolve({ seq: this.#seq, replayed: true })
      else if (!fresh.includes(waiting) || verdict === 'later') later.push(waiting)
      else if (verdict !== undefined) waiting.reject(new RoomRefusal(verdict))
      else if (outcome && 'refused' in outcome) {
        // Judged on a state that others were part of whom the ledger refused: once more, without them.
        if (verdicts.size > 0) later.push(waiting)
        else waiting.reject(new RoomRefusal(outcome.refused))
      } else waiting.resolve({ seq: this.#seq, replayed: false })
    }
    this.#waiting.unshift(...later)
  }

  /** Sets the clock for the room's next moment, and begins what has to be done outside of it. */
  #goOn(): void {
    if (this.#ended) return
    const { kind } = this.#options
    clearTimeout(this.#timer)
    const wakesAtMs = kind.wakesAtMs(this.#state)
    if (wakesAtMs !== undefined) {
      const nowMs = this.#clock.readMs === 0 ? wakesAtMs : this.#clock.atMs + performance.now() - this.#clock.readMs
      this.#timer = setTimeout(() => this.tell(kind.wake), Math.min(2 ** 31 - 1, Math.max(0, wakesAtMs - nowMs)))
    }
    this.#work()
  }

  #work(): void {
    clearTimeout(this.#workTimer)
    if (this.#working || this.#ended) return
    const job = this.#options.kind.work?.(this.#state)
    if (!job) return
    this.#working = job()
      .then((command) => {
        if (command === undefined) this.#workTimer = setTimeout(() => this.#work(), WORK_MS)
        else if (command instanceof Several) for (const one of command.commands) this.tell(one)
        else if (command instanceof Later) this.#workTimer = setTimeout(() => this.#work(), command.ms)
        else this.tell(command)
      })
      .catch((error: unknown) => {
        // What it waited for is somebody else's now.
        if (this.#ended) return
        this.#services.log.warn({ err: error, room: this.id }, 'a room waits')
        this.#workTimer = setTimeout(() => this.#work(), WORK_MS)
      })
      .finally(() => (this.#working = undefined))
  }

  /** What the room tells itself. If it is refused, the room has gone on meanwhile. */
  tell(command: Json): void {
    this.submit({ command }).catch((error: unknown) => {
      if (!(error instanceof RoomRefusal) && !(error instanceof Fault))
        this.#services.log.error({ err: error, room: this.id }, 'a room could not go on')
    })
  }
}
