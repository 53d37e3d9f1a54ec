import { type BatchLimits, Batcher } from '#platform/batcher'
import { BatchConnections, isWorthRetrying, refusedFor } from '#platform/batch-connections'
import type { Services } from '#platform/services'
import { type Act, type Outcome, type Verdict, rowOf, verdictOf } from './act.ts'
import { readPlayer } from './store.ts'

/** Vendors wait for seconds at most, and ask again by themselves: trouble that lasts is told soon. */
const PATIENCE = { waitingMax: 20_000, attemptsMax: 6, retryMs: 5 }
/** Acts of one player come one after the other: the SQL function takes one of each. */
const SINGLES: BatchLimits = { connections: 2, crowd: 24, crowdMs: 25, batchMax: 64, groupMax: 1, ...PATIENCE }
const TOGETHER: BatchLimits = { connections: 2, crowd: 1, crowdMs: 0, batchMax: 1, groupMax: 1, ...PATIENCE }

interface OutcomeRow {
  n: bigint
  verdict: Verdict
  pseudonym: string | null
  currency: string | null
  balance: bigint | null
}

/** The one road of all vendors to the ledger. Acts that arrive while others are being committed are committed together. */
export class Acts {
  #services: Pick<Services, 'db' | 'pool'>
  #connections: { singles: BatchConnections; together: BatchConnections }
  #singles: Batcher<Act, Outcome>
  #together: Batcher<Act[], Outcome>

  constructor(services: Pick<Services, 'db' | 'pool'>) {
    this.#services = services
    this.#connections = { singles: new BatchConnections(services), together: new BatchConnections(services) }
    const passing = isWorthRetrying
    this.#singles = new Batcher({ run: (acts, connection) => this.#run(acts, connection), name: nameOf, group: groupOf, passing }, SINGLES)
    this.#together = new Batcher(
      {
        run: ([acts = []], connection) => this.#runTogether(acts, connection),
        name: ([act]) => nameOf(act!),
        group: ([act]) => groupOf(act!),
        passing,
      },
      TOGETHER,
    )
  }

  /** Does one act, or all of several, or nothing. The answer is that of the last, or of the first that is refused. */
  do(...acts: [Act, ...Act[]]): Promise<Outcome> {
    const [act] = acts
    const alone = acts.length === 1 && act.kind !== 'rollback'
    const done = alone ? this.#singles.add(act) : this.#together.add(acts)
    return done.catch((error: unknown) => this.#refused(act, error))
  }

  async stop(): Promise<void> {
    await this.#singles.idle()
    await this.#together.idle()
    await this.#connections.singles.end()
    await this.#connections.together.end()
  }

  async #run(acts: Act[], connection: number): Promise<PromiseSettledResult<Outcome>[]> {
    const client = await this.#connections.singles.client(connection)
    // Everybody locks players in this order.
    const order = acts.map((act, place) => ({ act, place, key: groupOf(act) })).toSorted((a, b) => (a.key < b.key ? -1 : 1))
    const { rows } = await client.query<OutcomeRow>({
      name: 'act',
      text: 'select n, verdict, pseudonym, currency, balance from vendors.act($1)',
      values: [JSON.stringify(order.map(({ act }) => rowOf(act)))],
    })
    const outcomes: PromiseSettledResult<Outcome>[] = Array.from({ length: acts.length })
    for (const row of rows) outcomes[order[Number(row.n) - 1]!.place] = { status: 'fulfilled', value: outcomeOf(row) }
    return outcomes
  }

  async #runTogether(acts: Act[], connection: number): Promise<PromiseSettledResult<Outcome>[]> {
    const client = await this.#connections.together.client(connection)
    const { rows } = await client.query<OutcomeRow>({
      name: 'act_together',
      text: 'select verdict, pseudonym, currency, balance from vendors.act_together($1)',
      values: [JSON.stringify(acts.map(rowOf))],
    })
    return rows.map((row) => ({ status: 'fulfilled', value: outcomeOf(row) }))
  }

  /** A refusal of the ledger is an outcome; anything else is trouble. */
  async #refused(act: Act, error: unknown): Promise<Outcome> {
    const verdict = verdictOf(refusedFor(error) ?? '')
    if (!verdict) throw error
    const player = act.kind === 'rollback' ? undefined : await readPlayer(this.#services.db, act)
    return { verdict, ...player }
  }
}

const nameOf = (act: Act): string => (act.kind === 'balance' ? groupOf(act) : `${act.vendor}/${act.id}`)
const groupOf = (act: Act): string => (act.kind === 'rollback' ? `${act.vendor}/${act.reference}` : `${act.vendor}/${act.user}`)

const outcomeOf = ({ verdict, pseudonym, currency, balance }: OutcomeRow): Outcome => ({
  verdict,
  user: pseudonym ?? undefined,
  currency: currency ?? undefined,
  balance: balance ?? undefined,
})
