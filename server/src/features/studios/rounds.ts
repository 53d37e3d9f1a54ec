import type { StudioRound } from '@tucano/contract/studios'
import { type Given, canonical } from '@tucano/round'
import type { Db } from '@tucano/database'
import type { Outcome } from '#betting/play'
import { Pockets, bonusPocket, isRefused } from '#betting/pockets'
import type { Certified } from '#fairness/maths'
import { rerun } from '#fairness/rerun'
import type { Seed } from '#fairness/seeds'
import { type HeldPool, holdPool, winJackpot } from '#jackpot/open-pool'
import type { SignedIn } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { type Drawn, OpenRounds, type Opening, transcriptOf } from './open-rounds.ts'
import type { Pace } from './pace.ts'
import {
  STUDIO_PRODUCT,
  type Studio,
  currencyOf,
  gameOf,
  mayWait,
  openInCatalogue,
  pocketOf,
  readOpening,
  runGame,
  showRound,
} from './studio.ts'
import { readSettled } from './store.ts'
import { KeyedMutex } from './keyed-mutex.ts'

/** Another process may have told the seed meanwhile: then the round is asked for under the next. */
const ATTEMPTS = 8

/** Opens rounds, and ends those that end at once. */
export class Rounds {
  readonly openRounds: OpenRounds
  #studio: Studio
  #turns = new KeyedMutex<bigint>()
  #pace: Pace | undefined
  #pockets: Pockets

  /** Without a pace, rounds follow each other as fast as the server can play them. */
  constructor(studio: Studio, pace?: Pace) {
    this.#studio = studio
    this.#pace = pace
    this.#pockets = new Pockets(studio.services)
    this.openRounds = new OpenRounds(studio)
  }

