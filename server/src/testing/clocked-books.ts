import { type Brand, readBrand } from '@tucano/brand'
import { type Db, connect } from '@tucano/database'
import { createTestDatabase, transactionsEnded } from '@tucano/database/test-cluster'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { createMember } from '#accounts/members'
import { newBetId } from '#betting/bet'
import { place, settle } from '#betting/bets'
import { type Listener, hearSome } from '#betting/listen'
import { sql } from 'kysely'
import pg from 'pg'
import { openBooks } from '../open-books.ts'

export interface Bettor {
  id: bigint
  cash: bigint
}

let names = 0

/** A database without a server, whose clock the test turns: nobody else hears, closes or sweeps meanwhile. */
export class ClockedBooks {
  readonly db: Db
  readonly brand: Brand
  now: Date
  #owner: pg.Client
  #end: () => Promise<void>

  private constructor(db: Db, brand: Brand, owner: pg.Client, end: () => Promise<void>) {
    this.db = db
    this.brand = brand
    this.now = new Date(0)
    this.#owner = owner
    this.#end = end
  }

  static async open(clusterUrl: string, at: string, change: (brand: Brand) => Brand): Promise<ClockedBooks> {
    const url = await createTestDatabase(clusterUrl)
    const owner = new pg.Client({ connectionString: url })
    await owner.connect()
    await owner.query(`
      create table public.clock (at timestamptz not null);
      insert into public.clock values ('${at}');
      create or replace function platform.clock() returns timestamptz language sql volatile security definer as $$ select at from public.clock $$`)
    const { db, pool } = connect({ url, connections: 8, onError: () => undefined })
    const brand = change(structuredClone(await readBrand('tucano')))
    await openBooks({ db, brand })
    const books = new ClockedBooks(db, brand, owner, () => pool.end())
    await books.turn(at)
    return books
  }

  async close(): Promise<void> {
    await this.#end()
    await this.#owner.end()
  }

  query(statement: string) {
    return this.#owner.query(statement)
  }

  async turn(at: string): Promise<void> {
    this.now = new Date(at)
    await this.#owner.query('update public.clock set at = $1', [at])
    await this.#owner.query('select ledger.make_partitions(0), betting.make_partitions(0)')
    // Nobody is asked meanwhile how it is going.
    await this.#owner.query('update limits.player_limits set check_due_at = null')
  }

  /** A member with so much cash. */
  async begin(cash = 10_000_000n): Promise<Bettor> {
    const account = `relogio${++names}`
    const created = await createMember(this.db, { account, nickname: account, passwordHash: '*' })
    if (!('id' in created)) throw new Error('taken')
    const to = await openAccount(this.db, { memberId: created.id, pocket: 'cash', currency: 'BRL' })
    const from = await operatorAccount(this.db, 'clearing', 'BRL')
    await post(this.db, { key: `fund:${created.id}`, kind: 'deposit', moves: [{ from, to, amount: cash, currency: 'BRL' }] })
    return { id: created.id, cash: to }
  }

  /** A bet that was lost. */
  async bet({ cash }: Bettor, stake: bigint, product = 'RNG'): Promise<string> {
    const id = newBetId(this.now)
    await place(this.db, { id, pocket: cash, product, vendor: 'TUC', game: 'jaguar', inputs: 'x', stake })
    await settle(this.db, { id, payout: 0n })
    return id
  }

  async hear(listener: Listener): Promise<void> {
    await transactionsEnded(this.db)
    while (await hearSome(this.db, listener));
  }

  async pause({ id }: Bettor, days: number): Promise<void> {
    await sql`select limits.close(${id}::bigint, 'pause', make_interval(days => ${days}))`.execute(this.db)
  }

  /** What the site has told a member, the newest first. */
  messages({ id }: Bettor): Promise<{ kind: string; facts: unknown }[]> {
    return this.db.selectFrom('messages.messages').select(['kind', 'facts']).where('member_id', '=', id).orderBy('id', 'desc').execute()
  }
}
