import { createHash, randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openAccount } from '@tucano/ledger'
import { newBetId } from '#betting/bet'
import { readDraw } from '#draws/published'
import { openLog } from '#platform/log'
import { RedisBus } from '#platform/redis-bus'
import { RoomAsks } from '../../rooms/asks.ts'
import { replay } from '../../rooms/batch.ts'
import type { RoomKind } from '../../rooms/kind.ts'
import { RoomRefusal } from '../../rooms/errors.ts'
import { makeRoom, readRoom } from '../../rooms/store.ts'
import { startRedis } from '../../start-redis.ts'
import { type CoinState, coinRoom } from '../coin-room.ts'
import { SharedDrawsTest } from '../shared-draws.ts'
import { type AskedBet, type RoomAudit, auditRoom } from './audit.ts'
import { Processes } from './processes.ts'

const OPEN_MS = 2000
const SHOWN_MS = 300
const MEMBERS = 16
const ROOM = 'coin:drill'
/** A lease is over after so long, by the database's clock, which the drill turns on. */
const LEASE_MS = 5000
const PATIENCE_MS = 60_000

export interface DrillReport extends RoomAudit {
  kills: number
  /** From the kill to the first entry of the next owner, with what the clock was turned on by. */
  resumedMs: number[]
  /** Kills by what the room was doing. */
  phases: Record<string, number>
}

/** One room, two processes that may have it, and somebody who kills whichever does. */
export class RoomDrill {
  #site: SharedDrawsTest
  #redis: Awaited<ReturnType<typeof startRedis>>
  #bus: RedisBus
  #asks: RoomAsks
  #kind: RoomKind
  #pockets = new Map<bigint, bigint>()
  #processes: Processes
  #bets: AskedBet[] = []
  #chance: () => number

  private constructor(parts: {
    site: SharedDrawsTest
    redis: Awaited<ReturnType<typeof startRedis>>
    bus: RedisBus
    key: string
    seed: string
  }) {
    const { site, redis, bus, key, seed } = parts
    this.#site = site
    this.#redis = redis
    this.#bus = bus
    this.#asks = new RoomAsks(bus)
    this.#kind = coinRoom(site.draws, { openMs: OPEN_MS, shownMs: SHOWN_MS, maths: site.maths }) as unknown as RoomKind
    this.#chance = drawsOf(seed)
    const env = {
      DATABASE_URL: site.server.databaseUrl,
      REDIS_URL: redis.url,
      VAULT_KEY: key,
      BEACON_URLS: site.beacon.url,
      BEACON_CHAIN: site.beacon.chain.hash,
      DRILL_OPEN_MS: String(OPEN_MS),
      DRILL_SHOWN_MS: String(SHOWN_MS),
      DRILL_MATHS: site.maths,
      LOG_LEVEL: 'info',
    }
    this.#processes = new Processes(path.join(import.meta.dirname, 'process.ts'), () => env)
  }

  static async open(at: { clusterUrl?: string; databaseUrl?: string }, seed: string): Promise<RoomDrill> {
    const key = randomBytes(32).toString('base64')
    const redis = await startRedis()
    const site = await SharedDrawsTest.open(at.clusterUrl ?? '', {
      env: { VAULT_KEY: key },
      isRunning: true,
      ...(at.databaseUrl && { databaseUrl: at.databaseUrl }),
    })
    const bus = await RedisBus.open(redis.url, openLog({ level: 'silent' }))
    const drill = new RoomDrill({ site, redis, bus, key, seed })
    await drill.#begin()
    return drill
  }

