import type { ToldSeed } from '@tucano/contract/fairness'
import type { EngineName, OpeningOf, StepOf, StudioGame, StudioRound } from '@tucano/contract/studios'
import { type StoreApi, createStore } from 'zustand'
import { CallError } from '#platform/call'
import { Left } from './ask.ts'
import { type Auto, type StopReason, type StopRules, stopAfter } from './autoplay.ts'
import { PressGuard } from './press-guard.ts'
import { Rounds } from './rounds.ts'
import { BrokenCommitment, Seeds } from './seeds.ts'
import { type FreeRounds, type Purse, afterRound, areOver, pocketFor, pocketOf } from './purse.ts'
import { firstStake, nextStake, stakeSteps } from './stakes.ts'
import { type GameSessionOptions, type GameSessionState, type Problem, newState } from './game-session-state.ts'

const HISTORY_MAX = 50
/** Between two rounds of a row, so that a result can be seen. */
const AUTO_GAP_MS = 250
/** What the wallet says of a round comes a little later than the round. */
const WALLET_LAG_MS = 600

/**
 * A player at a game: everything but drawing. It asks for rounds, keeps asking when the path fails, and holds results back until the engine
 * says that it has shown them. There is one for each game that is open.
 */
export class GameSession {
  readonly game: StudioGame
  readonly steps: readonly bigint[]
  readonly store: StoreApi<GameSessionState>
  readonly guard: PressGuard
  /** What opens a round. Engines whose bets say more than a stake set their own. */
  opening: (stake: bigint) => OpeningOf<EngineName> = (stake) => ({ stake: String(stake) })
  #options: GameSessionOptions
  #seeds: Seeds
  #rounds: Rounds
  /** What the wallet has told, and what rounds have made of it since. */
  #wallet: Purse | undefined
  #purse: Purse | undefined
  /** The balance before the round that is under way. */
  #before = 0n
  /** The clock has ended the round before all of it was shown. */
  #ended: StudioRound | undefined
  #isClosed = false
  /** Nobody plays here. */
  #isWatched = false

