import type { Db } from '@tucano/database'
import { LedgerRefusal, type RefusalCode } from '@tucano/ledger'
import type { House } from '#platform/house'
import pg from 'pg'
import { type GatherLimits, Gatherer } from './gather.ts'
import { Lanes, isWorthRetrying, refusedFor } from './lanes.ts'
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
const LIMITS: GatherLimits = {
  lanes: 2,
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

type PlaysHouse = Pick<House, 'db' | 'pool' | 'metrics'>
type Verdict = 'accepted' | 'replayed' | 'later' | RefusalCode
interface Judged {
  verdict: Verdict
  nonce: number | null
  balance: bigint | null
}
type Answer = Played | 'later'

/**
 * The road of rounds that we draw. Rounds that arrive while others are being committed are committed together. A batch is one transaction: stakes are
 * judged, what was accepted is drawn, and what came out is written. So no refusal knows anything of a draw.
 */
export class Plays {
  #house: PlaysHouse
  #gatherer: Gatherer<DrawnRound, Answer>
  #lanes: Lanes

  constructor(house: PlaysHouse) {
    this.#house = house
    this.#lanes = new Lanes(house)
    this.#gatherer = new Gatherer<DrawnRound, Answer>(
      {
        run: (rounds, lane) => this.#run(rounds, lane),
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
      const played = await this.#gatherer.add(round as DrawnRound)
      if (played !== 'later') return played
    }
    throw new LedgerRefusal('balance.insufficient', round.id)
  }

  async stop(): Promise<void> {
    await this.#gatherer.idle()
    await this.#lanes.end()
  }

  async #run(rounds: DrawnRound[], lane: number): Promise<PromiseSettledResult<Answer>[]> {
    const client = await this.#lanes.client(lane)
    try {
      const answers = await this.#settle(rounds, client, this.#lanes.db(lane))
      this.#house.metrics.rounds.inc(rounds.length)
      this.#house.metrics.roundBatches.observe(rounds.length)
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
    const accepted = rounds.flatMap((round, n) =>
      judged[n]!.verdict === 'accepted' ? [{ round, n, hash: hashes[n]!, nonce: judged[n]!.nonce ?? 0 }] : [],
    )
    const drawn = accepted.length > 0 ? await drawAll(accepted, db) : new Map<number, Drawn>()
    const written = [...drawn.values()].flatMap(({ outcome, ...each }) => (outcome ? [{ ...each, outcome }] : []))
    const withins = written.flatMap(({ outcome }) => outcome.within ?? [])
    const balances = await finish(client, written, withins.length === 0)
    if (withins.length > 0) {
      for (const within of withins) await within(db)
      await client.query('commit')
    }
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

  async #readKnown(rounds: DrawnRound[]): Promise<Map<string, Round>> {
    if (rounds.length === 0) return new Map()
    const rows = await this.#house.db
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
}
interface Drawn extends Accepted {
  outcome?: Outcome
  error?: unknown
}

/** Draws what was accepted. What cannot be drawn fails alone, and its number stays unused. */
async function drawAll(accepted: Accepted[], db: Db): Promise<Map<number, Drawn>> {
  const prepared = new Map<unknown, unknown>()
  for (const prepare of new Set(accepted.flatMap(({ round }) => round.prepare ?? []))) prepared.set(prepare, await prepare(db))
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

/** A list as a literal: a statement without parameters can begin the transaction, or end it, on the same way to the database. */
const literal = (rows: unknown[]): string => pg.escapeLiteral(JSON.stringify(rows))

async function accept(client: pg.Client, rounds: DrawnRound[], hashes: string[]): Promise<Judged[]> {
  const asked = rounds.map((round, n) => ({
    n,
    id: round.id,
    account: String(round.account),
    hash: hashes[n],
    stake: String(round.stake),
    game: round.game,
    ...(round.seed ? { seed: String(round.seed.id), drawn: round.seed.drawn, most: round.seed.most } : {}),
  }))
  const [, { rows }] = (await client.query(`begin; select * from betting.accept(${literal(asked)})`)) as unknown as [
    pg.QueryResult,
    pg.QueryResult<Judged & { n: number }>,
  ]
  const judged: Judged[] = Array.from({ length: rounds.length })
  for (const { n, ...row } of rows) judged[n] = row
  return judged
}

/** Writes rounds, and commits if nothing else has to be written with them. The new balance of each round's account, by its number in the batch. */
async function finish(client: pg.Client, drawn: (Accepted & { outcome: Outcome })[], commits: boolean): Promise<Map<number, bigint>> {
  if (drawn.length === 0) {
    await client.query('rollback')
    return new Map()
  }
  const written = drawn.map(({ round, n, hash, nonce, outcome }) => ({
    n,
    id: round.id,
    account: String(round.account),
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
  const done = (await client.query(`select * from betting.finish(${literal(written)})${commits ? '; commit' : ''}`)) as unknown
  const [{ rows }] = (Array.isArray(done) ? done : [done]) as [pg.QueryResult<{ n: number; balance: bigint }>]
  return new Map(rows.map(({ n, balance }) => [n, balance]))
}
