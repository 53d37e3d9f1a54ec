import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { BatchConnections, isWorthRetrying, refusedFor } from '#platform/batch-connections'
import { type BatchLimits, Batcher } from '#platform/batcher'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { isEligible, readCandidates } from './eligible.ts'
import type { Promotions } from './promotions.ts'
import { isInForce } from './running.ts'

export interface Grab {
  envelopeId: bigint
  memberId: bigint
}

export interface Caught {
  amount: bigint
  /** Shares that are left. */
  left: number
}

const TOGETHER: BatchLimits = {
  connections: 2,
  crowd: 32,
  crowdMs: 25,
  batchMax: 256,
  groupMax: 16,
  waitingMax: 20_000,
  attemptsMax: 11,
  retryMs: 5,
}
/** So often a member comes later at most: each time somebody held all the shares that were left. */
const LATER_MAX = 400
const LATER_MS = 5

type Code = Fault['code']

interface Lists {
  verdicts: string[]
  amounts: bigint[]
  free: number
}

/** Members who press while others' shares are being committed are served together, with one posting for all of them. */
export class Grabs {
  #promotions: Promotions
  #connections: BatchConnections
  #batcher: Batcher<Grab, Caught | 'later'>
  /** Presses that were tried before: what their members are found to have may be what the first try has given them. */
  #tried = new WeakSet<Grab>()

  constructor(services: Pick<Services, 'pool'>, promotions: Promotions) {
    this.#promotions = promotions
    this.#connections = new BatchConnections(services)
    this.#batcher = new Batcher<Grab, Caught | 'later'>(
      {
        run: (grabs, connection) => this.#run(grabs, connection),
        name: ({ envelopeId, memberId }) => `${envelopeId} ${memberId}`,
        group: ({ memberId }) => String(memberId),
        passing: isWorthRetrying,
      },
      TOGETHER,
    )
  }

  /** Catches a share, one a member. Rejects with a fault where there is none for it. */
  async grab(grab: Grab): Promise<Caught> {
    for (let attempt = 0; attempt < LATER_MAX; attempt++) {
      const caught = await this.#batcher.add(grab)
      if (caught !== 'later') return caught
      await setTimeout(LATER_MS)
    }
    throw new Fault('system.busy', { retryAfterSeconds: 1 })
  }

  async stop(): Promise<void> {
    await this.#batcher.idle()
    await this.#connections.end()
  }

  async #run(grabs: Grab[], connection: number): Promise<PromiseSettledResult<Caught | 'later'>[]> {
    const client = await this.#connections.client(connection)
    try {
      const refusals = await this.#judge(grabs, connection)
      const answers = new Map<Grab, PromiseSettledResult<Caught | 'later'>>()
      const may = grabs.filter((grab) => !refusals.has(grab))
      for (const [envelopeId, of] of Map.groupBy(may, (grab) => grab.envelopeId)) {
        const { verdicts, amounts, free } = await this.#take(client, envelopeId, of)
        for (const [n, grab] of of.entries()) {
          const verdict = verdicts[n] === 'envelope.taken' && this.#tried.has(grab) ? 'caught' : verdicts[n]!
          answers.set(grab, answerOf(verdict, { amount: amounts[n]!, left: free }))
        }
      }
      return grabs.map((grab) => answers.get(grab) ?? refuse(refusals.get(grab)!))
    } catch (error) {
      for (const grab of grabs) this.#tried.add(grab)
      // What the ledger refuses is one member's fault: alone, it is told.
      const verdict = grabs.length === 1 && refusedFor(error)
      if (verdict) return [refuse('promotion.not.eligible')]
      throw error
    }
  }

  /** Whoever the promotion is not for, before anything is taken. */
  async #judge(grabs: Grab[], connection: number): Promise<Map<Grab, Code>> {
    const db = this.#connections.db(connection)
    const { isOff, versions } = await this.#promotions.versions.read(db)
    const members = await readCandidates(db, [...new Set(grabs.map(({ memberId }) => memberId))])
    const ids = [...new Set(grabs.map(({ envelopeId }) => envelopeId))]
    const envelopes = await db
      .selectFrom('promotions.envelopes')
      .select(['id', 'promotion_id', 'version', 'opens_at'])
      .where('id', 'in', ids)
      .execute()
    const signed = await this.#readSigned(grabs, connection)
    const refusals = new Map<Grab, Code>()
    for (const grab of grabs) {
      const envelope = envelopes.find(({ id }) => id === grab.envelopeId)
      const version = versions.find((each) => each.promotionId === envelope?.promotion_id && each.version === envelope.version)
      const member = members.get(grab.memberId)
      if (!envelope || !version || !member) refusals.set(grab, 'promotion.unknown')
      else if (isOff || version.state !== 'running' || !isInForce({ ...version, until: null }, envelope.opens_at))
        refusals.set(grab, 'promotion.over')
      else if (member.isClosed) refusals.set(grab, 'play.closed')
      else if (
        !isEligible(version.definition, member, envelope.opens_at) ||
        (version.definition.optIn && !signed.has(`${envelope.promotion_id} ${grab.memberId}`))
      )
        refusals.set(grab, 'promotion.not.eligible')
    }
    return refusals
  }

  /** Where members have to say that they take part, those who have. */
  async #readSigned(grabs: Grab[], connection: number): Promise<Set<string>> {
    const rows = await this.#connections
      .db(connection)
      .selectFrom('promotions.entries as e')
      .innerJoin('promotions.envelopes as v', 'v.promotion_id', 'e.promotion_id')
      .select(['e.promotion_id', 'e.member_id'])
      .where('v.id', 'in', [...new Set(grabs.map(({ envelopeId }) => envelopeId))])
      .where('e.member_id', 'in', [...new Set(grabs.map(({ memberId }) => memberId))])
      .where('e.signed_at', 'is not', null)
      .execute()
    return new Set(rows.map((row) => `${row.promotion_id} ${row.member_id}`))
  }

  async #take(client: pg.Client, envelopeId: bigint, grabs: Grab[]): Promise<Lists> {
    const { rows } = await client.query<Lists>('select * from promotions.grab($1::bigint, $2::bigint[], $3)', [
      envelopeId,
      grabs.map(({ memberId }) => memberId),
      this.#promotions.brand.currency.code,
    ])
    return rows[0]!
  }
}

const refuse = (code: Code): PromiseRejectedResult => ({ status: 'rejected', reason: new Fault(code) })

function answerOf(verdict: string, caught: Caught): PromiseSettledResult<Caught | 'later'> {
  if (verdict === 'caught') return { status: 'fulfilled', value: caught }
  return verdict === 'later' ? { status: 'fulfilled', value: verdict } : refuse(verdict as Code)
}
