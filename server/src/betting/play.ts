import type { Db } from '@tucano/database'
import { LedgerRefusal, type RefusalCode, refusing } from '@tucano/ledger'
import type { House } from '#platform/house'
import { sql } from 'kysely'
import type pg from 'pg'
import { type GatherLimits, Gatherer } from './gather.ts'
import { Lanes, isKnown, isWorthRetrying, refusedFor } from './lanes.ts'
import { type Round, type RoundOf, inputHash } from './round.ts'

/** A round that starts and ends at once: a spin, a shot, a bet at a table of ours. */
export interface PlayedRound extends RoundOf {
  /** Where the stake comes from and the payout goes to. */
  account: bigint
  stake: bigint
  payout: bigint
  /** What it takes to replay the round. */
  transcript: Buffer
}

export interface Played extends Round {
  /** The balance of the account now. */
  balance: bigint
  /** The id was known: stake, payout and transcript are those of then. */
  replayed: boolean
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Two connections: one computes while the other waits for the disk. */
const LIMITS: GatherLimits = {
  lanes: 2,
  crowd: 24,
  crowdMs: 25,
  batchMax: 128,
  groupMax: 16,
  waitingMax: 20_000,
  attemptsMax: 11,
  retryMs: 5,
}

type PlaysHouse = Pick<House, 'db' | 'pool' | 'metrics'>

/** The road of rounds that end at once. Rounds that arrive while others are being committed are committed together. */
export class Plays {
  #house: PlaysHouse
  #gatherer: Gatherer<PlayedRound, Played>
  #lanes: Lanes

  constructor(house: PlaysHouse) {
    this.#house = house
    this.#lanes = new Lanes(house)
    this.#gatherer = new Gatherer<PlayedRound, Played>(
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
  play(round: PlayedRound): Promise<Played> {
    // An id is put into a list with others: it must be one.
    if (!UUID.test(round.id)) return Promise.reject(new LedgerRefusal('round.id.invalid', round.id))
    return this.#gatherer.add(round)
  }

  async stop(): Promise<void> {
    await this.#gatherer.idle()
    await this.#lanes.end()
  }

  async #run(rounds: PlayedRound[], lane: number): Promise<PromiseSettledResult<Played>[]> {
    const client = await this.#lanes.client(lane)
    const judged = rounds.length === 1 ? await judgeOne(client, rounds[0]!) : await judgeMany(client, rounds)
    this.#house.metrics.rounds.inc(rounds.length)
    this.#house.metrics.roundBatches.observe(rounds.length)
    const replayed = rounds.filter((_, n) => judged[n]?.verdict === 'replayed').map(({ id }) => id)
    const known = replayed.length > 0 ? await this.#readRounds(replayed) : new Map<string, Round>()
    return rounds.map((round, n) => answer(round, judged[n]!, known.get(round.id)))
  }

  async #readRounds(ids: string[]): Promise<Map<string, Round>> {
    const rows = await this.#house.db
      .selectFrom('betting.rounds')
      .select(['id', 'stake', 'payout', 'state', 'transcript'])
      .where('id', 'in', ids)
      .execute()
    return new Map(rows.map((row) => [row.id, { ...row, state: row.state as Round['state'] }]))
  }
}

/** Plays a round within the caller's transaction, together with whatever else must happen or not happen with it. */
export async function playWithin(db: Db, round: PlayedRound): Promise<Played> {
  const { id, account, stake, payout, product, vendor, game, transcript, seed } = round
  const { rows } = await refusing(
    sql<Judged>`select * from betting.play_one(${id}::uuid, ${account}::bigint, ${hashOf(round)}::bigint, ${stake}::bigint, ${payout}::bigint,
      ${product}, ${vendor}, ${game}, ${transcript}::bytea, ${seed?.id ?? null}::bigint, ${seed?.nonce ?? null}::integer)`.execute(db),
  ).catch((error: unknown) => {
    throw isKnown(error) ? new LedgerRefusal('key.conflict', id) : error
  })
  const { verdict, balance } = rows[0]!
  if (verdict === 'settled') return { id, stake, payout, state: 'settled', transcript, balance: balance!, replayed: false }
  throw new LedgerRefusal(verdict === 'replayed' ? 'key.conflict' : (verdict as RefusalCode), id)
}

interface Judged {
  verdict: string
  balance: bigint | null
}

const hashOf = ({ account, stake, product, vendor, game, inputs }: PlayedRound): bigint =>
  inputHash(account, stake, product, vendor, game, inputs)

async function judgeOne(client: pg.Client, round: PlayedRound): Promise<Judged[]> {
  const { id, account, stake, payout, product, vendor, game, transcript, seed } = round
  try {
    const { rows } = await client.query<Judged>({
      name: 'play_one',
      text: 'select verdict, balance from betting.play_one($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
      values: [id, account, hashOf(round), stake, payout, product, vendor, game, transcript, seed?.id, seed?.nonce],
    })
    return rows
  } catch (error) {
    if (isKnown(error)) return judgeMany(client, [round])
    const verdict = refusedFor(error)
    if (verdict) return [{ verdict, balance: null }]
    throw error
  }
}

/** An array as PostgreSQL reads it. The driver would look at each element by itself, which a busy server feels. */
const list = (elements: (string | bigint)[]): string => `{${elements.join()}}`
const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/** The function answers in no particular order; `n` counts from one. */
async function judgeMany(client: pg.Client, rounds: PlayedRound[]): Promise<Judged[]> {
  const column = <Key extends keyof PlayedRound>(key: Key): PlayedRound[Key][] => rounds.map((round) => round[key])
  const { rows } = await client.query<[n: bigint, verdict: string, balance: bigint | null]>({
    name: 'play',
    text: 'select n, verdict, balance from betting.play($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
    values: [
      list(column('id')),
      list(column('account')),
      list(rounds.map(hashOf)),
      list(column('stake')),
      list(column('payout')),
      list(column('product').map(quoted)),
      list(column('vendor').map(quoted)),
      list(column('game').map(quoted)),
      list(column('transcript').map((bytes) => `"\\\\x${bytes.toString('hex')}"`)),
      list(column('seed').map((seed) => seed?.id ?? 'null')),
      list(column('seed').map((seed) => String(seed?.nonce ?? 'null'))),
    ],
    rowMode: 'array',
  })
  const judged: Judged[] = Array.from({ length: rounds.length })
  for (const [n, verdict, balance] of rows) judged[Number(n) - 1] = { verdict, balance }
  return judged
}

function answer(round: PlayedRound, { verdict, balance }: Judged, known: Round | undefined): PromiseSettledResult<Played> {
  if (verdict === 'settled') {
    const { id, stake, payout, transcript } = round
    return { status: 'fulfilled', value: { id, stake, payout, state: 'settled', transcript, balance: balance!, replayed: false } }
  }
  if (verdict === 'replayed' && known) return { status: 'fulfilled', value: { ...known, balance: balance!, replayed: true } }
  return { status: 'rejected', reason: new LedgerRefusal(verdict as RefusalCode, round.id) }
}
