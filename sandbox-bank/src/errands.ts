import type { Clock } from './clock.ts'
import { deliverDue } from './deliver.ts'
import { enqueue } from './deliveries.ts'
import type { Services } from './services.ts'
import { settlePayOuts } from './pay-outs.ts'
import { findPayment, paymentReply } from './payments.ts'
import { settleRefunds } from './refunds.ts'
import { inTransaction } from './store.ts'

interface Work {
  /** Does all that is due by now. */
  run: (stopping: AbortSignal) => Promise<void>
  /** When there is something to do again. */
  nextDueMs: () => number | undefined
}

const IDLE_MS = 3_600_000
const TROUBLE_MS = 1000

/** Something that the bank does by itself, when it is due. What is to be done is on disk, so a killed bank goes on where it was. */
class Errand {
  readonly #clock: Clock
  readonly #work: Work
  readonly #say: (line: string) => void
  readonly #stopping = new AbortController()
  #woken = new AbortController()
  #ended: Promise<void> = Promise.resolve()

  constructor(clock: Clock, work: Work, say: (line: string) => void) {
    this.#clock = clock
    this.#work = work
    this.#say = say
  }

  start(): void {
    this.#ended = this.#run()
  }

  wake(): void {
    this.#woken.abort()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    this.wake()
    await this.#ended
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      this.#woken = new AbortController()
      const wait = await this.#once()
      if (!this.#stopping.signal.aborted) await this.#clock.wait(wait, this.#woken.signal)
    }
  }

  /** How long there is nothing to do then. */
  async #once(): Promise<number> {
    try {
      await this.#work.run(this.#stopping.signal)
      const due = this.#work.nextDueMs()
      return due === undefined ? IDLE_MS : Math.max(0, due - this.#clock.now())
    } catch (error) {
      this.#say(`the bank could not do what was due: ${String(error)}`)
      return TROUBLE_MS
    }
  }
}

/** Pay-outs and refunds arrive, webhooks go out. Neither waits for the other. */
export class Errands {
  readonly #settling: Errand
  readonly #delivering: Errand

  constructor(services: Services, say: (line: string) => void) {
    const { store, clock } = services
    const earliest = (sql: string) => (): number | undefined => {
      const due = store.prepare(sql).get()?.['due']
      return typeof due === 'bigint' ? Number(due) : undefined
    }
    const run = async (): Promise<void> => {
      if (settle(services)) this.#delivering.wake()
    }
    this.#settling = new Errand(
      clock,
      {
        run,
        nextDueMs: earliest(
          `select min(due_ms) as due from (
             select due_ms from pay_outs where status = 'EM_PROCESSAMENTO' union all select due_ms from refunds where settled_ms is null
           )`,
        ),
      },
      say,
    )
    this.#delivering = new Errand(
      clock,
      { run: (stopping) => deliverDue(services, stopping), nextDueMs: earliest('select min(due_ms) as due from deliveries') },
      say,
    )
  }

  start(): void {
    this.#settling.start()
    this.#delivering.start()
  }

  wake(): void {
    this.#settling.wake()
    this.#delivering.wake()
  }

  async stop(): Promise<void> {
    await Promise.all([this.#settling.stop(), this.#delivering.stop()])
  }
}

/** Whether anything came to its end. */
function settle(services: Services): boolean {
  const { store, clock, merchant } = services
  const payOuts = settlePayOuts(services)
  const refunded = inTransaction(store, () => {
    const payments = settleRefunds(store, clock.now())
    for (const endToEndId of payments)
      enqueue(services, { kind: 'pix', key: merchant.key, item: paymentReply(services, findPayment(store, endToEndId)!) })
    return payments.length
  })
  return payOuts + refunded > 0
}
