import type { Db } from '@tucano/database'
import { LedgerRefusal, type RefusalCode } from '@tucano/ledger'
import type { Services } from '#platform/services'
import type pg from 'pg'
import { Batcher } from '#platform/batcher'
import { BatchConnections, isWorthRetrying, refusedFor } from '#platform/batch-connections'
import { BETS_TOGETHER, inItsTurn } from './batches.ts'
import { type Bet, type BetOf, inputHash } from './bet.ts'
import { type AcceptedLists, type AskedPlay, type FinishedLists, acceptQuery, finishQuery } from './play-rows.ts'

/** What a bet came to. */
export interface Outcome {
  payout: bigint
  /** What it takes to replay the bet. */
  transcript: Buffer
  /** A bet that waits for its player pays nothing yet. */
  isOpen?: boolean
  /** Whatever else must be written with the bet, in its transaction. */
  within?: (db: Db) => Promise<void>
}

/** Something that draws need and that must not change until they are written. Run once in a batch, in its transaction, before anything is drawn. */
export type Preparation<Prepared> = (db: Db) => Promise<Prepared>

/** A bet that is drawn when its stake has been accepted: a spin, a shot, a bet at a table of ours. */
export interface DrawnBet<Prepared = unknown> extends BetOf {
  /** Where the stake comes from and the payout goes to. */
  pocket: bigint
  stake: bigint
  /** The free stake that pays for it; then it has to be one that is over at once. */
  free?: string
  /** It may wait for its player: another bet of the same member comes after it is known whether it does. */
  mayWait?: boolean
  /** Where its chance comes from, the highest number that this process has drawn from it (numbers are never drawn twice), and the most it may have. */
  seed?: { id: bigint; drawn: number; most?: number }
  prepare?: Preparation<Prepared>
  /** Called once the stake is accepted, and once more if the writing failed and is tried again. `nonce` is 0 without a seed. */
  draw: (accepted: { nonce: number; prepared: Prepared | undefined }) => Outcome
}

export interface Played extends Bet {
  /** The balance of the account now. */
  balance: bigint
  /** The id was known: payout, state and transcript are those of then. */
  replayed: boolean
}

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
interface Connected {
  client: pg.Client
  db: Db
  /** A transaction that holds the pockets is open. */
  isHolding: boolean
}

/**
 * The way of bets that we draw. Bets that arrive while others are being committed are committed together: stakes are judged, what was accepted is
 * drawn, and what came out is written, if the accounts are still as they were judged. So no refusal knows anything of a draw.
 */
export class Plays {
  #services: PlaysServices
  #batcher: Batcher<DrawnBet, Answer>
  #connections: BatchConnections

  constructor(services: PlaysServices) {
    this.#services = services
    this.#connections = new BatchConnections(services)
    this.#batcher = new Batcher<DrawnBet, Answer>(
      {
        run: (bets, connection, attempt) => this.#run(bets, { connection, isAgain: attempt > 1 }),
        name: ({ id }) => id,
        group: ({ pocket }) => String(pocket),
        passing: isWorthRetrying,
      },
      BETS_TOGETHER,
    )
  }

  /** Plays a bet, once. Rejects with a refusal of the ledger when it was not played. */
  async play<Prepared>(bet: DrawnBet<Prepared>): Promise<Played> {
    return inItsTurn(bet.id, () => this.#batcher.add(bet as DrawnBet))
  }

  async stop(): Promise<void> {
    await this.#batcher.idle()
    await this.#connections.end()
  }

  async #run(bets: DrawnBet[], { connection, isAgain }: { connection: number; isAgain: boolean }): Promise<PromiseSettledResult<Answer>[]> {
    const client = await this.#connections.client(connection)
    try {
      // Nothing is held while it is judged. Only where somebody else has moved money of these pockets meanwhile is it judged again with the pockets held.
      if (isAgain) await hold(client, bets)
      const answers = await this.#settle(bets, { client, db: this.#connections.db(connection), isHolding: isAgain })
      if (isAgain) await client.query('commit')
      this.#services.metrics.rounds.inc(bets.length)
      this.#services.metrics.roundBatches.observe(bets.length)
      return answers
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      const verdict = refusedFor(error)
      // Something that binds all bets, however they come, has the last word; alone, a bet is refused for it.
      if (bets.length === 1 && verdict) return [refuse(bets[0]!, verdict)]
      throw error
    }
  }

  async #settle(bets: DrawnBet[], connected: Connected): Promise<PromiseSettledResult<Answer>[]> {
    const asked = bets.map(askedOf)
    const judged = await accept(connected.client, asked)
    const accepted = bets.flatMap((bet, n) => {
      const { verdict, nonce, version } = judged[n]!
      return verdict === 'accepted' ? [{ bet, n, asked: asked[n]!, nonce: nonce ?? 0, version: version! }] : []
    })
    const { drawn, balances } =
      accepted.length > 0
        ? await this.#write(accepted, connected)
        : { drawn: new Map<number, Drawn>(), balances: new Map<number, bigint>() }
    const known = await this.#readKnown(bets.filter((_, n) => judged[n]!.verdict === 'replayed'))
    return bets.map((bet, n) => {
      const { verdict, balance } = judged[n]!
      const { outcome, error } = drawn.get(n) ?? {}
      if (error !== undefined) return { status: 'rejected', reason: error }
      if (outcome) return { status: 'fulfilled', value: show(bet, outcome, balances.get(n)!) }
      if (verdict === 'later') return { status: 'fulfilled', value: verdict }
      const before = verdict === 'replayed' && known.get(bet.id)
      if (before) return { status: 'fulfilled', value: { ...before, balance: balance!, replayed: true } }
      return refuse(bet, verdict)
    })
  }

  /** Draws what was accepted and writes it. Whatever else must not change meanwhile, or is written with it, makes it a transaction of several statements. */
  async #write(
    accepted: Accepted[],
    { client, db, isHolding }: Connected,
  ): Promise<{ drawn: Map<number, Drawn>; balances: Map<number, bigint> }> {
    const preparations = new Set(accepted.flatMap(({ bet }) => bet.prepare ?? []))
    if (preparations.size > 0 && !isHolding) await client.query('begin')
    const prepared = new Map<unknown, unknown>()
    for (const prepare of preparations) prepared.set(prepare, await prepare(db))
    const drawn = drawAll(accepted, prepared)
    const written = [...drawn.values()].flatMap(({ outcome, ...each }) => (outcome ? [{ ...each, outcome }] : []))
    const withins = written.flatMap(({ outcome }) => outcome.within ?? [])
    if (withins.length > 0 && preparations.size === 0 && !isHolding) await client.query('begin')
    const balances = written.length > 0 ? await finish(client, written) : new Map<number, bigint>()
    for (const within of withins) await within(db)
    if (preparations.size + withins.length > 0 && !isHolding) await client.query('commit')
    return { drawn, balances }
  }

  async #readKnown(bets: DrawnBet[]): Promise<Map<string, Bet>> {
    if (bets.length === 0) return new Map()
    const rows = await this.#services.db
      .selectFrom('betting.bets')
      .select(['id', 'stake', 'payout', 'state', 'transcript'])
      .where(
        'id',
        'in',
        bets.map(({ id }) => id),
      )
      .execute()
    return new Map(rows.map((row) => [row.id, { ...row, state: row.state as Bet['state'] }]))
  }
}

