import type { StudioRound } from '@tucano/contract/studios'
import { type Given, type Run, canonical } from '@tucano/round'
import { type Played, type PlayedRound, playWithin } from '#betting/play'
import { Pockets, isRefused } from '#betting/pockets'
import type { Certified } from '#fairness/maths'
import { rerun } from '#fairness/rerun'
import type { Seed } from '#fairness/seeds'
import { winJackpot } from '#jackpot/open-pool'
import { amountNow } from '#jackpot/pool'
import type { SignedIn } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { Hands, type Opening } from './hands.ts'
import type { Pace } from './pace.ts'
import { type Studio, currencyOf, gameOf, openInCatalogue, readOpening, runGame, showRound } from './studio.ts'
import { readSettled } from './store.ts'
import { readTranscript, writeTranscript } from '#fairness/transcript'
import { Turns } from './turns.ts'

/** Another process may have played for the same member meanwhile: then the number is taken, and the round is drawn under the next. */
const ATTEMPTS = 8

/** Somebody else has won the pool that this round would have won. */
class PoolGone extends Error {}

/** Opens rounds, and ends those that end at once. */
export class Rounds {
  readonly hands: Hands
  #studio: Studio
  #turns = new Turns<bigint>()
  #pace: Pace | undefined
  #pockets: Pockets

  /** Without a pace, rounds follow each other as fast as the server can play them. */
  constructor(studio: Studio, pace?: Pace) {
    this.#studio = studio
    this.#pace = pace
    this.#pockets = new Pockets(studio.house)
    this.hands = new Hands(studio)
  }

  async play(member: SignedIn, asked: { gameCode: string; roundId: string; move: unknown }): Promise<StudioRound> {
    const { gameCode, roundId } = asked
    const certified = gameOf(this.#studio, gameCode)
    const { vendor } = (await openInCatalogue(this.#studio, gameCode)).row
    const { move, stake } = readOpening(certified.game, asked.move)
    const currency = currencyOf(this.#studio, member)
    const account = await this.#pockets.of(member.memberId, currency, vendor)
    this.#pace?.begin(member.memberId, performance.now())
    const opening: Opening = { roundId, memberId: member.memberId, account, vendor, currency, certified, move, stake }
    return this.#turns.take(member.memberId, () => this.#open(opening))
  }

  step(member: SignedIn, asked: { roundId: string; step: number; move: unknown }): Promise<StudioRound> {
    return this.#turns.take(
      member.memberId,
      async () => (await this.hands.step(member.memberId, asked)) ?? this.#recall(asked.roundId, member.memberId),
    )
  }

  async #open(opening: Opening): Promise<StudioRound> {
    const { memberId } = opening
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const seed = await this.#seed(memberId)
      try {
        return await this.#draw(opening, seed)
      } catch (error) {
        if (isRefused(error, 'key.conflict')) return this.#known(opening, error)
        if (!(error instanceof PoolGone) && !isRefused(error, 'seed.stale')) throw error
        this.#studio.seeds.forget(memberId)
      }
    }
    throw new Fault('system.busy', { retryAfterSeconds: 1 })
  }

  /** What the round is drawn from. A seed that is over is told first, unless an open round was drawn from it. */
  async #seed(memberId: bigint): Promise<Seed> {
    const { seeds } = this.#studio
    const seed = await seeds.active(memberId)
    if (!seed) throw new Fault('seed.missing')
    if (!seeds.isOver(seed)) return seed
    try {
      await seeds.rotate(memberId)
    } catch (error) {
      if (isRefused(error, 'seed.open')) return seed
      throw error
    }
    throw new Fault('seed.missing')
  }

  async #draw(opening: Opening, seed: Seed): Promise<StudioRound> {
    const { roundId, memberId, account, vendor, currency, certified, move } = opening
    const { game, digest, mathsId } = certified
    const { seeds, plays } = this.#studio
    const nonce = seed.rounds + 1
    const pool = await this.#pool(certified, currency)
    const given: Given = pool ? { pool: pool.amount } : {}
    const run = runGame(game, [move], seeds.draws(seed, { game: game.code, maths: digest, nonce }), given)
    const drawn = { seed: { id: seed.id, nonce }, given, run }
    if (!run.over) {
      const shown = await this.hands.begin(opening, drawn)
      seed.rounds = nonce
      return shown
    }
    const round: PlayedRound = {
      id: roundId,
      account,
      product: 'RNG',
      vendor,
      game: game.code,
      inputs: canonical(move as never),
      seed: drawn.seed,
      stake: run.stake,
      payout: run.payout,
      transcript: writeTranscript({ maths: mathsId, moves: [move], ...(pool ? { pool: String(pool.amount) } : {}) }),
    }
    const played = run.jackpot && pool ? await this.#winJackpot(round, memberId, { id: pool.id, run }) : await plays.play(round)
    if (played.replayed) return this.#recall(roundId, memberId)
    seed.rounds = nonce
    return showRound({ roundId, gameCode: game.code, nonce, step: 1, run, balance: played.balance })
  }

  /** The jackpot is for money only. */
  async #pool({ game }: Certified, currency: string): Promise<{ id: bigint; amount: bigint } | undefined> {
    const { pool, house } = this.#studio
    if (game.jackpotBp === undefined || currency !== house.brand.currency.code) return undefined
    const running = await pool.read()
    return running && { id: running.id, amount: amountNow(running) }
  }

  /** The round and the end of the pool are one act. */
  async #winJackpot(round: PlayedRound, memberId: bigint, { id: poolId, run }: { id: bigint; run: Run }): Promise<Played> {
    const { house, pool } = this.#studio
    try {
      return await house.db.transaction().execute(async (trx) => {
        const played = await playWithin(trx, round)
        if (!played.replayed && !(await winJackpot(trx, house, { poolId, roundId: round.id, memberId, amount: run.jackpot! })))
          throw new PoolGone()
        return played
      })
    } finally {
      pool.forget()
    }
  }

  /** The id is known: if it was for the same, its round is the answer. */
  async #known({ roundId, memberId, move, certified }: Opening, refusal: unknown): Promise<StudioRound> {
    const hand = await this.hands.read(memberId, roundId)
    if (hand && hand.game === certified.game.code && canonical(hand.moves[0] as never) === canonical(move as never))
      return this.hands.show(hand)
    const row = await readSettled(this.#studio.house.db, memberId, roundId)
    const same = row?.transcript && canonical(readTranscript(row.transcript).moves[0] as never) === canonical(move as never)
    if (row && same && row.game === certified.game.code) return this.#recall(roundId, memberId)
    throw refusal
  }

  /** A round that is over, as it was. */
  async #recall(roundId: string, memberId: bigint): Promise<StudioRound> {
    const row = await readSettled(this.#studio.house.db, memberId, roundId)
    const { game, seed_id: seedId, nonce, transcript } = row ?? {}
    if (!row || !game || !transcript || !seedId || !nonce) throw new Fault('round.unknown')
    const again = await rerun(this.#studio, { game, seedId, nonce, transcript })
    if (!again) throw new Fault('round.unknown')
    return showRound({ roundId, gameCode: game, nonce, step: again.moves.length, run: again.run, balance: row.balance })
  }
}
