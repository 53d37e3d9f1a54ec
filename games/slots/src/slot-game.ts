import type { Draws } from '@tucano/randomness'
import { BadMove, type Game, type Given, type Json, type Return, type Run } from '@tucano/round'
import type { SlotSheet, SlotView, Spin } from './view.ts'

/** The stake in minor units, as a decimal string; then a choice for each time that there is one. */
export type SlotMove = { stake: string } | { choose: number }

/** What an engine makes of chance and choices, in coins. */
export interface Outcome {
  spins: Spin[]
  coins: number
  /** Set when the player has to choose before it goes on. */
  choose?: { spins: number; multiplier: number }[]
}

/** A slot as an engine makes it from data. */
export interface Slot {
  code: string
  engine: string
  maths: Json
  sheet: SlotSheet
  /** What a coin may be, in minor units. */
  coins: { min: number; max: number }
  returns: readonly [Return, ...Return[]]
  /** Times the stake. */
  maxWin: number
  jackpotBp?: number
  play: (draws: Draws, choices: readonly number[]) => Outcome
}

/** A slot as a game: coins become money, the limit holds, the jackpot is drawn last. */
export function slotGame(slot: Slot): Game<SlotMove, SlotView> {
  const { code, engine, maths, sheet, coins, returns, maxWin, jackpotBp } = slot
  const { cost } = sheet
  return {
    code,
    engine,
    maths,
    stakes: { unit: cost, min: cost * coins.min, max: cost * coins.max },
    returns,
    maxWin,
    ...(jackpotBp === undefined ? {} : { jackpotBp }),
    sheet: sheet as unknown as Json,
    readMove,
    stakeOf,
    run(moves, draws, given): Run<SlotView> {
      const [opening, ...rest] = moves
      const stake = stakeOf(opening!)
      const outcome = slot.play(draws, rest.map(choiceOf))
      const limit = maxWin * cost
      const capped = outcome.coins > limit
      const won = capped ? limit : outcome.coins
      const view: SlotView = { spins: outcome.spins, coins: won, capped }
      if (outcome.choose)
        return {
          stake,
          payout: 0n,
          over: false,
          view: { ...view, choose: outcome.choose },
          options: outcome.choose.map((_, n) => ({ move: `choose:${n}`, cost: 0n })),
        }
      const payout = (stake / BigInt(cost)) * BigInt(won)
      const jackpot = jackpotBp === undefined ? 0n : drawJackpot(draws, { stake, jackpotBp, ...given })
      if (jackpot === 0n) return { stake, payout, over: true, view, options: [] }
      const last = outcome.spins.at(-1)!
      const told: Spin = { ...last, steps: [...last.steps, { kind: 'jackpot', amount: String(jackpot) }] }
      const spins = [...outcome.spins.slice(0, -1), told]
      return { stake, payout: payout + jackpot, over: true, view: { ...view, spins }, options: [], jackpot }
    },
    abandon: () => ({ choose: 0 }),
  }
}

/** Wins with the probability rate × stake / pool, so that its share of what comes back is the rate, whatever the pool holds. */
function drawJackpot(draws: Draws, { stake, jackpotBp, pool }: Given & { stake: bigint; jackpotBp: number }): bigint {
  if (pool === undefined) return 0n
  return draws.belowBig(10_000n * pool) < BigInt(jackpotBp) * stake ? pool : 0n
}

function stakeOf(opening: SlotMove): bigint {
  if (!('stake' in opening)) throw new BadMove('stake', 'a round opens with a stake')
  return BigInt(opening.stake)
}

function choiceOf(move: SlotMove): number {
  if (!('choose' in move)) throw new BadMove('choose', 'the round is open already')
  return move.choose
}

function readMove(move: unknown, first: boolean): SlotMove {
  const { stake, choose } = (move ?? {}) as { stake?: unknown; choose?: unknown }
  if (first) {
    if (typeof stake !== 'string' || !/^[1-9]\d{0,14}$/.test(stake)) throw new BadMove('stake', 'a whole number of minor units')
    return { stake }
  }
  if (!Number.isInteger(choose) || Number(choose) < 0 || Number(choose) > 9) throw new BadMove('choose', 'the number of a choice')
  return { choose: Number(choose) }
}