/** Begins a transaction in which nobody else moves money of these pockets. */
async function hold(client: pg.Client, bets: readonly DrawnBet[]): Promise<void> {
  await client.query('begin')
  await client.query('select ledger.hold_accounts($1)', [[...new Set(bets.map(({ pocket }) => pocket))]])
}

const refuse = ({ id }: DrawnBet, verdict: string): PromiseRejectedResult => ({
  status: 'rejected',
  reason: new LedgerRefusal(verdict as RefusalCode, id),
})

const show = ({ id, stake }: DrawnBet, { payout, transcript, isOpen }: Outcome, balance: bigint): Played => ({
  id,
  stake,
  payout,
  state: isOpen ? 'open' : 'settled',
  transcript,
  balance,
  replayed: false,
})

interface Accepted {
  bet: DrawnBet
  n: number
  asked: AskedPlay
  nonce: number
  version: bigint
}
interface Drawn extends Accepted {
  outcome?: Outcome
  error?: unknown
}

/** Draws what was accepted. What cannot be drawn fails alone, and its number stays unused. */
function drawAll(accepted: Accepted[], prepared: Map<unknown, unknown>): Map<number, Drawn> {
  return new Map(
    accepted.map((each): [number, Drawn] => {
      const { bet, n, nonce } = each
      try {
        return [n, { ...each, outcome: bet.draw({ nonce, prepared: prepared.get(bet.prepare) }) }]
      } catch (error) {
        return [n, { ...each, error }]
      }
    }),
  )
}

const askedOf = ({ id, pocket, stake, product, vendor, game, inputs, mayWait = false, seed, free }: DrawnBet): AskedPlay => ({
  id,
  pocket,
  // Whichever of its member's pockets pays: asked for again, it is the same bet.
  hash: inputHash(free ?? '', stake, product, vendor, game, inputs),
  stake,
  product,
  vendor,
  game,
  alone: mayWait,
  seed: seed?.id,
  drawn: seed?.drawn,
  most: seed?.most,
  free,
})

async function accept(client: pg.Client, asked: AskedPlay[]): Promise<Judged[]> {
  const { rows } = await client.query<AcceptedLists>(acceptQuery(asked))
  const { verdicts, nonces, balances, versions } = rows[0]!
  return verdicts.map((verdict, n) => ({ verdict: verdict as Verdict, nonce: nonces[n]!, balance: balances[n]!, version: versions[n]! }))
}

/** Writes bets. The new balance of each bet's account, by its number in the batch. */
async function finish(client: pg.Client, drawn: (Accepted & { outcome: Outcome })[]): Promise<Map<number, bigint>> {
  const plays = drawn.map(({ asked, nonce, version, outcome }) => ({
    ...asked,
    nonce: asked.seed === undefined ? undefined : nonce,
    version,
    payout: outcome.payout,
    over: !outcome.isOpen,
    transcript: outcome.transcript,
  }))
  const { rows } = await client.query<FinishedLists>(finishQuery(plays))
  return new Map(rows[0]!.balances.map((balance, at) => [drawn[at]!.n, balance]))
}
