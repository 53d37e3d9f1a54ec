import type { Draws } from '@tucano/randomness'
import type { Json } from '@tucano/round'
import type { Specifiers } from '../markets/market.ts'

/** The weights of all that a beat can bring add up to this: a beat draws one number below it. */
export const WEIGHTS = 1_000_000_000

export type SportCode =
  | 'football'
  | 'basketball'
  | 'tennis'
  | 'volleyball'
  | 'american-football'
  | 'mma'
  | 'cs2'
  | 'valorant'
  | 'lol'
  | 'dota2'

export type Side = 'home' | 'away'

/** Something that a beat can bring, with what the match is after it. */
export interface Transition<State> {
  weight: number
  /** What the page tells of it, and what the feed calls it; nothing, where a beat passes without anything to tell. */
  what?: { kind: string; side?: Side; [fact: string]: Json | undefined }
  next: State
  /** The beat is not over: something else of it is drawn from the state after this, such as who scored. */
  goesOn?: true
}

/** Cells of which each stands for all that are alike in something, with their chances together. None has the chance 0. */
export interface Summed<Cell> {
  cells: readonly Cell[]
  chances: Float64Array
}

/** The ways that a part of a match can still end, and how likely each is. What is to be combined in a builder stands in one part. */
export interface Part<Cell> {
  /** `score`, `corners`, `cards`, `set` …: parts are independent of one another, but for those that share a chance. */
  part: string
  /** Which set, map or game it is, where there is a part for each: specifiers that the markets on it bear besides those of their lines. */
  place?: Specifiers
  /** Parts with the same word here hang on the same chance: selections on two of them cannot be combined. */
  chance?: string
  /** The chances add up to 1. A part that is over has one cell. */
  cells: readonly Cell[]
  chances: Float64Array
  /** Cells that have the same number, put together, where that takes no look at each of them; nothing where it does. */
  summed?: (by: (cell: Cell) => number) => Summed<Cell> | undefined
}

/** What everybody may know of a match as it stands: what the feed tells. */
export interface Standing {
  phase: 'before' | 'live' | 'break' | 'over'
  score: { home: number; away: number }
  /** Scores of halves, quarters, sets, maps or rounds, the present one last. */
  periods: readonly { home: number; away: number }[]
  /** Seconds of the match's own clock, where it has one. */
  clockSeconds?: number
  /** The code of the period as the feed writes it. */
  matchStatus: number
  /** Who serves, points of the game, cards, corners, gold …: by the sport. */
  more: Record<string, Json>
}

/**
 * A sport as one table of transitions: it plays the match, prices it and proves it. Everything is a pure function of state and strengths; weights are made
 * with + − × ÷ alone, so that they are the same wherever they are worked out.
 */
export interface SportModel<State extends Json, Strengths extends Json, Cell> {
  sport: SportCode
  /** Of the feed. */
  sportId: number
  /** How long a beat is, in seconds of the world's clock at its ordinary speed. */
  beatSeconds: number
  /** All that decides what happens, in one value: its digest is in the message that a beat is drawn from. */
  maths: Json
  start: (strengths: Strengths) => State
  /** What the next beat can bring, the weights adding up to `WEIGHTS`; nothing once the match is over. */
  transitions: (state: State, strengths: Strengths) => readonly Transition<State>[]
  outlook: (state: State, strengths: Strengths) => readonly Part<Cell>[]
  standing: (state: State) => Standing
}

/** One draw of a beat. */
function drawTransition<State>(transitions: readonly Transition<State>[], draws: Draws): Transition<State> {
  let left = draws.below(WEIGHTS)
  for (const transition of transitions) {
    left -= transition.weight
    if (left < 0) return transition
  }
  throw new RangeError('the weights of a beat do not add up')
}

export interface Beat<State> {
  next: State
  told: NonNullable<Transition<State>['what']>[]
}

/** One beat: its draws decide, and nothing else. */
export function playBeat<State extends Json, Strengths extends Json>(
  model: Pick<SportModel<State, Strengths, never>, 'transitions'>,
  { state, strengths, draws }: { state: State; strengths: Strengths; draws: Draws },
): Beat<State> {
  const told: Beat<State>['told'] = []
  for (let now = state; ;) {
    const { what, next, goesOn } = drawTransition(model.transitions(now, strengths), draws)
    if (what) told.push(what)
    if (!goesOn) return { next, told }
    now = next
  }
}
