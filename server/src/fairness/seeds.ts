import { createHash, createHmac, randomBytes } from 'node:crypto'
import os from 'node:os'
import { SEED_HOURS_MAX, SEED_ROUNDS_MAX } from '@tucano/contract/fairness'
import type { Db } from '@tucano/database'
import { LedgerRefusal, refusing } from '@tucano/ledger'
import { type Binding, Stream, messageOf } from '@tucano/randomness'
import type { Services } from '#platform/services'
import { sql } from 'kysely'

/** A seed that rounds can be drawn from. */
export interface Seed {
  id: bigint
  key: Buffer
  clientSeed: string
  /** The highest number that was given, as far as this process knows. */
  rounds: number
  /** The highest number that this process has drawn: whatever became of it, it is not drawn again. */
  drawn: number
  /** So many numbers it has at most; more while a round that was drawn from it is open. */
  most?: number
  /** When it is over by the clock, of this process. */
  untilMs: number
}

/** So many seeds are kept open in memory; the oldest are forgotten. */
const KEPT_MAX = 20_000
const SEED_BYTES = 32
const PROCESS = `${os.hostname()}:${process.pid}`

type SeedsHouse = Pick<Services, 'db' | 'vault'>
type Purpose = 'draw' | 'tell' | 'show'

/** Makes, keeps, draws from and tells the seeds of members. */
export class Seeds {
  #services: SeedsHouse
  #open = new Map<bigint, Seed>()
  /** Members whose seed has to be read again. What was drawn from it is remembered all the same. */
  #stale = new Set<bigint>()

  constructor(services: SeedsHouse) {
    this.#services = services
  }

