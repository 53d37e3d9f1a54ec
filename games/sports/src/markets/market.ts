import type { PriceGroup } from '../prices/overround.ts'

/** How an outcome of a market ends. Half results are those of quarter lines. */
export type Result = 'won' | 'halfWon' | 'void' | 'halfLost' | 'lost'

/** From best to worst. */
export const RESULTS = ['won', 'halfWon', 'void', 'halfLost', 'lost'] as const satisfies readonly Result[]

/** `total=2.5`, `hcp=-0.25`, `setnr=2`: by name. */
export type Specifiers = Readonly<Record<string, string>>

export interface OutcomeWords {
  id: string
  /** As the feed describes it: `{$competitor1}`, `{total}` and the like stand for what the match or the line says. */
  name: { en: string; pt: string }
}

/**
 * A kind of market of one sport. How an outcome ends is a function of how a part of the match ends: the same function prices the market (over all cells),
 * decides it as soon as all cells that are left agree, and settles it.
 */
export interface MarketKind<Cell> {
  id: number
  name: { en: string; pt: string }
  /** Of the feed: `all|score|regular_play`. A stop of bets names them. */
  groups: readonly string[]
  /** Names of its specifiers, in order. */
  specifiers: readonly string[]
  /** Where the outcomes are those of a variant (`sr:exact_goals:6+`). */
  variant?: string
  outcomes: readonly OutcomeWords[]
  /** Which part of the match decides it. Where there is one for each set, map or game: the one whose place is among the market's specifiers. */
  part: string
  /** How much margin it bears. */
  margin: PriceGroup
  /**
   * Cells with the same number here end all its outcomes alike, whatever the line: they are put together before anything is worked out of them. A whole number
   * below `VIEWS`. Without it every cell is looked at by itself.
   */
  by?: (cell: Cell) => number
  /** All players of the match are outcomes, after those that are named here. */
  ofPlayers?: true
  /** Of which players an outcome asks what they have done: cells are split by it (`tellApart` of the sport) before `result` sees them. */
  playersOf?: (outcome: string, specifiers: Specifiers) => readonly string[]
  /**
   * The lines that are worth offering now, from the cells that are left, without the specifiers of the part's place; none where it does not belong to such a
   * match. `undefined` where it has no specifiers but those of the place.
   */
  lines?: (cells: readonly Cell[], chances: Float64Array, players: readonly string[]) => readonly Specifiers[]
  result: (cell: Cell, outcome: string, specifiers: Specifiers) => Result
}

/** Numbers of `MarketKind.by` are below this. */
export const VIEWS = 65_536
