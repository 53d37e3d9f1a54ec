import { type StudioRound, roundEnded } from '@tucano/contract/studios'
import type { Db } from '@tucano/database'
import { type Given, type Run, costOf } from '@tucano/round'
import { raise, settle, voidBet } from '#betting/bets'
import type { Certified } from '#fairness/maths'
import { Fault } from '#platform/fault'
import { publish } from '#platform/outbox'
import { type NotNull, sql } from 'kysely'
import { lockHand, readAbandoned, readDue, readHand, readHandOf } from './store.ts'
import { type Studio, pocketOf, readStep, runGame, sameMove, showRound } from './studio.ts'
import { writeTranscript } from '#fairness/transcript'

/** A round that somebody opens. */
export interface Opening {
  roundId: string
  memberId: bigint
  account: bigint
  vendor: string
  currency: string
  certified: Certified
  move: unknown
  stake: bigint
  /** What the account is. */
  pocket: StudioRound['pocket']
  /** The ticket that pays the stake. */
  ticketId?: string
}

/** What was drawn for it. */
export interface Drawn {
  seedId: bigint
  nonce: number
  given: Given
  run: Run
  /** When the clock ends it, if it does. */
  endsAfterMs: number | undefined
}

type HandRow = NonNullable<Awaited<ReturnType<typeof readHand>>>
export type Hand = Omit<HandRow, 'moves'> & { moves: unknown[] }

/** Whoever does not come back for so long has the round ended for them. */
const ABANDONED_HOURS = 24
/** No game has more moves than this. */
const MOVES_MAX = 500
const AFTER_END_MS = 15

/** Rounds that wait for their player. What one is follows from its moves; every step is one transaction, with its money. */
export class OpenRounds {
  #studio: Studio
  #timers = new Set<NodeJS.Timeout>()

  constructor(studio: Studio) {
    this.#studio = studio
  }

  /** Writes down a round that waits for its player, in the transaction that takes its stake. */
  async begin(db: Db, opening: Opening, { seedId, nonce, given, run, endsAfterMs }: Drawn): Promise<void> {
    const { roundId, memberId, account, vendor, certified, move } = opening
    const { game, mathsId } = certified
    await db
      .insertInto('studios.open_rounds')
      .values({
        round_id: roundId,
        member_id: memberId,
        account_id: account,
        game: game.code,
        vendor,
        maths_id: BigInt(mathsId),
        seed_id: seedId,
        nonce,
        moves: JSON.stringify([move]),
        pool: given.pool ?? null,
        stake: run.stake,
        ends_at: endsAfterMs === undefined ? null : sql<Date>`clock_timestamp() + make_interval(secs => ${endsAfterMs / 1000})`,
      })
      .execute()
    if (endsAfterMs !== undefined) this.#wakeAfter(endsAfterMs, roundId)
  }

  /** A round that has just begun. */
  async begun(memberId: bigint, roundId: string): Promise<StudioRound> {
    const hand = await this.read(memberId, roundId)
    if (!hand) throw new Fault('round.unknown')
    return this.show(hand)
  }

