import type { Db } from '@tucano/database'
import { LedgerRefusal, type RefusalCode } from '@tucano/ledger'
import type { Services } from '#platform/services'
import type pg from 'pg'
import { type BatchLimits, Batcher } from '#platform/batcher'
import { BatchConnections, isWorthRetrying, refusedFor } from '#platform/batch-connections'
import { type Round, type RoundOf, inputHash } from './round.ts'

/** What a round came to. */
export interface Outcome {
  payout: bigint
  /** What it takes to replay the round. */
  transcript: Buffer
  /** A round that waits for its player pays nothing yet. */
  isOpen?: boolean
  /** Whatever else must be written with the round, in its transaction. */
  within?: (db: Db) => Promise<void>
}

/** Something that draws need and that must not change until they are written. Run once in a batch, in its transaction, before anything is drawn. */
export type Preparation<Prepared> = (db: Db) => Promise<Prepared>

/** A round that is drawn when its stake has been accepted: a spin, a shot, a bet at a table of ours. */
export interface DrawnRound<Prepared = unknown> extends RoundOf {
  /** Where the stake comes from and the payout goes to. */
  account: bigint
  stake: bigint
  /** It may wait for its player: another round of the same member comes after it is known whether it does. */
  mayWait?: boolean
  /** Where its chance comes from, the highest number that this process has drawn from it (numbers are never drawn twice), and the most it may have. */
  seed?: { id: bigint; drawn: number; most?: number }
  prepare?: Preparation<Prepared>
  /** Called once the stake is accepted, and once more if the writing failed and is tried again. `nonce` is 0 without a seed. */
  draw: (accepted: { nonce: number; prepared: Prepared | undefined }) => Outcome
}

export interface Played extends Round {
  /** The balance of the account now. */
  balance: bigint
  /** The id was known: payout, state and transcript are those of then. */
  replayed: boolean
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Two connections: one computes while the other waits for the disk. */
const LIMITS: BatchLimits = {
  connections: 2,
  crowd: 32,
  crowdMs: 25,
  batchMax: 128,
  groupMax: 16,
  waitingMax: 20_000,
  attemptsMax: 11,
  retryMs: 5,
}
/** So often a round comes later at most: each time at least one of the same account goes before it. */
const LATER_MAX = 1000

type PlaysServices = Pick<Services, 'db' | 'pool' | 'metrics'>
type Verdict = 'accepted' | 'replayed' | 'later' | RefusalCode
interface Judged {
  verdict: Verdict
  nonce: number | null
  balance: bigint | null
  /** How many entries the account had when it was judged. */
  version: bigint | null
}
type Answer = Played | 'later'

/**
 * The road of rounds that we draw. Rounds that arrive while others are being committed are committed together: stakes are judged, what was accepted is
 * drawn, and what came out is written, if the accounts are still as they were judged. So no refusal knows anything of a draw.
 */
export class Plays {
  #services: PlaysServices
  #batcher: Batcher<DrawnRound, Answer>
  #connections: BatchConnections

  constructor(services: PlaysServices) {
    this.#services = services
    this.#connections = new BatchConnections(services)
    this.#batcher = new Batcher<DrawnRound, Answer>(
      {
        run: (rounds, connection) => this.#run(rounds, connection),
        name: ({ id }) => id,
        group: ({ account }) => String(account),
        passing: isWorthRetrying,
      },
      LIMITS,
    )
  }

  /** Plays a round, once. Rejects with a refusal of the ledger when it was not played. */
  async play<Prepared>(round: DrawnRound<Prepared>): Promise<Played> {
    // An id is put into a list with others: it must be one.
    if (!UUID.test(round.id)) throw new LedgerRefusal('round.id.invalid', round.id)
    for (let attempt = 0; attempt < LATER_MAX; attempt++) {
      const played = await this.#batcher.add(round as DrawnRound)
      if (played !== 'later') return played
    }
    throw new LedgerRefusal('balance.insufficient', round.id)
  }

  async stop(): Promise<void> {
    await this.#batcher.idle()
    await this.#connections.end()
  }