  async #begin(): Promise<void> {
    const { db } = this.#site.draws
    await this.#asks.start()
    for (let n = 0; n < MEMBERS; n++) {
      const memberId = 975_000n + BigInt(n)
      const pocket = await openAccount(db, { memberId, pocket: 'cash', currency: 'BRL' })
      await this.#site.fund(pocket, 10_000_000n)
      this.#pockets.set(memberId, pocket)
    }
    await this.#site.newSource(ROOM)
    await makeRoom(db, { id: ROOM, kind: 'coin', options: { source: ROOM } })
    await Promise.all([this.#processes.start(), this.#processes.start()])
  }

  async close(): Promise<void> {
    await this.#processes.close()
    this.#asks.stop()
    await this.#bus.stop()
    await this.#redis.stop()
    await this.#site.close()
  }

  /** Kills whoever has the room, at some moment of some phase, so many times. */
  async run(kills: number, say: (line: string) => void = () => undefined): Promise<DrillReport> {
    const resumedMs: number[] = []
    const phases: Record<string, number> = {}
    for (let n = 0; n < kills; n++) {
      const phase = PHASES[n % PHASES.length]!
      await this.#reach('open')
      const betting = this.#betAll()
      if (phase !== 'open') {
        await betting
        await this.#reach(phase)
      }
      await delay(Math.floor(this.#chance() * (phase === 'open' ? 300 : 30)))
      resumedMs.push(await this.#killOwner('SIGKILL'))
      await betting
      phases[phase] = (phases[phase] ?? 0) + 1
      say(`kill ${n + 1} of ${kills}, ${phase}: resumed after ${resumedMs.at(-1)} ms`)
    }
    await this.#reach('open')
    await this.#reach('shown')
    return { kills, resumedMs, phases, ...(await auditRoom({ db: this.#site.draws.db, kind: this.#kind, room: ROOM, bets: this.#bets })) }
  }

  /** The owner is stopped for ten seconds, somebody else goes on, and it is continued: what it has appended since, by entries of its epoch. */
  async stopAndContinue(): Promise<{ late: number; took: number }> {
    await this.#reach('open')
    await this.#processes.ready()
    const { owner, epoch } = await this.#row()
    const child = this.#processes.get(owner)!
    const betting = this.#betAll()
    child.kill('SIGSTOP')
    await this.#turn(2 * LEASE_MS)
    const next = await this.#until(async () => {
      const row = await this.#row()
      return row.epoch > epoch ? row : undefined
    })
    const lost = new Promise<void>((resolve) => {
      child.stdout!.on('data', (data) => /a room is lost|rooms are looked after|room let/.test(String(data)) && resolve())
    })
    child.kill('SIGCONT')
    // It finds out by itself: at its next renewal, or at what it was in the middle of.
    await Promise.race([lost, this.#until(async () => ((await this.#row()).epoch > next.epoch ? true : undefined)), delay(4 * 1500)])
    await betting
    await this.#reach('shown')
    const { db } = this.#site.draws
    const entries = await db.selectFrom('rooms.log').select(['seq', 'epoch']).where('room_id', '=', ROOM).orderBy('seq').execute()
    const first = entries.find((entry) => entry.epoch > epoch)
    const late = entries.filter((entry) => entry.epoch <= epoch && first !== undefined && entry.seq > first.seq).length
    return { late, took: entries.filter((entry) => entry.epoch > epoch).length }
  }

  /** Bets of every member in the round that is open, asked for again until it is known what became of them. */
  async #betAll(): Promise<void> {
    const asked = [...this.#pockets.keys()].map((memberId): AskedBet => ({ commandId: randomUUID(), memberId, verdict: 'open' }))
    this.#bets.push(...asked)
    await Promise.all(asked.map((bet) => this.#bet(bet)))
  }

  async #bet(bet: AskedBet): Promise<void> {
    const { memberId, commandId } = bet
    const stake = String(100 + Math.floor(this.#chance() * 900))
    const command = { do: 'bet', betId: newBetId(), pocket: String(this.#pockets.get(memberId)), side: this.#chance() < 0.5 ? 0 : 1, stake }
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await delay(100)) {
      try {
        await this.#asks.ask(ROOM, { ask: 'command', commandId, memberId: String(memberId), command })
        bet.verdict = 'taken'
        return
      } catch (error) {
        if (!(error instanceof RoomRefusal)) continue
        bet.verdict = 'refused'
        return
      }
    }
  }

  /** Waits until the room does something, and turns the clock on where it waits for its draw. */
  async #reach(phase: Phase): Promise<void> {
    let turned = ''
    await this.#until(async () => {
      const state = await this.#state().catch(() => undefined)
      if (state?.phase === phase) return true
      const draw = state?.eventId && state.phase === 'drawing' ? await readDraw(this.#site.draws.db, state.eventId) : undefined
      if (draw?.state === 'sealed' && turned !== draw.eventId) {
        turned = draw.eventId
        // Less than what is left of a lease that was just renewed.
        await this.#turn(3000)
      }
      return undefined
    })
  }

  /** Ends the owner, and waits for what the next one does first. */
  async #killOwner(signal: NodeJS.Signals): Promise<number> {
    await this.#processes.ready()
    const { owner, epoch } = await this.#row()
    const child = this.#processes.get(owner)
    const began = performance.now()
    if (child) await this.#processes.end(owner!, signal)
    await this.#turn(LEASE_MS)
    await this.#until(async () => ((await this.#row()).epoch > epoch ? true : undefined))
    await this.#until(() =>
      this.#state().then(
        () => true,
        () => undefined,
      ),
    )
    const tookMs = Math.round(performance.now() - began) + LEASE_MS
    if (child) void this.#processes.start()
    return tookMs
  }

  async #row(): Promise<{ owner: string | null; epoch: bigint }> {
    return this.#site.draws.db.selectFrom('rooms.rooms').select(['owner', 'epoch']).where('id', '=', ROOM).executeTakeFirstOrThrow()
  }

  /** The room as its log says. */
  async #state(): Promise<CoinState> {
    const { snapshot, entries } = await readRoom(this.#site.draws.db, ROOM)
    return entries.reduce(
      (state, entry) => replay(this.#kind, state, entry),
      snapshot?.state ?? this.#kind.first({ source: ROOM }),
    ) as CoinState
  }

  #turn(ms: number): Promise<void> {
    return this.#site.turnBy(ms)
  }

  async #until<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await delay(10)) {
      const found = await look()
      if (found !== undefined) return found
    }
    throw new Error(`the room does not go on: ${JSON.stringify(await this.#state())}`)
  }
}

type Phase = CoinState['phase']
const PHASES: readonly Phase[] = ['open', 'drawing', 'shown', 'idle']

/** Numbers below one that are the same for the same seed. */
export function drawsOf(seed: string): () => number {
  let n = 0
  return () => createHash('sha256').update(`${seed}:${n++}`).digest().readUInt32BE() / 2 ** 32
}
