import type { Draws } from '@tucano/randomness'
import type { Ratio } from '@tucano/round'

/** Numbers as they are said, in their order, with zeros: `['4','3','1','7','1']`, `['60599','76985',…,'49']`. */
export type Result = readonly string[]
/** Groups of choices: a group a pad. */
export type Picks = readonly (readonly string[])[]

/** What was chosen, or a result from elsewhere, is not what it has to be. `field` is `picks`, or the key of a pad. */
export class BadPicks extends Error {
  readonly field: string
  readonly problem: string

  constructor(field: string, problem: string) {
    super(problem)
    this.field = field
    this.problem = problem
  }
}

/** A place to choose from. `key` names it in the page's texts. */
export interface Pad {
  key: string
  look: 'digit' | 'ball' | 'die' | 'word' | 'typed'
  /** In the order in which they are written; none of a typed number. */
  choices: readonly string[]
  /** Of a typed number, else 0. */
  digits: number
  min: number
  max: number
}

export interface Prize {
  key: string
  /** Which choices it is for; empty for all. What a line gives back is the sum of prizes that are for the same. */
  of: string
  /** Of so many outcomes, so many hit a line; where a line can be hit several times, the hits of all outcomes together. */
  ways: bigint
  outcomes: bigint
  /** A multiple of what a line costs, the stake included. */
  odds: (series: number) => Ratio
  /** The stake comes back. */
  isPush: boolean
  /** It is paid as often as it is hit. */
  perHit: boolean
}

/** A prize by its place in the list of the play, and how many lines have it. */
export interface Hit {
  prize: number
  times: number
}

/** A selection that liability is counted by, and how often it is counted with its prize. */
export interface Keyed extends Hit {
  key: string
}

export interface Play {
  code: string
  family: string
  pads: readonly Pad[]
  /** How many pads something is chosen on, at least. */
  least: number
  prizes: readonly Prize[]
  /** Reads what was chosen from its text, canonical or not, or throws BadPicks. */
  read: (text: string) => Picks
  /** The canonical text: `34.5.6`, `01,02.07`, `7....`, `BIG,ODD`, `123,456`. One selection has one text. */
  write: (picks: Picks) => string
  /** How many units it costs. */
  lines: (picks: Picks) => number
  hits: (picks: Picks, result: Result) => readonly Hit[]
  /** The hits of a result that pays the most, or more than any result can. */
  most: (picks: Picks) => readonly Hit[]
  /** What liability is counted by. Null where there are too many selections: such a bet counts with all that it can pay. */
  keys: (picks: Picks) => readonly Keyed[] | null
  /** A choice by chance, where it takes more than something on each pad. */
  quick?: (draws: Draws) => Picks
}

/** A row of a result, as pages show it. */
export interface Part {
  key: string
  look: 'digit' | 'ball' | 'die' | 'number'
  count: number
}

/** What a draw is. */
export interface Shape {
  code: string
  plays: readonly Play[]
  draw: (draws: Draws) => Result
  /** Reads a result from elsewhere, or throws BadPicks. */
  readResult: (numbers: unknown) => Result
  parts: readonly Part[]
}

/** Selections of one bet that liability counts one by one. */
export const KEYS_MAX = 1000
/** Letters of what was chosen for one line of a slip. */
export const PICKS_MAX = 20_000