  /** Why a member may not open another round of a game. */
  async refusal(memberId: bigint, game: string): Promise<Fault> {
    const open = await readHandOf(this.#studio.services.db, memberId, game)
    return new Fault('round.open', { value: open ? { roundId: open.round_id } : null })
  }

  async read(memberId: bigint, roundId: string): Promise<Hand | undefined> {
    const row = await readHand(this.#studio.services.db, memberId, roundId)
    return row && asHand(row)
  }

  /** The member's open round of a game. */
  async current(memberId: bigint, game: string): Promise<StudioRound | null> {
    const row = await readHandOf(this.#studio.services.db, memberId, game)
    if (!row) return null
    if (!this.#playable(asHand(row))) {
      await this.#end(row.round_id, (trx, hand) => this.#giveBack(trx, hand))
      return null
    }
    return this.show(asHand(row))
  }

  async show(hand: Hand): Promise<StudioRound> {
    return shown(hand, await this.#run(hand, hand.moves))
  }

  /** The next move; nothing when the round is over already, or is not the member's. */
  async step(memberId: bigint, asked: { roundId: string; step: number; move: unknown }): Promise<StudioRound | undefined> {
    const { db } = this.#studio.services
    return db.transaction().execute(async (trx) => {
      const row = await lockHand(trx, asked.roundId, true)
      if (!row || row.member_id !== memberId) return undefined
      const hand = asHand(row)
      const { game } = this.#certified(hand)
      if (asked.step > hand.moves.length) throw new Fault('key.conflict')
      const ended = await this.#endOf(hand)
      if (ended) return this.#apply(trx, hand, ended)
      const move = readStep(game, asked.move)
      const made = hand.moves[asked.step]
      if (asked.step < hand.moves.length) {
        // A stamped move has what the clock said; what was asked for is in it.
        if (sameMove(made, move) || game.stamp) return this.show(hand)
        throw new Fault('key.conflict')
      }
      if (hand.moves.length >= MOVES_MAX) throw new Fault('move.invalid')
      return this.#apply(trx, hand, game.stamp ? game.stamp(move, Math.floor(Number(hand.elapsed))) : move)
    })
  }

  /** Ends what the clock has ended. Any process may do it; each round is ended once. */
  async endDue(): Promise<void> {
    for (const { round_id } of await readDue(this.#studio.services.db)) await this.#endByClock(round_id)
  }

  /** Ends, in their favour as far as the rules allow, the rounds of players who have not come back. */
  async endAbandoned(): Promise<void> {
    for (const { round_id } of await readAbandoned(this.#studio.services.db, ABANDONED_HOURS))
      await this.#end(round_id, (trx, hand) => this.#abandon(trx, hand))
  }

  async #abandon(trx: Db, hand: Hand): Promise<StudioRound | undefined> {
    const run = this.#playable(hand) ? await this.#run(hand, hand.moves) : undefined
    const move = run && this.#certified(hand).game.abandon?.(run)
    if (move === undefined) return this.#giveBack(trx, hand)
    const shown = await this.#apply(trx, hand, move)
    return shown.over ? shown : this.#abandon(trx, { ...hand, moves: [...hand.moves, move], stake: BigInt(shown.stake) })
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }

  #wakeAfter(afterMs: number, roundId: string): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.#endByClock(roundId).catch((error: unknown) => this.#studio.services.log.warn({ err: error }, 'a round could not be ended yet'))
    }, afterMs + AFTER_END_MS).unref()
    this.#timers.add(timer)
  }

  #endByClock(roundId: string): Promise<void> {
    return this.#end(roundId, async (trx, hand) => {
      const move = await this.#endOf(hand)
      return move === undefined ? undefined : this.#apply(trx, hand, move)
    })
  }

  async #end(roundId: string, work: (trx: Db, hand: Hand) => Promise<StudioRound | undefined>): Promise<void> {
    await this.#studio.services.db.transaction().execute(async (trx) => {
      const row = await lockHand(trx, roundId, false)
      const round = row && (await work(trx, asHand(row)))
      if (row && round) await publish(trx, roundEnded, { round }, row.member_id)
    })
  }

  /** The move that the clock has made by now. */
  async #endOf(hand: Hand): Promise<unknown> {
    const certified = this.#certified(hand)
    if (!certified.game.ends || hand.ends_at === null) return undefined
    const draws = await this.#draws({ certified, seedId: hand.seed_id, nonce: hand.nonce })
    const { afterMs, move } = certified.game.ends(hand.moves as never, draws)
    return Number(hand.elapsed) >= afterMs ? move : undefined
  }

  async #apply(trx: Db, hand: Hand, move: unknown): Promise<StudioRound> {
    const moves = [...hand.moves, move]
    const id = hand.round_id
    // What the move costs follows from what its player can see. It is taken, or refused, before anything more is drawn.
    const more = costOf(await this.#run(hand, hand.moves), move)
    if (more > 0n) await raise(trx, { id, key: `step:${hand.moves.length}`, amount: more })
    const run = await this.#run(hand, moves)
    if (run.stake !== hand.stake + more) throw new Error(`a move of ${hand.game} cost other than it said`)
    if (run.over) {
      await settle(trx, { id, payout: run.payout, transcript: transcriptOf(Number(hand.maths_id), moves, hand.pool) })
      await trx.deleteFrom('studios.open_rounds').where('round_id', '=', id).execute()
    } else
      await trx
        .updateTable('studios.open_rounds')
        .set({ moves: JSON.stringify(moves), stake: run.stake, touched_at: sql<Date>`clock_timestamp()` })
        .where('round_id', '=', id)
        .execute()
    const { balance } = await trx
      .selectFrom('betting.pockets')
      .select('balance')
      .where('id', '=', hand.account_id)
      .$narrowType<{ balance: NotNull }>()
      .executeTakeFirstOrThrow()
    return shown({ ...hand, moves, balance }, run)
  }

  /** A round that can no longer be played is undone: the stake goes back. */
  async #giveBack(trx: Db, hand: Hand): Promise<undefined> {
    await voidBet(trx, hand.round_id)
    await trx.deleteFrom('studios.open_rounds').where('round_id', '=', hand.round_id).execute()
  }

  /** Whether its maths is still the game's. */
  #playable(hand: Hand): boolean {
    return this.#studio.games.get(hand.game)?.mathsId === Number(hand.maths_id)
  }

  #certified(hand: Hand): Certified {
    if (!this.#playable(hand)) throw new Fault('round.unknown')
    return this.#studio.games.get(hand.game)!
  }

  async #run(hand: Hand, moves: readonly unknown[]): Promise<Run> {
    const certified = this.#certified(hand)
    const draws = await this.#draws({ certified, seedId: hand.seed_id, nonce: hand.nonce })
    return runGame(certified.game, moves, draws, hand.pool === null ? {} : { pool: hand.pool })
  }

  async #draws({ certified, seedId, nonce }: { certified: Certified; seedId: bigint; nonce: number }) {
    const { seeds } = this.#studio
    return seeds.draws(await seeds.keyOf(seedId), { game: certified.game.code, maths: certified.digest, nonce })
  }
}

const asHand = (row: HandRow): Hand => ({ ...row, moves: row.moves as unknown[] })

export const transcriptOf = (maths: number, moves: unknown[], pool: bigint | null | undefined): Buffer =>
  writeTranscript({ maths, moves, ...(pool === null || pool === undefined ? {} : { pool: String(pool) }) })

const shown = (hand: Hand, run: Run): StudioRound =>
  showRound({
    roundId: hand.round_id,
    gameCode: hand.game,
    nonce: hand.nonce,
    step: hand.moves.length,
    run,
    elapsedMs: Math.floor(Number(hand.elapsed)),
    pocket: pocketOf({ kind: hand.kind, isFree: false }),
    balance: hand.balance,
  })