  constructor(options: GameSessionOptions) {
    const { game, world, digest } = options
    this.#options = options
    this.game = game
    this.steps = stakeSteps(game.stakes)
    this.store = createStore<GameSessionState>()(() => newState(firstStake(this.steps)))
    this.guard = new PressGuard(this.store, world)
    this.#rounds = new Rounds({
      gameCode: game.gameCode,
      roundMs: game.play.roundMs,
      world,
      prepare: () => this.#seeds.prepare(),
      onTrouble: (isReconnecting) => this.#set({ isReconnecting }),
    })
    this.#seeds = new Seeds({
      ask: (endpoint, request) => this.#rounds.ask(endpoint, request),
      newSeed: world.newSeed,
      digest,
      onChange: (commitments) => this.#set({ commitments }),
    })
  }

  /** Prepares the chance, and takes up a round that was left open. */
  async enter(): Promise<void> {
    this.#set({ phase: 'entering', problem: undefined })
    await this.#guarded(async () => {
      const [left] = await Promise.all([this.#rounds.left(), this.#seeds.prepare()])
      if (!left) return this.#set({ phase: 'idle' })
      this.#before = BigInt(left.balance) + BigInt(left.stake)
      this.#set({ stake: BigInt(left.stake), balance: BigInt(left.balance), pocket: pocketOf(left) })
      this.#take(left)
    })
  }

  close(): void {
    this.#isClosed = true
    this.#rounds.close()
  }

  chooseStake(stake: bigint): void {
    const { phase, problem, freeRounds } = this.store.getState()
    if (phase !== 'idle' || freeRounds) return
    this.#set({ stake, problem: problem?.kind === 'funds' ? undefined : problem })
    this.#showPurse()
  }

  changeStake(way: 1 | -1): void {
    this.chooseStake(nextStake(this.steps, this.store.getState().stake, way))
  }

  /** Opens a round. Engines with bets of their own say the move and what it stakes in all. */
  async play(bet?: { move: OpeningOf<EngineName>; stake: bigint }): Promise<void> {
    const { phase, stake: chosen, freeRounds } = this.store.getState()
    if (phase !== 'idle' || this.#isWatched) return
    if (freeRounds && !bet) return this.#playFree(freeRounds)
    const { move, stake } = bet ?? { move: this.opening(chosen), stake: chosen }
    this.#showPurse(stake)
    const { balance } = this.store.getState()
    if (balance !== undefined && balance < stake) return this.#fail({ kind: 'funds' })
    this.#before = balance ?? 0n
    this.#set({ phase: 'asking', problem: undefined, autoEnded: undefined, balance: balance === undefined ? balance : balance - stake })
    await this.#guarded(async () => this.#take(await this.#rounds.open(move)))
  }

  /** Gives the player rounds that somebody else pays for: the stake is theirs until they are over. */
  takeFreeRounds(freeRounds: FreeRounds): void {
    this.#set({ freeRounds, stake: freeRounds.stake })
    this.#showPurse()
  }

  /** A press after the last of them stakes nothing: it ends telling of them. */
  async #playFree(freeRounds: FreeRounds): Promise<void> {
    if (areOver(freeRounds)) return this.#set({ freeRounds: undefined })
    const { balance } = this.store.getState()
    this.#before = (balance ?? 0n) + freeRounds.stake
    this.#set({ phase: 'asking', problem: undefined, autoEnded: undefined })
    await this.#guarded(async () => this.#take(await this.#rounds.open(this.opening(freeRounds.stake), freeRounds.ticketId)))
  }

  /** The next move of a round that waits. */
  async step(move: StepOf<EngineName>): Promise<void> {
    const { phase, round } = this.store.getState()
    if (phase !== 'waiting' || !round) return
    this.#set({ phase: 'asking', problem: undefined })
    await this.#guarded(async () => this.#take(await this.#rounds.step(round, move)))
  }

  /** The clock has ended a round. */
  ended(round: StudioRound): void {
    const { phase, round: own } = this.store.getState()
    if (own?.roundId !== round.roundId || own.over) return
    if (phase === 'waiting') this.#take(round)
    if (phase === 'showing') this.#ended = round
  }

  /** Said by the engine: all of the round has been shown, as far as it has come. */
  shown(): void {
    const { phase, round, isReplay, history, freeRounds } = this.store.getState()
    if (phase !== 'showing' || !round) return
    if (isReplay) return this.#set({ phase: 'idle', isReplay: false })
    const balance = BigInt(round.balance)
    const pocket = pocketOf(round)
    if (this.#purse) this.#purse = { ...this.#purse, [pocket]: balance }
    if (!round.over) {
      this.#set({ phase: 'waiting', balance, pocket })
      if (this.#ended) this.ended(this.#ended)
      return
    }
    this.#set({
      phase: 'idle',
      balance,
      pocket,
      history: [round, ...history].slice(0, HISTORY_MAX),
      freeRounds: afterRound(freeRounds, round),
    })
    this.#showPurse()
    void this.#compareWallet(round)
    this.#goOn(round)
  }

  /** Shows a round of this sitting again. */
  replay(round: StudioRound): void {
    if (this.store.getState().phase === 'idle') this.#set({ phase: 'showing', round, isReplay: true, problem: undefined })
  }

  /** Shows an old round in a session that nobody has entered, and in which nothing can be staked. */
  watch(round: StudioRound): void {
    this.#isWatched = true
    this.#set({ phase: 'idle', stake: BigInt(round.stake) })
    this.replay(round)
  }

  /** What the wallet says. While a round is under way it would tell the result, so it waits. */
  takeBalance(purse: Purse): void {
    this.#wallet = purse
    const { phase, balance: known, isReplay } = this.store.getState()
    if (phase !== 'idle' && !isReplay && known !== undefined) return
    this.#purse = purse
    this.#showPurse()
  }

  /** Plays a row of rounds, until a rule or the player ends it. */
  startAuto(rules: StopRules): void {
    const { phase, balance, auto, freeRounds } = this.store.getState()
    if (phase !== 'idle' || auto || freeRounds || !this.game.play.autoplay || balance === undefined) return
    this.#set({ auto: { rules, left: rules.rounds - 1, startedWith: balance } })
    void this.play()
  }

  stopAuto(reason: StopReason): void {
    if (this.store.getState().auto) this.#set({ auto: undefined, autoEnded: reason })
  }

  /** Has the seed told and goes on with the next one, and with this part of the chance or a new one. */
  async rotate(clientSeed?: string): Promise<ToldSeed | undefined> {
    try {
      return await this.#seeds.rotate(clientSeed)
    } catch (error) {
      if (!(error instanceof BrokenCommitment)) throw error
      this.#stop(error)
    }
  }

  dismissProblem(): void {
    this.#set({ problem: undefined })
  }

  #set(change: Partial<GameSessionState>): void {
    this.store.setState(change)
  }

  /** The balance that a stake draws on. */
  #showPurse(stake = this.store.getState().stake): void {
    if (!this.#purse) return
    const pocket = pocketFor(this.#purse, stake)
    this.#set({ pocket, balance: this.#purse[pocket] })
  }

  #take(round: StudioRound): void {
    this.#ended = undefined
    this.#seeds.count(round.nonce)
    const { balance } = this.store.getState()
    this.#set({
      phase: 'showing',
      round,
      answeredAtMs: this.#options.world.nowMs(),
      balance: balance === undefined ? balance : this.#before - BigInt(round.stake),
    })
  }

  /** Whatever else happened to the balance meanwhile is asked for, once the wallet had time to tell. */
  async #compareWallet(shown: StudioRound): Promise<void> {
    await this.#options.world.wait(WALLET_LAG_MS)
    const { phase, round } = this.store.getState()
    const isTold = this.#wallet?.[pocketOf(shown)] === BigInt(shown.balance)
    if (!this.#isClosed && phase === 'idle' && round?.roundId === shown.roundId && !isTold) await this.#readBalance()
  }

  /** Where that fails, the wallet tells of the next change by itself. */
  #readBalance = (): Promise<void> =>
    this.#options.readBalance().then(
      (purse) => this.takeBalance(purse),
      () => undefined,
    )

  #goOn(round: StudioRound): void {
    const { auto, stake, balance } = this.store.getState()
    if (!auto || balance === undefined) return
    const hadFeature = this.#options.hadFeature?.(this.game, round) ?? false
    const reason = stopAfter(auto, { stake, balance, payout: BigInt(round.payout), hadFeature })
    if (reason) return this.stopAuto(reason)
    void this.#playNext(auto)
  }

  async #playNext(auto: Auto): Promise<void> {
    await this.#options.world.wait(AUTO_GAP_MS)
    const now = this.store.getState()
    if (this.#isClosed || now.auto !== auto || now.phase !== 'idle') return
    this.#set({ auto: { ...auto, left: auto.left - 1 } })
    await this.play()
  }

  /** Whatever goes wrong is told in words, and the session is as it was before. */
  async #guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (error instanceof Left) return
      if (error instanceof BrokenCommitment) return this.#stop(error)
      const isPoor = error instanceof CallError && error.code === 'balance.insufficient'
      this.#fail(isPoor ? { kind: 'funds' } : { kind: 'refused', error })
    }
  }

  #fail(problem: Problem): void {
    const { phase, round, balance } = this.store.getState()
    this.stopAuto('problem')
    const isOpen = phase === 'asking' && round !== undefined && !round.over
    this.#set({ problem, phase: phase === 'entering' ? 'stopped' : isOpen ? 'waiting' : 'idle' })
    if (phase !== 'asking') return
    if (!isOpen && balance !== undefined) this.#set({ balance: this.#before })
    void this.#readBalance()
  }

  #stop({ promised, found }: BrokenCommitment): void {
    this.stopAuto('problem')
    this.#set({ phase: 'stopped', problem: { kind: 'broken', promised, found } })
  }
}