  async play(member: SignedIn, asked: { gameCode: string; roundId: string; move: unknown; ticketId?: string }): Promise<StudioRound> {
    const { gameCode, roundId, ticketId } = asked
    const certified = gameOf(this.#studio, gameCode)
    // What is free is over at once: nothing could be raised in it.
    if (ticketId !== undefined && mayWait(certified.game)) throw new Fault('ticket.unknown')
    const { vendor } = (await openInCatalogue(this.#studio, gameCode)).row
    const { move, stake } = readOpening(certified.game, asked.move)
    const currency = currencyOf(this.#studio, member)
    const account = await this.#pockets.of(member.memberId, currency, vendor)
    this.#pace?.begin(member.memberId, performance.now())
    const opening: Opening = {
      roundId,
      memberId: member.memberId,
      account,
      vendor,
      currency,
      certified,
      move,
      stake,
      pocket: ticketId === undefined ? 'cash' : 'free',
      ...(ticketId !== undefined && { ticketId }),
    }
    return this.#turns.take(member.memberId, () => this.#open(opening))
  }

  step(member: SignedIn, asked: { roundId: string; step: number; move: unknown }): Promise<StudioRound> {
    return this.#turns.take(
      member.memberId,
      async () => (await this.openRounds.step(member.memberId, asked)) ?? this.#recall(asked.roundId, member.memberId),
    )
  }

  async #open(asked: Opening): Promise<StudioRound> {
    const { memberId, certified, currency, stake, ticketId } = asked
    let opening = asked
    let short: unknown
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const seed = await this.#seed(memberId)
      try {
        return await this.#draw(opening, seed)
      } catch (error) {
        if (isRefused(error, 'round.open')) throw await this.openRounds.refusal(memberId, certified.game.code)
        if (isRefused(error, 'seed.stale')) {
          this.#studio.seeds.forget(memberId)
          continue
        }
        // What cash does not cover may come from bonus money, all of it.
        const isShort = isRefused(error, 'balance.insufficient') && opening === asked && ticketId === undefined
        const bonus = isShort && (await bonusPocket(this.#studio.services.db, { memberId, currency, stake }))
        if (!bonus) throw isRefused(error, 'bonus.none') ? short : error
        short = error
        opening = { ...asked, account: bonus, pocket: 'bonus' }
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
      if (!isRefused(error, 'seed.open')) throw error
      delete seed.most
      return seed
    }
    throw new Fault('seed.missing')
  }

  /** Asks for the round. It is drawn when its stake has been accepted, and not before: nothing that refuses it knows what would come out. */
  async #draw(opening: Opening, seed: Seed): Promise<StudioRound> {
    const { roundId, memberId, account, vendor, currency, certified, move, stake, ticketId } = opening
    const { game, digest } = certified
    const { seeds, plays } = this.#studio
    let drawn: Drawn | undefined
    const played = await plays.play<HeldPool | undefined>({
      id: roundId,
      pocket: account,
      product: STUDIO_PRODUCT,
      vendor,
      game: game.code,
      inputs: canonical(move as never),
      stake,
      ...(ticketId !== undefined && { free: ticketId }),
      seed,
      mayWait: mayWait(game),
      ...(this.#hasJackpot(certified, currency) ? { prepare: this.#holdPool } : {}),
      draw: ({ nonce, prepared: pool }) => {
        seed.drawn = Math.max(seed.drawn, nonce)
        const draws = () => seeds.draws(seed, { game: game.code, maths: digest, nonce })
        const given: Given = pool ? { pool: pool.amount } : {}
        const run = runGame(game, [move], draws(), given)
        drawn = { seedId: seed.id, nonce, given, run, endsAfterMs: game.ends?.([move] as never, draws()).afterMs }
        return this.#outcomeOf(opening, drawn, pool)
      },
    })
    if (played.replayed || !drawn) return this.#again(roundId, memberId)
    const { nonce, run } = drawn
    seed.rounds = Math.max(seed.rounds, nonce)
    if (!run.over) return this.openRounds.begun(memberId, roundId)
    return showRound({ roundId, gameCode: game.code, nonce, step: 1, run, pocket: opening.pocket, balance: played.balance })
  }

  #outcomeOf(opening: Opening, drawn: Drawn, pool: HeldPool | undefined): Outcome {
    const { roundId, memberId, move, certified } = opening
    const { run, given } = drawn
    const transcript = transcriptOf(certified.mathsId, [move], given.pool)
    if (!run.over) return { payout: 0n, transcript, isOpen: true, within: (db) => this.openRounds.begin(db, opening, drawn) }
    const { services } = this.#studio
    const { jackpot } = run
    if (jackpot === undefined || !pool) return { payout: run.payout, transcript }
    // Whoever is drawn after this one in the same batch plays for the next pool.
    pool.amount = BigInt(services.brand.jackpotSeed)
    return { payout: run.payout, transcript, within: (db) => winJackpot(db, services, { roundId, memberId, amount: jackpot }) }
  }

  /** The jackpot is for money only. */
  #hasJackpot({ game }: Certified, currency: string): boolean {
    return game.jackpotBp !== undefined && currency === this.#studio.services.brand.currency.code
  }

  /** One function for all rounds, so that a batch holds the pool once. */
  #holdPool = (db: Db): Promise<HeldPool | undefined> => holdPool(db, this.#studio.services)

  /** The round is known: as it is now. */
  async #again(roundId: string, memberId: bigint): Promise<StudioRound> {
    const hand = await this.openRounds.read(memberId, roundId)
    return hand ? this.openRounds.show(hand) : this.#recall(roundId, memberId)
  }

  /** A round that is over, as it was. */
  async #recall(roundId: string, memberId: bigint): Promise<StudioRound> {
    const row = await readSettled(this.#studio.services.db, memberId, roundId)
    const { game, seed_id: seedId, nonce, transcript } = row ?? {}
    if (!row || !game || !transcript || !seedId || !nonce) throw new Fault('round.unknown')
    const again = await rerun(this.#studio, { game, seedId, nonce, transcript })
    if (!again) throw new Fault('round.unknown')
    return showRound({
      roundId,
      gameCode: game,
      nonce,
      step: again.moves.length,
      run: again.run,
      pocket: pocketOf({ kind: row.kind, isFree: row.free }),
      balance: row.balance,
    })
  }
}