  /** The seed that a member's next round is drawn from; nothing while the member has no seed, or has not chosen the page's part of it. */
  async active(memberId: bigint): Promise<Seed | undefined> {
    const known = this.#open.get(memberId)
    if (known && !this.#stale.has(memberId)) return known
    const { db } = this.#services
    const row = await db
      .selectFrom('fairness.seeds as s')
      .innerJoin('betting.nonces as n', 'n.seed_id', 's.id')
      .select(['s.id', 's.sealed', 's.client_seed', 'n.used'])
      .select(sql<string>`extract(epoch from clock_timestamp() - s.chosen_at)`.as('age'))
      .where('s.member_id', '=', memberId)
      .where('s.state', '=', 'active')
      .where('s.client_seed', 'is not', null)
      .executeTakeFirst()
    if (!row) return undefined
    const seed: Seed = {
      id: row.id,
      key: await this.#unseal(db, row, 'draw'),
      clientSeed: row.client_seed!,
      rounds: row.used,
      drawn: known?.id === row.id ? known.drawn : 0,
      most: SEED_ROUNDS_MAX,
      untilMs: performance.now() + SEED_HOURS_MAX * 3_600_000 - Number(row.age) * 1000,
    }
    if (!known && this.#open.size >= KEPT_MAX) this.#evict()
    this.#open.set(memberId, seed)
    this.#stale.delete(memberId)
    return seed
  }

  /** The seed may have changed: whoever asks next gets it as it is. */
  forget(memberId: bigint): void {
    if (this.#open.has(memberId)) this.#stale.add(memberId)
  }

  /** Makes room. A seed with a number that was drawn and could not be written stays. */
  #evict(): void {
    for (const [memberId, { drawn, rounds }] of this.#open) {
      if (drawn > rounds) continue
      this.#open.delete(memberId)
      this.#stale.delete(memberId)
      return
    }
  }

  /** What a round draws from: the same for the same seed, game and number, whenever it is asked for. */
  draws({ key, clientSeed }: Pick<Seed, 'key' | 'clientSeed'>, bound: Omit<Binding, 'clientSeed'>): Stream {
    const binding = { ...bound, clientSeed }
    return new Stream((cursor) => createHmac('sha256', key).update(messageOf(binding, cursor)).digest())
  }

  /** Whether a seed has been drawn from long enough. */
  isOver({ rounds, untilMs }: Seed): boolean {
    return rounds >= SEED_ROUNDS_MAX || performance.now() >= untilMs
  }

  /** The bytes of one of the member's seeds, to show an old round with. */
  async keyOf(seedId: bigint): Promise<{ key: Buffer; clientSeed: string }> {
    const { db } = this.#services
    const row = await db
      .selectFrom('fairness.seeds')
      .select(['id', 'sealed', 'client_seed'])
      .where('id', '=', seedId)
      .executeTakeFirstOrThrow()
    return { key: await this.#unseal(db, row, 'show'), clientSeed: row.client_seed ?? '' }
  }

  /** Sees to it that a member has a seed and one that comes after it. */
  async commit(memberId: bigint): Promise<void> {
    const { db } = this.#services
    const made = await db
      .selectFrom('fairness.seeds')
      .select('state')
      .where('member_id', '=', memberId)
      .where('state', 'in', ['active', 'next'])
      .execute()
    if (made.length === 2) return
    await db.transaction().execute(async (trx) => {
      await lockSeeds(trx, memberId)
      for (const state of ['active', 'next'] as const) await this.#make(trx, memberId, state)
    })
  }

  /** The page's part of the chance, for the commitment that it has seen. Chosen once; the same again changes nothing. */
  async choose(memberId: bigint, { seedHash, clientSeed }: { seedHash: string; clientSeed: string }): Promise<void> {
    const { db } = this.#services
    const { rows } = await sql<{ client_seed: string }>`
      update fairness.seeds set client_seed = coalesce(client_seed, ${clientSeed}), chosen_at = coalesce(chosen_at, clock_timestamp())
      where member_id = ${memberId} and state = 'active' and hash = decode(${seedHash}, 'hex') returning client_seed`.execute(db)
    if (rows[0]?.client_seed !== clientSeed) throw new LedgerRefusal('seed.stale', seedHash)
    this.forget(memberId)
  }

  /** Ends the seed of now, so that it can be told, and goes on with the next. Refused while a round drawn from it is open. */
  async rotate(memberId: bigint): Promise<bigint> {
    const told = await this.#services.db.transaction().execute(async (trx) => {
      await lockSeeds(trx, memberId)
      const active = await trx
        .selectFrom('fairness.seeds')
        .select(['id', 'sealed'])
        .where('member_id', '=', memberId)
        .where('state', '=', 'active')
        .executeTakeFirst()
      if (!active) throw new LedgerRefusal('seed.stale')
      const { rows } = await refusing(sql<{ rounds: number }>`select betting.close_seed(${active.id}) as rounds`.execute(trx))
      await trx
        .updateTable('fairness.seeds')
        .set({ state: 'told', told_at: sql<Date>`clock_timestamp()`, rounds: rows[0]!.rounds })
        .where('id', '=', active.id)
        .execute()
      await this.#log(trx, active.id, 'tell')
      await this.#make(trx, memberId, 'next')
      await trx
        .updateTable('fairness.seeds')
        .set({ state: 'active' })
        .where('member_id', '=', memberId)
        .where('state', '=', 'next')
        .execute()
      await this.#make(trx, memberId, 'next')
      return active.id
    })
    this.forget(memberId)
    return told
  }

  async #make(trx: Db, memberId: bigint, state: 'active' | 'next'): Promise<void> {
    const key = randomBytes(SEED_BYTES)
    const made = await trx
      .insertInto('fairness.seeds')
      .values({ member_id: memberId, sealed: this.#services.vault.seal(key), hash: createHash('sha256').update(key).digest(), state })
      .onConflict((clash) => clash.column('member_id').where('state', '=', state).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) await sql`select betting.open_seed(${made.id}, ${memberId})`.execute(trx)
  }

  async #unseal(db: Db, { id, sealed }: { id: bigint; sealed: Buffer }, purpose: Purpose): Promise<Buffer> {
    await this.#log(db, id, purpose)
    return this.#services.vault.open(sealed)
  }

  async #log(db: Db, seed_id: bigint, purpose: Purpose): Promise<void> {
    await db.insertInto('fairness.reads').values({ seed_id, purpose, process: PROCESS }).execute()
  }
}

/** A member's seeds are changed by one at a time. */
const lockSeeds = (trx: Db, memberId: bigint) =>
  sql`select pg_advisory_xact_lock(hashtextextended('fairness.seeds', ${memberId}))`.execute(trx)