  async #run(rounds: DrawnRound[], connection: number): Promise<PromiseSettledResult<Answer>[]> {
    const client = await this.#connections.client(connection)
    try {
      const answers = await this.#settle(rounds, client, this.#connections.db(connection))
      this.#services.metrics.rounds.inc(rounds.length)
      this.#services.metrics.roundBatches.observe(rounds.length)
      return answers
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      const verdict = refusedFor(error)
      // Something that binds all rounds, however they come, has the last word; alone, a round is refused for it.
      if (rounds.length === 1 && verdict) return [refuse(rounds[0]!, verdict)]
      throw error
    }
  }

  async #settle(rounds: DrawnRound[], client: pg.Client, db: Db): Promise<PromiseSettledResult<Answer>[]> {
    const hashes = rounds.map(hashOf)
    const judged = await accept(client, rounds, hashes)
    const accepted = rounds.flatMap((round, n) => {
      const { verdict, nonce, version } = judged[n]!
      return verdict === 'accepted' ? [{ round, n, hash: hashes[n]!, nonce: nonce ?? 0, version: String(version) }] : []
    })
    const { drawn, balances } =
      accepted.length > 0
        ? await this.#write(accepted, client, db)
        : { drawn: new Map<number, Drawn>(), balances: new Map<number, bigint>() }
    const known = await this.#readKnown(rounds.filter((_, n) => judged[n]!.verdict === 'replayed'))
    return rounds.map((round, n) => {
      const { verdict, balance } = judged[n]!
      const { outcome, error } = drawn.get(n) ?? {}
      if (error !== undefined) return { status: 'rejected', reason: error }
      if (outcome) return { status: 'fulfilled', value: show(round, outcome, balances.get(n)!) }
      if (verdict === 'later') return { status: 'fulfilled', value: verdict }
      const before = verdict === 'replayed' && known.get(round.id)
      if (before) return { status: 'fulfilled', value: { ...before, balance: balance!, replayed: true } }
      return refuse(round, verdict)
    })
  }

  /** Draws what was accepted and writes it. Whatever else must not change meanwhile, or is written with it, makes it a transaction of several statements. */
  async #write(accepted: Accepted[], client: pg.Client, db: Db): Promise<{ drawn: Map<number, Drawn>; balances: Map<number, bigint> }> {
    const preparations = new Set(accepted.flatMap(({ round }) => round.prepare ?? []))
    if (preparations.size > 0) await client.query('begin')
    const prepared = new Map<unknown, unknown>()
    for (const prepare of preparations) prepared.set(prepare, await prepare(db))
    const drawn = drawAll(accepted, prepared)
    const written = [...drawn.values()].flatMap(({ outcome, ...each }) => (outcome ? [{ ...each, outcome }] : []))
    const withins = written.flatMap(({ outcome }) => outcome.within ?? [])
    if (withins.length > 0 && preparations.size === 0) await client.query('begin')
    const balances = written.length > 0 ? await finish(client, written) : new Map<number, bigint>()
    for (const within of withins) await within(db)
    if (preparations.size + withins.length > 0) await client.query('commit')
    return { drawn, balances }
  }

  async #readKnown(rounds: DrawnRound[]): Promise<Map<string, Round>> {
    if (rounds.length === 0) return new Map()
    const rows = await this.#services.db
      .selectFrom('betting.rounds')
      .select(['id', 'stake', 'payout', 'state', 'transcript'])
      .where(
        'id',
        'in',
        rounds.map(({ id }) => id),
      )
      .execute()
    return new Map(rows.map((row) => [row.id, { ...row, state: row.state as Round['state'] }]))
  }
}

const refuse = ({ id }: DrawnRound, verdict: string): PromiseRejectedResult => ({
  status: 'rejected',
  reason: new LedgerRefusal(verdict as RefusalCode, id),
})

const show = ({ id, stake }: DrawnRound, { payout, transcript, isOpen }: Outcome, balance: bigint): Played => ({
  id,
  stake,
  payout,
  state: isOpen ? 'open' : 'settled',
  transcript,
  balance,
  replayed: false,
})

interface Accepted {
  round: DrawnRound
  n: number
  hash: string
  nonce: number
  version: string
}
interface Drawn extends Accepted {
  outcome?: Outcome
  error?: unknown
}

/** Draws what was accepted. What cannot be drawn fails alone, and its number stays unused. */
function drawAll(accepted: Accepted[], prepared: Map<unknown, unknown>): Map<number, Drawn> {
  return new Map(
    accepted.map((each): [number, Drawn] => {
      const { round, n, nonce } = each
      try {
        return [n, { ...each, outcome: round.draw({ nonce, prepared: prepared.get(round.prepare) }) }]
      } catch (error) {
        return [n, { ...each, error }]
      }
    }),
  )
}

const hashOf = ({ account, stake, product, vendor, game, inputs }: DrawnRound): string =>
  String(inputHash(account, stake, product, vendor, game, inputs))

async function accept(client: pg.Client, rounds: DrawnRound[], hashes: string[]): Promise<Judged[]> {
  const asked = rounds.map((round, n) => ({
    n,
    id: round.id,
    account: String(round.account),
    hash: hashes[n],
    stake: String(round.stake),
    game: round.game,
    alone: round.mayWait ?? false,
    ...(round.seed ? { seed: String(round.seed.id), drawn: round.seed.drawn, most: round.seed.most } : {}),
  }))
  const { rows } = await client.query<Judged & { n: number }>({
    name: 'accept',
    text: 'select * from betting.accept($1)',
    values: [JSON.stringify(asked)],
  })
  const judged: Judged[] = Array.from({ length: rounds.length })
  for (const { n, ...row } of rows) judged[n] = row
  return judged
}

/** Writes rounds. The new balance of each round's account, by its number in the batch. */
async function finish(client: pg.Client, drawn: (Accepted & { outcome: Outcome })[]): Promise<Map<number, bigint>> {
  const written = drawn.map(({ round, n, hash, nonce, version, outcome }) => ({
    n,
    id: round.id,
    account: String(round.account),
    version,
    hash,
    stake: String(round.stake),
    payout: String(outcome.payout),
    over: !outcome.isOpen,
    product: round.product,
    vendor: round.vendor,
    game: round.game,
    transcript: outcome.transcript.toString('base64'),
    ...(round.seed ? { seed: String(round.seed.id), nonce } : {}),
  }))
  const { rows } = await client.query<{ n: number; balance: bigint }>({
    name: 'finish',
    text: 'select * from betting.finish($1)',
    values: [JSON.stringify(written)],
  })
  return new Map(rows.map(({ n, balance }) => [n, balance]))
}
