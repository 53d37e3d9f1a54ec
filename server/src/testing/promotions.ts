import type { Brand } from '@tucano/brand'
import { type Definition, type OwnPromotion, listOwnPromotions } from '@tucano/contract/promotions'
import { savePromotion, startPromotion } from '@tucano/contract/promotions/office'
import { transactionsEnded } from '@tucano/database/test-cluster'
import { newBetId } from '#betting/bet'
import { place, settle, voidBet } from '#betting/bets'
import { hearSome } from '#betting/listen'
import { pointsForPromotions } from '#points/delivery'
import { type OpenPromotions, openPromotions } from '#promotions/open-promotions'
import pg from 'pg'
import { type Somebody, fund, open } from './agents.ts'
import { employ } from './desk.ts'
import { type TestServer, openTestServer } from './test-server.ts'

export const REASON = 'Pedido da equipe de promoções'

let addresses = 0
export const newAddress = () => ({ 'x-forwarded-for': `198.18.${++addresses >> 8}.${addresses & 255}` })

/** A server with operators who make promotions, and a clock that goes ahead. */
export class PromotionsTest {
  readonly server: TestServer
  readonly operator: { authorization: string }
  readonly engine: OpenPromotions
  #owner: pg.Client

  private constructor(server: TestServer, operator: { authorization: string }, owner: pg.Client) {
    this.server = server
    this.operator = operator
    this.engine = openPromotions(server.services, pointsForPromotions(server.services.brand))
    this.#owner = owner
  }

  static async open(clusterUrl: string, brand?: (brand: Brand) => Brand): Promise<PromotionsTest> {
    const server = await openTestServer({ clusterUrl, env: { TRUSTED_PROXIES: '1' }, ...(brand && { brand }) })
    const owner = new pg.Client({ connectionString: server.databaseUrl })
    await owner.connect()
    const { headers } = await employ(server.services, 'promotora', ['compliance', 'support'])
    return new PromotionsTest(server, headers, owner)
  }

  async close(): Promise<void> {
    await this.#owner.end()
    await this.server.close()
  }

  /** The database's clock, which is the only one that counts, goes ahead. */
  async later(interval: string): Promise<void> {
    // Others who close periods begin again: a month of theirs, five minutes by five minutes, is one long transaction that everybody waits for.
    await this.#owner.query(`
      create or replace function platform.clock() returns timestamptz language sql volatile as $$ select clock_timestamp() + interval '${interval}' $$;
      insert into platform.closings (listener, period, since, until)
      select c.listener, c.period, t.at, t.at from (select distinct listener, period from platform.closings where listener <> 'promotions') c, (select platform.clock() as at) t`)
    // Nobody is asked meanwhile how it is going.
    await this.#owner.query(
      'select ledger.make_partitions(3), betting.make_partitions(3); update limits.player_limits set check_due_at = null',
    )
  }

  query(statement: string, values: unknown[] = []) {
    return this.#owner.query(statement, values)
  }

  /** Makes a promotion and lets it run. */
  async run(definition: Definition): Promise<string> {
    const saved = await this.server.call(savePromotion, { promotionId: null, present: null, definition }, this.operator)
    if (!saved.body.success) throw new Error(`${saved.body.errorCode} ${JSON.stringify(saved.body)}`)
    const { promotionId } = saved.body.value
    const started = await this.server.call(startPromotion, { promotionId, reason: REASON }, this.operator)
    if (!started.body.success) throw new Error(`${started.body.errorCode} ${JSON.stringify(started.body)}`)
    return promotionId
  }

  /** Lets the engine hear all that has happened. */
  async hear(): Promise<void> {
    const { db } = this.server.services
    await transactionsEnded(db)
    while (await hearSome(db, this.engine.listener));
  }

  /** Lets the engine close the periods that are over. */
  async closePeriods(): Promise<void> {
    const { db } = this.server.services
    await this.hear()
    await this.query(`update platform.listeners set mark_at = mark_at - interval '1 hour' where name = 'promotions'`)
    for (let count = 0; count < 3; count++) {
      await transactionsEnded(db)
      await hearSome(db, this.engine.listener)
    }
  }

  /** Somebody with an address, and so a budget of calls, of its own. */
  async somebody(): Promise<Somebody> {
    const who = await open(this.server)
    return { ...who, headers: { ...who.headers, ...newAddress() } }
  }

  deposit(memberId: bigint, amount: bigint): Promise<bigint> {
    return fund(this.server, memberId, amount)
  }

  /** A bet of the member's own cash, settled at once. */
  async bet(memberId: bigint, stake: bigint, payout = 0n, { game = 'jaguar', product = 'RNG' } = {}): Promise<string> {
    const { db } = this.server.services
    const { rows } = await this.query(`select id from ledger.accounts where member_id = $1 and kind = 'cash' and currency = 'BRL'`, [
      memberId,
    ])
    const id = newBetId()
    await place(db, { id, product, vendor: 'TUC', game, inputs: '', pocket: BigInt((rows[0] as { id: string }).id), stake })
    await settle(db, { id, payout })
    return id
  }

  async void(id: string): Promise<void> {
    await voidBet(this.server.services.db, id)
  }

  async own({ headers }: Pick<Somebody, 'headers'>, promotionId: string): Promise<OwnPromotion | undefined> {
    const { body } = await this.server.call(listOwnPromotions, {}, headers)
    return body.value.find((own) => own.promotionId === promotionId)
  }

  async balance(memberId: bigint, pocket = 'cash'): Promise<bigint> {
    const { rows } = await this.query(
      `select coalesce(sum(balance), 0)::text as balance from ledger.accounts where member_id = $1 and kind = $2 and currency = 'BRL'`,
      [memberId, pocket],
    )
    return BigInt((rows[0] as { balance: string }).balance)
  }

  /** Runs a job of promotions now. */
  async job(name: string): Promise<void> {
    await this.engine.jobs.find((job) => job.name === `promotions.${name}`)!.run()
  }
}
