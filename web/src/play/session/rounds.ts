import type { Endpoint, ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import {
  type EngineName,
  type OpeningOf,
  type StepOf,
  type StudioRound,
  getOpenRound,
  playRound,
  stepRound,
} from '@tucano/contract/studios'
import { CallError } from '#platform/call'
import { type World, askUntilAnswered } from './ask.ts'

interface RoundsOptions {
  gameCode: string
  /** How long a round takes at least. */
  roundMs: number
  world: World
  /** Has seeds ready: nothing is drawn without them. */
  prepare: () => Promise<void>
  onTrouble: (trouble: boolean) => void
}

/** Seeds are told after a thousand rounds or a day; twice in a row they are not. */
const PREPARED_MAX = 2

/** Asks for rounds, each under one id until there is an answer: however often it is asked, there is one stake. */
export class Rounds {
  #options: RoundsOptions
  #openedAtMs = -Infinity
  #isClosed = false
  /** A round that was asked for and neither answered nor refused. */
  #unanswered: { bet: string; roundId: string } | undefined

  constructor(options: RoundsOptions) {
    this.#options = options
  }

  close(): void {
    this.#isClosed = true
  }

  ask<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<ReplyOf<E>> {
    const { world, onTrouble } = this.#options
    return askUntilAnswered({ world, onTrouble, isOver: () => this.#isClosed }, endpoint, request)
  }

  /** The round that was left open, wherever it was begun. */
  async left(): Promise<StudioRound | null> {
    const { round } = await this.ask(getOpenRound, { gameCode: this.#options.gameCode })
    return round
  }

  async open(move: OpeningOf<EngineName>, ticketId?: string): Promise<StudioRound> {
    await this.#keepPace()
    const bet = JSON.stringify([move, ticketId])
    const roundId = this.#unanswered?.bet === bet ? this.#unanswered.roundId : this.#options.world.newId()
    this.#unanswered = { bet, roundId }
    try {
      const round = await this.#open(roundId, move, ticketId)
      this.#unanswered = undefined
      return round
    } catch (error) {
      if (error instanceof CallError && error.code !== 'system.error') this.#unanswered = undefined
      throw error
    }
  }

  step({ roundId, step }: StudioRound, move: StepOf<EngineName>): Promise<StudioRound> {
    return this.ask(stepRound, { roundId, step, move })
  }

  async #open(roundId: string, move: OpeningOf<EngineName>, ticketId: string | undefined): Promise<StudioRound> {
    for (let prepared = 0; ; prepared++) {
      try {
        return await this.ask(playRound, { gameCode: this.#options.gameCode, roundId, move, ...(ticketId !== undefined && { ticketId }) })
      } catch (error) {
        const code = error instanceof CallError ? error.code : undefined
        const left = code === 'round.open' ? await this.left() : null
        if (left) return left
        if (prepared >= PREPARED_MAX || (code !== 'seed.missing' && code !== 'seed.stale')) throw error
        await this.#options.prepare()
      }
    }
  }

  async #keepPace(): Promise<void> {
    const { world, roundMs } = this.#options
    const waitMs = this.#openedAtMs + roundMs - world.nowMs()
    if (waitMs > 0) await world.wait(waitMs)
    this.#openedAtMs = world.nowMs()
  }
}
