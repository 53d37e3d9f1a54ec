import type { Draws } from '@tucano/randomness'
import type { Json } from './canonical.ts'
import type { Ratio } from './ratio.ts'

/** What may be staked when a round opens: multiples of `unit` from `min` to `max`, in minor units. Every payout is then a whole number. */
export interface Stakes {
  unit: number
  min: number
  max: number
}

/** What comes back of one way to bet or to play. */
export interface Return {
  /** A key of the page's texts: `best` for a game where all ways come to the same or the best one is meant. */
  way: string
  rtp: Ratio
}

/** What the house brings to a round besides chance. It is written down with the round, as everything that decides it. */
export interface Given {
  /** What the jackpot held when the round opened, in minor units; absent where it cannot be won. */
  pool?: bigint
}

/** What may be decided next, and what it costs in minor units. */
export interface Option {
  move: string
  cost: bigint
}

/** A round as far as it has come. */
export interface Run<View = unknown> {
  /** Everything staked so far, in minor units. */
  stake: bigint
  /** What it pays; final when the round is over, and zero before that. */
  payout: bigint
  over: boolean
  /** What the player may see. Numbers and lists only: it travels as JSON. */
  view: View
  options: Option[]
  /** What of the payout is the jackpot. */
  jackpot?: bigint
}

/** What a move costs, from what its player can see: nothing more has been drawn. A move that is no option costs nothing, and will be refused. */
export const costOf = ({ options }: Run, move: unknown): bigint =>
  options.find((option) => option.move === (move as { do?: unknown } | null)?.do)?.cost ?? 0n

/** A move that cannot be made. `field` names the part of it that is wrong. */
export class BadMove extends Error {
  readonly field: string

  constructor(field: string, problem: string) {
    super(problem)
    this.field = field
  }
}

/**
 * A game is a function from what the player decided and what was drawn to what happens. It has no memory: a round that goes on is the
 * same moves and one more, run again from the first draw. So a round survives whatever happens to a server, and can be proven by anybody.
 */
export interface Game<Move = Json, View = unknown> {
  code: string
  /** Which page draws it. */
  engine: string
  /** All that decides outcomes, engine's version included. Its digest is the maths version that a round's chance is bound to. */
  maths: Json
  stakes: Stakes
  /** The best way comes first. */
  returns: readonly [Return, ...Return[]]
  /** The most that a round pays, as a multiple of what was staked when it opened. It is a limit, and never reached by accident of rounding. */
  maxWin: number
  /** Of the stake, in basis points, what the jackpot is worth to the player on average. */
  jackpotBp?: number
  /** Reads a move that came from outside, or throws BadMove. The first move of a round has the stake. */
  readMove: (move: unknown, first: boolean) => Move
  /** What was staked with the opening move. */
  stakeOf: (opening: Move) => bigint
  /** Throws BadMove when the last move is not possible. */
  run: (moves: readonly Move[], draws: Draws, given: Given) => Run<View>
  /** A move that the clock decides on: what is written down instead of what was asked for, so long after the round opened. */
  stamp?: (move: Move, elapsedMs: number) => Move
  /** When the round ends by the clock alone, so long after it opened, and with which move. */
  ends?: (moves: readonly Move[], draws: Draws) => { afterMs: number; move: Move }
  /**
   * What is done for a player who does not come back, until the round is over. Nothing where nothing has been drawn that its player could see: the
   * round is void, and the stake goes back.
   */
  abandon?: (run: Run<View>) => Move | undefined
  /** What the page draws and explains the game from: pay table, symbols, lines. Made from the same data as the outcomes. */
  sheet: Json
}
