import { txidOf, uuidOf } from '@tucano/pix'
import type { Payments } from '#payments/open-payments'
import { type PayOut, isProviderError } from '#payments/provider'
import { readPerson } from '#documents/person'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { moveOn, takeFailed, takePaid } from './endings.ts'
import { type PayeeDetails, destinationOf } from './payees.ts'
import { type WithdrawalRow, lockWithdrawal, withdrawals } from './store.ts'

/** A provider that knows nothing of a pay-out after this never got it. */
const UNHEARD_MINUTES = 10
const SOME = 100

/** Each sending of a withdrawal has a name of its own at the provider, from which the withdrawal is found again. */
const payOutId = ({ id, sending }: Pick<WithdrawalRow, 'id' | 'sending'>): string => `${txidOf(id)}${sending}`
const withdrawalOf = (payOut: string): string | undefined => uuidOf(payOut.slice(0, 32))

/**
 * Sends what was approved. Before the provider is asked, our own row says that it was: whatever breaks then is looked into, never sent again.
 */
export class PayOuts {
  #services: Services
  #payments: Payments
  #underWay = new Set<Promise<void>>()

  constructor(services: Services, payments: Payments) {
    this.#services = services
    this.#payments = payments
  }

  /** Sends one in the background. What is not done here, a job does later. */
  sendSoon(id: string): void {
    const way = this.#send(id)
      .catch((error: unknown) => this.#services.log.warn({ err: error, withdrawal: id }, 'a withdrawal was not sent yet'))
      .finally(() => this.#underWay.delete(way))
    this.#underWay.add(way)
  }

  async stop(): Promise<void> {
    await Promise.all(this.#underWay)
  }

  /** All that is approved and not sent, and all that was sent and not heard of. */
  async lookAfter(): Promise<void> {
    const ids = async (state: string): Promise<string[]> => {
      const rows = await withdrawals(this.#services.db)
        .where('w.state', '=', state)
        .where('w.kind', '<>', 'c2c')
        .orderBy('w.asked_at', (order) => order.asc().nullsFirst())
        .limit(SOME)
        .execute()
      return rows.map(({ id }) => id)
    }
    for (const id of await ids('approved')) await this.#send(id)
    for (const id of await ids('sending')) await this.#lookInto(id)
  }

  /** The provider says that there is news. What it is, it is asked. */
  async hear(payOuts: readonly string[]): Promise<void> {
    for (const payOut of payOuts) {
      const id = withdrawalOf(payOut)
      if (id) await this.#lookInto(id)
    }
  }

  async #send(id: string): Promise<void> {
    const { db, log } = this.#services
    const row = await db.transaction().execute(async (trx) => {
      const found = await lockWithdrawal(trx, id)
      if (found?.state !== 'approved' || found.kind === 'c2c') return undefined
      await moveOn(trx, found, 'sending', { sent_at: sql<Date>`clock_timestamp()` })
      return found
    })
    if (!row) return
    try {
      const to = await this.#destination(row)
      await this.#end(id, await this.#payments.provider.payOut({ id: payOutId(row), amount: row.amount - row.fee, to }))
    } catch (error) {
      if (!isProviderError(error)) throw error
      log.warn({ err: error, withdrawal: id }, 'a withdrawal was not taken')
      if (isProviderError(error, 'refused')) await this.#end(id, { state: 'failed', endToEndId: undefined, reason: error.message })
      // Nothing has left us: it may go under the same name when somebody answers.
      else if (isProviderError(error, 'down')) await this.#putBack(id)
    }
  }

  async #lookInto(id: string): Promise<void> {
    const { db, log } = this.#services
    const row = await withdrawals(db).where('w.id', '=', id).executeTakeFirst()
    if (row?.state !== 'sending') return
    try {
      const payOut = await this.#payments.provider.readPayOut(payOutId(row))
      await db
        .updateTable('cashier.withdrawals')
        .set({ asked_at: sql`clock_timestamp()` })
        .where('id', '=', id)
        .execute()
      if (payOut) await this.#end(id, payOut)
      else await this.#giveUp(id)
    } catch (error) {
      if (!isProviderError(error)) throw error
      log.warn({ err: error, withdrawal: id }, 'nobody tells what became of a withdrawal')
    }
  }

  /** Writes down what the provider said. Only a withdrawal that was being sent can end so: what is said twice changes nothing. */
  async #end(id: string, { state, endToEndId, reason }: PayOut): Promise<void> {
    if (state === 'under way') return
    await this.#services.db.transaction().execute(async (trx) => {
      const row = await lockWithdrawal(trx, id)
      if (row?.state !== 'sending') return
      if (state === 'done') await takePaid(trx, row, endToEndId)
      else await takeFailed(trx, row, reason ?? 'provider')
    })
  }

  async #putBack(id: string): Promise<void> {
    await this.#services.db.transaction().execute(async (trx) => {
      const row = await lockWithdrawal(trx, id)
      if (row?.state === 'sending') await moveOn(trx, row, 'approved', { sent_at: null })
    })
  }

  /** The provider never got it, or says so: an operator looks at it again, and may send it under another name. */
  async #giveUp(id: string): Promise<void> {
    await this.#services.db.transaction().execute(async (trx) => {
      const row = await lockWithdrawal(trx, id)
      if (row?.state !== 'sending') return
      const { rows } = await sql<{ over: boolean }>`
        select ${row.sent_at}::timestamptz < clock_timestamp() - make_interval(mins => ${UNHEARD_MINUTES}) as over`.execute(trx)
      if (rows[0]?.over) await moveOn(trx, row, 'review', { reason: 'unknownAtProvider', first_by: null, first_at: null })
    })
  }

  async #destination({ payee_id, member_id }: WithdrawalRow) {
    const { db, vault } = this.#services
    const { sealed, holder } = await db
      .selectFrom('cashier.payees')
      .select(['sealed', 'holder'])
      .where('id', '=', payee_id)
      .executeTakeFirstOrThrow()
    const { cpf } = await readPerson(db, member_id)
    return destinationOf(JSON.parse(vault.open(sealed).toString()) as PayeeDetails, { name: holder, cpf: cpf! })
  }
}
