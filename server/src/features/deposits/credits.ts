import { moneyRules } from '@tucano/brand'
import { type BatchLimits, Batcher } from '#platform/batcher'
import { BatchConnections, isWorthRetrying } from '#platform/batch-connections'
import type { Payments } from '#payments/open-payments'
import { type PaymentNotice, type Payment, isProviderError } from '#payments/provider'
import type { Services } from '#platform/services'

type Outcome = 'credited' | 'known' | 'unheard' | 'unknown' | 'more' | 'closed' | 'stranger' | 'limit'

const LIMITS: BatchLimits = {
  connections: 2,
  crowd: 16,
  crowdMs: 20,
  batchMax: 250,
  groupMax: 250,
  waitingMax: 20_000,
  attemptsMax: 6,
  retryMs: 20,
}
/** So few are asked for one by one; more, by the stretch of time that they lie in. */
const FEW = 3
const STRETCH_MS_MAX = 15 * 60_000
/** A webhook and the list speak of the same moment; a provider that rounds one of them is asked by name. */
const AROUND_MS = 10

/** The one road from a payment to a balance. What arrives while others are being credited is credited with the next. */
export class Credits {
  #services: Services
  #payments: Payments
  #connections: BatchConnections
  #batcher: Batcher<PaymentNotice, Outcome>

  constructor(services: Services, payments: Payments) {
    this.#services = services
    this.#payments = payments
    this.#connections = new BatchConnections(services)
    this.#batcher = new Batcher<PaymentNotice, Outcome>(
      {
        run: (heard, connection) => this.#run(heard, connection),
        name: ({ endToEndId }) => endToEndId,
        group: ({ endToEndId }) => endToEndId,
        passing: (error) => isWorthRetrying(error),
      },
      LIMITS,
    )
  }

  /** Looks into payments and credits each of them, once. */
  async hear(heard: readonly PaymentNotice[]): Promise<void> {
    const outcomes = await Promise.all(heard.map((one) => this.#batcher.add(one)))
    if (outcomes.includes('unheard')) this.#services.log.warn('a payment that the provider knows nothing of')
  }

  /** Credits what of all this was not credited before. */
  async takeNew(payments: readonly Payment[]): Promise<void> {
    for (let from = 0; from < payments.length; from += LIMITS.batchMax) {
      const some = payments.slice(from, from + LIMITS.batchMax)
      const known = await this.#known(some)
      await this.#take(some.filter(({ endToEndId }) => !known.has(endToEndId)))
    }
  }

  async #take(payments: readonly Payment[], connection = 0): Promise<Map<string, Outcome>> {
    if (payments.length === 0) return new Map()
    const { brand } = this.#services
    const client = await this.#connections.client(connection)
    const rows = payments.map(({ endToEndId, txid, amount, at, payer }) => ({
      e2e: endToEndId,
      txid: txid ?? null,
      amount: String(amount),
      name: payer?.name.slice(0, 200) ?? null,
      cpf: payer?.cpf ?? null,
      at: at.toISOString(),
      charge_currency: brand.currency.code,
    }))
    const { ownAccount } = moneyRules(brand.jurisdiction.profile)
    const { rows: judged } = await client.query<{ end_to_end_id: string; outcome: Outcome }>({
      name: 'credit',
      text: 'select end_to_end_id, outcome from cashier.credit($1, $2)',
      values: [JSON.stringify(rows), ownAccount],
    })
    for (const { outcome } of judged) this.#services.metrics.payments.inc({ outcome })
    return new Map(judged.map(({ end_to_end_id, outcome }) => [end_to_end_id, outcome]))
  }

  async stop(): Promise<void> {
    await this.#batcher.idle()
    await this.#connections.end()
  }

  async #run(heard: PaymentNotice[], connection: number): Promise<PromiseSettledResult<Outcome>[]> {
    const known = await this.#known(heard)
    const fresh = heard.filter(({ endToEndId }) => !known.has(endToEndId))
    let told: Map<string, Payment>
    try {
      told = await this.#askAbout(fresh)
    } catch (error) {
      if (!isProviderError(error)) throw error
      // Nothing was credited, and whoever told of it will tell again.
      return heard.map(() => ({ status: 'rejected', reason: error }))
    }
    const outcomes = await this.#take([...told.values()], connection)
    return heard.map(({ endToEndId }) => ({
      status: 'fulfilled',
      value: known.has(endToEndId) ? 'known' : (outcomes.get(endToEndId) ?? 'unheard'),
    }))
  }

  /** What was credited before need not be asked about again: most of what is told twice ends here. */
  async #known(heard: readonly { endToEndId: string }[]): Promise<Set<string>> {
    if (heard.length === 0) return new Set()
    const rows = await this.#services.db
      .selectFrom('cashier.payments')
      .select('end_to_end_id')
      .where(
        'end_to_end_id',
        'in',
        heard.map(({ endToEndId }) => endToEndId),
      )
      .execute()
    return new Set(rows.map(({ end_to_end_id }) => end_to_end_id))
  }

  async #askAbout(heard: readonly PaymentNotice[]): Promise<Map<string, Payment>> {
    const { provider } = this.#payments
    const wanted = new Set(heard.map(({ endToEndId }) => endToEndId))
    const moments = heard.map(({ at }) => at.getTime())
    const [first, last] = [Math.min(...moments) - AROUND_MS, Math.max(...moments) + AROUND_MS]
    const together = heard.length > FEW && last - first <= STRETCH_MS_MAX
    const told = together ? await provider.listPayments(new Date(first), new Date(last)) : []
    const found = new Map(told.filter(({ endToEndId }) => wanted.has(endToEndId)).map((one) => [one.endToEndId, one]))
    // What was not where it was said to be is asked for by its name.
    const missing = heard.filter(({ endToEndId }) => !found.has(endToEndId))
    const read = await Promise.all(missing.map(({ endToEndId }) => provider.readPayment(endToEndId)))
    for (const payment of read) if (payment) found.set(payment.endToEndId, payment)
    return found
  }
}
