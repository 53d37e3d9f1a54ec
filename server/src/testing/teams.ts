import { type Db, connect } from '@tucano/database'
import { createTestDatabase, transactionsEnded } from '@tucano/database/test-cluster'
import { capture, hold, openAccount, openCurrency, operatorAccount, post } from '@tucano/ledger'
import type { Period } from '#betting/closings'
import { newBetId } from '#betting/bet'
import { place, settle } from '#betting/bets'
import { type Listener, hearSome } from '#betting/listen'
import { keepStakes } from '#commissions/bet-rebates'
import { type PeriodEnd, type TeamBrand, teamDays } from '#team/days'
import { fold } from '#team/fold'
import { sql } from 'kysely'
import pg from 'pg'

export const teamBrand: TeamBrand = {
  timeZone: 'America/Sao_Paulo',
  currency: { code: 'BRL' } as TeamBrand['currency'],
  agents: { activeStake: 100_00, feeBp: 0, rebateMaxBp: 150, higherRates: true },
}

const daysOf = (ends: readonly PeriodEnd[], periods: readonly Period[] | undefined): Listener =>
  teamDays(teamBrand, ends, { periods, besides: [(db, facts) => keepStakes(db, facts, teamBrand)] })

interface Opened {
  owner: pg.Client
  db: Db
  end: () => Promise<void>
  ends: readonly PeriodEnd[]
  periods: readonly Period[] | undefined
}

/** Teams in a database of their own, with a clock that the test turns. */
export class TeamsTest {
  readonly owner: pg.Client
  readonly db: Db
  #end: () => Promise<void>
  #many = 0
  #ends: readonly PeriodEnd[]
  #listener: Listener

  private constructor({ owner, db, end, ends, periods }: Opened) {
    this.owner = owner
    this.db = db
    this.#end = end
    this.#ends = ends
    this.#listener = daysOf(ends, periods)
  }

  /** Who hears for the teams, as servers do that close at once or are killed. */
  get listener(): Listener {
    return this.#listener
  }

  /** Closes these periods from now on. */
  closes(periods: readonly Period[]): void {
    this.#listener = daysOf(this.#ends, periods)
  }

  /** Closes the periods that are wanted: a clock that is turned by weeks passes thousands of short ones. */
  static async open(
    clusterUrl: string,
    { at, ends = [], periods, databaseUrl }: { at: string; ends?: readonly PeriodEnd[]; periods?: readonly Period[]; databaseUrl?: string },
  ): Promise<TeamsTest> {
    const url = databaseUrl ?? (await createTestDatabase(clusterUrl))
    const owner = new pg.Client({ connectionString: url })
    await owner.connect()
    await owner.query(`
      create table public.clock (at timestamptz not null);
      insert into public.clock values ('${at}');
      create or replace function platform.clock() returns timestamptz language sql volatile security definer as $$ select at from public.clock $$;
      delete from platform.zone; insert into platform.zone (name) values ('${teamBrand.timeZone}')`)
    await owner.query('select ledger.make_partitions(3), betting.make_partitions(3)')
    const { pool, db } = connect({ url, connections: 4, onError: () => undefined })
    await openCurrency(db, 'BRL', 'money')
    return new TeamsTest({ owner, db, end: () => pool.end(), ends, periods })
  }

  async close(): Promise<void> {
    await this.#end()
    await this.owner.end()
  }

  async turn(at: string): Promise<void> {
    await this.owner.query('update public.clock set at = $1', [at])
    await this.owner.query('select ledger.make_partitions(3), betting.make_partitions(3)')
  }

  /** Opens an account below another one. */
  async join(upline: bigint | null, type = 0): Promise<bigint> {
    const account = `m${++this.#many}`
    const { rows } = await this.owner.query<{ id: string }>(
      `insert into member.members (account, nickname, type, password_hash, upline_id, created_at) values ($1, $1, $2, 'x', $3, platform.clock()) returning id`,
      [account, type, upline],
    )
    return BigInt(rows[0]!.id)
  }

  cash(memberId: bigint): Promise<bigint> {
    return openAccount(this.db, { memberId, pocket: 'cash', currency: 'BRL' })
  }

  /** Money between the house and a member's cash, as a posting of some kind. */
  async pay(memberId: bigint, amount: bigint, kind = 'deposit'): Promise<void> {
    const from = await operatorAccount(this.db, kind === 'deposit' ? 'clearing' : 'promotion', 'BRL')
    const to = await this.cash(memberId)
    await post(this.db, { key: `${kind}:${++this.#many}`, kind, moves: [{ from, to, amount, currency: 'BRL' }] })
  }

  async withdraw(memberId: bigint, amount: bigint): Promise<void> {
    const key = `withdrawal:${++this.#many}`
    const { postingId: holdId } = await hold(this.db, { key, account: await this.cash(memberId), amount })
    await capture(this.db, { key: `${key}:paid`, holdId, amount, to: await operatorAccount(this.db, 'clearing', 'BRL') })
  }

  /** A bet that is settled at once. */
  async bet(
    memberId: bigint,
    { stake, payout = 0n, product = 'RNG' }: { stake: bigint; payout?: bigint; product?: string },
  ): Promise<string> {
    const pocket = await this.cash(memberId)
    const id = newBetId(await this.now())
    await place(this.db, { id, product, vendor: 'TUC', game: 'any', inputs: '', pocket, stake })
    await settle(this.db, { id, payout })
    return id
  }

  async now(): Promise<Date> {
    const { rows } = await sql<{ at: Date }>`select platform.clock() as at`.execute(this.db)
    return rows[0]!.at
  }

  /** Everything that has happened is heard, what is over is closed, and the days are folded. */
  async catchUp(): Promise<void> {
    // The first time sets the mark, and the second finds that everything before it has ended: other tests' transactions too.
    for (let times = 0; times < 3; times++) {
      await transactionsEnded(this.db)
      while (await hearSome(this.db, this.#listener));
    }
    await fold(this.db, teamBrand)
  }
}
